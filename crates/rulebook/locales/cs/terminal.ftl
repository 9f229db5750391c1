### Co říká stůl v terminálu. Slova pravidel jsou v rules.ftl.

terminal-welcome = { $title }. Napište tah, třeba { $example }, nebo „help“.
terminal-begins = Rozhodl los. Začíná: { $name }.
terminal-legend = Na desce: { $pieces }.
terminal-legend-armies = Malé písmeno před kamenem značí jeho armádu: { $armies }.
terminal-quoted = „{ $text }“
terminal-your-turn = Na tahu je { $seat } ({ $name }). Jak táhnete?
terminal-throw-due = Hází { $seat } ({ $name }): stiskněte Enter.
terminal-enter-throw = Hází { $seat } ({ $name }): napište, co padlo, třeba { $example }.
terminal-throw-not-typed = Hází program: stiskněte Enter. S --real-dice házíte vlastními kostkami a píšete, co padlo.
terminal-due-faces = Zbývá využít: { $faces }.
terminal-due-jump = Kámen na { $at } musí skákat dál.
terminal-due-jump-or-stop = Kámen na { $at } smí skákat dál; „stop“ skoky ukončí.
terminal-due-jump-huff = Kámen na { $at } má skákat dál: „stop“ skoky ukončí, ale o kámen přijdete.
terminal-due-huff = Braní bylo vynecháno. Odfoukněte jeden z kamenů označených *: { $moves }.
terminal-due-capture-huff = Kameny označené ! mají brát: kdo nebere, přijde o kámen.
terminal-due-capture = Musí se brát: táhnout smějí jen kameny označené !.
terminal-due-place = { $role ->
    [cow] Položte krávu na volný bod, například { $example }.
    [fox] Položte lišku na volný bod, například { $example }.
    [goose] Položte husu na volný bod, například { $example }.
    [leopard] Položte leoparda na volný bod, například { $example }.
   *[king] Král se vrací na desku: zvolte volné pole, například { $example }.
}
terminal-due-answer = Je nabídnuta výměna králů: { $moves }.
terminal-due-offer = Můžete nabídnout výměnu králů: { $moves }.
terminal-due-call = Ohlaste, co zkusíte hodit, například { $example }.
terminal-due-promote = Můžete proměnit čekajícího pěšáka: { $moves }.
terminal-due-withdraw = Můžete odvést z desky posledního krále: { $moves }.
terminal-due-pass = Můžete také vynechat: „pass“.
terminal-moves = Můžete hrát: { $moves }
terminal-commands =
    Napište tah tak, jak stojí v seznamu tahů, nebo jedno z těchto slov:
      moves          co můžete hrát (nebo stiskněte Enter)
      board          nakreslit desku znovu
      undo           vrátit svůj poslední tah
      hint           co by zahrál silný hráč
      why e4         všechny důvody, proč kámen nemůže táhnout
      why e4-e5      proč takový tah nejde
      time           kolik času kdo spotřeboval
      rules          přečíst pravidla
      position       pozice jako text
      save SOUBOR    uložit zápis partie do souboru
      agree          ukončit partii dohodou
      resign         vzdát partii
      quit           vstát od stolu
terminal-help-soldiers =
    Tahy:
      e4-e5          na sousední bod (stačí e4e5)
      e3xe5          skok s braním (nebo e3:e5); e3xe5xc7 je celá série skoků
      stop           ukončit skoky předčasně
      huff e5        odfouknout kámen, který vynechal braní
terminal-help-cows =
    Tahy:
      @e5            položit kámen na volný bod (stačí e5)
      e4-e5          na sousední bod (nebo e4e5)
      e3xe5          skok s braním (nebo e3:e5); e3xe5xc7 je celá série
      stop           ukončit skoky předčasně
terminal-help-kings =
    Tahy:
      b1-c3          na volné pole (stačí b1c3)
      b1xc3          braní (nebo b1:c3)
      a7-a8=H        pěšák se na konci tahu promění; za = se píše anglické
                     písmeno figury: K král, E slon, H kůň, B loď
      a8=H           promění se pěšák, který tam čekal
      @d1            král se vrací na desku
      pass           vynechat tah, kde je to dovoleno
terminal-help-chess =
    Tahy:
      e2e4           na pole, s braním i bez (nebo e2-e4, e4xd5)
      a7a8q          pěšák se promění: q dáma, r věž, b střelec, n jezdec;
                     ve starých hrách m rádce, e slon, h kůň
      a8=q           výměna pěšáka, který čekal na poslední řadě
terminal-signs-points = Značky: * kámen, který může táhnout nebo který lze odfouknout · ! kámen, který má brát.
terminal-signs-cells = Značky: * kámen, který může táhnout · … pěšák, který čeká na proměnu · # kámen zkamenělé armády · × označené pole.
terminal-plays-on = { $name } hraje dál: počítač s koncem nesouhlasí, slibuje si ještě víc.
terminal-sure-agree = Tím partie skončí všem: chcete-li ji ukončit, napište „agree“ ještě jednou.
terminal-sure-resign = Chcete-li partii vzdát, napište „resign“ ještě jednou.
terminal-sure-quit = Tato partie není uložená: „save SOUBOR“ uloží její zápis; chcete-li přesto odejít, napište „quit“ ještě jednou.
terminal-throws = Na kostkách může padnout: { $throws }.
terminal-saved = Uloženo do { $file }.
terminal-not-saved = Soubor { $file } se nepodařilo zapsat: { $error }
terminal-save-exists = Soubor { $file } už existuje: zvolte jiný název.
terminal-save-where = Napište kam: save SOUBOR
terminal-nothing-to-undo = Není co vrátit.
terminal-can-move = Kámen na { $at } může táhnout: { $moves }
terminal-best = Nejlepší je { $best } (šance na výhru { $share } %).
terminal-best-line = Nejlepší je { $best } (šance na výhru { $share } %). Hra by mohla pokračovat takto: { $line }
terminal-can-play = Tak lze hrát: { $actions }
terminal-why-where = Napište pole, bod nebo tah: why e4, why e4-e5
terminal-points = { $count ->
    [one] 1 bod
    [few] { $count } body
   *[other] { $count } bodů
}
terminal-captured = sebráno { $count }
terminal-captured-of = sebráno { $count }/{ $target }
terminal-lost = ztracené figury { $pieces }
terminal-in-hand = v ruce: { $count }
terminal-commanded = velí { $seat }
terminal-out = mimo hru
terminal-frozen = zkamenělá armáda
terminal-over = Partie skončila. „save SOUBOR“ uloží její zápis, „undo“ konec odvolá, „board“ ukáže desku, „quit“ odejde od stolu.
terminal-goodbye = Na shledanou.
terminal-draw = Remíza.
terminal-wins = { $count ->
   *[other] Vítězství: { $names }.
}
terminal-shared = O výhru se dělí: { $names }.
terminal-and = { $first } a { $last }
terminal-place = { $rank }. místo: { $name }
terminal-place-points = { $count ->
    [one] { $rank }. místo: { $name }, 1 bod
    [few] { $rank }. místo: { $name }, { $count } body
   *[other] { $rank }. místo: { $name }, { $count } bodů
}
terminal-hint = „moves“ vypíše možné tahy, „help“ poradí se zbytkem.
terminal-cows = krávy
terminal-leopards = leopardi

## Když nelze udělat, oč byl program požádán

terminal-option-before = Volba „{ $option }“ stojí před příkazem: napište ji za „{ $command }“, tedy ashtapada { $command } … { $option } …
terminal-option-foreign = Volba „{ $option }“ stojí před příkazem a „{ $command }“ takovou nemá. Volby příkazu vypíše `ashtapada help { $command }`.
terminal-option-form = „--option { $text }“: je třeba jméno a hodnota, například --option obligation=none. Volby hry vypíše `ashtapada games HRA`.
terminal-option-near = Nemá to být { $near }? Volby hry vypíše `ashtapada games HRA`.
terminal-option-known = Volby jsou { $known }.
terminal-option-values = { $option } může být { $values }. Například: { $example }
terminal-seat-form = „--seat { $text }“: je třeba místo a hráč, například --seat north=bot:level-3.
terminal-seat-unknown = „--seat { $text }“: takové místo tu není. Místa u tohoto stolu: { $seats }. Například: --seat north=human
terminal-player-unknown = „--seat { $text }“: takový hráč tu není. Hráči: human, { $players }. Například: --seat north=bot:level-3
terminal-seat-twice = „--seat { $text }“: to místo je už obsazené.
terminal-no-file = Soubor { $file } neexistuje.
terminal-unreadable = Soubor { $file } nelze přečíst: { $error }
terminal-position-then = Pozice v té chvíli: { $position }
terminal-not-text = { $file } není text v UTF-8: podívejte se na bajt { $byte }. Uložte soubor v UTF-8 (v textovém editoru: „Uložit jako“, kódování UTF-8).
terminal-no-data-folder = Tento systém nemá složku pro data. Určete ji pomocí --data, například --data partie.
terminal-no-games = V { $file } žádné partie nejsou. Určete jejich složku pomocí --data, například --data partie.
terminal-backed-up = Partie z { $from } jsou teď také v { $file }.
terminal-rated-void = Partie { $name } se už nepočítá; rating v její rodině her se spočítal znovu.
terminal-rated-no-game = Partie na rating s označením { $name }, která by se počítala, tu není.
terminal-rated-hidden = { $name }: v žebříčcích se už neobjevuje.
terminal-rated-shown = { $name }: je zase v žebříčcích.
terminal-rated-no-player = { $name } tu nemá rating, nic se proto nezměnilo. Zkopírujte jméno z adresy stránky hráče.
terminal-rated-hidden-already = { $name }: v žebříčcích už není; nic se nezměnilo.
terminal-rated-shown-already = { $name }: v žebříčcích už je; nic se nezměnilo.
terminal-reports-none = Nikdo nebyl nahlášen.
terminal-reports-when = Kdy
terminal-reports-game = Partie
terminal-reports-who = Hráč
terminal-reports-by = Kdo nahlásil
terminal-reports-why = Důvod
terminal-reports-of-name = urážlivé jméno
terminal-reports-of-talk = obtěžování zprávami
terminal-reports-of-leaving = odcházení nebo zdržování
terminal-reports-of-unfair = nečestná hra
terminal-imported = { $games ->
    [one] Byla přidána 1 partie.
    [few] Byly přidány { $games } partie.
   *[other] Bylo přidáno { $games } partií.
}
terminal-unimported = { $count ->
    [one] 1 zápis se nepodařilo přečíst a byl vynechán: je uveden výše.
    [few] { $count } zápisy se nepodařilo přečíst a byly vynechány: jsou uvedeny výše.
   *[other] { $count } zápisů se nepodařilo přečíst a bylo vynecháno: jsou uvedeny výše.
}
terminal-site-folder = Stránka je teď ve složce { $place } ({ $size } MB). Dá se umístit na jakoukoli webovou adresu, nebo vyzkoušet tady: python3 -m http.server --directory { $place }
terminal-site-single = Stránka je teď v souboru { $place } ({ $size } MB). Prohlížeč ho otevře, ať leží kdekoli.
terminal-site-no-page = Tento program byl sestaven bez stránky: je třeba ho sestavit s Node.js a bez ASHTAPADA_SKIP_WEB.
terminal-site-no-module = Tento program byl sestaven bez části, která hraje v prohlížeči. Ve zdrojovém kódu ji vytvoří `cargo xtask wasm`; potom je třeba program sestavit znovu.
terminal-exported = { $games ->
    [one] 1 partie je teď v souboru { $file }.
    [few] { $games } partie jsou teď v souboru { $file }.
   *[other] { $games } partií je teď v souboru { $file }.
}
terminal-unexported = { $count ->
    [one] 1 partii se nepodařilo přečíst, proto v souboru není: je uvedena výše.
    [few] { $count } partie se nepodařilo přečíst, proto v souboru nejsou: jsou uvedeny výše.
   *[other] { $count } partií se nepodařilo přečíst, proto v souboru nejsou: jsou uvedeny výše.
}
terminal-no-format = Název { $file } neříká, jaký je to formát. Uveďte ho, třeba { $example }. Formáty: { $formats }.
terminal-convert-exists = Soubor { $file } už existuje. Zvolte jiný název, nebo ho přepište pomocí --force.
terminal-convert-over = Pokud hráči pokračovali i po remíze, kterou naše pravidla vyhlašují sama, načtěte partii bez tohoto pravidla: --option drawRules=off
terminal-no-output = Odpověď nelze vypsat: { $error }

## Zápisy partií

terminal-record-legal = { $file }: { $title }. Tahů a hodů: { $count }, všechny podle pravidel. { $how }
terminal-time = { $name }: { $time }
terminal-record-time = Vypršel čas.
terminal-record-away = Hráč byl příliš dlouho pryč.
terminal-record-unfinished = Partie neskončila.
terminal-review-seat = { x-Seat }: výsledek { $result }{ $dice ->
    [yes] , štěstí { $luck }, bez štěstí { $deserved }
   *[no] { "" }
}; ztráta { $cost }, { $marks }
terminal-proof-later = Tajné číslo, z něhož hody vyplývají, se ukáže po skončení partie.
terminal-proof-fair = Ověřených hodů: { $throws }. Každý vyplývá z tajného čísla, jehož otisk server ukázal před prvním hodem, a z čísel všech hráčů.
terminal-proof-day = Ověřených hodů: { $throws }. Každý vyplývá z data { $day }, stejně jako u každého stolu toho dne.
terminal-proof-given = { $given ->
    [one] Jeden dřívější hod padl jinde: o něm zápis nic nedokazuje.
    [few] { $given } dřívější hody padly jinde: o nich zápis nic nedokazuje.
   *[other] { $given } dřívějších hodů padlo jinde: o nich zápis nic nedokazuje.
}
terminal-proof-taken-back = { $count ->
    [one] Jednou se partie vrátila před hod, takže už se vědělo, co padne.
   *[other] { $count }krát se partie vrátila před hod, takže už se vědělo, co padne.
}
terminal-proof-compare = Otisk je { $commitment }. Porovnejte ho s tím, který stůl ukazoval před prvním hodem.
terminal-proof-no-commitment = Chybí značka Commitment, nebo nemá 64 šestnáctkových číslic: za tyto hody nic neručí.
terminal-proof-seeds = Značka Seeds má mít pro každé místo číslo o 64 šestnáctkových číslicích, například south=1f…
terminal-proof-count = Značka { $tag } má být číslo, které není větší než počet hodů.
terminal-proof-secret = Značka Secret má mít 64 šestnáctkových číslic.
terminal-proof-game = Chybí značka Game s označením partie.
terminal-proof-throws = Značka Throws má mít pro každý hod číslo, pod kterým je zapsán v průběhu hry.
terminal-proof-commitment = To není tajné číslo, jehož otisk server ukázal před prvním hodem.
terminal-proof-throw = V hodu { $number } této partie padlo { $thrown }, ale mělo padnout { $drawn }.
terminal-games-elsewhere = Nastavit lze i volby příbuzných her (jejich hodnoty uvádí `--json`): { $names }.
terminal-games-drafts = Rozpracované hry
terminal-games-draft = Hra je rozpracovaná: pravidla i texty se ještě mohou změnit a délku partií zatím nikdo neměřil.
