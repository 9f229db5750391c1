### Co říká stůl v terminálu. Slova pravidel jsou v rules.ftl.

terminal-welcome = { $title }. Napište tah, třeba { $example }, nebo „help“.
terminal-your-turn = Na tahu je { $seat } ({ $name }). Jak táhnete?
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
terminal-save-exists = Soubor { $file } už existuje: zvolte jiný název.
terminal-save-where = Napište kam: save SOUBOR
terminal-nothing-to-undo = Není co vzít zpět.
terminal-can-move = Kámen na { $at } může táhnout.
terminal-why-where = Napište, který kámen: why e4
terminal-result = { $seat }: { $rank }. místo, podíl na výhře { $share }
terminal-points = { $seat }: { $points }
terminal-in-hand = v ruce: { $count }
terminal-commanded = velí { $seat }
terminal-out = mimo hru
terminal-goodbye = Na shledanou.
terminal-hint = „moves“ vypíše možné tahy, „help“ poradí se zbytkem.
terminal-cows = krávy
terminal-leopards = leopardi

## Když nelze udělat, oč byl program požádán

terminal-option-form = „--option { $text }“: je třeba jméno a hodnota, například --option obligation=none. Volby hry vypíše `ashtapada games HRA`.
terminal-option-known = Volby jsou { $known }.
terminal-option-values = { $option } může být { $values }. Například: { $example }
terminal-seat-form = „--seat { $text }“: je třeba místo a hráč, například --seat north=bot:greedy.
terminal-seat-unknown = „--seat { $text }“: takové místo tu není. Místa u tohoto stolu: { $seats }. Například: --seat north=human
terminal-player-unknown = „--seat { $text }“: takový hráč tu není. Hráči: human, { $players }. Například: --seat north=bot:greedy
terminal-seat-twice = „--seat { $text }“: to místo je už obsazené.
terminal-unreadable = Soubor { $file } nelze přečíst: { $error }
terminal-position-then = Pozice v té chvíli: { $position }
terminal-not-text = { $file } není text v UTF-8: podívejte se na bajt { $byte }.
terminal-no-data-folder = Tento systém nemá složku pro data. Určete ji pomocí --data, například --data partie.
terminal-no-output = Odpověď nelze vypsat: { $error }

## Zápisy partií

terminal-record-legal = { $file }: { $title }. Tahů a hodů: { $count }, všechny dovolené. { $how }
terminal-record-replayed = { $file }: { $title }, { $edition }. vydání pravidel. Tahů a hodů: { $count }, přehrány tak, jak se odehrály. { $how }
terminal-record-refused = Tah { $number }, { $action }, odmítá { $edition }. vydání: { $why }
terminal-record-unfinished = Hra neskončila.
terminal-proof-later = Tajemství hodů se odhalí po skončení hry.
terminal-proof-fair = Hodů: { $throws }, každý takový, jaký vychází z tajemství, k němuž se server zavázal.
terminal-proof-given = { $given ->
    [one] Jeden dřívější hod padl jinde: o něm záznam nic nedokazuje.
    [few] { $given } dřívější hody padly jinde: o nich záznam nic nedokazuje.
   *[other] { $given } dřívějších hodů padlo jinde: o nich záznam nic nedokazuje.
}
terminal-proof-secret = Značka Secret má mít 64 šestnáctkových číslic.
terminal-proof-game = Chybí značka Game s identifikátorem partie.
terminal-proof-throws = Značka Throws má mít číslo pro každý hod: číslo jeho záznamu v deníku.
terminal-proof-commitment = To není tajemství, k němuž se server zavázal před prvním hodem.
terminal-proof-throw = Hod { $number } této partie je { $thrown }, ale z tajemství vychází { $drawn }.
