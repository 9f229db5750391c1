### What the terminal table says of itself. The words of the rules are in rules.ftl.

terminal-welcome = { $title }. Type an action such as { $example }, or “help”.
terminal-your-turn = { $seat } ({ $name }), what do you play?
terminal-throw-due = { $seat } ({ $name }), press Enter to throw.
terminal-enter-throw = { $seat } ({ $name }), throw your dice and type what they show, for example { $example }.
terminal-moves = You may play: { $moves }
terminal-commands =
    Type an action as the list of moves writes it, or one of these:
      moves          what you may play
      board          draw the board again
      undo           take back your last action
      why e4         why a piece cannot move
      rules          read the rules
      position       the position as text
      save FILE      write the game record to a file
      agree          end the game by agreement
      resign         resign the game
      quit           leave the table
terminal-saved = Saved in { $file }.
terminal-not-saved = Could not write { $file }: { $error }
terminal-save-exists = There is a file { $file } already: choose another name.
terminal-save-where = Say where: save FILE
terminal-nothing-to-undo = There is nothing to take back.
terminal-can-move = { $at } can move.
terminal-why-where = Say which: why e4
terminal-result = { $seat }: place { $rank }, { $share } of the win
terminal-points = { $seat }: { $points }
terminal-in-hand = { $count } in hand
terminal-commanded = commanded by { $seat }
terminal-out = out of the game
terminal-goodbye = Goodbye.
terminal-hint = “moves” lists what you may play, “help” explains the rest.
terminal-cows = cows
terminal-leopards = leopards

## When a command cannot do what it was asked for

terminal-option-form = “--option { $text }” needs a name and a value, for example --option obligation=none. `ashtapada games GAME` lists the options of a game.
terminal-option-known = The options are { $known }.
terminal-option-values = { $option } can be { $values }. For example: { $example }
terminal-seat-form = “--seat { $text }” needs a seat and a player, for example --seat north=bot:greedy.
terminal-seat-unknown = “--seat { $text }”: there is no such seat. The seats here: { $seats }. For example: --seat north=human
terminal-player-unknown = “--seat { $text }”: there is no such player. The players: human, { $players }. For example: --seat north=bot:greedy
terminal-seat-twice = “--seat { $text }”: that seat is taken already.
terminal-unreadable = Cannot read { $file }: { $error }
terminal-position-then = The position then: { $position }
terminal-not-text = { $file } is not a text in UTF-8: look at byte { $byte }.
terminal-no-data-folder = This system has no folder for data. Name one with --data, for example --data games.
terminal-no-output = Cannot write the answer: { $error }

## Records

terminal-record-legal = { $file }: { $title }. Actions: { $count }, all of them legal. { $how }
terminal-record-replayed = { $file }: { $title }, edition { $edition } of the rules. Actions: { $count }, replayed as they were played. { $how }
terminal-record-refused = Action { $number }, { $action }, is refused by edition { $edition }: { $why }
terminal-record-unfinished = The game is not over.
terminal-proof-later = The secret of its throws is shown when the game is over.
terminal-proof-fair = Throws: { $throws }, each as the secret that was committed to gives it.
terminal-proof-given = { $given ->
    [one] One throw before them was made elsewhere: nothing is proved about it.
   *[other] { $given } throws before them were made elsewhere: nothing is proved about those.
}
terminal-proof-secret = The tag Secret should have 64 hexadecimal digits.
terminal-proof-game = The tag Game is missing: it should have the id of the game.
terminal-proof-throws = The tag Throws should have a number for each throw: that of its entry in the log.
terminal-proof-commitment = The secret is not the one that was committed to before the first throw.
terminal-proof-throw = Throw { $number } of the game is { $thrown }, but the secret gives { $drawn }.
