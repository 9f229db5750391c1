### The words of the page itself; those of the rules are in rules.ftl.
### Messages that begin with `w-` are helpers: they see the arguments of the message that refers to them.

## Frame

language-switch = Language
skip = Skip the header
loading = One moment…
page-missing = There is no such page
page-missing-why = The address may be mistyped, or what was there is gone. The games are all still here.
game-unknown = There is no game with that name here.
cancel = Cancel
yes = yes
no = no
try-again = Try again

## Gallery

gallery-title = Old board games of India and Sri Lanka
gallery-intro = Spread the cloth, throw the die and play: against the computer, with friends at this screen, or both.
gallery-intro-links = Spread the cloth, throw the die and play: against the computer, with friends at this screen, or far apart, by links.
card-players = { $count } players
card-dice = with dice
card-no-dice = no dice
card-minutes = about { $count } min against the computer, roughly { $people } min against people
card-alias = Also known as { $name }
card-draft = a draft
card-play = Play
card-rules = Rules
rules-contents = In these rules
continue-take-off = Remove from this list
continue-off = { $title }: removed from this list. The game itself is still saved.
continue-put-back = Restore
home-first = Play your first game
home-again = Play { $title }
home-last = Your last game, { $title }:
home-learn = Learn to play
home-games = Games
home-kin = { $count ->
    [one] One relative
   *[other] { $count } relatives
}
kinship = { $kind ->
    [described] from the sources
    [named] mentioned in the sources
   *[relative] a relative
}
home-drafts = Drafts
home-drafts-help = These games can be played and read already, but their rules and texts may still change.
living-label = { $title }: a real game between computer players
living-pause = Pause this game
living-go = Resume this game
played-now = just now
tile-doubt = The spelling is reconstructed from Latin letters and is not certain.
way-minutes = { $count } min
way-set-up = Set up
strip-title = Games in progress
strip-throw = { $seatColour ->
    [you] your throw
   *[other] { w-Seat } throws
}
strip-move = { $seatColour ->
    [you] your move
   *[other] { w-Seat } to move
}
strip-go = Continue
strip-more = More games
return-wait = { $count ->
    [one] { $names } waits for you
   *[other] { $names } wait for you
}
return-turn = It is your turn
return-goes-on = Your game goes on
return-throw = Your throw, { $since }
return-move = Your move, { $since }
return-for-now = just now
return-for-minute = { $count ->
    [one] for a minute now
   *[other] for { $count } minutes now
}
return-for-hour = { $count ->
    [one] for an hour now
   *[other] for { $count } hours now
}
return-for-day = { $count ->
    [one] for a day now
   *[other] for { $count } days now
}
return-die = the die is yours
return-yours = it is your turn
return-board = { $title }: the board as it stands
own-theirs = the others’ turn
own-watched = you are looking on
own-with = with { $names }
own-with-others = with others
own-here = on this screen
strip-also = Also going on
search-label = Find a game
search-hint = Find a game by any name
search-found = { $count ->
    [0] No game found
    [one] One game found
   *[other] { $count } games found
}
search-none = No game here is called “{ $query }”.
search-words = Words and history

## Setting up a table

new-mode = How you play
new-mode-computer = Against the computer
new-mode-computer-about = { $top ->
    [1] Only the first strength, as set for your class.
    [8] Eight strengths to climb.
   *[other] Strengths to climb: { $top }.
}
new-mode-here = At this screen
new-mode-here-about = Hand the device round, or sit around it.
new-mode-friends = With friends
new-mode-friends-about = Each on their own device: you get a link to send.
new-mode-links-about = Each on their own device, without a server: moves travel as links.
new-level = How strong
new-level-of = level { $level } of { $top }
new-level-perfect = Solved: with perfect play { $result ->
    [won] the first player wins
    [lost] the first player loses
   *[drawn] nobody wins
}. This opponent plays perfectly.
new-level-beaten = beaten
new-level-next = { $top ->
    [yes] You have beaten the strongest.
   *[no] You have beaten level { $beaten }: level { $next } waits.
}
new-side = Your side
new-names = Who sits there
new-when = When
new-when-now = Now, all at the same time
new-when-days = Over several days, each when they like
new-details = Details
new-seats = Who sits where
new-player-of = Who plays { w-colour }
new-person = A person
new-computer = Computer
new-bot = { $name } ({ $level })
new-character-of = Character of the computer that plays { w-colour }
new-no-character = ordinary character
new-name = Name (optional)
new-dice = Dice
new-dice-fair = The computer throws, fairly
new-dice-hand = Real dice: you enter each throw
new-start = Start the game
new-changed = { $count ->
    [one] 1 changed
   *[other] { $count } changed
}
new-reset = Restore original rules
new-options = Options
new-options-intro = The options follow the original rules. Open a group to change them.
options-dice = Dice
options-board = Board and start
options-players = Players and turns
options-captures = Moves and captures
options-promotion = Promotion
options-kings = Kings and thrones
options-end = Goal and end
option-reset = Reset
value-off = switched off
value-fair = pure chance
value-skilled = skilled
value-skill = Chance of success
value-word-all = all

## Table

table-missing = There is no such table
table-options = Changed at this table
table-of-day = { $game ->
    [hunt] Daily hunt
   *[throw] Daily throw
}
table-begins = { $seatColour ->
    [you] You begin this game.
   *[other] { w-Seat } begins this game.
}
told-round = { $players ->
    [4] { $of ->
        [0] Round { $round }
       *[other] Round { $round } of { $of }
    }
   *[2] Move { $round }
}
dice-faces = What each face moves
seat-last = Last turn: { $turn }
tool-back = Undo
tool-recall = Recap
tool-threats = Threats
turn-board = Turn the board
tool-draw = Draw arrows
tool-more = More
tab-log = Moves
tab-rules = Rules
intro-open = In pictures
intro-how = How is this played?
tabs-beside = Beside the board
status-browsing = You are looking at an earlier moment of the game.
status-paused = Paused. { $seatColour ->
    [you] You are next.
   *[other] { w-Seat } is next.
}
status-over = The game is over.
status-vain = { $seatColour ->
    [you] Thrown for you: few throws allow a move.
   *[other] { w-Seat } throws.
}
status-throw = { $seatColour ->
    [you] It is your turn to throw.
   *[other] { w-Seat } throws.
}
status-throw-led = { $throwerColour ->
    [you] You throw;
   *[other] { w-Thrower } throws;
} { $seatColour ->
    [you] you move the pieces.
   *[other] { w-seat } moves the pieces.
}
status-owed = { $free ->
    [yes] Waiting for { $count ->
        [one] a player
       *[other] players
    }. Still free: { $who }.
   *[no] The throw waits for { $who }.
}
status-pass = { $seatColour ->
    [you] You have nothing to move.
   *[other] { w-Seat } has nothing to move.
}
status-move = { $seatColour ->
    [you] Your move.
   *[other] { w-Seat } to move.
}
status-command = { $throwerColour ->
    [you] You have thrown
   *[other] { w-Thrower } has thrown
}, and { $seatColour ->
    [you] you play the throw.
   *[other] { w-seat } plays the throw.
}
status-move-huff = { $seatColour ->
    [you] Your move. You have to capture: miss it and you lose a piece.
   *[other] { w-Seat } to move. A capture is due: missing it costs a piece.
}
status-huff = { $seatColour ->
    [you] Huff: choose a piece that missed a capture, and it is removed.
   *[other] { w-Seat } huffs: a piece that missed a capture is removed.
}
status-huff-may = { $seatColour ->
    [you] You may huff: choose a piece that missed a capture, and it is removed.
   *[other] { w-Seat } may huff: remove a piece that missed a capture.
}
status-exchange-offered = { $byColour ->
    [you] You offer
   *[other] { w-By } offers
} an exchange of kings: { $ownColour ->
    [you] yours and { x-other-s } would both return.
   *[other] { x-own }’s and { x-other-s } would both return.
}
status-accept = { $seatColour ->
    [you] Do you agree to exchange the kings?
   *[other] { w-Seat } answers the offer to exchange the kings.
}
status-offer-exchange = { $seatColour ->
    [you] You may offer an exchange of kings.
   *[other] { w-Seat } may offer an exchange of kings.
}
status-place = { $role ->
    [cow] { $seatColour ->
        [you] Place a cow: choose an empty point.
       *[other] { w-Seat } places a cow.
    }
    [leopard] { $seatColour ->
        [you] Place a leopard: choose an empty point.
       *[other] { w-Seat } places a leopard.
    }
    [fox] { $seatColour ->
        [you] Place the fox: choose an empty point.
       *[other] { w-Seat } places the fox.
    }
    [goose] { $seatColour ->
        [you] Place a goose: choose an empty point.
       *[other] { w-Seat } places a goose.
    }
   *[king] { $seatColour ->
        [you] Bring
       *[other] { w-Seat } brings
    } { $kingColour ->
        [none] the king
        [you] your king
       *[other] the { w-king } king
    } back{ $seatColour ->
        [you] : choose an empty square.
       *[other] .
    }
}
status-call = { $seatColour ->
    [you] Name the face that you want to throw.
   *[other] { w-Seat } names a face to try for.
}
status-promote = { $seatColour ->
    [you] You may promote a waiting pawn: choose it.
   *[other] { w-Seat } may promote a waiting pawn.
}
status-promote-must = { $seatColour ->
    [you] You have to promote the waiting pawn: choose it.
   *[other] { w-Seat } has to promote the waiting pawn.
}
status-withdraw = { $seatColour ->
    [you] You may withdraw your last king from the board.
   *[other] { w-Seat } may withdraw { $seatNamed ->
        [yes] their
       *[no] its
    } last king from the board.
}
status-check = { $seatColour ->
    [you] Check! Save your king.
   *[other] Check. { w-Seat } to move.
}
status-chain = { $seatColour ->
    [you] Jump on: the capture has to be finished.
   *[other] { w-Seat } has to jump on.
}
status-stop = { $seatColour ->
    [you] You may jump again, or stop.
   *[other] { w-Seat } may jump again, or stop.
}
status-stop-huff = { $seatColour ->
    [you] Jump again: if you stop here, you lose the piece.
   *[other] { w-Seat } has to jump again: stopping now costs the piece.
}
notice-wait = It is { w-Seat }’s turn. Wait a moment.
notice-paused = The computer is paused, and it is { w-Seat }’s turn. Let it continue, or play one step.
tempo = How fast the computer plays
tempo-pause = Pause
tempo-go-on = Continue
tempo-step = One step
tempo-slow = slow
tempo-normal = normal
tempo-fast = fast
seat-throws = { $seatColour ->
    [you] your throw
   *[other] throws
}
seat-decides = { $seatColour ->
    [you] your move
   *[other] to move
}
seat-thinks = thinking…
seat-thrower = { $seatColour ->
    [you] your throw
   *[other] threw
}
seat-with = with { w-by-seat }
seat-out = out
seat-commanded = commanded by { w-by-seat }
seat-boat-led = boat commanded by { w-by-seat }
seat-in-hand = { $count } in hand
seat-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
seat-kills = kills { $count }/{ $target }
team-points = Team points
captives = captured: { $count } × { $piece }
result-title = Result
result-draw = A draw
result-name = { $seatColour ->
    [you] You
   *[other] { w-Seat }
}
result-win = { $who ->
    [you] You win
   *[other] { $side ->
        [cow] The cows win
        [fox] The fox wins
        [goose] The geese win
        [leopard] The leopards win
       *[none] { $names } { w-win }
    }
}
result-lost = You lose: { $side ->
    [cow] the cows win
    [fox] the fox wins
    [goose] the geese win
    [leopard] the leopards win
   *[none] { $names } { w-win }
}
w-win = { $how ->
    [one] wins
    [shared] share first place
   *[team] win
}
result-own = { $rank ->
    [0] You lost.
   *[other] You came { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $of }{ $points ->
        [yes] , with { $count ->
            [one] 1 point
           *[other] { $count } points
        }.
       *[no] .
    }
}
result-kills = { $count } of { $target }
result-target = { $side ->
    [leopard] { $count ->
        [one] The leopards have killed one cow.
       *[other] The leopards have killed { $count } cows.
    }
    [fox] { $count ->
        [one] The fox has killed one goose.
       *[other] The fox has killed { $count } geese.
    }
   *[none] { $count ->
        [one] One piece has been captured.
       *[other] { $count } pieces have been captured.
    }
}
result-level = Try { $bot } next
result-look = Look at the board
result-study = Who deserved to win?
result-gallery = All games
sure-resign = { $seatColour ->
    [you] Really resign?
   *[other] { w-Seat }: really resign?
}
sure-agree = { $end ->
    [points] End here, points as they stand?
   *[draw] End here as a draw?
}
sure-reopen = Reopen the game?
sure-anew = Play on in a new game?
sure-rise = Really leave the seat?
sure-clock = Really end the game?
sure-again = Press again to confirm; otherwise nothing happens.
losses-many = Lost since your last turn: { $count } pieces.
out-title = { $count ->
    [one] You are out.
   *[other] Nobody at this screen is still playing.
}
out-led = You are not in command for now.
out-left = You have resigned and come last; a computer player leads your army.
out-commanded = { w-Seat } commands your army.
out-frozen = Your king has fallen and your army is frozen: it stays where it is and can still be captured.
out-gone = Your last piece is gone.
back-exchange = An exchange of kings can still bring you back.
back-rescue = If your partner captures an enemy king, yours may return.
back-king = If one of your pawns becomes a king, you command again.
back-ally = If your partner’s king falls, command passes to you.
back-never = Nothing can bring you back into this game.
out-unseen = Skip to the end
out-watch = Watch
out-fast = Fast-forward
out-new = New game
unseen-title = The rest is being played.
unseen-turn = Turn { $turn }
unseen-stop = Stop and watch
settled-words = The points still available can no longer change the standings.
settled-end = End the game here
settled-on = Play on
quiet-words = Nothing has been captured for { $count } rounds, and the game is going nowhere.
result-again = { $first ->
    [yes] Rematch
   *[no] Rematch, same colours
}
result-elsewhere = { $first ->
    [yes] Rematch, swap colours
   *[no] Rematch, new seats
}
result-review = Replay
result-share = Share
result-save = Save picture
result-saved = The picture is saved.
result-left = resigned
deed-capture = captures
deed-parade = parades
deed-huff = huffs
deed-throne-entry = thrones
deed-throne-kill = kings on their thrones
deed-empire = empire
deed-all-kings = all three kings
deed-king-returned = kings returned
deed-forked-kings = kings attacked together
deed-before = before this game
line-elsewhere = This page plays on in another window. To go on here, click on it.
line-lost = The connection is lost. Reconnecting… Nothing you have played is lost. If you have stopped Ashtapada, start it again.
line-waiting = The connection is lost. What you did is saved and will be sent as soon as the connection is back.
line-waiting-action = The connection is lost. Waiting to send: { $action }.
unsaved = What you did is not saved yet.
unsaved-action = Not saved yet: { $action }.
send-again = Send again

## Tools of the board

undo-step = Undo step (Backspace)
show-attacks = Show what is attacked
draw-on-board = Draw circles and arrows
turn-follow = Face the player to move

## Dice

dice-throw = Throw
dice-choose = Or choose what is thrown
dice-enter = Enter your throw
dice-enter-again = Reroll a 1 or a 6.
dice-enter-counted = A 1 counts as 5, and a 6 as 4.
dice-enter-first = Enter the first die
dice-enter-second = First die { $face }. And the second?
dice-enter-face = Enter { $face }
die-shows = The die shows { $face }
die-used = { $face }, used

## Settings

settings = Settings
settings-kept = Saved in this browser only.
setting-theme = Board and page
choice-theme-system = as on this device
choice-theme-cloth = cloth
choice-theme-wood = plain wood
choice-theme-contrast = high contrast
choice-theme-dark = dark
setting-armies = Colours of the armies
choice-armies-document = as in the original rules
choice-armies-dyes = old dyes
dyes-note = The rules call the armies by their original colours. Here they wear old dyes:
setting-men = Pieces of the armies
choice-men-silhouettes = silhouettes
choice-men-letters = letters
choice-men-chessmen = chessmen
setting-museum = Chess pieces
choice-museum-plain = plain
choice-museum-egyptian = Egyptian
choice-museum-letters = letters
setting-hints = Legal moves on the board
choice-hints-usual = depends on the game
choice-hints-all = all
choice-hints-picked = once a piece is picked up
choice-hints-none = none

setting-moves = How moves are told
choice-moves-usual = depends on the game
choice-moves-pictures = in pictures
choice-moves-sentences = in sentences
choice-moves-notation = in notation
setting-remarks = Remarks of computer players
choice-remarks-shown = at great moments
choice-remarks-hidden = never
setting-dice = Dice
choice-dice-roll = roll over the cloth
choice-dice-quick = roll quickly
choice-dice-still = appear without rolling
setting-throwing = Throwing
choice-throwing-hand = I throw
choice-throwing-auto = the computer throws
setting-pace = How fast the computer plays
choice-pace-normal = normal
choice-pace-slow = slow
choice-pace-quick = fast
choice-pace-wait = wait for me
setting-volume = Sound
choice-volume-soft = soft
choice-volume-full = loud
choice-volume-off = off
setting-sounds = Which sounds
sound-wood = a move
sound-leap = a leap
sound-capture = a capture
sound-parade = a parade of boats
sound-dice = dice
sound-turn = your turn
sound-try = Listen: { $sound }

## Legend

legend-open = What the symbols mean
men-key = Pieces and their names

## Dice on the cloth

go-on = Next: { w-Seat }
recall = Since your last turn
lost-one = { w-Seat } ({ $faces })
lost-others = No move for { $throws }.
lost-before = { $seatColour ->
    [you] Your last throw:
   *[other] { w-Seat }’s last throw:
}
lost-row = { $seatColour ->
    [you] { "" }
   *[other] { w-Seat }:{ " " }
}{ $count ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[other] { $count }
} lost throws: { $faces }
onward = On to my next decision
onward-stop = Stop here
offer-throwing = Shall throws make themselves from now on?
offer-throwing-yes = Yes, throw for me
offer-throwing-no = No, I throw
lost-sign = Lost throw: { $faces }
lost-seen = Got it
idle-pieces = { $role ->
    [king] { $count ->
        [one] the king
       *[other] the kings
    }
    [elephant] { $count ->
        [one] the elephant
       *[other] the elephants
    }
    [horse] { $count ->
        [one] the horse
       *[other] the horses
    }
    [boat] { $count ->
        [one] the boat
       *[other] the boats
    }
   *[pawn] { $count ->
        [one] the pawn
       *[other] the pawns
    }
} ({ $spots })
idle-thrown = A { $face } was thrown: { $reasons }.
idle-blocked = { $pieces } cannot move
idle-held = { $pieces } { $count ->
    [one] is
   *[other] are
} under someone else’s command
idle-frozen = { $pieces } { $count ->
    [one] is
   *[other] are
} frozen
idle-gone = { $role ->
    [king] the king
    [elephant] the elephant
    [horse] the horse
    [boat] the boat
   *[pawn] the pawns
}
idle-lost = { $pieces } { $count ->
    [one] is
   *[other] are
} gone

## Order of play
order-clockwise = Play goes clockwise: { $names }.
order-counter = Play goes anticlockwise: { $names }.
order-across = Order of play: { $names }.
order-passed = Skipped: { $names }.
order-then = { $seatColour ->
    [you] You are next.
   *[other] { w-Seat } is next.
}
order-name = { w-seat }
sitter-human = played by somebody at this screen
sitter-bot = played by the computer

## Clocks
clock = Clock
clock-left-days = { $days ->
    [one] 1 day { $hours } h
   *[other] { $days } days { $hours } h
}
clock-waits = { $who ->
    [you] The clocks start when you start to play.
   *[other] The clocks start when somebody starts to play.
}
clock-left = time left:
clock-low = { $seatColour ->
    [you] You are short of time.
   *[other] { w-Seat } is short of time.
}
clock-up = { $seatColour ->
    [you] Your time is up.
   *[other] { w-Seat }’s time is up.
}
clock-end = { $seatColour ->
    [you] Resign
   *[other] End { w-Seat }’s game
}
clock-end-two = { $seatColour ->
    [you] Play on, or resign: the other side then wins.
   *[other] Play on, or end { w-Seat }’s game: the other side then wins.
}
clock-end-team = { $seatColour ->
    [you] Play on, or resign: the other team then wins.
   *[other] Play on, or end { w-Seat }’s game: the other team then wins.
}
clock-end-solo = { $seatColour ->
    [you] Play on, or resign: that ends the game, and you come last. The others keep the places they hold now.
   *[other] Play on, or end the game here: { w-Seat } comes last, and the others keep the places they hold now.
}
clock-more = { $count ->
    [1440] Play on (+1 day)
   *[other] Play on (+{ $count } min)
}
clock-given = { $seatColour ->
    [you] You get
   *[other] { w-Seat } gets
} { $count ->
    [1440] one more day.
    [one] one more minute.
   *[other] { $count } more minutes.
}
sound-low = little time left
sound-end = the end of a game
problem-bad-clock = A clock gives each player 10 seconds to 10 hours, plus at most 600 seconds a turn; or 1 to 30 days for each turn.
problem-clock-runs = That clock has not run out yet.

## Decisions

act-stop = Stop here
act-pass = Pass
act-pass-forced = No move possible: pass
act-pass-promotion = Leave the pawn waiting
act-pass-withdraw = Play on
act-pass-exchange = Make no offer
pass-hint = { $count ->
    [one] The other die is lost.
   *[other] Both dice are lost.
}
act-call = Try for { $face }
act-offer-exchange = Offer to exchange kings
act-offer-exchange-at = Offer: { $at } king returns
act-accept = Accept
act-decline = Decline
act-withdraw = Withdraw the king
promotion-at = What does the pawn on { $at } become?
then-if = { $kind ->
    [accept] If you accept:
    [offer-exchange] If it is accepted:
   *[other] If you withdraw him:
}
agreed-standing = As it stands: { $list }.
promotion-to = { w-Role }
promotion-stay = Stay a pawn
menu-take-back = Undo the last move
menu-agree = { $players ->
    [2] Offer a draw
   *[other] End by agreement
}
menu-resign = Resign

## Rules at hand

rule-show = See the rule
signs-now = On the board now:
legend-waiting = a pawn waiting to be promoted
legend-frozen = a frozen army
legend-commanded = pieces under someone else’s command
legend-huffable = a piece that missed a capture
legend-checked = a king in check
table-option-instead = { $source ->
    [document] Original rules: { $value }.
   *[other] Normally: { $value }.
}
table-options-rest = Unchanged options
table-options-none = No options changed

## Learning

example-play = Play it yourself
example-again = Start again
example-rejoin = Back to the example
places-label = Main pages
nav-play = Play
nav-learn = Learn
nav-together = Together
nav-daily = Daily
nav-you = You
nav-words = The words of the games
nav-history = A short history
nav-solved = Solved games
class-link = For teachers
nav-calls = { $count ->
    [one] one game waits for you
   *[other] { $count } games wait for you
}
foot-label = More about the games
gallery-words = Words and history
tour-offer = First time here?
tour-begin = Show me around (1 min)
tour-decline = No, thanks
tour-title = Around the table
tour-next = Next
tour-skip = Skip
tour-end = Play
tour-stop-board = This is the board. Pieces you may move have a ring: choose one, then a highlighted spot for it, or drag it there.
tour-stop-dice = The dice say what may move: the small symbols beside a face show which pieces it moves. Throw here.
tour-stop-why = Here you see whose turn it is. Try a move that is not allowed, and you are told why, with a link to the rule.
tour-stop-log = Everything that happened is listed here. Step back through it, or branch off and try something else.
tour-stop-rules = Here are the rules of this game, what was changed at this table, and a path of short lessons.
card-first = First game, guided
daily-title = Position of the day
page-day = Game of the day
page-rush = Three-minute rush
card-learn = Lessons
learn-lead = Begin with a guided first game: three minutes, and every move is explained. The lessons go on from there.
learn-done = { $count } done
learn-title = { $title }: lessons
learn-count = { $solved } of { $all } solved{ $shown ->
    [0] {""}
   *[other] , { $shown } shown
}
learn-finished = All solved. You know the rules; now play.
learn-none = There are no lessons for this game yet.
lesson-path = The lessons
lesson-number = Lesson { $number }{ $done ->
    [solved] , solved
    [shown] , solution shown
   *[no] {""}
}
lesson-next = Next lesson
lesson-show = Show me
lesson-solved = Solved!
lesson-shown = That was the solution. Now it is your turn.
lesson-try = Try it yourself
lesson-astray = Not quite. Start again, or play on and see what happens.

## Log

log-title = What happened
log-empty = Nothing has been played yet.
log-pass = pass
log-stop = stop
log-huff = huff { $at }
log-place = on { $at }
log-call = try for { $face }
log-offer-exchange = offer to exchange kings
log-offer-exchange-at = offer to exchange kings ({ $at })
log-accept = accept
log-decline = decline
log-withdraw = withdraw the king
log-resign = { $seatColour ->
    [you] you resign
   *[other] { w-Seat } resigns
}
log-resigned = { $seatColour ->
    [you] You resign.
   *[other] { w-Seat } resigns.
}
log-away = { $seatColour ->
    [you] You were away for too long.
   *[other] { w-Seat } was away for too long.
}
log-stand-in = { $seatColour ->
    [you] A computer player stands in for you.
   *[other] A computer player stands in for { w-Seat }.
}
log-back = { $seatColour ->
    [you] You have come to the table.
   *[other] { w-Seat } has come to the table.
}
log-agree = { $players ->
    [2] draw agreed
   *[other] ended by agreement
}
step-first = To the start
step-back = One step back
step-forward = One step forward
step-last = To the latest move
copy-position = Copy position
download-record = Save record
copied = Position copied.
copy-failed = Could not copy. Copy it from here: { $text }
example-step = { $step } of { $last }

## Stepping through, branches, records

replay-play = Replay
replay-stop = Stop
replay-pace = { $pace ->
    [slow] Replay: slow
    [quick] Replay: fast
   *[other] Replay: normal speed
}
step-slider = Position in the game
step-at = { $step } of { $last }: { $action }
tool-hint = Hint
tool-lines = Analysis
tool-review = Review
branch-try = Try from here
branch-here = { $turns ->
    [0] A branch: try whatever you like; the game itself stays as it is. Throws are random, or you choose them.
    [one] A branch, one step from the game.
   *[other] A branch, { $turns } steps from the game.
}
branch-back = Back to the game
branch-play-on = Play on from here
review-here = { $title }: step through the game, or try something out. Nothing is saved.
review-empty = There is no record to look at here
link-empty = This link does not lead to a position
new-carried = { $count ->
    [0] The game begins with this position.
   *[other] The game continues from this position.
}

## Saving and sharing: records, links, pictures

close = Close
share-open = Save and share
share-title = Save and share
share-game = The game
share-position = This position
share-links = Links
share-copy = Copy
share-copy-record = Copy record
share-record-copied = Record copied.
share-gif = Animated GIF
share-film = The game as an animation
share-from = From round
share-to = to
share-video = Video (WebM)
share-making = Drawing… { $part } %
share-cancel = Cancel
share-length = { $turns ->
    [one] { $turns } turn; those without a move are left out.
   *[other] { $turns } turns; those without a move are left out.
}
share-thinned = { $turns } turns: the animation shows { $shown } of them, evenly spread.
share-range-wrong = Rounds are numbered from 1 to { $last }, as in the log; the first must not come after the last.
share-svg = Picture (SVG)
share-png = Picture (PNG)
share-print = Print
share-change = Edit the position
share-link = Link
share-link-copied = Link copied.
share-frame = Board for a web page
share-frame-copied = Code copied.
share-here = These addresses open only on this computer, while Ashtapada runs on it.
share-whole = Include the moves so far
record-open = Open a game record
record-how = Choose a file, drop it anywhere on this page, or paste the record here.
record-file = Choose a file
record-text = Game record
record-read = Load
record-found = { $title }: { $names }.
record-look = View game
record-unreadable = This file is not text in UTF-8. Save it as UTF-8 in a text editor, or paste the record here.

## Setting up a position

setup-link = Set up a position
setup-title = Set up a position
setup-palette = What to put on the board
setup-move = Move
setup-remove = Remove
setup-pawn-of = { w-colour } { $origin ->
    [king] king’s
    [elephant] elephant’s
    [horse] horse’s
   *[boat] boat’s
} pawn
setup-held = Picked up from { $at }: where should it go?
setup-clear = Clear the board
setup-start = Starting position
setup-turn = To move
setup-none = none
setup-text = The position as text
setup-play = Play from here
setup-try = Try it out

## Reading the board aloud

board-keys = Arrow keys move around the board, Enter chooses, Escape puts the piece back.
piece-of-army = { w-piece }
told-goes = { $at } may go to { $spots }.
told-back = The game went back to an earlier position.
begun-anew = This page and the server disagree about the game; perhaps a backup was restored. You now see what the server has. Moves sent or planned here earlier no longer count.
spot-empty = empty
spot-may-move = may move
spot-must-capture = may capture, and may be lost if no capture is made
spot-attacked = attacked from { $by }
spot-planned = planned move { $number }, to { $to }
spot-mark = marked square
spot-last = moved last
spot-lines = Lines to { $ends }.
spot-target-step = may be moved to
spot-target-capture = may be captured by going here
spot-target-over = land here, capturing { $at }
spot-target-place = a piece may be placed here
spot-target-huff = may be huffed
sign-waiting = waiting to be promoted
sign-frozen = frozen
sign-commanded = commanded by { w-colour }
sign-huffable = missed a capture
sign-checked = in check
sign-throne = throne of the { w-colour } king

## Keys

keys-title = Keyboard shortcuts
keys-letters-page = Single-key shortcuts work everywhere except where you type. In the settings you can limit them to the board or turn them off.
keys-letters-board = Single-key shortcuts work on the board only. You can change that in the settings.
keys-letters-off = Single-key shortcuts are turned off. You can turn them on in the settings.
keys-board = On the board
key-board-walk = move around the board
key-board-choose = pick up, put down, choose; while drawing: a circle, and from a circle an arrow
key-board-next-choice = to the next piece that may move, or the next place to go to
key-board-undo = undo the last step of a turn or of a chain of jumps
key-board-let-go = put the piece back
key-board-remove = remove what stands there, when you set up a position
keys-table = At the table
key-table-throw = throw
key-table-go-on = show the next computer player’s turn, if the page is waiting for you
key-table-recall = show again what happened since your last turn
key-table-face = enter the face of a die, name the one you try for, choose between the routes of a chain
key-table-pass = pass, stop jumping, decline to make an offer
key-table-take-back = undo the last move
key-table-attacks = hold: show what is attacked
key-table-drawing = draw with any button, or stop drawing
key-table-hint = a hint: the best move, and why
key-table-lines = what every move is worth
key-table-turn = turn the board
key-table-again = repeat what has happened and whose turn it is
keys-timeline = Through the game
key-timeline-back = one step back
key-timeline-forward = one step forward
key-timeline-first = to the start
key-timeline-last = to the latest move
key-timeline-play = replay the game, or stop
keys-chart = On the chart of chances
key-chart-back = one step back
key-chart-forward = one step forward
key-chart-first = to the start
key-chart-last = to the end
key-chart-moment-before = to the decisive moment before
key-chart-moment-after = to the next decisive moment
keys-typing = Typing moves
key-typing-next = the next possible move
key-typing-before = the previous possible move
key-typing-play = play the typed move
key-typing-leave = close the list, clear the field, back to the board
keys-page = On every page
key-page-help = these shortcuts
key-page-board = to the board
key-page-typing = to the field for typed moves
key-page-close = close the panel over the page
keys-pointer = With mouse or finger
key-pointer-drag = Drag a piece, or click it and then its destination.
key-pointer-right = Right button: draw an arrow, or a circle on a single spot; Shift, Ctrl and Alt change the colour. It also cancels moves planned ahead.
key-pointer-wheel = Mouse wheel over the board: step through the game.
typing-tool = Type moves
typing-label = Type a move
typing-list = Possible moves
typing-several = “{ $text }” could mean any of { $count } moves: type more, or choose from the list.
typing-routes = “{ $text }” could mean several routes: { $routes }. Type one of them, or choose from the list.
typing-unknown = “{ $text }” is not a move that can be played now.
typing-unreached = None of your pieces may go to { $at } now.
typing-nothing = There is nothing for you to play at the moment.
typing-browsing = You are looking at an earlier moment of the game: go to the latest move (») to play.
setting-typing = Field for typed moves
choice-typing-hidden = hidden
choice-typing-shown = beside the board
keycap-space = Space
setting-letters = Single-key shortcuts
choice-letters-page = on the whole page
choice-letters-board = only on the board
choice-letters-off = off

## What went wrong

problem-unreachable = The server does not answer. Is Ashtapada still running? If not, start it again, then try once more.
problem-unexpected = Something went wrong. Reload the page; your games are safe.
problem-http = The server could not do that. Try again.
problem-stale = The game has moved on in the meantime: look at the board and decide again.
problem-illegal = That cannot be played now.
problem-bad-record = The record cannot be read. { $message }
problem-bad-position = The text of this position cannot be read. { $message }
problem-bad-actions = These moves cannot be played. { $message }
problem-bad-option = { $message }
problem-alone-storage = This browser could not keep it, so nothing was changed. Save your games in a file, make room on the device, and try again.
problem-alone-unreachable = What plays in this page could not be loaded. Reload the page; your games are safe.
problem-storage = This could not be saved or read. Try again in a moment; if that does not help, the server’s log says why.
problem-too-long = This is too long for the server.
problem-timeout = The server did not receive the whole request in time. Try again.
problem-not-found = There is no such table. It may have been deleted.
problem-bad-request = The server did not understand the request. Reload the page.
problem-bad-seat = That player cannot sit there.
problem-not-your-seat = The computer plays that side.
problem-others-seat = Another player plays that side.
problem-plays-on = The computer declines: it still hopes for more.
problem-signed-out = You are not signed in here, or your session has ended: sign in again.
problem-seat-taken = Somebody else sits there already.
problem-name-taken = Somebody at this table has a name that looks the same: choose a different name.
problem-bad-name = This name contains something invisible, or something that changes how the text around it looks. Type it again without that.
problem-watching = You are watching this game. To play, take a free seat.
problem-one-screen = This table is played only on the computer that Ashtapada runs on.
problem-others-play = Others play here too: pausing needs everyone’s consent, and hints are off unless the table allows them.
problem-away = A player is away, and the computer plays in their place. Until they are back, nothing is taken back, no extra time is given, and the game is not ended by agreement.
problem-by-links = In a game by links each plays on their own device. What was sent is not taken back.
problem-nothing-to-take-back = There is nothing to take back yet.
problem-hand-dice = At this table one throws by hand: enter what comes up.
problem-fair-dice = At this table the computer throws.
problem-counts = This game is rated: it begins once everyone has sat down, nobody may change seats, and the result stands.
problem-seeds = The dice are not ready yet: try again in a moment.
problem-seeds-spent = The dice of this game have been reset too many times: set up another table.
problem-secret-published = The game is over, and its secret number is known: play on in a new game.
problem-throws-known = Everybody plays this game of the day alike, so nothing is taken back.
problem-slow = This page has fallen behind and is catching up.
problem-busy = The server is very busy. Try again in a minute.
problem-too-soon = Not so fast: wait a moment and try again.
problem-stopping = The server is stopping. The game is saved and continues when the server is back.
problem-moved = This table is moving to another server. Nothing is lost; the page reconnects by itself.
problem-forbidden = The server does not answer requests from this page. Open the page at the address that Ashtapada shows.
problem-server = The server could not do that. Try again.
problem-unreadable = This game cannot be read. What is stored was left untouched.

## Helpers

army-name = { w-Colour }
side-of-role = { w-Colour } ({ $role ->
    [cow] cows
    [fox] fox
    [goose] geese
   *[leopard] leopards
})
w-colour = { $colour ->
    [black] black
    [green] green
    [red] red
    [yellow] yellow
    [indigo] indigo
    [ivory] ivory
    [madder] madder
    [turmeric] turmeric
    [white] white
    [light] light
   *[dark] dark
}
w-Colour = { $colour ->
    [you] You
    [black] Black
    [green] Green
    [red] Red
    [yellow] Yellow
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] White
    [light] Light
   *[dark] Dark
}
w-king = { $kingColour ->
    [black] black
    [green] green
    [red] red
    [yellow] yellow
    [indigo] indigo
    [ivory] ivory
    [madder] madder
   *[turmeric] turmeric
}
w-Seat = { $seatNamed ->
    [yes] { $seatName }
   *[no] { $seatColour ->
        [black] Black
        [green] Green
        [red] Red
        [yellow] Yellow
        [indigo] Indigo
        [ivory] Ivory
        [madder] Madder
        [turmeric] Turmeric
        [white] White
        [light] Light
       *[dark] Dark
    }
}
w-by-seat = { $seatColour ->
    [you] you
   *[other] { w-Seat }
}
w-Role = { $role ->
    [king] King
    [elephant] Elephant
    [horse] Horse
    [boat] Boat
    [queen] Queen
    [rook] Rook
    [bishop] Bishop
    [knight] Knight
    [counsellor] Counsellor
   *[pawn] Pawn
}
w-piece = { w-colour } { $role ->
    [king] king
    [elephant] elephant
    [horse] horse
    [boat] boat
    [pawn] pawn
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
    [counsellor] counsellor
    [cow] cow
    [fox] fox
    [goose] goose
    [leopard] leopard
    [soldier] soldier
   *[man] man
}
w-Thrower = { $throwerNamed ->
    [yes] { $throwerName }
   *[no] { $throwerColour ->
        [black] Black
        [green] Green
        [red] Red
        [yellow] Yellow
        [indigo] Indigo
        [ivory] Ivory
        [madder] Madder
        [turmeric] Turmeric
        [white] White
        [light] Light
       *[dark] Dark
    }
}
w-seat = { $seatNamed ->
    [yes] { $seatName }
   *[no] { $seatColour ->
        [you] you
        [black] black
        [green] green
        [red] red
        [yellow] yellow
        [indigo] indigo
        [ivory] ivory
        [madder] madder
        [turmeric] turmeric
        [white] white
        [light] light
       *[dark] dark
    }
}
w-By = { $byNamed ->
    [yes] { $byName }
   *[no] { x-by }
}
w-Commander = { $commanderNamed ->
    [yes] { $commanderName }
   *[no] { x-commander }
}

## Great moments, told on the board

moment-why = why?
moment-king-falls = { $armyColour ->
    [you] Your king has fallen
   *[other] { x-army }’s king has fallen
}
moment-commands = { $armyColour ->
    [you] { w-Commander } now commands your army
   *[other] { $commanderColour ->
        [you] { x-army }’s army is yours now
       *[other] { w-Commander } now commands { x-army }’s army
    }
}
moment-boat = { $armyColour ->
    [you] { w-Commander } now commands your boat
   *[other] { $commanderColour ->
        [you] { x-army }’s boat is yours now
       *[other] { w-Commander } now commands { x-army }’s boat
    }
}
moment-command-ends = { $armyColour ->
    [you] Your army is your own again
   *[other] { x-army }’s army is its own again
}
moment-throne = { $kingColour ->
    [you] Your king has conquered { x-throne }’s throne
   *[other] { $throneColour ->
        [you] { x-king }’s king has conquered your throne
       *[other] { x-king }’s king has conquered { x-throne }’s throne
    }
}
moment-empire = { $seatColour ->
    [you] You have made an empire!
   *[other] { w-Seat } has made an empire!
}
moment-parade = { $seatColour ->
    [you] Your parade of boats!
   *[other] { w-Seat }’s parade of boats!
}
moment-exchange-offered = { $byColour ->
    [you] You offer an exchange of kings
   *[other] { w-By } offers an exchange of kings
}
moment-exchange-accepted = The kings are exchanged
moment-exchange-declined = The exchange of kings is declined
moment-promoted = { $armyColour ->
    [you] Your pawn becomes { x-a-role }
   *[other] { x-army }’s pawn becomes { x-a-role }
}
moment-huff = { $seatColour ->
    [you] You missed a capture: { $from }x{ $to }
   *[other] { w-Seat } missed a capture: { $from }x{ $to }
}
moment-huffed = { $seatColour ->
    [you] You missed { $from }x{ $to }, and your piece is huffed
   *[other] { w-Seat } missed { $from }x{ $to }, and the piece is huffed
}
moment-out = { $seatColour ->
    [you] You are out of the game
   *[other] { w-Seat } is out of the game
}
moment-withdrew = { $seatColour ->
    [you] You withdraw your last king
   *[other] { w-Seat } withdraws { $seatNamed ->
        [yes] their
       *[no] its
    } last king
}
moment-check = Check!
moment-checkmate = Checkmate!
moment-hemmed-in = The leopards are blocked
moment-shut-in = The fox is shut in
moment-last = { $role ->
    [cow] One cow is left
    [goose] One goose is left
    [soldier] { $armyColour ->
        [you] You have one soldier left
       *[other] { x-army } has one soldier left
    }
   *[man] { $armyColour ->
        [you] You have one man left
       *[other] { x-army } has one man left
    }
}

## Chains of jumps chosen by where they end, and moves planned ahead
spot-target-far = can be reached by several jumps
ways-title = Choose a route by its number, or by a piece that no other route captures.
way-takes = captures { $count }
plan-words =
    { $count ->
        [one] One move is planned.
       *[other] { $count } moves are planned.
    } { $dice ->
        [yes] Each is played when its turn comes, if the throw allows it. If one cannot be played, the rest are dropped.
       *[no] Each is played when its turn comes. If one cannot be played, the rest are dropped.
    }
plan-call-off = Cancel the plan (Escape)
plan-dropped = The planned move cannot be played now: the plan is dropped.
plan-lost = { $why ->
    [back] The game has gone back: the plan is dropped.
    [people] The players have changed: the plan is dropped.
    [declined] A proposal was declined: the plan made before it is dropped.
   *[refused] The rest of the plan is dropped.
}

## Whether the dice are fair

proof-open = Are the dice fair?
proof-title = Are the dice fair?
proof-what = Nobody can choose what is thrown here: not the players, not the computer, not even the server. Before the first throw the server fixed a secret number and showed its fingerprint, so that the number could not change later. Everybody at the table added a number that the server did not know. Each throw follows from all these numbers together.
proof-later = The secret stays secret until the game is over. Then every throw can be checked here.
proof-check = Check every throw
proof-good = Throws checked: { $count }. Each follows from the secret number that the server fixed before the first throw and from the players’ numbers.
proof-broken = The server’s secret number, or a player’s number, does not match its fingerprint.
proof-other = Throw { $number } was { $thrown }, but it should have been { $drawn }.
proof-given = { $count ->
    [one] One throw was made before the game came to this table: it cannot be checked here.
   *[other] { $count } throws were made before the game came to this table: they cannot be checked here.
}
proof-taken-back = { $count ->
    [one] The game was taken back past a throw once, so that throw was already known.
   *[other] The game was taken back past throws { $count } times, so those throws were already known.
}
proof-numbers = The numbers
proof-fingerprint = Fingerprint of the secret
proof-fingerprint-seat = fingerprint:
proof-how = Your browser computes every throw by itself. With the saved record, you can do the same with `ashtapada verify`.

## People with screens of their own

live-title = Being played now
live-watch = Watch
live-over = Finished
live-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
together-title = Play with others
home-link = A link from a friend
link-awaits = Waiting for the others to join
ratings-title = Ratings
me-link = Your games
talk-tool = Chat
talk-unread = { $count ->
    [one] Chat: 1 new message
   *[other] Chat: { $count } new messages
}
gather-title = Take a seat
gather-wait = Waiting for the others
gather-table = Who sits where
gather-open = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
gather-name = Your name
gather-free = free
gather-mine = you
gather-here = is here
gather-away = is not here right now
gather-sit = Sit here
gather-rise = Leave this seat
gather-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
gather-how = To join this table, open this link or point a phone’s camera at the code.
gather-link = Link to this table
gather-code = Code with the link to this table
gather-copied = Copied.
gather-copy-by-hand = Select the link and copy it.
gather-alone = This table can be reached from this computer only.
gather-alone-how = Phones on the same network can join when Ashtapada is started with `ashtapada serve --lan`.
gather-watch = Just watch
gather-start = Start with the computer
wish-asked = Proposed by { $who }: { $request ->
    [take-back] take back the last move.
    [agree] { $end ->
        [points] end the game here; the points count as they stand now.
       *[draw] a draw.
    }
    [pause] a pause.
    [stand-in] let computer players ({ $bot }) take the free seats.
   *[other] more time for a player.
}
wish-own = { $request ->
    [take-back] You propose to take back the last move. Waiting for an answer.
    [agree] { $end ->
        [points] You propose to end the game here; the points count as they stand now. Waiting for an answer.
       *[draw] You offer a draw. Waiting for an answer.
    }
    [pause] You propose a pause. Waiting for an answer.
    [stand-in] You propose to let computer players ({ $bot }) take the free seats. Waiting for an answer.
   *[other] You propose more time for a player. Waiting for an answer.
}
wish-yes = Agree
wish-no = Decline
wish-withdraw = Withdraw proposal
