### Errors in what people write: actions, positions, records, options. Each `expected-` phrase goes into the sentence
### `text-error`; the English phrases repeat the error texts in the code word for word.

text-error = { $line ->
    [0] Character { $column }
   *[other] Line { $line }, character { $column }
}: expected { $expected }; { $end ->
    [yes] the text ends here
   *[no] found “{ $found }”
}.
text-example = For example: { $example }
action-error = Action { $number }, { $action }: { $why }
record-error = Line { $line }, character { $column }: { $why }
record-illegal = Line { $line }, character { $column }: { $action } cannot be played. { $why }
rules-unknown = There is no game “{ $id }”. `ashtapada games` lists them all, for example soldiers16-bl.
rules-unknown-nearest = There is no game “{ $id }”: did you mean { $nearest }? `ashtapada games` lists them all.
edition-unknown = There is no edition { $edition } of the rules: the newest is { $newest }. The game may come from a newer Ashtapada: update the program.

## Actions
expected-action = an action: a move, a throw or a word such as pass
expected-move = a move: two points joined by `-`, or by `x` if it captures
expected-chess-move = a move: the square a piece leaves and the square it goes to
expected-spot = a square or point: a file letter and a rank number
expected-square = a square from a1 to h8
expected-second-spot = `-` or `x` and a second square or point
expected-point-number = the number of a point, 1 to { $most } in reading order
expected-throne = the throne of the king to bring back
expected-huffed = the point of the piece to huff
expected-face = a face of the die, 2 to 5
expected-faces = one or two faces of a die, 1 to 6, separated by one space
expected-promotion = K, E, H, B or P after `=`
expected-chess-promotion = q, r, b or n after `=`, in old games also m, e or h
expected-which-piece = the file or rank that the piece comes from, since several can go there
expected-piece-that-can-go = a piece that can go there
expected-move-end = nothing more, or the letter of a promotion: q, r, b or n, in old games also m, e or h

## Positions of every family
expected-options = options that do not contradict each other ({ $why })
expected-board = the board: { $rows } rows separated by `/`
expected-next-row = `/` and row { $row }
expected-row-full = nothing more in row { $row }, which is full
expected-row-short = the rest of row { $row } ({ $left } missing)
expected-one-run = one number, not two, for a run of empty squares or points
expected-after-rows = a space after the last row
expected-end = the end of the text

## Positions of points and lines
expected-point-piece = a piece ({ $south } or { $north }, a capital if it is marked) or a number of empty points
expected-side = the side to move, s or n
expected-phase = the point of a piece in a chain, `huff`, or `-`
expected-captures = the captures of South (at most { $south }) and of North (at most { $north }), joined by `-`
expected-hands = the pieces in hand of South (at most { $south }) and of North (at most { $north }), joined by `-`
expected-quiet = the number of moves by both sides since the last capture or placement, 0 to { $most }
expected-no-marks = no capital letters, since there is no chain and no huff
expected-no-huff = `-` or a point: there is no huffing under these rules
expected-huff-marks = capital letters for the pieces that may be huffed: at least { $least }, all of the side that missed a capture
expected-no-phase = `-`, since the game is over
expected-chain-marks = capital letters for the jumped pieces that are still on the board, and no others
expected-chain-point = the point of a piece of the side to move that can jump again
expected-chain-quiet = 0 moves since the last capture, in the middle of a chain

## Positions of chess
expected-man = a piece (PNBRQK, in old games also M, E and H; capitals for White, small letters for Black), a number of empty squares, or `/`
expected-white-or-black = w or b, for the side to move
expected-castling = the castling rights: some of KQkq, or `-`
expected-no-right = no { $right }: that king and that rook are not both on their first squares
expected-passing = the en passant square, on rank { $row }, or `-`
expected-clock = the number of plies since the last capture or pawn move
expected-move-number = the move number, from 1
expected-exchange-or-end = the end of the text, or exchange if the side to move has moved and is now exchanging a waiting pawn

## Positions of four kings
expected-army = an army (s, w, n or e), a number of empty squares, or `/`
expected-kind = a piece (K, E, H or B) or its pawn (k, e, h or b)
expected-thrower = the seat whose throw it is (s, w, n or e), then `/` and the seat that decides, if it is another
expected-decider = { $turn }, since that seat decides here
expected-due = what is due: throw, before, call, move, offer, answer, place or over:
expected-over-by = how the game ended: last-army, annihilation, only-kings, one-king, both-kings, all-kings, no-progress or rounds
expected-face-left = a face still to be used: 2, 3, 4 or 5
expected-one-face = one face: the game has one die
expected-two-faces = at most two faces, the smaller first
expected-no-dice = no faces in a game without dice
expected-points = the points of South, West, North and East, separated by commas
expected-nothing-thrown = move: nothing is thrown in a game without dice
expected-call-first = call, or throw with called=: the skilled thrower names a face first
expected-no-call = throw: no face is named in this game
expected-move-faces = move with the faces still to be used
expected-not-thrown = no faces before the throw
expected-nothing-before = throw: there is nothing to decide before it
expected-exchange = a possible exchange of kings, given by the word exchange=
expected-word = a word: idle=, rounds=, called=, command=, boats=, withdrawn=, freed=, returned=, out=, thrones=, taken=, empire=, bonus=, fall=, exchange= or now=
expected-not-here = no { $word }= in this game
expected-idle = turns without progress, a number from 1
expected-rounds = full rounds played, fewer than those after which the game ends
expected-called = the face named before the throw that is due: 2, 3, 4 or 5
expected-seats = seats, each once: letters of s, w, n, e in this order
expected-seat-pairs = pairs of seats, separated by commas
expected-with-boat = armies that have their boat
expected-ally-moves = armies with an ally who still moves or can come back by an exchange, since that ally commands their boat
expected-without-king = armies whose king is lost
expected-not-freed = armies that have placed their king: those of freed= have not
expected-without-pieces = armies with no pieces left
expected-one-out = at most one seat of each side
expected-first-seats = sides, each by the first of its seats in the order s, w, n, e
expected-moment = progress, offered, early or kept
expected-command = armies under their ally's command, each followed by a colon and throne, loss or throne+loss
expected-fall = sides with two dead kings, each followed by a colon and how the later one fell: throne, king- and the captor's seat, or both joined by +
expected-one-commander = one commander on each side
expected-exchange-word = three seats (who offers, whose king returns to that side or -, whose to the other), then a colon and seats

## Records
record-expected-comment-end = a comment closed with { "}" }
record-expected-tag-name = the name of a tag
record-expected-tag-value = the value of the tag in double quotes
record-expected-escape = only \" and \\ after a backslash
record-expected-value-end = a double quote that closes the value on the same line
record-expected-tag-end = ] at the end of the tag
record-expected-option-tag = an option written as name=value
record-expected-rules-tag = a tag that names the rule set, before the first turn
record-expected-edition-tag = the number of an edition of the rules
record-expected-resigning = the seat that resigns
record-expected-one-record = the end of the record, since this works on one game at a time; cut the file into one for each game
record-expected-comment-start = no { "}" } outside a comment: one comment cannot contain another
record-expected-main-line = only the moves of the game: variations in parentheses are not read, so delete them or make comments of them in { "{…}" }
record-expected-variation-end = a variation closed with )
record-expected-variation-start = no ) without the ( that begins a variation
record-expected-one-value = the same value as in the tag above: a game has only one
record-expected-position-tag = a tag FEN or Position with the position that SetUp announces
record-expected-result-of-game = the result that follows from the game
record-expected-plain-text = plain text without control characters; save the file as UTF-8

## Setting up a game
setup-clock = A clock is seconds for the game and for each turn: 600+5 adds five seconds a turn, 600d5 makes the first five free. Or it is days for each turn: 3d/turn.
setup-clock-initial = A clock gives each player 10 seconds to 10 hours for the game, not { $seconds } seconds.
setup-clock-increment = A clock adds at most 600 seconds for each turn, not { $seconds }.
setup-by-links = A game played by links is set up in the page without a server, on the device of whoever begins.
setup-absence = The others wait 1 to 60 minutes for a player who is away, not { $minutes }.
setup-rated-one-screen = In a rated game each player has a screen of their own.
setup-rated-hand-dice = In a rated game the server throws the dice.
setup-rated-day-dice = In a rated game nobody may know the throws beforehand.
setup-rated-begun = A rated game begins from the usual start.
setup-rated-odds = In a rated game all players have the same time.
setup-rated-helped = In a rated game the computer helps nobody.
setup-rated-draft = The rules of a rated game are published ones, not a draft.
setup-clock-turn = A clock by days gives 1 to 30 whole days for each turn and adds nothing to them.
setup-clock-own = Give the clock of { $seat } only once. It must be of the same kind as the table’s, and decide the game only if that one does.
setup-no-seat = There is no seat { $seat } in this game; its seats are { $seats }.
setup-seat-twice = Two players were given the seat { $seat }.

## What people type
typed-refused = { $action }: { $why }
typed-chain-ends = The jumps end on { $at }: nothing can be jumped from there.
typed-ambiguous = That could mean several things. Type one of these: { $readings }

## Other formats
format-expected-place = a position: startpos, fen or rules, or moves from the start
format-expected-rules-name = the name of a rule set after rules
format-expected-option-pair = an option written as name=value
format-expected-begin = startpos, or text and a position in double quotes
format-expected-moves = moves with blanks between them after the word moves, or actions with commas after the word actions
format-expected-end = the end of the text
format-expected-fen4-turn = the army to move: R, B, Y or G
format-expected-fen4-dash = `-` before the next field
format-expected-fen4-bits = four times 0 or 1, separated by commas and followed by `-`
format-expected-fen4-points = the points of the four armies, separated by commas and followed by `-`
format-expected-fen4-clock = the number of moves since the last capture or pawn move
format-expected-fen4-key = 'key':value, separated by commas, in braces
format-expected-fen4-value = a value: 'text', a whole number, true, false, or values in parentheses
format-expected-fen4-rank = `/` and the next of fourteen ranks
format-expected-fen4-squares = fourteen squares in each rank
format-expected-fen4-piece = a piece such as rK (dead: drK), a number of empty squares, or x for a wall
format-expected-pgn4-tag = a tag with its value in double quotes
format-expected-pgn4-comment = a comment closed with { "}" }
format-expected-pgn4-variation = variations in pairs of parentheses, after a move and not too many within each other
format-expected-pgn4-move = a move with both its squares, or R, T, S or #
format-expected-fen4-small = the board of Chaturaji: eight by eight squares in the middle, walls (x) around them
format-expected-fen4-dead = dead pieces (d) where an army is out of the game, and living ones elsewhere
format-expected-fen4-fallen = no dead king: a player who gave up while the others play on is not known to these rules
format-expected-pgn4-square = a square of the board of Chaturaji, from d4 to k11
format-expected-pgn4-piece = the letters of the pieces that stand on these squares, none for a pawn
format-json = This is not the JSON of a game: { $why }
format-write-only = { $format } is only written, never read: a picture does not say what was played.
format-foreign = { $format } has no words for a game of { $rules }. Choose another format: record, json, uci and svg are there for every game.
format-loss-moves = { $count ->
    [one] Left out: the move before the last position. Only that position is in the file.
   *[other] Left out: the { $count } moves before the last position. Only that position is in the file.
}
format-loss-tags = Left out: the tags { $names }.
format-loss-comments = Left out: comments ({ $count }).
format-loss-early-comments = Left out: comments before the first move ({ $count }).
format-loss-variations = Left out: variations ({ $count }). The moves of the game are kept.
format-loss-judgements = Left out: judgements such as ! or $1 ({ $count }).
format-loss-rules = Not in the file: the rules it is played by ({ $names }). Give them with --rules and --option when you read it.
format-loss-ending = Left out: that the game was given up or ended by agreement.
format-loss-cause = Left out: that the time ran out or a player was away.
format-loss-waiting = Written as it is, though chess programs will not understand it: pawns that wait on the last rank, or their exchange.
format-loss-terms = Left out: what was agreed for the table ({ $names }).
format-loss-words = Left out: what the position says besides pieces, turn and points ({ $names }).
format-loss-after = { $count ->
    [one] Left out: a turn after somebody had given up. With that the game ends here.
   *[other] Left out: { $count } turns after somebody had given up. With that the game ends here.
}
format-loss-lot = Left open in the file and now settled by a random draw: { $names }.

## Numbers
decimal-sign = .
