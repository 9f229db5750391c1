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
      resign         give up
      quit           leave the table
terminal-saved = Saved in { $file }.
terminal-not-saved = Could not write { $file }: { $error }
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
