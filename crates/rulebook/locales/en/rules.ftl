### The words of the rules, shared by the browser, the server and the command line.
###
### Arguments are the fields of the event or refusal, by name; every seat comes with the colour of its
### army: $seat with $seatColour, $army with $armyColour, and so on. Messages that begin with
### `x-` are this language's own helpers: they see the arguments of the message that refers to them.

## What happened

event-thrown = { $seatColour ->
    [you] You throw { x-thrown }.
   *[other] { x-seat } throws { x-thrown }.
}
event-called = { $seatColour ->
    [you] You try for a { $face }.
   *[other] { x-seat } tries for a { $face }.
}
event-moved = { x-Army-s } { x-role } goes from { $from } to { $to }.
event-placed = { $role ->
    [king] { x-Army-s } king returns to the board on { $at }.
   *[other] { $armyColour ->
        [you] You place { x-a-role } on { $at }.
       *[other] { x-army } places { x-a-role } on { $at }.
    }
}
event-captured = { $byColour ->
    [you] { $means ->
        [jump] You jump { x-army-s } { x-role } on { $at }.
        [parade] You take { x-army-s } { x-role } on { $at } in the parade.
        [huff] You huff { x-army-s } { x-role } on { $at }.
       *[displacement] You capture { x-army-s } { x-role } on { $at }.
    }
   *[other] { $means ->
        [jump] { x-by } jumps { x-army-s } { x-role } on { $at }.
        [parade] { x-by } takes { x-army-s } { x-role } on { $at } in the parade.
        [huff] { x-by } huffs { x-army-s } { x-role } on { $at }.
       *[displacement] { x-by } captures { x-army-s } { x-role } on { $at }.
    }
}
event-parade = Parade of boats (boat triumph)! { $seatColour ->
    [you] You close
   *[other] { x-seat } closes
} the square at { $corner }.
event-scored = { $taken ->
    [yes] { $merit ->
        [all-kings] { $seatColour ->
            [you] You have captured all three kings and give
           *[other] { x-seat } has captured all three kings and gives
        } back { x-points }: the total is 54.
       *[king-returned] { $seatColour ->
            [you] You give
           *[other] { x-seat } gives
        } back { x-points }: the captured king has returned.
    }
   *[no] { $merit ->
        [throne-entry] { x-Seat-scores } { x-points } for entering an enemy throne.
        [throne-kill] { x-Seat-scores } { x-points } for killing a king on his own throne.
        [empire] { x-Seat-scores } { x-points } for an empire.
        [all-kings] { x-Seat-scores } { x-points } for capturing all three kings.
        [forked-kings] { x-Seat-scores } { x-points } for attacking several kings at once.
       *[capture] { x-Seat-scores } { x-points }.
    }
}
event-promoted = { x-Army-s } pawn on { $at } becomes { x-a-role }.
event-waiting = { x-Army-s } pawn waits on { $at }: it cannot be promoted yet.
event-throne-entered = { x-King-s } king conquers { x-throne-s } throne.
event-commands = { $cause ->
    [throne] { x-Commander-s } king sits on { x-army-s } throne: { x-now-commands } { x-army-s } pieces.
    [king-lost] { x-Army-s } king is lost: { x-now-commands } { x-army-s } pieces.
    [parade] { $commanderColour ->
        [you] You now command
       *[other] { x-now-commands }
    } { x-army-s } boat.
   *[king-back] With the king back, { $commanderColour ->
        [you] you command
       *[other] { x-commander } commands
    } { x-army-s } pieces.
}
event-command-ends = { $cause ->
    [king-back] { x-Army-s } king is back and leads his own army again.
    [parade] { x-Army-s } boat answers to { x-army-player } again.
    [finished] The commander is out of the game: { x-army-s } pieces answer to { x-army-players } again.
   *[other] { x-Army-s } pieces answer to { x-army-players } again.
}
event-empire = { $seatColour ->
    [you] You have made an empire!
   *[other] { x-seat } has made an empire!
}
event-exchange-offered = { $byColour ->
    [you] You offer
   *[other] { x-by } offers
} an exchange of kings: { $ownColour ->
    [you] yours and { x-other-s } would both return.
   *[other] { x-own }’s and { x-other-s } would both return.
}
event-exchange-accepted = { $byColour ->
    [you] You accept the exchange of kings.
   *[other] { x-by } accepts the exchange of kings.
}
event-exchange-declined = { $byColour ->
    [you] You decline the exchange of kings.
   *[other] { x-by } declines the exchange of kings.
}
event-frozen = { x-Army-s } king is lost: the army is frozen.
event-king-freed = { x-Army-s } king may return to the board.
event-thawed = { x-Army-s } army may move again.
event-turn-lost = { $seatColour ->
    [you] { $face ->
        [0] You cannot move, and the turn is lost.
       *[other] { $why ->
            [no-piece] You have no piece for a { $face }: the throw is lost.
           *[blocked] You cannot move anything on a { $face }: the throw is lost.
        }
    }
   *[other] { $face ->
        [0] { x-seat } cannot move, and the turn is lost.
       *[other] { $why ->
            [no-piece] { x-seat } has no piece for a { $face }: the throw is lost.
           *[blocked] { x-seat } cannot move anything on a { $face }: the throw is lost.
        }
    }
}
event-thrown-again = { $seatColour ->
    [you] You cannot use this throw, so you throw again.
   *[other] { x-seat } cannot use this throw and throws again.
}
event-passed = { $seatColour ->
    [you] You pass.
   *[other] { x-seat } passes.
}
event-stopped = { $seatColour ->
    [you] You stop jumping on { $at }.
   *[other] { x-seat } stops jumping on { $at }.
}
event-duty-failed = { $seatColour ->
    [you] You missed a capture ({ $from }x{ $to }).
   *[other] { x-seat } missed a capture ({ $from }x{ $to }).
}
event-finished = { $seatColour ->
    [you] You are out of the game.
   *[other] { x-seat } is out of the game.
}
event-withdrew = { $seatColour ->
    [you] You withdraw your last king from the board; nobody scores for him.
   *[other] { x-seat } withdraws its last king from the board; nobody scores for him.
}
event-check = Check! { $seatColour ->
    [you] Your king is attacked.
   *[other] { x-seat }’s king is attacked.
}
event-resigned = { $seatColour ->
    [you] You resign.
   *[other] { x-seat } resigns.
}
event-over = { $ending ->
    [resignation] Game over.
   *[other] Game over. { x-ending }
}

## How a game ends

ending-last-army = Only one side has pieces left; the points decide.
ending-annihilation = The other side has lost every piece.
ending-only-kings = Only kings are left.
ending-one-king = At most one king is left; the points decide.
ending-both-kings = Both enemy kings have fallen.
ending-all-kings = One player has captured all three enemy kings.
ending-no-progress = The game has gone on too long without progress.
ending-rounds = The agreed number of rounds has been played.
ending-repetition = The same position has come up for the third time.
ending-target = The last piece that had to be captured has fallen.
ending-no-moves = The player to move has no legal move.
ending-blocked = Blocked: the side to move has nowhere to go.
ending-checkmate = Checkmate.
ending-stalemate = Stalemate: no legal move, and no check.
ending-insufficient-material = Neither side has enough material left to mate.
ending-bare-king = One side has nothing left but its king.
ending-agreement = The players have agreed to end the game.

## Why something may not be played

refusal-game-over = The game is over.
refusal-throw-first = Throw first.
refusal-no-throw-now = There is nothing to throw now.
refusal-impossible-throw = These dice cannot show that.
refusal-off-board = There is no { $at } on this board. A place is named by the letter below the board and the number beside it.
refusal-no-piece = No piece stands on { $at }.
refusal-not-yours = { $ownerColour ->
    [you] The piece on { $at } is yours.
   *[other] The piece on { $at } belongs to { x-owner }.
}
refusal-own-piece = Your own piece stands on { $to }.
refusal-ally-piece = Your partner’s piece stands on { $to }, and partners do not capture each other.
refusal-unreachable = { x-A-role } cannot go from { $from } to { $to }.
refusal-blocked = The piece on { $by } is in the way.
refusal-nothing-to-capture = There is nothing to capture on { $at }.
refusal-is-capture = That move captures: write it with x.
refusal-may-not-pass = You may not pass: there is a move to make.
refusal-wastes-die = That move would waste the other die, and both dice can be used: play another move.
refusal-not-now = Something else has to be decided first.
refusal-no-such-action = There is no such action in these rules.
refusal-die-says = { $other ->
    [0] The throw is { $face }: only { x-face } may move, not the { x-role }.
   *[other] The dice show { $face } and { $other }: neither of them moves the { x-role }.
}
refusal-rank = Under this rule { x-attacker } may not capture { x-victim }.
refusal-pawn-only-captures-diagonally = A pawn moves straight ahead; it goes diagonally only to capture.
refusal-pawn-blocked = The piece on { $by } blocks the pawn, which cannot capture straight ahead.
refusal-pawn-on-last-line = A pawn on the last line does not move.
refusal-piece-not-lost = This pawn may become { x-a-role } only once you have lost yours.
refusal-no-pawn-lost = This pawn can be promoted only once you have lost a pawn.
refusal-last-line-too-early = The pawn may not enter the last line before it can be promoted there.
refusal-wrong-promotion = This pawn cannot become { x-a-role } here.
refusal-promotion-due = This pawn has to be promoted here: choose what it becomes, for example { x-a-role }.
refusal-army-frozen = { x-Army-s } king is lost: that army is frozen.
refusal-under-command = { $commanderColour ->
    [you] You command these pieces now.
   *[other] { x-commander } commands these pieces now.
}
refusal-no-exchange = An exchange of kings cannot be offered now.
refusal-not-a-return = The king may not return to { $at }.
refusal-not-last-king = Only a player with nothing left but a king may withdraw him.
refusal-no-line = There is no line on which { $from } and { $to } are neighbours.
refusal-occupied = The point { $at } is occupied.
refusal-jumps-own = The piece on { $over } is your own: it cannot be jumped.
refusal-must-capture = You have to capture: the piece on { $at } can.
refusal-chain-goes-on = The piece on { $at } is in the middle of its jumps: only it may move now.
refusal-one-jump-only = Under this rule you jump only once a turn.
refusal-never-jumps = { $role ->
    [cow] Cows never jump.
    [goose] Geese never jump.
   *[other] These pieces never jump.
}
refusal-not-that-way = This piece does not move that way, from { $from } to { $to }.
refusal-place-first = Place your pieces first: { $left } left.
refusal-nothing-to-place = You have nothing left to place.
refusal-huff-first = First huff: remove a piece that missed a capture.
refusal-not-huffable = The piece on { $at } did not miss a capture.
refusal-nothing-to-stop = There is no chain of jumps to stop.
refusal-king-attacked = On { $at } the king would be attacked by the piece on { $by }.
refusal-leap-spent = A king leaps like a horse only once in a game, and this one has done so.
refusal-no-castling = There is no castling in this game: the king moves one square.
refusal-castling-lost = Castling on that side is no longer possible: the king or that rook has moved.
refusal-king-never-captured = The king on { $at } cannot be captured: a king never is.
refusal-no-en-passant = There is no en passant capture in this game.
refusal-not-in-pool = No { x-role } of yours has been captured, so the pawn cannot become one.
refusal-empty-pool = The pawn may not enter the last rank yet: you have no lost piece to bring back, and pawns do not count.
refusal-exchange-due = First exchange the waiting pawn on { $at }.
refusal-exchange-after-move = Make your move first: the pawn on { $at } is exchanged at the end of your turn.
refusal-suspended = The pawn on { $at } is waiting to be exchanged and does not move.

## Why a position is impossible

impossible-over = The game is already over in this position. { x-ending }
impossible-army-full = { x-army } can have at most { $most } pieces.
impossible-side-full = { x-army } can have at most { $most } pieces, counting those off the board.
impossible-side-whole = { x-army } must have exactly { $count } pieces, counting those in hand, since they are never captured.
impossible-one-winner = Both sides would already have won here, and only one can.
impossible-enemies = At least two armies that are not allies need pieces.
impossible-both-sides = Both sides need pieces.
impossible-one-king = { x-army } must have exactly one king.
impossible-eight-pawns = { x-army } can have at most eight pawns.
impossible-pawn-on-first = { x-army }’s pawn cannot stand on { $at }: pawns never go back to their first rank.
impossible-pawn-on-last = { x-army }’s pawn cannot stand on { $at }: a pawn that reaches the last rank is promoted.
impossible-king-safe = { x-army }’s king on { $at } is attacked by the { x-role } on { $by }, but it is not { x-army }’s turn. Let { x-army } play first, or move one of the two.
impossible-once = { $man ->
    [pawn] { x-army } can have only one { x-role }’s pawn.
   *[other] { x-army } can have only one { x-role }.
}
impossible-pawn-behind = { x-army }’s pawn cannot stand on { $at }: pawns never go behind the line where they start.
impossible-still-playing = { x-army } no longer takes turns in this position: let someone else play first.

## Fields of a position being set up

draft-captured = Pieces captured
draft-in-hand = Pieces in hand
draft-chain = In the middle of a chain of jumps
draft-huff = A piece is to be huffed for a missed capture
draft-marked = Pieces jumped already, or that missed a capture
draft-quiet = Moves since the last capture
draft-castle-short = May castle kingside
draft-castle-long = May castle queenside
draft-king-leap = King may still leap once
draft-exchanging = The move has been made; a waiting pawn is now exchanged
draft-passing = En passant square
draft-clock = Half-moves since the last capture or pawn move
draft-move-number = Move number
draft-due = What comes next
draft-due-throw = the throw
draft-due-before = decisions before the throw
draft-due-call = the choice of the face to try for
draft-due-move = a move
draft-due-offer = the offer of an exchange of kings
draft-due-answer = the answer to that offer
draft-due-place = the return of a king to the board
draft-due-over = nothing: the game is over
draft-ending = How the game ended
draft-faces = Throw
draft-called = Face tried for
draft-exchange-by = Who offers the exchange of kings
draft-exchange-own = Whose king returns to that side
draft-exchange-other = Whose king returns to the other side
draft-exchange-waiting = Who still has to answer, or whose king still has to return
draft-progress = A capture or a pawn move was made this turn
draft-offered = An exchange was offered before the throw
draft-early = The exchange began before the throw
draft-kept = The owner keeps the last king on the board
draft-points = Points
draft-command-by-throne = Under the partner’s command: the partner’s king entered this throne
draft-command-by-loss = Under the partner’s command: the king is lost
draft-boat-command = The partner won the boat in a parade
draft-king-freed = The king may return: the partner captured an enemy king
draft-king-returned = The king has returned once
draft-withdrawn = The last king was withdrawn
draft-out = Put out of the game by the partner
draft-kings-taken = Kings captured
draft-thrones-entered = Enemy thrones entered
draft-empire = This side has made an empire
draft-bonus = Has scored the bonus for three kings
draft-fell-on-throne = The second king of this side fell on a throne
draft-fell-to-king = Whose king captured that second king
draft-idle = Turns in a row without a capture or a pawn move
draft-rounds = Full rounds played

## Pieces, colours, seats, families

role-king = king
role-elephant = elephant
role-horse = horse
role-boat = boat
role-pawn = pawn
role-queen = queen
role-rook = rook
role-bishop = bishop
role-knight = knight
role-counsellor = counsellor
role-soldier = soldier
role-man = man
role-cow = cow
role-leopard = leopard
role-fox = fox
role-goose = goose
letter-king = K
letter-elephant = E
letter-horse = H
letter-boat = B
letter-pawn = P
letter-queen = Q
letter-rook = R
letter-bishop = B
letter-knight = N
letter-counsellor = M
letter-soldier = S
letter-man = M
letter-cow = C
letter-leopard = L
letter-fox = F
letter-goose = G
colour-black = Black
colour-green = Green
colour-red = Red
colour-yellow = Yellow
colour-white = White
colour-light = Light
colour-dark = Dark
seat-south = South
seat-west = West
seat-north = North
seat-east = East
family-four-kings = Four kings
family-soldiers = Soldiers and hunters
family-chess = Chess

## Computer players

bot-level-1 = Child
    .level = level 1
    .about = Overlooks a great deal and forgives much: a good first opponent.
bot-level-2 = { $game ->
    [chess] Pupil
    [museum] Pupil
    [cows] Herdboy
    [soldiers] Recruit
   *[kings] Squire
}
    .level = level 2
    .about = Takes what it sees, but still misses a good deal.
bot-level-3 = { $game ->
    [chess] Amateur
    [museum] Stonemason
    [cows] Villager
    [soldiers] Private
   *[kings] Traveller
}
    .level = level 3
    .about = Misses less, and looks at how you might reply.
bot-level-4 = { $game ->
    [chess] Club player
    [museum] Scribe
    [cows] Herdsman
    [soldiers] Corporal
   *[kings] Merchant
}
    .level = level 4
    .about = Seldom leaves a piece unguarded, and thinks a move ahead.
bot-level-5 = { $game ->
    [chess] Expert
    [museum] Master builder
    [cows] Hunter
    [soldiers] Sergeant
   *[kings] Raider
}
    .level = level 5
    .about = Sees two moves ahead, and only now and then misses something.
bot-level-6 = { $game ->
    [chess] Candidate
    [museum] Priest
    [cows] Tracker
    [soldiers] Lieutenant
   *[kings] Captain
}
    .level = level 6
    .about = Plays soundly and gives little away.
bot-level-7 = { $game ->
    [chess] Master
    [museum] High priest
    [cows] Elder
    [soldiers] Captain
   *[kings] Vizier
}
    .level = level 7
    .about = Looks far ahead and hardly ever slips.
bot-level-8 = { $game ->
    [chess] Grandmaster
    [museum] Pharaoh
    [cows] Sage
    [soldiers] General
   *[kings] Maharaja
}
    .level = level 8
    .about = Next to unbeatable.
bot-perfect = The perfect player
    .level = perfect
    .about = This game is solved: it never errs, from any position.
bot-random = { $game ->
    [chess] Pupil
    [museum] Pupil
    [cows] Herdboy
    [soldiers] Recruit
   *[kings] Squire
}
    .level = easy
    .about = Plays any legal move, all equally likely.
bot-greedy = { $game ->
    [chess] Club player
    [museum] Scribe
    [cows] Hunter
    [soldiers] Corporal
   *[kings] Raider
}
    .level = medium
    .about = Looks one move ahead and takes the most it can get.
bot-searcher = { $game ->
    [chess] Master
    [museum] High priest
    [cows] Sage
    [soldiers] Captain
   *[kings] Vizier
}
    .level = hard
    .about = Looks several moves ahead, at your replies { $dice ->
        [yes] and at the dice too.
       *[no] too.
    }

## The characters of computer players

character-cautious = cautious
    .about = Keeps its king and pieces out of reach.
character-greedy = greedy
    .about = Takes whatever it can, and would rather have points now than later.
character-loyal = loyal
    .about = { $teams ->
        [yes] Shields its partner, and goes for whoever threatens it.
       *[no] Takes only from those who have taken from it, unless the prize is great.
    }
character-avenger = vengeful
    .about = Remembers who captured from it last, and pays that army back.

## The document a game comes from

document-S0 = From the Polish article “Szaturadżi – an old relative of chess”
document-S1 = From the Czech page “Čaturanga”
document-S2 = From the English Wikipedia article “Chaturaji”
document-S3 = From the Polish article “16 Soldiers, Peralikatuma, Cows and Leopards, and Kotu ellima”
document-S4 = From the rule sheet of the chess set “Vilac – hieroglyph chess from the Louvre Museum 9506”
document-ours = Our own companion to a game from the Polish article “16 Soldiers, Peralikatuma, Cows and Leopards, and Kotu ellima”
document-none = A draft: what it follows has not been said yet

## Options: any family

source-document = From the original rules.
source-ours = Our choice: the original rules leave this open.
source-elsewhere = From another description of the game, or useful only together with other changes.
value-yes = yes
value-no = no
value-off = off
option-firstPlayer = First player
    .help = Who plays first. A random draw, a choice or the highest throw can decide it before the game.
value-firstPlayer-south = South
value-firstPlayer-west = West
value-firstPlayer-north = North
value-firstPlayer-east = East
value-firstPlayer-black = Black
value-firstPlayer-green = Green
value-firstPlayer-red = Red
value-firstPlayer-yellow = Yellow
value-firstPlayer-fixed = the colour named first
value-firstPlayer-random = drawn at random
value-firstPlayer-choose = the players choose
value-firstPlayer-highestThrow = highest throw begins
option-repetition = Repeated positions
    .help = Whether the game is drawn when the same position comes up for the third time.
value-repetition-draw = a draw the third time
value-repetition-off = nothing happens

## Options: four kings

option-dice = Dice
    .help = How many dice are thrown in a turn. Without dice a player may move any piece.
value-dice-0 = none
value-dice-1 = one
value-dice-2 = two
option-dieKind = Kind of die
    .help = A long die with the faces 2, 3, 4 and 5, or an ordinary die rerolled on 1 and 6: the odds are the same. On an ordinary die that is never rerolled, 1 counts as 5 and 6 as 4, so those two come twice as often.
value-dieKind-stick2345 = long die, 2 to 5
value-dieKind-d6reroll = ordinary die, reroll 1 and 6
value-dieKind-d6 = ordinary die, 1 counts as 5 and 6 as 4
option-throw = Way of throwing
    .help = A skilled thrower names a face first. It comes up with the chosen probability; otherwise all four are equally likely.
value-throw-fair = fair
value-throw-skilled = skilled
value-throw-skilled-at = skilled, { $p }
option-colours = Colours and seats
    .help = Which colour sits where, and in which order they play. The colour named first begins, unless a random draw or a choice decides otherwise.
value-colours-polish = black south, green west, red north, yellow east
value-colours-wikipedia = green south, yellow west, black north, red east
value-colours-czech = red, black, yellow, green in this order
option-teams = Teams
    .help = Whether it is a free-for-all or played in pairs, and who partners whom.
value-teams-none = free-for-all
value-teams-opposite = partners sit opposite
value-teams-custom = pairs of colours
option-blockedThrow = Unusable throw
    .help = What happens when the piece that the throw names is blocked or lost.
value-blockedThrow-loseMove = the throw is lost
value-blockedThrow-rethrow = throw again, even if the piece is lost
value-blockedThrow-rethrowBlocked = throw again if the piece is blocked
value-blockedThrow-dieLost = that die is lost
option-mayPass = Passing
    .help = Whether a player may leave a throw unused when a move is possible.
option-twoDice-mustMaximise = Both dice must be used
    .help = With two dice: whether a player must choose an order in which both can be used, where there is one.
option-captureAlly = Capturing the partner
    .help = Whether a piece may capture a piece of its own team.
option-rankRule = Ranks
    .help = Whether weak pieces are forbidden to capture strong ones.
value-rankRule-off = any piece may capture any other
value-rankRule-plRanks = pawns and boats do not capture horses, elephants and kings
value-rankRule-cz = pawns capture pawns and boats, boats only pawns
option-parade = Parade of boats
    .help = What a player gains by completing a square of four boats.
value-parade-all3 = captures the three other boats
value-parade-two-command = captures both enemy boats and commands the partner’s
value-parade-all3inclAlly = captures all three, including the partner’s
value-parade-off = nothing
option-paradeByPromotion = Parade by promotion
    .help = Whether a pawn that becomes a boat on the fourth square completes a parade too.
option-paradeBoatTurns = Boat won in a parade
    .help = On whose throws a boat won from the partner is moved. On the partner’s 2, only that boat may move.
value-paradeBoatTurns-ownThrowOnly = on the commander’s own throws
value-paradeBoatTurns-bothThrows = on the partner’s throws as well
option-promotedBoatMayCaptureBoat = Promoted boats
    .help = The four original boats never meet, but a boat made from a pawn may meet one. Whether boats can then capture each other.
option-promotionBy = What a pawn becomes
    .help = The piece it stood in front of at the start, the piece of the file where it arrives, or a horse or an elephant only, on their squares.
value-promotionBy-origin = the piece it stood in front of
value-promotionBy-arrivalFile = the piece of the file where it arrives
value-promotionBy-czSquares = horse or elephant, on their squares only
value-promotionBy-boat = always a boat
value-promotionBy-never = nothing: it stays a pawn
option-arrivalFiles = Promotion files
    .help = Where a pawn becomes the piece of its file: on all eight (the other four mirrored), or only on the four where its army began.
value-arrivalFiles-mirror = all eight, the other four mirrored
value-arrivalFiles-ownHalfOnly = the four of the player’s own pieces
option-promotionNeeds = Condition for promotion
    .help = What the player must have lost first.
value-promotionNeeds-pieceLost = after losing such a piece
value-promotionNeeds-pawnLost = after losing a pawn
value-promotionNeeds-nothing = none
option-lossesBy = Whose losses count
    .help = Where promotion requires a loss: whether a player with both armies counts their losses together, or each colour’s by itself.
value-lossesBy-player = those of both armies together
value-lossesBy-colour = each colour’s own
option-promotionOptional = Declining promotion
    .help = Whether a pawn that can be promoted may stay a pawn instead.
option-pendingPromotion = Promoting a waiting pawn
    .help = When a pawn that waits on the last line is promoted, once it can be.
value-pendingPromotion-ownerTurnStart = at the start of its owner’s turn
value-pendingPromotion-immediate = at once
value-pendingPromotion-costsMove = instead of a move
option-enterLastLineEarly = Waiting on the last line
    .help = Whether a pawn may step onto the last line before it can be promoted there, and wait.
option-kingLoss = When a king is lost
    .help = What becomes of the army whose king was captured.
value-kingLoss-playsOn = it plays on
value-kingLoss-partnerCommands = the partner commands it
value-kingLoss-freeze = it is frozen
value-kingLoss-dead = it is frozen, and worth nothing
option-bothRajasLost = Both kings lost
    .help = Who then commands the team’s pieces.
value-bothRajasLost-commandStays = the last commander
value-bothRajasLost-flip = the partner of the last to lose a king
value-bothRajasLost-eachOwn = each player their own army
option-throneEntry = Entering enemy thrones
    .help = Whether a king scores a point for entering an enemy throne, and how often.
value-throneEntry-off = no point
value-throneEntry-oncePerThronePerTeam = once for each throne and team
value-throneEntry-oncePerRajaPerThrone = once for each king and throne
value-throneEntry-everyEntry = every time
option-throneKill = Killed on his throne
    .help = Whether killing an enemy king on his own throne earns two extra points, and with which piece.
value-throneKill-off = no points
value-throneKill-anyPiece = with any piece
value-throneKill-rajaOnly = only with a king
option-throneKillReplacesEntry = The throne counts once
    .help = A king who kills an enemy king on his throne enters it as well: whether the two points then replace the one for entering.
option-empire = Empire
    .help = Points for commanding both armies once both enemy kings are dead: 1; 2 if your own king killed the second; 4 if the second died on his throne.
value-empire-off = no points
value-empire-exclusiveMax = the highest that applies
value-empire-cumulative = all that apply, added up
option-empireOrder = Order of an empire
    .help = Whether a player must command both armies before the second enemy king falls.
value-empireOrder-any = in any order
value-empireOrder-commandFirst = command first
option-empireMemory = A late empire
    .help = If command comes only after the second enemy king has fallen: whether the way he fell still earns 2 or 4 points. If not, the empire is worth 1.
option-empireCounts = Kings that count
    .help = For an empire: whether an enemy king that was killed and has come back still counts as killed.
value-empireCounts-simultaneous = both must be gone at that moment
value-empireCounts-ever = each must have been killed once
option-empire4NeedsRaja = Empire of 4: the killer
    .help = Whether the four points for a second king killed on his throne are given only when a king kills him.
option-empireThrone = Empire of 4: the throne
    .help = On whose throne the second enemy king has to fall for an empire of four points.
value-empireThrone-own = on his own
value-empireThrone-any = on any of the four
option-empireSuppressesThroneBonus = Empire or throne points
    .help = Whether the move that makes an empire scores nothing more for the throne.
option-allyThrone = The partner’s throne
    .help = What a player gains by moving the king onto the partner’s throne.
value-allyThrone-none = nothing
value-allyThrone-commandBothThrows = command of both armies; both keep throwing
value-allyThrone-commandAllyOut = command of both armies; the partner is out
option-exchange = Exchange of kings
    .help = When a side that has lost a king may offer to bring back both fallen kings.
value-exchange-off = never
value-exchange-afterKill = right after killing an enemy king
value-exchange-anyOwnTurn = at the start of any of its turns
option-exchangePlace = Where a king returns
    .help = Where a king comes back when his throne is occupied.
value-exchangePlace-throneElseAny = on his throne, else anywhere
value-exchangePlace-throneElseAdjacent = on his throne, else beside it
option-exchangeAccept = Who accepts an exchange
    .help = Whose consent the exchange of kings needs.
value-exchangeAccept-ownerOfKilled = the commander of the killed king’s army
value-exchangeAccept-bothOpponents = both opponents
option-exchangeRevives = Return by exchange
    .help = Whether an exchange may bring back the king of a player who has lost everything. That player then plays on.
option-exchangeKeepsPoints = Points after exchange
    .help = Whether the points scored for two kings stay when they come back by an exchange.
option-kingReturn = Return of a lost king
    .help = Whether a lost king may come back without an exchange. If so, each player’s king returns once, when the partner captures an enemy king. The player may then put the lost king on any empty square, in place of a turn’s moves.
value-kingReturn-off = never
value-kingReturn-allyCapture = when the partner captures an enemy king
option-withdrawLastKing = Withdrawing a last king
    .help = Whether a player with nothing left but a king may withdraw him from the board, so that nobody scores for him.
value-withdrawLastKing-off = no
value-withdrawLastKing-teamOnly = in team games
value-withdrawLastKing-always = always
option-onlyKings = Only kings left
    .help = What happens when nothing but kings stands on the board.
value-onlyKings-playOn = the game goes on
value-onlyKings-draw = an honourable draw
value-onlyKings-endByScore = the points decide
option-individualEnd = End of a free-for-all
    .help = When a game without teams is over and the points are compared.
value-individualEnd-lastArmy = when one player alone has pieces
value-individualEnd-allKingsButOne = when at most one king is left
option-rounds = Number of rounds
    .help = The game ends after this many full rounds, whatever is left on the board. 0 switches this off.
option-goal = Goal
    .help = What wins the game.
value-goal-points = the most points
value-goal-annihilation = being the last side with pieces
value-goal-bothKings = killing both enemy kings
option-bonus54 = The fifty-four
    .help = What a player gains by capturing all three enemy kings while their own still stands.
value-bonus54-off = nothing
value-bonus54-totalAndEnd = 54 points, and the game ends
value-bonus54-replaceKings = 54 points instead of those for the kings
value-bonus54-add = 54 points on top
option-pointValues = Values of the pieces
    .help = What a captured king, elephant, horse, boat and pawn are worth, in this order.
value-pointValues-5-4-3-2-1 = 5, 4, 3, 2 and 1
value-pointValues-3-5-3-5-1 = 3, 5, 3, 5 and 1
value-pointValues-nothing = nothing
option-forkedKings = Several kings attacked
    .help = Whether a move that newly attacks two enemy kings gives 1 point, and one that attacks three gives 5.
option-drawBonus = Points for a draw
    .help = Whether each player whose king still stands is given 2 points when a game ends without progress or by repetition.
option-boatMove = The boat
    .help = How boats move.
value-boatMove-leap = leaps two squares diagonally
value-boatMove-rook = any distance along ranks and files
option-elephantMove = The elephant
    .help = How elephants move.
value-elephantMove-rook = any distance along ranks and files
value-elephantMove-bishop = any distance diagonally
option-bonus54NewKing = A king made by that move
    .help = For the fifty-four: whether the player’s own king counts if a pawn turned into that king by the very move that took the third enemy king.
option-bonus54Counts = Kings that return
    .help = For the fifty-four: whether a captured enemy king still counts once a pawn has become that army’s new king.
value-bonus54Counts-simultaneous = none of the three may be standing
value-bonus54Counts-ever = each must have been captured once
option-outAllyWins = An ally put out
    .help = Whether a player whose ally put them out by conquering their throne shares that ally’s win or draw.
option-noProgressRounds = Rounds without progress
    .help = The game ends after this many rounds without a capture or a pawn move. 0 switches this off.
option-cz-seating = Seats of the colours
    .help = The original rules give the order of the colours but not where they sit.
value-cz-seating-forbesSides = red east, black north, yellow west, green south
value-cz-seating-clockwise = clockwise in the order of play
value-cz-seating-alliesOpposite = allies opposite each other
option-cz-alliances = Alliances
    .help = Which colours are allies: as in the original rules, or red with yellow and green with black, as Duncan Forbes has it (1860).
value-cz-alliances-document = red and green, yellow and black
value-cz-alliances-forbes = red and yellow, green and black
option-cz-allySeat = A conquered ally’s turn
    .help = Whether the turn of a player whose ally took their throne is dropped, or played by the ally.
value-cz-allySeat-dropped = dropped
value-cz-allySeat-kept = played by the ally
option-cz-promotionSquares = Promotion squares
    .help = On which squares of the far edge a pawn becomes a horse or an elephant.
value-cz-promotionSquares-bothHalves = both halves of the edge
value-cz-promotionSquares-literal = where they stood at the start
value-cz-promotionSquares-ownFiles = the files of the player’s own horse and elephant
option-cz-privilegedSquares = The last pawn’s squares
    .help = Where a player left with only a pawn and a boat may promote the pawn to any piece.
value-cz-privilegedSquares-wholeFarEdge = the whole far edge
value-cz-privilegedSquares-literal16 = wherever a piece stood at the start
value-cz-privilegedSquares-farEdgeHomes = where a piece stood on the far edge at the start
option-cz-enemyThrone = An enemy throne
    .help = Whether a king that enters an enemy throne gains anything by it.
value-cz-enemyThrone-none = nothing
value-cz-enemyThrone-stake1 = one point

## Options: points and lines

option-board = Board
    .help = With all four triangles, or without those in the west and east.
value-board-49 = 49 points
value-board-37 = 37 points
option-obligation = Duty to capture
    .help = Captures may be optional or compulsory (then nothing else is legal), or a missed capture may cost the piece that missed it.
value-obligation-huff = a missed capture costs the piece
value-obligation-strict = only captures are legal
value-obligation-none = captures are optional
option-huff-chooser = Who chooses the huff
    .help = Who chooses when several pieces missed a capture.
value-huff-chooser-opponent = the opponent
value-huff-chooser-owner = their owner
value-huff-chooser-movedPieceFirst = the piece that moved, if it missed a capture; otherwise the opponent picks
option-huff-timing = When a piece is huffed
    .help = The piece is removed right after the move that missed the capture, before the opponent’s own move.
value-huff-timing-beforeOpponentMove = before the opponent’s move
option-huff-mayDecline = Waiving the huff
    .help = Whether the opponent may leave on the board a piece that missed a capture.
option-huffCountsAsCapture = Huffed pieces count
    .help = Whether a piece lost for a missed capture counts towards the agreed number.
option-mustContinue = Duty to keep jumping
    .help = Whether a chain of jumps has to be continued as long as it can be.
value-mustContinue-auto = where capturing is compulsory
value-mustContinue-true = always
value-mustContinue-false = never
option-multiJump = Several jumps in a turn
    .help = Whether a piece that has jumped may jump again in the same turn.
option-removal = When jumped pieces go
    .help = Jumped pieces leave the board after each jump, or only after the whole chain; until then they stand in the way.
value-removal-immediate = after each jump
value-removal-after = after the whole chain
option-target = Pieces to capture
    .help = How many captured pieces win the game, as agreed beforehand.
value-target-all = all
option-noMoves = No move left
    .help = What happens to a player who has no legal move.
value-noMoves-loses = the player loses
value-noMoves-pass = the turn is skipped
value-noMoves-draw = the game is drawn
option-noCaptureMoves = Moves without a capture
    .help = The game ends when each side has made this many moves without a capture. 0 switches this off.
option-noCaptureEnds = End without captures
    .help = Who wins when the game has gone on too long without a capture.
value-noCaptureEnds-draw = nobody: the game is drawn
value-noCaptureEnds-moreCaptures = the side that captured more

## Options: chess

option-castling = Castling
    .help = Whether the king may castle with a rook.
option-enPassant = Capturing en passant
    .help = Whether a pawn that has just gone two squares may be captured as if it had gone one.
option-promotionNoneCaptured = Promotion without a loss
    .help = A pawn on the last rank may only become a piece you have lost. This says what happens if there is none.
value-promotionNoneCaptured-suspended = it waits there
value-promotionNoneCaptured-illegal = it may not go there
value-promotionNoneCaptured-free = it becomes any piece
option-delayedExchange = Exchange of a waiting pawn
    .help = A pawn waits on the last rank until a piece of its side is captured. This says when it is then exchanged.
value-delayedExchange-endOfTurn = at the end of its player’s next turn
value-delayedExchange-free = before its player’s next move
option-stalemate = Stalemate
    .help = What happens when the player to move is not in check but has no legal move.
value-stalemate-draw = the game is drawn
value-stalemate-loses = that player loses
value-stalemate-wins = that player wins
option-drawRules = Draws of modern chess
    .help = Whether threefold repetition, fifty moves without a capture or a pawn move, or too little material to mate makes the game a draw.
value-drawRules-modern = as in modern chess
value-drawRules-off = none of them
option-figures = Chess pieces
    .help = Which set they are drawn from. It changes only what is seen.
value-figures-museum = those of the museum
value-figures-plain = the usual ones
option-array = The kings at the start
    .help = On which files the two kings stand. Each has its queen or counsellor beside it.
value-array-kingsOnE = both on file e
value-array-kingsOnD = both on file d
value-array-crosswise = crosswise, each facing a counsellor
option-counsellor = Queen or counsellor
    .help = Who stands beside the king, and how far that piece goes.
value-counsellor-queen = a queen, as far as she likes
value-counsellor-oneStep = a counsellor, one square diagonally
option-elephant = Bishop or elephant
    .help = Which piece stands between the horses and the royal pair, and how it moves.
value-elephant-bishop = a bishop, any distance diagonally
value-elephant-leap = an elephant, leaping two squares diagonally
value-elephant-straightLeap = an elephant, leaping two squares along ranks and files
value-elephant-fiveSteps = an elephant, one square diagonally or straight ahead
option-doubleStep = First step of two squares
    .help = Whether a pawn may go two squares on its first move.
option-promotionTo = What a pawn becomes
    .help = What a pawn may turn into on the last rank, where that does not depend on lost pieces.
value-promotionTo-any = any piece but a king
value-promotionTo-counsellor = only what stands beside the king
option-bareKing = A bare king
    .help = What it means when one side has nothing left but its king and the other has more.
value-bareKing-playsOn = nothing: the game goes on
value-bareKing-loses = that side loses at once
value-bareKing-losesUnlessAnswered = it loses, unless it bares the other king with its next move
option-kingLeap = The king’s leap
    .help = Whether each king may leap like a horse once in the game, if not in check. He may capture by it, but gives no check.
value-firstPlayer-white = White

## Helpers

x-seat = { $seatColour ->
    [black] { colour-black }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] { colour-white }
    [light] { colour-light }
   *[dark] { colour-dark }
}
x-thrown = { $second ->
    [none] a { $throw }
   *[other] a { $throw } and a { $second }
}
x-Seat-scores = { $seatColour ->
    [you] You score
   *[other] { x-seat } scores
}
x-by = { $byColour ->
    [black] { colour-black }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] { colour-white }
    [light] { colour-light }
   *[dark] { colour-dark }
}
x-army = { $armyColour ->
    [black] { colour-black }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] { colour-white }
    [light] { colour-light }
   *[dark] { colour-dark }
}
x-Army-s = { $armyColour ->
    [you] Your
   *[other] { x-army }’s
}
x-army-s = { $armyColour ->
    [you] your
   *[other] { x-army }’s
}
x-army-player = { $armyColour ->
    [you] you
   *[other] its own player
}
x-army-players = { $armyColour ->
    [you] you
   *[other] their own player
}
x-commander = { $commanderColour ->
    [black] { colour-black }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] { colour-white }
    [light] { colour-light }
   *[dark] { colour-dark }
}
x-Commander-s = { $commanderColour ->
    [you] Your
   *[other] { x-commander }’s
}
x-now-commands = { $commanderColour ->
    [you] you now command
   *[other] { x-commander } now commands
}
x-King-s = { $kingColour ->
    [you] Your
   *[other] { x-king }’s
}
x-throne-s = { $throneColour ->
    [you] your
   *[other] { x-throne }’s
}
x-other-s = { $otherColour ->
    [you] yours
   *[other] { x-other }’s
}
x-king = { $kingColour ->
    [black] { colour-black }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] { colour-white }
    [light] { colour-light }
   *[dark] { colour-dark }
}
x-throne = { $throneColour ->
    [black] { colour-black }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] { colour-white }
    [light] { colour-light }
   *[dark] { colour-dark }
}
x-own = { $ownColour ->
    [black] { colour-black }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] { colour-white }
    [light] { colour-light }
   *[dark] { colour-dark }
}
x-other = { $otherColour ->
    [black] { colour-black }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] { colour-white }
    [light] { colour-light }
   *[dark] { colour-dark }
}
x-owner = { $ownerColour ->
    [black] { colour-black }
    [green] { colour-green }
    [red] { colour-red }
    [yellow] { colour-yellow }
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] { colour-white }
    [light] { colour-light }
   *[dark] { colour-dark }
}
x-role = { $role ->
    [king] { role-king }
    [elephant] { role-elephant }
    [horse] { role-horse }
    [boat] { role-boat }
    [pawn] { role-pawn }
    [queen] { role-queen }
    [rook] { role-rook }
    [bishop] { role-bishop }
    [knight] { role-knight }
    [counsellor] { role-counsellor }
    [soldier] { role-soldier }
    [man] { role-man }
    [cow] { role-cow }
    [fox] { role-fox }
    [goose] { role-goose }
   *[leopard] { role-leopard }
}
x-a-role = { $role ->
    [king] a king
    [elephant] an elephant
    [horse] a horse
    [boat] a boat
    [pawn] a pawn
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
    [knight] a knight
    [counsellor] a counsellor
    [soldier] a soldier
    [man] a man
    [cow] a cow
    [fox] a fox
    [goose] a goose
   *[leopard] a leopard
}
x-A-role = { $role ->
    [king] A king
    [elephant] An elephant
    [horse] A horse
    [boat] A boat
    [pawn] A pawn
    [queen] A queen
    [rook] A rook
    [bishop] A bishop
    [knight] A knight
    [counsellor] A counsellor
    [soldier] A soldier
    [man] A man
    [cow] A cow
    [fox] A fox
    [goose] A goose
   *[leopard] A leopard
}
x-attacker = { $attacker ->
    [king] a king
    [elephant] an elephant
    [horse] a horse
    [boat] a boat
    [pawn] a pawn
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
    [knight] a knight
    [counsellor] a counsellor
    [soldier] a soldier
    [man] a man
    [cow] a cow
    [fox] a fox
    [goose] a goose
   *[leopard] a leopard
}
x-victim = { $victim ->
    [king] a king
    [elephant] an elephant
    [horse] a horse
    [boat] a boat
    [pawn] a pawn
    [queen] a queen
    [rook] a rook
    [bishop] a bishop
    [knight] a knight
    [counsellor] a counsellor
    [soldier] a soldier
    [man] a man
    [cow] a cow
    [fox] a fox
    [goose] a goose
   *[leopard] a leopard
}
x-face = { $face ->
    [2] the boat
    [3] the horse
    [4] the elephant
   *[5] the king or a pawn
}
x-ending = { $ending ->
    [last-army] { ending-last-army }
    [annihilation] { ending-annihilation }
    [only-kings] { ending-only-kings }
    [one-king] { ending-one-king }
    [both-kings] { ending-both-kings }
    [all-kings] { ending-all-kings }
    [no-progress] { ending-no-progress }
    [rounds] { ending-rounds }
    [repetition] { ending-repetition }
    [target] { ending-target }
    [no-moves] { ending-no-moves }
    [blocked] { ending-blocked }
    [checkmate] { ending-checkmate }
    [stalemate] { ending-stalemate }
    [insufficient-material] { ending-insufficient-material }
    [bare-king] { ending-bare-king }
   *[agreement] { ending-agreement }
}
x-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Options that cannot be set

options-unknown = There is no option “{ $option }” here.
options-value = “{ $label }” cannot be { $value }.
options-number = “{ $label }” cannot be { $value }: choose a whole number from { $min } to { $max }.
options-contradiction = “{ $first }: { $firstValue }” contradicts “{ $second }: { $secondValue }”. Change one of them.
options-impossible = This game cannot have “{ $label }: { $value }”. Choose another value.
