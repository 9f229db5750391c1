### Finding a table and each other, and talk at a table.

together-lead = You need no account, just a name.
together-name = Your name
together-friends = With friends
together-friends-help = Open a table and send its link or code. Everyone plays on their own device; computer players can take any seats left free.
together-friends-go = Open a table
together-friends-more = Choose rules and players

together-code = Do you have a code?
together-code-help = Six letters. Everyone at the table sees them while a seat is free.
together-code-go = Go to the table
together-code-wrong = No table has this code, or its game is over. Check the six letters: I and O are never among them.
together-look = Find people to play with
together-look-help = If too few people come, computer players take the free seats.
together-game = Game
together-wait = Wait at most
together-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
together-how = How you want to play
together-any = Any
together-speed = Clock
together-speed-none = No clock
together-speed-quick = Quick: { $clock }
together-speed-calm = Unhurried: { $clock }
together-speed-days = Over days: { $clock }
together-level = Computer players, if needed
together-level-one = Level { $level }
together-any-options = Changed options are fine
together-options = Change options
together-agreed = Agreed so far: { $what }
together-speed-open = any clock
together-options-own = options as in the rules
together-options-any = any options
together-fill-level = computer players of level { $level }
together-look-go = Find players
together-looking = Looking for people to play { $game }…
together-found = { $people ->
    [1] Only you so far (1 of { $of }).
   *[other] { $people } of { $of } players found.
}
together-left = Computer players will take the free seats in { $time }.
together-stop = Stop looking
together-join = Join
together-others-title = Others are looking for players
together-others = { $count ->
    [one] { $count } person is waiting to play.
   *[other] { $count } people are waiting to play.
}
together-tables = Open tables
together-none = There are no open tables at the moment. Find people to play with, or set up a table of your own that anyone may join.
together-none-such = { $others ->
    [one] No open table matches, but there is one of another kind. Show all tables, or find people to play the way you like.
   *[other] No open table matches, but there are { $others } of other kinds. Show all tables, or find people to play the way you like.
}
together-left-out = { $count ->
    [one] { $count } table of another kind is not shown.
   *[other] { $count } tables of other kinds are not shown.
}
together-filter = Which tables to show
together-filter-any = Any
together-filter-off = Show all tables
together-filter-rules = Game
together-filter-pace = Pace
together-filter-machines = Computer players
together-filter-rated = Ratings
together-pace-none = No clock
together-pace-live = In one sitting
together-pace-days = Over days
together-machines-none = None
together-machines-gentle = Up to level 3
together-machines-middling = Levels 4 to 6
together-machines-strong = Levels 7 and 8
together-rated-not = Not rated
together-rated-all = Rated
together-rated-near = Rated, near my rating (± 200)
together-set-up = Set up a table
together-free = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
together-begun = The game has begun
together-waits = Waiting for players
together-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
together-no-clock = no clock
together-clock = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s a turn
}
together-clock-delay = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] , the first { $seconds } s of a turn free
}
together-clock-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
together-clock-odds = players have different times
together-clock-decides = running out of time loses
together-clock-open = nobody loses on time
together-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
}
together-wish-rated = Rated game
together-wish-near = Only players near my rating (± 200)
together-signed-out = Sign in first: only players with an account have a rating.
together-rated = rated
together-near = players near in rating
together-ratings = ratings { $low } to { $high }
together-ratings-one = rating { $points }
together-program = program
together-seat-free = free
together-seat-filled = free – { $computer } plays until somebody sits down
together-seat-left = { $name } (away, { $computer } plays)
together-somebody = somebody
together-sit = Sit down
together-return = Back to the table
together-watch = Watch
together-lost = The connection is lost. Reconnecting…

agreed = What was agreed

gather-send = Send the invitation
gather-send-words = { $game }: take a seat at my table
gather-short = Code of this table, to enter under “Play with others”:

talk-title = Chat
talk-phrases = Say
talk-reactions = React
talk-words = In your own words
talk-send = Send
talk-open-table = Anyone may join this table, so only ready-made phrases can be used. Everyone reads them in their own language.
talk-private-table = Everyone reads the phrases in their own language. Nothing you say here is stored.
talk-watching = You are watching: what you say is read by others who watch, and by the players only after the game, since it could be advice.
talk-watchers = Watching
talk-watcher = Watcher { $number }
talk-watcher-own = You
talk-nothing = Nobody has said anything yet.
talk-people = The others
talk-mute = Mute
talk-unmute = Unmute
talk-hide = Hide name
talk-unhide = Show name
talk-report = Report
talk-reported = Reported
talk-report-why = Why are you reporting { $who }?
talk-reason-name = The name is offensive
talk-reason-talk = Harasses others
talk-reason-leaving = Leaves or stalls
talk-reason-unfair = Plays unfairly
talk-report-not = Do not report
talk-report-then = The operator of this server sees the report with the game, the seat, the name and your reason, and decides what to do. Nobody at the table learns of it. To read no more of this player’s messages, mute them.
talk-report-sent = Thank you. The report has reached the operator of this server.
talk-said-hello = Hello!
talk-said-good-luck = Good luck!
talk-said-well-played = Well played!
talk-said-lucky = What luck!
talk-said-thinking = I’m thinking…
talk-said-no-hurry = Take your time.
talk-said-away = I’ll be right back.
talk-said-back = I’m back.
talk-said-sorry = Sorry!
talk-said-thanks = Thank you!
talk-said-another = Another game?
talk-said-bye = Goodbye!
talk-shown-smile = Smile
talk-shown-laugh = Laughter
talk-shown-wow = Surprise
talk-shown-sad = Sadness
talk-shown-applause = Bravo!
