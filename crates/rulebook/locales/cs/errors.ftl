### Co není v pořádku s tím, co někdo napsal: v tazích, pozicích, zápisech partií, volbách. Každé `expected-` je
### výraz v prvním pádě, který vstupuje do věty `text-error`.

text-error = { $line ->
    [0] Znak { $column }
   *[other] Řádek { $line }, znak { $column }
} – má tu být: { $expected }; { $end ->
    [yes] text tu však končí
   *[no] stojí tu však „{ $found }“
}.
text-example = Například: { $example }
action-error = Krok { $number }, { $action }: { $why }
record-error = Řádek { $line }, znak { $column }: { $why }
record-illegal = Řádek { $line }, znak { $column }: { $action } nelze hrát. { $why }
rules-unknown = Hra „{ $id }“ tu není. Všechny hry (třeba soldiers16-bl) vypíše `ashtapada games`.
rules-unknown-nearest = Hra „{ $id }“ tu není. Nemá to být { $nearest }? Všechny hry vypíše `ashtapada games`.
edition-unknown = Pravidla nemají vydání { $edition }: nejnovější je { $newest }. Partie možná pochází z novější verze Ashtapady: aktualizujte program.

## Tahy
expected-action = tah, hod nebo slovo jako pass
expected-move = tah: dva body a mezi nimi „-“, nebo „x“, pokud se bere
expected-chess-move = tah: pole, na kterém kámen stojí, a pole, kam jde
expected-spot = pole nebo bod (písmeno a číslo)
expected-square = pole od a1 do h8
expected-second-spot = „-“ nebo „x“ a druhé pole nebo bod
expected-point-number = číslo bodu od 1 do { $most } (čísluje se po řadách, jako při čtení)
expected-throne = trůn krále, který se má vrátit
expected-huffed = bod kamene, který se má odfouknout
expected-face = číslo na kostce od 2 do 5
expected-faces = jedno nebo dvě čísla na kostce od 1 do 6, oddělená jednou mezerou
expected-promotion = K, E, H, B nebo P po „=“
expected-chess-promotion = q, r, b nebo n po „=“, ve starých hrách i m, e nebo h
expected-which-piece = sloupec nebo řada, odkud figura jde, protože jich tam může jít víc
expected-piece-that-can-go = figura, která tam může jít
expected-move-end = konec tahu, nebo písmeno proměny: q, r, b či n, ve starých hrách i m, e nebo h

## Pozice všech her
expected-options = volby, které se nevylučují ({ $why })
expected-board = deska: řady oddělené „/“, celkem { $rows }
expected-next-row = „/“ a řada { $row }
expected-row-full = konec řady { $row }: už je plná
expected-row-short = zbytek řady { $row } (chybí: { $left })
expected-one-run = jedno číslo pro sousední prázdná pole nebo body, ne dvě
expected-after-rows = mezera po poslední řadě
expected-end = konec textu

## Pozice na bodech a čarách
expected-point-piece = kámen ({ $south } nebo { $north }, je-li označený, velkým písmenem), nebo počet prázdných bodů
expected-side = strana, která rozhoduje: s nebo n
expected-phase = bod kamene uprostřed skoků, „huff“, nebo „-“
expected-captures = počet kamenů, které sebral jih (nejvýš { $south }) a které sever (nejvýš { $north }), s „-“ mezi čísly
expected-hands = počet kamenů, které má v ruce jih (nejvýš { $south }) a které sever (nejvýš { $north }), s „-“ mezi čísly
expected-quiet = počet tahů obou stran od posledního braní nebo položení, od 0 do { $most }
expected-no-marks = jen malá písmena, protože nikdo není uprostřed skoků ani není koho odfouknout
expected-no-huff = „-“ nebo bod: v této hře se neodfukuje
expected-huff-marks = velká písmena kamenů, které lze odfouknout: nejméně { $least }, všechny na straně, která nebrala
expected-no-phase = „-“, protože partie skončila
expected-chain-marks = velká písmena přeskočených kamenů, které ještě stojí na desce, a žádná jiná
expected-chain-point = bod kamene té strany, která rozhoduje; kámen musí moci skákat dál
expected-chain-quiet = 0 tahů od posledního braní, protože skoky ještě trvají

## Šachové pozice
expected-man = kámen (PNBRQK, ve starých hrách i M, E a H; bílý velkým písmenem, černý malým), počet prázdných polí, nebo „/“
expected-white-or-black = w nebo b: kdo je na tahu
expected-castling = práva na rošádu: některá z písmen KQkq, nebo „-“
expected-no-right = zápis bez { $right }: král nebo příslušná věž nestojí na výchozím poli
expected-passing = pole v řadě { $row }, přes které právě přešel pěšák, nebo „-“
expected-clock = počet půltahů od posledního braní nebo tahu pěšákem
expected-move-number = číslo tahu, od 1
expected-exchange-or-end = konec textu, nebo slovo exchange, když strana na tahu už táhla a vyměňuje čekajícího pěšáka

## Pozice čtyř králů
expected-army = armáda (s, w, n nebo e), počet prázdných polí, nebo „/“
expected-kind = figura (K, E, H nebo B), nebo její pěšák (k, e, h nebo b)
expected-thrower = místo hráče, který hází (s, w, n nebo e), a po „/“ místo toho, kdo rozhoduje, je-li to někdo jiný
expected-decider = { $turn }, protože tady rozhoduje hráč na tomto místě
expected-due = to, co je na řadě: throw, before, call, move, offer, answer, place, nebo over:
expected-over-by = způsob, jakým partie skončila: last-army, annihilation, only-kings, one-king, both-kings, all-kings, no-progress nebo rounds
expected-face-left = číslo, které zbývá využít: 2, 3, 4 nebo 5
expected-one-face = jedno číslo: v této hře se hází jednou kostkou
expected-two-faces = nejvýš dvě čísla, menší napřed
expected-no-dice = žádná čísla, protože se hraje bez kostek
expected-points = body jihu, západu, severu a východu oddělené čárkami
expected-nothing-thrown = move: ve hře bez kostek se nehází
expected-call-first = call, nebo throw s called=: obratný hráč napřed ohlásí, co chce hodit
expected-no-call = throw: v této hře se hod neohlašuje
expected-move-faces = move a čísla, která zbývá využít
expected-not-thrown = žádná čísla před hodem
expected-nothing-before = throw: před hodem tu není o čem rozhodovat
expected-exchange = výměna králů, kterou lze provést, zapsaná slovem exchange=
expected-word = některé ze slov: idle=, rounds=, called=, command=, boats=, withdrawn=, freed=, returned=, out=, thrones=, taken=, empire=, bonus=, fall=, exchange= nebo now=
expected-not-here = text bez { $word }=, protože to v této hře není
expected-idle = počet tahů bez pokroku, od 1
expected-rounds = počet odehraných kol, menší než ten, po kterém partie končí
expected-called = číslo ohlášené před tímto hodem: 2, 3, 4 nebo 5
expected-seats = místa, každé jednou: písmena s, w, n, e v tomto pořadí
expected-seat-pairs = dvojice míst oddělené čárkami
expected-with-boat = armády, které mají svou loď
expected-ally-moves = armády, jejichž spoluhráč ještě táhne nebo se může vrátit výměnou: jen on velí jejich lodi
expected-without-king = armády, které ztratily krále
expected-not-freed = armády, které už svého krále postavily; ty z freed= ještě ne
expected-without-pieces = armády, kterým nezbyl žádný kámen
expected-one-out = nejvýš jedno místo z každé strany
expected-first-seats = strany, každá označená prvním ze svých míst v pořadí s, w, n, e
expected-moment = progress, offered, early nebo kept
expected-command = armády pod velením spoluhráče, každá s dvojtečkou a slovem throne, loss nebo throne+loss
expected-fall = strany se dvěma mrtvými králi, každá s dvojtečkou a tím, jak padl ten pozdější: throne, king- s místem toho, čí král ho zajal, nebo obojí se znakem +
expected-one-commander = jeden velitel na každé straně
expected-exchange-word = kdo nabízí, čí král se vrací jeho straně (nebo -), čí druhé straně, pak dvojtečka a místa

## Zápisy partií
record-expected-comment-end = poznámka uzavřená znakem { "}" }
record-expected-tag-name = jméno značky
record-expected-tag-value = hodnota značky v uvozovkách "…"
record-expected-escape = po zpětném lomítku jen \" nebo \\
record-expected-value-end = uvozovka, která uzavírá hodnotu na témže řádku
record-expected-tag-end = ] na konci značky
record-expected-option-tag = volba jako jméno=hodnota
record-expected-rules-tag = značka se jménem hry ještě před prvním tahem
record-expected-edition-tag = číslo vydání pravidel
record-expected-resigning = místo hráče, který se vzdává
record-expected-one-record = konec zápisu (v souboru smí být jen jedna partie: uložte každou do vlastního souboru)
record-expected-comment-start = zápis bez { "}" } mimo poznámku: poznámka nemůže obsahovat další
record-expected-main-line = jen tahy partie (varianty v závorkách se nečtou: smažte je, nebo z nich udělejte poznámky v { "{…}" })
record-expected-variation-end = varianta uzavřená závorkou )
record-expected-variation-start = závorka ) jen tam, kde variantu předtím otevřela závorka (
record-expected-one-value = stejná hodnota jako ve značce výše: partie má jen jednu
record-expected-position-tag = značka FEN nebo Position s pozicí, kterou ohlašuje SetUp
record-expected-result-of-game = výsledek, který vyplývá z partie
record-expected-plain-text = prostý text bez řídicích znaků (uložte soubor v UTF-8)

## Založení partie
setup-clock = Hodiny se zapisují jako sekundy na partii a na tah s + mezi nimi, například 600+5. S písmenem d místo + jsou první sekundy tahu zdarma: 600d5. Dny na každý tah se zapisují takto: 3d/turn.
setup-clock-initial = Hodiny dávají každému na partii 10 sekund až 10 hodin, ne { $seconds } s.
setup-clock-increment = Hodiny přidávají na tah nejvýše 600 sekund, ne { $seconds }.
setup-by-links = Hra po odkazech se zakládá na stránce bez serveru, na zařízení toho, kdo začíná.
setup-absence = Na nepřítomného hráče se čeká 1 až 60 minut, ne { $minutes }.
setup-rated-one-screen = Partii na rating hraje každý na vlastní obrazovce.
setup-rated-hand-dice = V partii na rating hází kostkami server.
setup-rated-day-dice = V partii na rating nesmí nikdo znát hody předem.
setup-rated-begun = Partie na rating začíná výchozím postavením.
setup-rated-odds = V partii na rating mají všichni stejně času.
setup-rated-helped = V partii na rating počítač nikomu nepomáhá.
setup-rated-draft = V partii na rating se hraje jen hotová hra, ne rozpracovaná.
setup-clock-turn = Hodiny na dny dávají na každý tah 1 až 30 celých dní a nic k nim nepřidávají.
setup-clock-own = Hodiny pro místo { $seat } se zadávají jen jednou a musí být stejného druhu jako hodiny stolu; o výsledku rozhodují jen tam, kde o něm rozhodují i hodiny stolu.
setup-no-seat = V této hře není místo { $seat }; místa jsou: { $seats }.
setup-seat-twice = Na jednom místě ({ $seat }) mají sedět dva hráči.

## Co lidé píšou
typed-refused = { $action }: { $why }
typed-chain-ends = Skoky končí na { $at }: odtud už není koho přeskočit.
typed-ambiguous = To může znamenat několik věcí. Napište jednu z nich: { $readings }

## Jiné formáty
format-expected-place = pozice: startpos, fen nebo rules, anebo tahy od začátku partie
format-expected-rules-name = název pravidel za slovem rules
format-expected-option-pair = volba zapsaná jako název=hodnota
format-expected-begin = startpos, nebo text a pozice v uvozovkách
format-expected-moves = za slovem moves tahy oddělené mezerami, za slovem actions tahy oddělené čárkami
format-expected-end = konec textu
format-expected-fen4-turn = armáda na tahu: R, B, Y nebo G
format-expected-fen4-dash = „-“ před dalším polem
format-expected-fen4-bits = čtyřikrát 0 nebo 1, oddělené čárkami, a na konci „-“
format-expected-fen4-points = body čtyř armád oddělené čárkami a na konci „-“
format-expected-fen4-clock = počet tahů od posledního braní nebo tahu pěšákem
format-expected-fen4-key = 'klíč':hodnota, oddělené čárkami, ve složených závorkách
format-expected-fen4-value = hodnota: 'text', celé číslo, true, false, nebo hodnoty v závorkách
format-expected-fen4-rank = „/“ a další ze čtrnácti řad
format-expected-fen4-squares = čtrnáct polí v každé řadě
format-expected-fen4-piece = figura, třeba rK (mrtvá: drK), počet prázdných polí, nebo x jako zeď
format-expected-pgn4-tag = značka s hodnotou v uvozovkách "…"
format-expected-pgn4-comment = poznámka uzavřená znakem { "}" }
format-expected-pgn4-variation = varianty v párových závorkách, za tahem a bez příliš mnoha vnoření
format-expected-pgn4-move = tah s oběma poli, nebo R, T, S či #
format-expected-fen4-small = deska čaturádží: uprostřed osm krát osm polí a kolem nich zeď (x)
format-expected-fen4-dead = mrtvé figury (d) tam, kde je armáda mimo hru, a jinde živé
format-expected-fen4-fallen = král živý, nebo sebraný: hráče, který se vzdal, zatímco ostatní hrají dál, tato pravidla neznají
format-expected-pgn4-square = pole desky čaturádží, od d4 do k11
format-expected-pgn4-piece = písmena figur, které na těchto polích stojí; pěšák písmeno nemá
format-json = Tohle není JSON s partií: { $why }
format-write-only = Do formátu { $format } lze jen zapisovat: z obrázku se nepozná, co se hrálo.
format-foreign = Formát { $format } se pro hru { $rules } nehodí. Zvolte jiný: record, json, uci a svg se hodí pro každou hru.
format-loss-moves = { $count ->
    [one] Vynechán je tah před poslední pozicí. V souboru je jen tato pozice.
    [few] Vynechány jsou { $count } tahy před poslední pozicí. V souboru je jen tato pozice.
   *[other] Vynecháno je { $count } tahů před poslední pozicí. V souboru je jen tato pozice.
}
format-loss-tags = Vynechány jsou značky { $names }.
format-loss-comments = Vynechány jsou poznámky ({ $count }).
format-loss-early-comments = Vynechány jsou poznámky před prvním tahem ({ $count }).
format-loss-variations = Vynechány jsou varianty ({ $count }). Tahy partie zůstaly.
format-loss-judgements = Vynechána jsou hodnocení jako ! nebo $1 ({ $count }).
format-loss-rules = V souboru není, podle jakých pravidel se hraje ({ $names }). Při čtení je uveďte pomocí --rules a --option.
format-loss-ending = Vynecháno je, že se někdo vzdal nebo že partie skončila dohodou.
format-loss-cause = Vynecháno je, že došel čas nebo že někdo u stolu chyběl.
format-loss-waiting = Pěšáci čekající na poslední řadě a jejich výměna v souboru jsou, ale šachové programy jim neporozumějí.
format-loss-terms = Vynecháno je, co bylo dohodnuto u stolu ({ $names }).
format-loss-words = Vynecháno je, co pozice říká kromě figur, tahu a bodů ({ $names }).
format-loss-after = { $count ->
    [one] Vynechán je tah poté, co se někdo vzdal. Tím tu partie končí.
    [few] Vynechány jsou { $count } tahy poté, co se někdo vzdal. Tím tu partie končí.
   *[other] Vynecháno je { $count } tahů poté, co se někdo vzdal. Tím tu partie končí.
}
format-loss-lot = V souboru to zůstalo otevřené, a tak rozhodl los: { $names }.

## Čísla
decimal-sign = ,
