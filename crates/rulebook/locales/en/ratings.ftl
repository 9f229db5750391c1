### Ratings: the page, and the notes at a rated table. Fetched with these.

ratings-lead = How strong the players on this server are, by family of games. Only those who choose to play rated games are listed.
ratings-families = Families of games
ratings-family = Family
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-left = Left early
ratings-none = Nobody has finished a rated game yet.
ratings-no-games = No game of this player has counted yet.
ratings-more = Show more
ratings-failed = The ratings could not be fetched: { $why }
ratings-gone = a player who is no longer here
ratings-program = program
ratings-computer = computer player
ratings-played = Rated games
ratings-was-left = left before the end
ratings-waits = This player left several games early and is not paired with others until { $until }.

profile-games = Games played
profile-count =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
profile-results = Rated results
profile-won = Won
profile-shared = Shared
profile-lost = Not won
profile-streak-won =
    { $count ->
        [one] Won the last rated game.
       *[other] Won the last { $count } rated games in a row.
    }
profile-streak-lost =
    { $count ->
        [one] Did not win the last rated game.
       *[other] Did not win the last { $count } rated games.
    }
profile-army = Favourite army
profile-about = The player has chosen to show this.

rated-counts = Rated: this game counts for everyone who plays.
rated-waits = Rated: the game begins once everyone has sat down, and counts if everyone has an account.
rated-counted = Rated: the result of this game has been counted.
rated-no-unknown = Not rated: this game counts for nobody, because not everyone here is signed in ({ $who }).
rated-no-alone = Not rated: this game counts for nobody, because one player holds seats on two sides ({ $who }).
rated-no-no-people = Not rated: only computer players sit here.
rated-no-throw-known = No longer rated: the game was taken back past a throw, so the throw was known before it came again.
rated-left = left { $share } of their games early

policy-title = How ratings work
policy-counts = Which games count
policy-counts-words = A table is set up as rated, and everyone sees that before sitting down. The game counts if everyone is known: people by their account, programs by their token, computer players by their level. Nobody may hold seats on two sides, and nobody changes seats once the game has begun.
    The server throws the dice and nobody is helped. A move may be taken back by agreement; taking back past a throw makes the game unrated.
policy-number = What the numbers mean
policy-number-words = Ratings follow the method of Weng and Lin, made for games with several sides and teams. Everyone begins at 1500 ± 500; in 19 cases out of 20 the true strength lies within the range shown. A lead of four hundred points means about ten wins for each loss.
    Lists are ordered by the lower end of the range, so one lucky game takes nobody to the top.
policy-leaving = Leaving a game
policy-leaving-words = A player who stays away for longer than the table agreed to wait, or runs out of time on a live clock, has left the game and comes last. A partner who stayed keeps their rating. Resigning is not leaving.
    Beside the rating stands the share of games that a player left early. Anyone who leaves too often is not paired with others until a day after the last such game. Too often means at least three, and more than one in five, of the last twenty rated games.
policy-together = Foul play
policy-together-words = Report a player who helps another to win, plays under two names or loses on purpose. The operator of this server looks at the games and can declare them void, which undoes everything that followed from them. The player can also be removed from the lists.
policy-programs = Programs
policy-programs-words = Programs play with a token that belongs to somebody’s account. They are marked as programs wherever they appear, and are rated like everyone else.

programs-sign-in = Sign in to your account to add programs of your own.
programs-name = Name of the program
programs-make = Add a program
programs-token = The token of { $name }. It is shown only now, so keep it in a safe place: anyone who has it can play as this program.
programs-remove = Remove
