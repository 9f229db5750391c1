### Co říká stůl v terminálu. Slova pravidel jsou v rules.ftl.

terminal-welcome = { $title }. Napište tah, třeba { $example }, nebo „help“.
terminal-your-turn = Na tahu je { $seat } ({ $name }). Co hrajete?
terminal-throw-due = Hází { $seat } ({ $name }): stiskněte Enter.
terminal-enter-throw = Hází { $seat } ({ $name }): napište, co padlo, třeba { $example }.
terminal-moves = Můžete hrát: { $moves }
terminal-commands =
    Napište tah tak, jak stojí v seznamu tahů, nebo některé z těchto slov:
      moves          co můžete hrát
      board          nakreslit desku znovu
      undo           vzít zpět svůj poslední tah
      why e4         proč kámen na e4 nemůže táhnout
      rules          přečíst pravidla
      position       pozice jako text
      save SOUBOR    zapsat partii do souboru
      agree          ukončit partii dohodou
      resign         vzdát se
      quit           odejít od stolu
terminal-saved = Uloženo do { $file }.
terminal-not-saved = Soubor { $file } se nepodařilo zapsat: { $error }
terminal-save-where = Napište kam: save SOUBOR
terminal-nothing-to-undo = Není co vzít zpět.
terminal-can-move = { $at } může táhnout.
terminal-why-where = Napište, který kámen: why e4
terminal-result = { $seat }: { $rank }. místo, podíl na výhře { $share }
terminal-points = { $seat }: { $points }
terminal-in-hand = v ruce: { $count }
terminal-commanded = velí { $seat }
terminal-out = mimo hru
terminal-goodbye = Na shledanou.
