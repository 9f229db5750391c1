### The words of the table in the terminal. The words of the rules are in rules.ftl.

terminal-welcome = { $title }. Type an action such as { $example }, or “help”.
terminal-begins = Drawn at random: { $name } begins.
terminal-legend = On the board: { $pieces }.
terminal-legend-armies = The small letter before a piece is its army: { $armies }.
terminal-quoted = “{ $text }”
terminal-your-turn = { $seat } ({ $name }), what do you play?
terminal-throw-due = { $seat } ({ $name }), press Enter to throw.
terminal-enter-throw = { $seat } ({ $name }), throw your dice and type what they show, for example { $example }.
terminal-throw-not-typed = The program throws the dice: press Enter. With --real-dice you throw your own and type what they show.
terminal-due-faces = Still to be played: { $faces }.
terminal-due-jump = The piece on { $at } has to jump again.
terminal-due-jump-or-stop = The piece on { $at } may jump again; “stop” ends the chain.
terminal-due-jump-huff = The piece on { $at } has to jump again: “stop” ends the chain, but costs the piece.
terminal-due-huff = A capture was missed. Huff (remove) a piece marked *: { $moves }.
terminal-due-capture-huff = A capture is due for the pieces marked !: missing it costs a piece.
terminal-due-capture = A capture is due: only the pieces marked ! may move.
terminal-due-place = { $role ->
    [cow] Place a cow on an empty point, for example { $example }.
    [fox] Place the fox on an empty point, for example { $example }.
    [goose] Place a goose on an empty point, for example { $example }.
    [leopard] Place a leopard on an empty point, for example { $example }.
   *[king] A king returns to the board: choose an empty square, for example { $example }.
}
terminal-due-answer = An exchange of kings is offered: { $moves }.
terminal-due-offer = An exchange of kings can be offered: { $moves }.
terminal-due-call = Name the face to try for, for example { $example }.
terminal-due-promote = A waiting pawn can be promoted: { $moves }.
terminal-due-withdraw = The last king may be withdrawn: { $moves }.
terminal-due-pass = You may also “pass”.
terminal-moves = You may play: { $moves }
terminal-commands =
    Type an action as the list of moves writes it, or one of these:
      moves          what you may play (or press Enter)
      board          draw the board again
      undo           take back your last action
      hint           what a strong player would play
      why e4         every reason why a piece cannot move
      why e4-e5      why this cannot be played
      time           how long each player has taken
      rules          read the rules
      position       the position as text
      save FILE      write the game record to a file
      agree          end the game by agreement
      resign         resign the game
      quit           leave the table
terminal-help-soldiers =
    Actions:
      e4-e5          to a neighbouring point (or e4e5)
      e3xe5          a jump (or e3:e5); e3xe5xc7 is a whole chain
      stop           end a chain of jumps early
      huff e5        remove a piece that missed a capture
terminal-help-cows =
    Actions:
      @e5            place a piece on an empty point (or e5)
      e4-e5          to a neighbouring point (or e4e5)
      e3xe5          a jump (or e3:e5); e3xe5xc7 is a whole chain
      stop           end a chain of jumps early
terminal-help-kings =
    Actions:
      b1-c3          to an empty square (or b1c3)
      b1xc3          capture (or b1:c3)
      a7-a8=H        a pawn is promoted on arrival; the letter after = is the
                     new piece: K king, E elephant, H horse, B boat
      a8=H           a pawn waiting there is promoted
      @d1            a king returns to the board
      pass           play nothing, where that is allowed
terminal-help-chess =
    Actions:
      e2e4           to a square, with a capture or without (or e2-e4, e4xd5)
      a7a8q          a pawn is exchanged on arrival: q queen, r rook,
                     b bishop, n knight; in old games m counsellor,
                     e elephant, h horse
      a8=q           a pawn waiting on the last rank is exchanged
terminal-signs-points = Symbols: * a piece that may move, or be huffed · ! a piece that is due to capture.
terminal-signs-cells = Symbols: * a piece that may move · … a waiting pawn · # a frozen piece · × a marked square.
terminal-plays-on = { $name } declines: the computer still hopes for more.
terminal-sure-agree = That ends the game for everybody: type “agree” again to end it.
terminal-sure-resign = To resign the game, type “resign” again.
terminal-sure-quit = This game is not saved. To leave anyway, type “quit” again; “save FILE” writes its record.
terminal-throws = The dice can show: { $throws }.
terminal-saved = Saved in { $file }.
terminal-not-saved = Could not write { $file }: { $error }
terminal-save-exists = There is a file { $file } already: choose another name.
terminal-save-where = Name a file: save FILE
terminal-nothing-to-undo = There is nothing to take back.
terminal-can-move = { $at } can move: { $moves }
terminal-best = Best here: { $best } (winning chances { $share }%).
terminal-best-line = Best here: { $best } (winning chances { $share }%). Play might go on: { $line }
terminal-can-play = That can be played: { $actions }
terminal-why-where = Name a square or a move: why e4, or why e4-e5
terminal-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
terminal-captured = captured { $count }
terminal-captured-of = captured { $count } of { $target }
terminal-lost = has lost { $pieces }
terminal-in-hand = { $count } in hand
terminal-commanded = commanded by { $seat }
terminal-out = out of the game
terminal-frozen = frozen
terminal-over = The game is over. “save FILE” writes its record, “undo” reopens the game, “board” shows the board, “quit” leaves the table.
terminal-goodbye = Goodbye.
terminal-draw = A draw.
terminal-wins = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
terminal-shared = { $names } share the win.
terminal-and = { $first } and { $last }
terminal-place = Place { $rank }: { $name }
terminal-place-points = { $count ->
    [one] Place { $rank }: { $name }, 1 point
   *[other] Place { $rank }: { $name }, { $count } points
}
terminal-hint = “moves” lists what you may play, “help” explains the rest.
terminal-cows = cows
terminal-leopards = leopards

## When a command cannot do what it was asked for

terminal-option-before = “{ $option }” stands before the command: write it after “{ $command }”, as in ashtapada { $command } … { $option } …
terminal-option-foreign = “{ $option }” stands before the command, and “{ $command }” has no such option. `ashtapada help { $command }` lists those it has.
terminal-option-form = “--option { $text }” needs a name and a value, for example --option obligation=none. `ashtapada games GAME` lists the options of a game.
terminal-option-near = Did you mean { $near }? `ashtapada games GAME` lists the options of a game.
terminal-option-known = The options are { $known }.
terminal-option-values = { $option } can be { $values }. For example: { $example }
terminal-seat-form = “--seat { $text }” needs a seat and a player, for example --seat north=bot:level-3.
terminal-seat-unknown = “--seat { $text }”: there is no such seat. The seats here: { $seats }. For example: --seat north=human
terminal-player-unknown = “--seat { $text }”: there is no such player. The players: human, { $players }. For example: --seat north=bot:level-3
terminal-seat-twice = “--seat { $text }”: that seat is taken already.
terminal-no-file = There is no file { $file }.
terminal-unreadable = Cannot read { $file }: { $error }
terminal-position-then = The position at that point: { $position }
terminal-not-text = { $file } is not valid UTF-8 text: the error is at byte { $byte }. Save it as UTF-8 (in a text editor: “Save as”, encoding UTF-8).
terminal-no-data-folder = This system has no data folder. Name one with --data, for example --data games.
terminal-no-games = There are no games at { $file }. Name their folder with --data, for example --data games.
terminal-backed-up = The games of { $from } are now also in { $file }.
terminal-rated-void = Game { $name } no longer counts; the ratings of its family were recalculated.
terminal-rated-no-game = There is no rated game { $name } that counts.
terminal-rated-hidden = { $name } no longer appears in the ratings.
terminal-rated-shown = { $name } appears in the ratings again.
terminal-rated-no-player = { $name } has no rating here, so nothing was changed. Copy the name from the address of the player’s page.
terminal-rated-hidden-already = { $name } was already hidden from the ratings; nothing was changed.
terminal-rated-shown-already = { $name } was not hidden from the ratings; nothing was changed.
terminal-reports-none = Nobody has been reported.
terminal-reports-when = When
terminal-reports-game = Game
terminal-reports-who = Who
terminal-reports-by = Reported by
terminal-reports-why = Why
terminal-reports-of-name = offensive name
terminal-reports-of-talk = harassing messages
terminal-reports-of-leaving = leaving or stalling
terminal-reports-of-unfair = unfair play
terminal-imported = { $games ->
    [one] 1 game was added.
   *[other] { $games } games were added.
}
terminal-unimported = { $count ->
    [one] 1 record could not be read and is left out: it is named above.
   *[other] { $count } records could not be read and are left out: they are named above.
}
terminal-site-folder = The page is now in the folder { $place } ({ $size } MB). Put it under any web address, or try it here: python3 -m http.server --directory { $place }
terminal-site-single = The page is now in the file { $place } ({ $size } MB). A browser opens it from wherever it lies.
terminal-site-no-page = This program was built without its page: build it with Node.js, and without ASHTAPADA_SKIP_WEB.
terminal-site-no-module = This program was built without the part that plays in browsers. In the source, `cargo xtask wasm` makes it; build the program again after that.
terminal-exported = { $games ->
    [one] 1 game is now in { $file }.
   *[other] { $games } games are now in { $file }.
}
terminal-unexported = { $count ->
    [one] 1 game could not be read and is left out: it is named above.
   *[other] { $count } games could not be read and are left out: they are named above.
}
terminal-no-format = The name { $file } does not say what format it has. Name it, for example { $example }. The formats: { $formats }.
terminal-convert-exists = There is a file { $file } already. Choose another name, or overwrite it with --force.
terminal-convert-over = If the players went on after a draw that our rules count by themselves, read the game without them: --option drawRules=off
terminal-no-output = Cannot write the answer: { $error }

## Records

terminal-record-legal = { $file }: { $title }. Actions: { $count }, all of them legal. { $how }
terminal-time = { $name }: { $time }
terminal-record-time = The time ran out.
terminal-record-away = The player was away for too long.
terminal-record-unfinished = The game is not over.
terminal-review-seat = { x-seat }: result { $result }{ $dice ->
    [yes] , luck { $luck }, without luck { $deserved }
   *[no] { "" }
}; lost chances { $cost }, { $marks }
terminal-proof-later = The secret number behind the throws is shown when the game is over.
terminal-proof-fair = Throws checked: { $throws }. Each follows from the secret number whose fingerprint the server gave before the first throw and from the numbers of all players.
terminal-proof-day = Throws checked: { $throws }. Each follows from the date { $day }, as at every table of that day.
terminal-proof-given = { $given ->
    [one] One earlier throw was made elsewhere: the record proves nothing about it.
   *[other] { $given } earlier throws were made elsewhere: the record proves nothing about them.
}
terminal-proof-taken-back = { $count ->
    [one] The game was taken back past a throw once, so that throw was already known.
   *[other] The game was taken back past throws { $count } times, so those throws were already known.
}
terminal-proof-compare = The fingerprint is { $commitment }. Compare it with the one shown at the table before the first throw.
terminal-proof-no-commitment = The tag Commitment is missing or does not have 64 hexadecimal digits: nothing vouches for these throws.
terminal-proof-seeds = The tag Seeds should have a number of 64 hexadecimal digits for every seat, as in south=1f…
terminal-proof-count = The tag { $tag } should be a number no greater than the number of throws.
terminal-proof-secret = The tag Secret should have 64 hexadecimal digits.
terminal-proof-game = The tag Game is missing: it should name the game.
terminal-proof-throws = The tag Throws should have a number for each throw: that of its entry in the log.
terminal-proof-commitment = The secret number does not match the fingerprint that the server gave before the first throw.
terminal-proof-throw = Throw { $number } of the game was { $thrown }, but it should have been { $drawn }.
terminal-games-elsewhere = These options of related games can be set too (`--json` gives their values): { $names }.
terminal-games-drafts = Drafts
terminal-games-draft = A draft: its rules and texts may still change, and nothing about its games has been measured.
