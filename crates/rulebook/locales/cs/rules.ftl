### Slova pravidel, společná prohlížeči, serveru i příkazové řádce.
###
### Argumenty jsou pole události nebo odmítnutí; s každým místem přichází i barva jeho armády:
### $seat a $seatColour, $army a $armyColour atd. Zprávy začínající `x-` jsou pomocné ohnuté tvary
### tohoto jazyka; vidí argumenty zprávy, která se na ně odkazuje.

## Co se stalo

event-thrown = { $seatColour ->
    [you] Házíte: { x-thrown }.
   *[other] { x-Seat } hází: { x-thrown }.
}
event-called = { $seatColour ->
    [you] Zkoušíte hodit { x-throw-acc }.
   *[other] { x-Seat } zkouší hodit { x-throw-acc }.
}
event-moved = { x-Army-role } jde z { $from } na { $to }.
event-placed = { $role ->
    [king] { x-Army-role } se vrací na desku na pole { $at }.
   *[other] { $armyColour ->
        [you] Pokládáte { x-role-acc } na { $at }.
       *[other] { x-Army } pokládá { x-role-acc } na { $at }.
    }
}
event-captured = { $byColour ->
    [you] { $means ->
        [jump] Přeskakujete a berete { x-own-role-acc } na { $at }.
        [parade] V průvodu berete { x-own-role-acc } na { $at }.
        [huff] Odfukujete { x-own-role-acc } z { $at }.
       *[displacement] Berete { x-own-role-acc } na { $at }.
    }
   *[other] { $means ->
        [jump] { x-By } přeskakuje a bere { x-army-role-acc } na { $at }.
        [parade] { x-By } v průvodu bere { x-army-role-acc } na { $at }.
        [huff] { x-By } odfukuje { x-army-role-acc } z { $at }.
       *[displacement] { x-By } bere { x-army-role-acc } na { $at }.
    }
}
event-parade = Průvod lodí neboli triumf lodi! { $seatColour ->
    [you] Uzavíráte
   *[other] { x-Seat } uzavírá
} čtverec u { $corner }.
event-scored = { $taken ->
    [yes] { $merit ->
        [all-kings] { $seatColour ->
            [you] Máte zajaté všechny tři krále a vracíte
           *[other] { x-Seat } zajal všechny tři krále a vrací
        } { x-points }: celkový výsledek je 54.
       *[king-returned] { $seatColour ->
            [you] Vracíte
           *[other] { x-Seat } vrací
        } { x-points }: zajatý král je zpět na desce.
    }
   *[no] { $merit ->
        [throne-entry] { x-Seat-scores } { x-points } za vstup na nepřátelský trůn.
        [throne-kill] { x-Seat-scores } { x-points } za zajetí krále na jeho trůnu.
        [empire] { x-Seat-scores } { x-points } za říši.
        [all-kings] { x-Seat-scores } { x-points } za zajetí všech tří králů.
        [forked-kings] { x-Seat-scores } { x-points } za napadení několika králů naráz.
       *[capture] { x-Seat-scores } { x-points }.
    }
}
event-promoted = { x-Army } pěšák na { $at } se mění { x-role-into }.
event-waiting = { x-Army } pěšák na { $at } čeká: proměnit se ještě nesmí.
event-throne-entered = { x-King } král dobývá { $throneColour ->
    [you] váš trůn.
   *[other] trůn { x-throne-gen }.
}
event-commands = { $cause ->
    [throne] { x-Commander } král dobyl { $armyColour ->
        [you] váš trůn
       *[other] trůn { x-army-anim-acc }
    }: { x-army-fem-dat } armádě teď { x-commands }.
    [king-lost] { x-Army } král padl: { x-army-fem-dat } armádě teď { x-commands }.
    [parade] { $commanderColour ->
        [you] Přebíráte
       *[other] { x-Commander } přebírá
    } velení nad { x-army-fem-ins } lodí.
   *[king-back] Král je zpět: { x-army-fem-dat } armádě teď { x-commands }.
}
event-command-ends = { $cause ->
    [king-back] { x-Army } král je zpět a své armádě velí zase sám.
    [parade] { x-Army-fem } loď zase poslouchá { $armyColour ->
        [you] vás.
       *[other] svého hráče.
    }
    [finished] Velitel odešel ze hry: { $armyColour ->
        [you] své armádě zase velíte vy.
       *[other] { x-army-fem-dat } armádě zase velí její hráč.
    }
   *[other] { $armyColour ->
        [you] Své armádě zase velíte vy.
       *[other] { x-Army } své armádě velí zase sám.
    }
}
event-empire = { $seatColour ->
    [you] Zakládáte říši!
   *[other] { x-Seat } zakládá říši!
}
event-exchange-offered = { $byColour ->
    [you] Nabízíte
   *[other] { x-By } nabízí
} výměnu králů: na desku by se vrátil { x-own } i { x-other } král.
event-exchange-accepted = { $byColour ->
    [you] S výměnou králů souhlasíte.
   *[other] { x-By } s výměnou králů souhlasí.
}
event-exchange-declined = { $byColour ->
    [you] Výměnu králů odmítáte.
   *[other] { x-By } výměnu králů odmítá.
}
event-frozen = { x-Army-fem } armáda ztratila krále a zkameněla.
event-king-freed = { x-Army } král se smí vrátit na desku.
event-thawed = { x-Army-fem } armáda ožila a smí zase táhnout.
event-turn-lost = { $seatColour ->
    [you] { $face ->
        [0] Nemáte čím táhnout a přicházíte o tah.
       *[other] { $why ->
            [no-piece] Nemáte na { x-throw-acc } žádný kámen: hod propadá.
           *[blocked] Nemáte na { x-throw-acc } čím táhnout: hod propadá.
        }
    }
   *[other] { $face ->
        [0] { x-Seat } nemá čím táhnout a přichází o tah.
       *[other] { $why ->
            [no-piece] { x-Seat } nemá na { x-throw-acc } žádný kámen: hod propadá.
           *[blocked] { x-Seat } nemá na { x-throw-acc } čím táhnout: hod propadá.
        }
    }
}
event-thrown-again = { $seatColour ->
    [you] Tento hod nemůžete využít, házíte znovu.
   *[other] { x-Seat } nemůže tento hod využít a hází znovu.
}
event-passed = { $seatColour ->
    [you] Vynecháváte tah.
   *[other] { x-Seat } vynechává tah.
}
event-stopped = { $seatColour ->
    [you] Zůstáváte stát na { $at }.
   *[other] { x-Seat } zůstává stát na { $at }.
}
event-duty-failed = { $seatColour ->
    [you] Vynecháváte braní ({ $from }x{ $to }).
   *[other] { x-Seat } vynechává braní ({ $from }x{ $to }).
}
event-finished = { $seatColour ->
    [you] Odcházíte ze hry.
   *[other] { x-Seat } odchází ze hry.
}
event-withdrew = { $seatColour ->
    [you] Odvádíte z desky svého posledního krále; body za něj nezíská nikdo.
   *[other] { x-Seat } odvádí z desky svého posledního krále; body za něj nezíská nikdo.
}
event-check = Šach! Napaden je { $seatColour ->
    [you] váš král.
   *[other] { x-seat } král.
}
event-resigned = { $seatColour ->
    [you] Vzdáváte partii.
   *[other] { x-Seat } vzdává partii.
}
event-over = { $ending ->
    [resignation] Konec partie.
   *[other] Konec partie. { x-ending }
}

## Jak partie končí

ending-last-army = Kameny má už jen jedna strana; rozhodují body.
ending-annihilation = Druhá strana přišla o všechny kameny.
ending-only-kings = Na desce zůstali jen králové.
ending-one-king = Na desce zbyl nejvýš jeden král; rozhodují body.
ending-both-kings = Padli oba nepřátelští králové.
ending-all-kings = Jeden z hráčů zajal všechny tři nepřátelské krále.
ending-no-progress = Partie se příliš dlouho nepohnula z místa.
ending-rounds = Domluvený počet kol je odehrán.
ending-repetition = Táž pozice nastala potřetí.
ending-target = Padl poslední kámen, který bylo třeba zajmout.
ending-no-moves = Hráč, který je na řadě, nemá čím táhnout.
ending-blocked = Blokáda: strana na tahu se nemá kam hnout.
ending-checkmate = Šach mat.
ending-stalemate = Pat: hráč nemá čím táhnout a jeho král není v šachu.
ending-insufficient-material = Žádná strana už nemá čím dát mat.
ending-bare-king = Jedné straně zbyl jen král.
ending-agreement = Hráči se dohodli partii ukončit.

## Proč to nejde

refusal-game-over = Partie už skončila.
refusal-throw-first = Nejdřív je třeba hodit.
refusal-no-throw-now = Teď se nehází.
refusal-impossible-throw = Takový hod na těchto kostkách padnout nemůže.
refusal-off-board = Na této desce { $at } není. Místo se jmenuje podle písmene pod deskou a čísla vedle ní.
refusal-no-piece = Na { $at } nic nestojí.
refusal-not-yours = { $ownerColour ->
    [you] Kámen na { $at } je váš.
   *[other] Kámen na { $at } patří { x-owner-dat }.
}
refusal-own-piece = Na { $to } stojí váš vlastní kámen.
refusal-ally-piece = Na { $to } stojí kámen vašeho spoluhráče a ten se nebere.
refusal-unreachable = Z { $from } na { $to } { x-role } nemůže.
refusal-blocked = V cestě stojí kámen na { $by }.
refusal-nothing-to-capture = Na { $at } není co brát.
refusal-is-capture = To je braní: místo pomlčky pište x.
refusal-may-not-pass = Vynechat nesmíte: máte čím táhnout.
refusal-wastes-die = Po tomto tahu by druhá kostka propadla, a využít jdou obě: zvolte jiný tah.
refusal-not-now = Nejdřív je třeba rozhodnout něco jiného.
refusal-no-such-action = Nic takového tato pravidla neznají.
refusal-die-says = { $other ->
    [0] Padla { x-throw }: táhnout smí jen { x-face }, { x-role } ne.
   *[other] { x-Two-throws }: táhnout smí jen { x-two-faces }, { x-role } ne.
}
refusal-rank = Podle těchto pravidel { x-attacker } nesmí brát { x-victim-acc }.
refusal-pawn-only-captures-diagonally = Pěšák chodí rovně, šikmo jen bere.
refusal-pawn-blocked = Pěšákovi stojí v cestě kámen na { $by } a rovně pěšák nebere.
refusal-pawn-on-last-line = Pěšák na poslední řadě už netáhne.
refusal-piece-not-lost = Tento pěšák se smí proměnit { x-role-into } až po ztrátě { x-role-gen }.
refusal-no-pawn-lost = Tento pěšák se smí proměnit, až přijdete o některého pěšáka.
refusal-last-line-too-early = Pěšák nesmí vstoupit na poslední řadu dřív, než se tam smí proměnit.
refusal-wrong-promotion = Tady se tento pěšák nemůže proměnit { x-role-into }.
refusal-promotion-due = Pěšák se tu musí proměnit: vyberte v co, například { x-role-into }.
refusal-army-frozen = { x-Army-fem } armáda ztratila krále a zkameněla: nehýbe se.
refusal-under-command = { $commanderColour ->
    [you] Těmto kamenům teď velíte vy.
   *[other] Těmto kamenům teď velí { x-commander }.
}
refusal-no-exchange = Výměnu králů teď nabídnout nelze.
refusal-not-a-return = Král se nemůže vrátit na { $at }.
refusal-not-last-king = Krále smí z desky odvést jen ten, komu už nic jiného nezbylo.
refusal-no-line = Body { $from } a { $to } spolu na žádné čáře nesousedí.
refusal-occupied = Bod { $at } je obsazený.
refusal-jumps-own = Na { $over } stojí váš vlastní kámen: vlastní se nepřeskakují.
refusal-must-capture = Braní je povinné: brát může kámen na { $at }.
refusal-chain-goes-on = Kámen na { $at } je uprostřed skoků: jiný teď táhnout nesmí.
refusal-one-jump-only = Podle těchto pravidel se v jednom tahu skáče jen jednou.
refusal-never-jumps = { $role ->
    [cow] Krávy nikdy neskáčou.
    [goose] Husy nikdy neskáčou.
   *[other] Tyto kameny nikdy neskáčou.
}
refusal-not-that-way = Tímto směrem tento kámen netáhne: z { $from } na { $to } nemůže.
refusal-place-first = Nejdřív položte na desku všechny své kameny (zbývá: { $left }).
refusal-nothing-to-place = Všechny své kameny už máte na desce.
refusal-huff-first = Nejdřív odfoukněte kámen, který vynechal braní.
refusal-not-huffable = Kámen na { $at } žádné braní nevynechal, odfouknout ho nelze.
refusal-nothing-to-stop = Teď se neskáče, není co ukončit.
refusal-king-attacked = Na { $at } by krále napadal kámen z { $by }.
refusal-leap-spent = Král smí jako kůň skočit jen jednou za partii a tento už skočil.
refusal-no-castling = Rošáda v této hře není: král táhne o jedno pole.
refusal-castling-lost = Na tuto stranu už rošovat nelze: táhl už král nebo tato věž.
refusal-king-never-captured = Krále na { $at } vzít nelze: král se nikdy nebere.
refusal-no-en-passant = Braní mimochodem v této hře není.
refusal-not-in-pool = Dokud vám soupeř nevezme { x-role-acc }, pěšák se { x-role-into } proměnit nemůže.
refusal-empty-pool = Pěšák nesmí vstoupit na poslední řadu, dokud vám soupeř nevezme nějakou figuru.
refusal-exchange-due = Nejdřív vyměňte čekajícího pěšáka na { $at }.
refusal-exchange-after-move = Nejdřív táhněte: pěšák na { $at } se vymění až na konci vašeho tahu.
refusal-suspended = Pěšák na { $at } čeká na výměnu a netáhne.

## Proč kameny nemohou takhle stát

impossible-over = V této pozici už partie skončila. { x-ending }
impossible-army-full = { x-Army } může mít nejvýš { x-most }.
impossible-side-full = { x-Army } může mít nejvýš { x-most }, včetně těch mimo desku.
impossible-side-whole = { x-Army }: kamenů na desce a v ruce dohromady musí být přesně { $count }, protože je nikdo nebere.
impossible-one-winner = Tady by už vyhrály obě strany, a vyhrát může jen jedna.
impossible-enemies = Na desce musí stát kameny aspoň dvou znepřátelených armád.
impossible-both-sides = Kameny musí mít obě strany.
impossible-one-king = { x-Army } musí mít právě jednoho krále.
impossible-eight-pawns = { x-Army } může mít nejvýš osm pěšáků.
impossible-pawn-on-first = { x-Army } pěšák nemůže stát na { $at }: na svou první řadu se pěšáci nevracejí.
impossible-pawn-on-last = { x-Army } pěšák nemůže stát na { $at }: na poslední řadě pěšák pěšákem nezůstává.
impossible-king-safe = { x-Army } král na { $at } je v šachu: napadá ho { x-role } z { $by }, ale na tahu je soupeř. Změňte, kdo je na tahu, nebo přestavte jeden z těch dvou kamenů.
impossible-once = { $man ->
    [pawn] { x-Army } může mít jen jednoho pěšáka { x-role-gen }.
   *[other] { $role ->
        [boat] { x-Army } může mít jen jednu loď.
       *[other] { x-Army } může mít jen jednoho { x-role-acc }.
    }
}
impossible-pawn-behind = { x-Army } pěšák nemůže stát na { $at }: pěšáci se nevracejí za řadu, ze které vycházejí.
impossible-still-playing = { x-Army } v této pozici už nehraje: ať začne někdo jiný.

## Sestavování pozice: co lze vyplnit

draft-captured = Sebrané soupeřovy kameny
draft-in-hand = Kameny v ruce
draft-chain = Uprostřed skoků
draft-huff = Odfukuje se kámen, který vynechal braní
draft-marked = Přeskočené kameny, nebo ty, které vynechaly braní
draft-quiet = Tahy od posledního braní
draft-castle-short = Smí ještě provést malou rošádu
draft-castle-long = Smí ještě provést velkou rošádu
draft-king-leap = Král smí ještě skočit jako kůň
draft-exchanging = Tah je hotov, teď se vymění čekající pěšák
draft-passing = Pole, přes které právě přešel pěšák
draft-clock = Půltahy od posledního braní nebo tahu pěšákem
draft-move-number = Číslo tahu
draft-due = Co teď následuje
draft-due-throw = hod
draft-due-before = rozhodnutí před hodem
draft-due-call = ohlášení, co se zkusí hodit
draft-due-move = tah
draft-due-offer = nabídka výměny králů
draft-due-answer = odpověď na tuto nabídku
draft-due-place = návrat krále na desku
draft-due-over = nic: partie skončila
draft-ending = Jak partie skončila
draft-faces = Hod
draft-called = Co se zkouší hodit
draft-exchange-by = Kdo nabízí výměnu králů
draft-exchange-own = Čí král se vrací straně, která nabízí
draft-exchange-other = Čí král se vrací druhé straně
draft-exchange-waiting = Kdo má ještě odpovědět, nebo čí král se má ještě vrátit
draft-progress = V tomto tahu se už bralo nebo táhlo pěšákem
draft-offered = Výměna byla nabídnuta před hodem
draft-early = Výměna začala před hodem
draft-kept = Poslední král zůstává na desce
draft-points = Body
draft-command-by-throne = Velí spoluhráč: jeho král vstoupil na trůn této armády
draft-command-by-loss = Velí spoluhráč: král této armády padl
draft-boat-command = Loď získal v průvodu spoluhráč
draft-king-freed = Král se smí vrátit: spoluhráč zajal krále soupeřů
draft-king-returned = Král se už jednou vrátil
draft-withdrawn = Poslední král odešel z desky
draft-out = Vyřazen spojencem
draft-kings-taken = Zajatí králové
draft-thrones-entered = Nepřátelské trůny, na které král už vstoupil
draft-empire = Tato strana už založila říši
draft-bonus = Už má odměnu za tři krále
draft-fell-on-throne = Druhý král této strany padl na trůnu
draft-fell-to-king = Čí král zajal toho druhého krále
draft-idle = Tahy po sobě bez braní a bez tahu pěšákem
draft-rounds = Odehraná celá kola

## Kameny, barvy, místa, rodiny

role-king = král
role-elephant = slon
role-horse = kůň
role-boat = loď
role-pawn = pěšák
role-queen = dáma
role-rook = věž
role-bishop = střelec
role-knight = jezdec
role-counsellor = rádce
role-soldier = voják
role-man = kámen
role-cow = kráva
role-leopard = leopard
role-fox = liška
role-goose = husa
letter-king = K
letter-elephant = S
letter-horse = J
letter-boat = L
letter-pawn = P
letter-queen = D
letter-rook = V
letter-bishop = S
letter-knight = J
letter-counsellor = R
letter-soldier = V
letter-man = K
letter-cow = K
letter-leopard = L
letter-fox = L
letter-goose = H
colour-black = černý
colour-green = zelený
colour-red = červený
colour-yellow = žlutý
colour-white = bílý
colour-light = světlý
colour-dark = tmavý
seat-south = jih
seat-west = západ
seat-north = sever
seat-east = východ
family-four-kings = Čtyři králové
family-soldiers = Vojáci a lovci
family-chess = Šachy

## Počítačoví hráči

bot-level-1 = Dítě
    .level = úroveň 1
    .about = Přehlédne kdeco a ledacos odpustí: jako první soupeř akorát.
bot-level-2 = { $game ->
    [chess] Žák
    [museum] Žák
    [cows] Pasáček
    [soldiers] Nováček
   *[kings] Zbrojnoš
}
    .level = úroveň 2
    .about = Bere, co vidí, ale dost toho ještě přehlédne.
bot-level-3 = { $game ->
    [chess] Amatér
    [museum] Kameník
    [cows] Vesničan
    [soldiers] Vojín
   *[kings] Poutník
}
    .level = úroveň 3
    .about = Přehlédne už méně a dívá se, co můžete odpovědět.
bot-level-4 = { $game ->
    [chess] Klubový hráč
    [museum] Písař
    [cows] Pastevec
    [soldiers] Desátník
   *[kings] Kupec
}
    .level = úroveň 4
    .about = Málokdy nechá něco bez ochrany a myslí o tah napřed.
bot-level-5 = { $game ->
    [chess] Expert
    [museum] Stavitel
    [cows] Lovec
    [soldiers] Četař
   *[kings] Nájezdník
}
    .level = úroveň 5
    .about = Vidí dva tahy dopředu a jen tu a tam mu něco unikne.
bot-level-6 = { $game ->
    [chess] Kandidát
    [museum] Kněz
    [cows] Stopař
    [soldiers] Poručík
   *[kings] Setník
}
    .level = úroveň 6
    .about = Hraje spolehlivě a málokdy něco daruje.
bot-level-7 = { $game ->
    [chess] Mistr
    [museum] Velekněz
    [cows] Stařešina
    [soldiers] Kapitán
   *[kings] Vezír
}
    .level = úroveň 7
    .about = Hledí daleko dopředu a skoro nikdy nechybuje.
bot-level-8 = { $game ->
    [chess] Velmistr
    [museum] Faraon
    [cows] Mudrc
    [soldiers] Generál
   *[kings] Mahárádža
}
    .level = úroveň 8
    .about = Skoro k neporažení.
bot-perfect = Neomylný
    .level = bezchybný
    .about = V žádné pozici neudělá chybu, protože tato hra je vyřešená.
bot-random = { $game ->
    [chess] Žák
    [museum] Žák
    [cows] Pasáček
    [soldiers] Nováček
   *[kings] Zbrojnoš
}
    .level = slabý
    .about = Hraje kterýkoli dovolený tah, každý se stejnou šancí.
bot-greedy = { $game ->
    [chess] Klubový hráč
    [museum] Písař
    [cows] Lovec
    [soldiers] Desátník
   *[kings] Nájezdník
}
    .level = střední
    .about = Dívá se jeden tah dopředu a bere, co se dá.
bot-searcher = { $game ->
    [chess] Mistr
    [museum] Velekněz
    [cows] Mudrc
    [soldiers] Kapitán
   *[kings] Vezír
}
    .level = silný
    .about = Počítá několik tahů dopředu, i s odpověďmi { $dice ->
        [yes] soupeřů a hody kostek.
       *[no] soupeře.
    }

## Povahy počítačových hráčů

character-cautious = opatrník
    .about = Drží krále i ostatní kameny mimo dosah soupeřů.
character-greedy = nenasyta
    .about = Bere všechno, co se dá, a body chce mít hned.
character-loyal = věrný druh
    .about = { $teams ->
        [yes] Chrání spoluhráče a vrhá se na každého, kdo ho ohrožuje.
       *[no] Bere jen těm, kteří něco vzali jemu, ledaže by kořist opravdu stála za to.
    }
character-avenger = mstitel
    .about = Pamatuje si, kdo mu naposledy něco vzal, a při první příležitosti mu to oplatí.

## Odkud hra pochází

document-S0 = Podle polského článku „Szaturadżi – starý příbuzný šachů“
document-S1 = Podle české stránky „Čaturanga“
document-S2 = Podle článku „Chaturaji“ z anglické Wikipedie
document-S3 = Podle polského článku „16 vojáků, Peralikatuma, Krávy a leopardi a Kotu ellima“
document-S4 = Podle listu s pravidly „Vilac – šachy s hieroglyfy z muzea Louvre 9506“
document-ours = Naše obdoba hry z polského článku „16 vojáků, Peralikatuma, Krávy a leopardi a Kotu ellima“
document-none = Rozpracovaná hra: zdroj zatím není uveden

## Volby: kterákoli rodina

source-document = Tak to říká předloha.
source-ours = Předloha to nechává otevřené: takhle jsme to rozhodli my.
source-elsewhere = Patří k jinému popisu hry, nebo má smysl jen s dalšími změnami.
value-yes = ano
value-no = ne
value-off = vypnuto
option-firstPlayer = Kdo začíná
    .help = Kdo táhne první? Rozhodne se o tom už při přípravě stolu: losem, výběrem nebo hodem.
value-firstPlayer-south = jih
value-firstPlayer-west = západ
value-firstPlayer-north = sever
value-firstPlayer-east = východ
value-firstPlayer-black = černý
value-firstPlayer-green = zelený
value-firstPlayer-red = červený
value-firstPlayer-yellow = žlutý
value-firstPlayer-fixed = barva jmenovaná jako první
value-firstPlayer-random = los
value-firstPlayer-choose = hráči si vyberou
value-firstPlayer-highestThrow = nejvyšší hod
option-repetition = Opakování pozice
    .help = Končí partie remízou, když táž pozice nastane potřetí?
value-repetition-draw = potřetí je remíza
value-repetition-off = nic se neděje

## Volby: čtyři králové

option-dice = Kostky
    .help = Kolika kostkami se v tahu hází? Bez kostek táhne hráč kterýmkoli kamenem.
value-dice-0 = žádná
value-dice-1 = jedna
value-dice-2 = dvě
option-dieKind = Druh kostky
    .help = Podlouhlá kostka s čísly 2, 3, 4 a 5, nebo obyčejná, u které se po jedničce a šestce hází znovu; šance jsou stejné. Anebo obyčejná, na které jednička platí za pětku a šestka za čtyřku: ty pak padají dvakrát častěji.
value-dieKind-stick2345 = podlouhlá, 2 až 5
value-dieKind-d6reroll = obyčejná, po 1 a 6 znovu
value-dieKind-d6 = obyčejná, 1 platí za 5 a 6 za 4
option-throw = Způsob házení
    .help = Obratný hráč před hodem ohlásí, co chce hodit; jak často se mu to povede, nastavíte. Jinak rozhodne náhoda.
value-throw-fair = poctivý
value-throw-skilled = obratný
value-throw-skilled-at = obratný, { $p }
option-colours = Barvy a místa
    .help = Která barva kde sedí a v jakém pořadí se hraje? Začíná ta, která je jmenována první, pokud los nebo hráči nerozhodnou jinak.
value-colours-polish = od jihu černý, zelený, červený, žlutý
value-colours-wikipedia = od jihu zelený, žlutý, černý, červený
value-colours-czech = pořadí červený, černý, žlutý, zelený
option-teams = Dvojice
    .help = Hraje každý za sebe, nebo ve dvojicích? A kdo s kým?
value-teams-none = každý za sebe
value-teams-opposite = spoluhráči sedí naproti sobě
value-teams-custom = dvojice barev
option-blockedThrow = Hod, který nejde využít
    .help = Co se stane, když je kámen určený hodem zablokovaný, nebo už na desce není?
value-blockedThrow-loseMove = hod propadá
value-blockedThrow-rethrow = hází se znovu, i po ztrátě kamene
value-blockedThrow-rethrowBlocked = hází se znovu, je-li kámen zablokovaný
value-blockedThrow-dieLost = propadá tato kostka
option-mayPass = Vynechání tahu
    .help = Smí hráč nechat hod propadnout, i když má čím táhnout?
option-twoDice-mustMaximise = Povinně obě kostky
    .help = Musí hráč při dvou kostkách zvolit pořadí, ve kterém se dají využít obě, pokud takové je?
option-captureAlly = Braní spoluhráče
    .help = Smějí se brát kameny vlastního spoluhráče?
option-rankRule = Hodnosti
    .help = Smějí slabší kameny, pěšáci a lodě, brát silnější?
value-rankRule-off = každý bere každého
value-rankRule-plRanks = slabší neberou koně, slony ani krále
value-rankRule-cz = pěšák bere pěšáka a loď, loď jen pěšáka
option-parade = Průvod lodí
    .help = Co získá hráč, který uzavře čtverec čtyř lodí?
value-parade-all3 = vezme tři ostatní lodě
value-parade-two-command = vezme obě nepřátelské, spoluhráčově velí
value-parade-all3inclAlly = vezme všechny tři, i spoluhráčovu
value-parade-off = nic
option-paradeByPromotion = Průvod proměnou
    .help = Uzavře průvod i pěšák, který se na čtvrtém poli promění v loď?
option-paradeBoatTurns = Loď získaná v průvodu
    .help = Na čí hody se táhne převzatou spoluhráčovou lodí? Na spoluhráčovu vlastní dvojku smí táhnout jen tato loď.
value-paradeBoatTurns-ownThrowOnly = jen na hody velitele
value-paradeBoatTurns-bothThrows = i na hody spoluhráče
option-promotedBoatMayCaptureBoat = Nové lodě berou lodě
    .help = Čtyři původní lodě se nikdy nepotkají, loď z pěšáka však na jinou narazit může. Smějí se pak brát navzájem?
option-promotionBy = V co se pěšák mění
    .help = Ve figuru, před kterou stál na začátku, ve figuru sloupce, na který došel, nebo jen v koně a slona na jejich polích.
value-promotionBy-origin = ve figuru, před kterou stál na začátku
value-promotionBy-arrivalFile = ve figuru sloupce, na který došel
value-promotionBy-czSquares = v koně nebo slona, jen na jejich polích
value-promotionBy-boat = vždy v loď
value-promotionBy-never = v nic: zůstane pěšákem
option-arrivalFiles = Sloupce proměny
    .help = Když se pěšák mění ve figuru svého sloupce: na všech osmi sloupcích, s druhou polovinou zrcadlově, nebo jen tam, kde začínaly vlastní figury.
value-arrivalFiles-mirror = všech osm, druhá polovina zrcadlově
value-arrivalFiles-ownHalfOnly = čtyři sloupce vlastních figur
option-promotionNeeds = Podmínka proměny
    .help = O co musel hráč předtím přijít?
value-promotionNeeds-pieceLost = po ztrátě takové figury
value-promotionNeeds-pawnLost = po ztrátě pěšáka
value-promotionNeeds-nothing = žádná
option-lossesBy = Čí ztráty se počítají
    .help = Pěšák se smí proměnit až po ztrátě. Když hráč převzal armádu spojence, počítají se mu ztráty obou armád dohromady, nebo každé barvy zvlášť?
value-lossesBy-player = obou armád dohromady
value-lossesBy-colour = každé barvy zvlášť
option-promotionOptional = Proměna je dobrovolná
    .help = Smí pěšák, který se může proměnit, také zůstat pěšákem?
option-pendingPromotion = Čekající pěšák
    .help = Pěšák čekal na poslední řadě a teď se už proměnit smí. Kdy se promění?
value-pendingPromotion-ownerTurnStart = na začátku tahu svého hráče
value-pendingPromotion-immediate = okamžitě
value-pendingPromotion-costsMove = místo tahu
option-enterLastLineEarly = Čekání na poslední řadě
    .help = Smí pěšák vstoupit na poslední řadu dřív, než se tam smí proměnit, a počkat tam?
option-kingLoss = Ztráta krále
    .help = Co se stane s armádou, jejíž král padl?
value-kingLoss-playsOn = hraje dál
value-kingLoss-partnerCommands = velí jí spoluhráč
value-kingLoss-freeze = zkamení
value-kingLoss-dead = zkamení a body za ni nejsou
option-bothRajasLost = Dvojice bez králů
    .help = Kdo velí kamenům dvojice, když padli oba její králové?
value-bothRajasLost-commandStays = poslední velitel
value-bothRajasLost-flip = spoluhráč toho, jehož král padl poslední
value-bothRajasLost-eachOwn = každý své armádě
option-throneEntry = Bod za nepřátelský trůn
    .help = Dostane král bod za vstup na trůn soupeře, a jak často?
value-throneEntry-off = bez bodu
value-throneEntry-oncePerThronePerTeam = každé dvojici jednou za trůn
value-throneEntry-oncePerRajaPerThrone = každému králi jednou za trůn
value-throneEntry-everyEntry = pokaždé
option-throneKill = Body za krále na trůnu
    .help = Přináší zajetí nepřátelského krále na jeho vlastním trůnu dva body navíc? A kterým kamenem ho je třeba zajmout?
value-throneKill-off = bez bodů
value-throneKill-anyPiece = kterýmkoli kamenem
value-throneKill-rajaOnly = jen králem
option-throneKillReplacesEntry = Trůn se počítá jednou
    .help = Král, který zajme krále na jeho trůnu, na ten trůn zároveň vstoupí. Nahradí dva body bod za vstup, nebo se k němu přidají?
option-empire = Říše
    .help = Body pro toho, kdo velí oběma armádám své dvojice, když padli oba nepřátelští králové. Padl-li druhý na svém trůnu, jsou čtyři; zajal-li ho velitelův král, dva; jinak jeden.
value-empire-off = bez bodů
value-empire-exclusiveMax = jen nejvyšší z nich
value-empire-cumulative = všechny dohromady
option-empireOrder = Pořadí u říše
    .help = Je třeba velet oběma armádám dřív, než padne druhý nepřátelský král?
value-empireOrder-any = libovolné
value-empireOrder-commandFirst = nejdřív velení
option-empireMemory = Jak padl druhý král
    .help = Velení může přijít až po pádu druhého nepřátelského krále. Má se pak ještě počítat, jak padl: dva body, zajal-li ho velitelův král, čtyři, padl-li na svém trůnu? Jinak je taková říše za jeden bod.
option-empireCounts = Vrácený král a říše
    .help = Počítá se nepřátelský král, který padl a pak se vrátil na desku, dál za padlého?
value-empireCounts-simultaneous = oba musí chybět v tutéž chvíli
value-empireCounts-ever = stačí, že každý někdy padl
option-empire4NeedsRaja = Říše za čtyři body
    .help = Jsou čtyři body za druhého krále zajatého na trůnu jen tehdy, když ho zajme král?
option-empireThrone = Trůn říše za čtyři body
    .help = Na čím trůnu musí padnout druhý nepřátelský král, aby říše přinesla čtyři body?
value-empireThrone-own = na svém vlastním
value-empireThrone-any = na kterémkoli ze čtyř
option-empireSuppressesThroneBonus = Říše místo bodů za trůn
    .help = Propadají body za samotný trůn, když týmž tahem vznikne říše?
option-allyThrone = Trůn spoluhráče
    .help = Co získá král, který vstoupí na trůn svého spoluhráče?
value-allyThrone-none = nic
value-allyThrone-commandBothThrows = velí oběma armádám, házejí dál oba
value-allyThrone-commandAllyOut = velí oběma armádám, spoluhráč končí
option-exchange = Výměna králů
    .help = Kdy smí strana, která přišla o krále, nabídnout návrat obou zajatých králů?
value-exchange-off = nikdy
value-exchange-afterKill = hned po zajetí nepřátelského krále
value-exchange-anyOwnTurn = na začátku každého vlastního tahu
option-exchangePlace = Kam se král vrací
    .help = Kam se vrátí král, jehož trůn je obsazen?
value-exchangePlace-throneElseAny = na trůn, jinak kamkoli
value-exchangePlace-throneElseAdjacent = na trůn, jinak vedle něj
option-exchangeAccept = Kdo výměnu přijímá
    .help = Čí souhlas je k výměně králů třeba?
value-exchangeAccept-ownerOfKilled = velitel armády zajatého krále
value-exchangeAccept-bothOpponents = oba soupeři
option-exchangeRevives = Návrat do hry výměnou
    .help = Smí se výměnou vrátit král hráče, který už přišel o všechny kameny? Tento hráč pak hraje dál.
option-exchangeKeepsPoints = Body za vrácené krále
    .help = Zůstávají body získané za krále, když se králové výměnou vrátí?
option-kingReturn = Návrat ztraceného krále
    .help = Smí se ztracený král vrátit i bez výměny? Pokud ano, každému jen jednou: když spoluhráč zajme krále soupeřů. Až pak hráč přijde na řadu, smí místo svých tahů postavit krále na kterékoli volné pole.
value-kingReturn-off = nikdy
value-kingReturn-allyCapture = když spoluhráč zajme krále soupeřů
option-withdrawLastKing = Odchod posledního krále
    .help = Smí hráč, kterému zbyl jen král, odvést ho z desky, aby za něj nikdo nedostal body?
value-withdrawLastKing-off = ne
value-withdrawLastKing-teamOnly = ve hře dvojic
value-withdrawLastKing-always = vždy
option-onlyKings = Samí králové
    .help = Co se stane, když na desce zůstanou jen králové?
value-onlyKings-playOn = hraje se dál
value-onlyKings-draw = čestná remíza
value-onlyKings-endByScore = rozhodnou body
option-individualEnd = Konec partie bez dvojic
    .help = Kdy partie končí a sečtou se body, hraje-li každý sám za sebe?
value-individualEnd-lastArmy = když má kameny už jen jeden hráč
value-individualEnd-allKingsButOne = když zbude nejvýš jeden král
option-rounds = Počet kol
    .help = Po tolika celých kolech partie končí, ať na desce stojí cokoli. 0 toto pravidlo vypíná.
option-goal = Cíl hry
    .help = Čím se vyhrává?
value-goal-points = nejvíce bodů
value-goal-annihilation = smést soupeře z desky
value-goal-bothKings = zajetí obou nepřátelských králů
option-bonus54 = Padesát čtyři bodů
    .help = Co získá hráč, který zajme všechny tři nepřátelské krále, dokud jeho vlastní stojí?
value-bonus54-off = nic
value-bonus54-totalAndEnd = 54 bodů a konec partie
value-bonus54-replaceKings = 54 bodů místo bodů za krále
value-bonus54-add = 54 bodů navíc
option-pointValues = Cena kamenů
    .help = Kolik bodů je za zajatého krále, slona, koně, loď a pěšáka? Čísla jsou v tomto pořadí.
value-pointValues-5-4-3-2-1 = 5, 4, 3, 2 a 1
value-pointValues-3-5-3-5-1 = 3, 5, 3, 5 a 1
value-pointValues-nothing = nic
option-forkedKings = Napadení několika králů
    .help = Dostane hráč 1 bod za tah, který nově napadne dva nepřátelské krále, a 5 bodů za tah, který napadne tři?
option-drawBonus = Body za remízu
    .help = Dostane každý, jehož král ještě stojí, 2 body, když partie skončí opakováním pozice nebo kvůli kolům naprázdno?
option-boatMove = Loď
    .help = Jak lodě táhnou?
value-boatMove-leap = skokem o dvě pole šikmo
value-boatMove-rook = libovolně daleko po řadách a sloupcích
option-elephantMove = Slon
    .help = Jak sloni táhnou?
value-elephantMove-rook = libovolně daleko po řadách a sloupcích
value-elephantMove-bishop = libovolně daleko šikmo
option-bonus54NewKing = Král z téhož tahu
    .help = Počítá se pro padesát čtyři bodů vlastní král, který vznikl z pěšáka týmž tahem, kterým padl třetí nepřátelský?
option-bonus54Counts = Nový král a 54 bodů
    .help = Počítá se zajatý král dál, i když jeho armáda má z pěšáka nového?
value-bonus54Counts-simultaneous = žádný z těch tří nesmí stát
value-bonus54Counts-ever = stačí, že každý někdy padl
option-outAllyWins = Vyřazený spojenec
    .help = Má hráč, jehož trůn dobyl vlastní spojenec, podíl na spojencově výhře nebo remíze?
option-noProgressRounds = Kola naprázdno
    .help = Po tolika kolech bez braní a bez tahu pěšákem partie končí. 0 toto pravidlo vypíná.
option-cz-seating = Místa barev
    .help = Předloha udává pořadí barev, ale neříká, kde která sedí.
value-cz-seating-forbesSides = od jihu zelený, žlutý, černý, červený
value-cz-seating-clockwise = dokola v pořadí tahů
value-cz-seating-alliesOpposite = spojenci naproti sobě
option-cz-alliances = Spojenectví
    .help = Které barvy jsou spojenci? Jak říká předloha, nebo červený se žlutým a zelený s černým, jak uvádí Forbes.
value-cz-alliances-document = červený se zeleným, žlutý s černým
value-cz-alliances-forbes = červený se žlutým, zelený s černým
option-cz-allySeat = Tah vyřazeného spojence
    .help = Odpadá tah hráče, jehož trůn dobyl spojenec, nebo ho hraje spojenec?
value-cz-allySeat-dropped = odpadá
value-cz-allySeat-kept = hraje ho spojenec
option-cz-promotionSquares = Pole proměny
    .help = Na kterých polích protějšího okraje se pěšák mění v koně nebo slona?
value-cz-promotionSquares-bothHalves = na obou polovinách okraje
value-cz-promotionSquares-literal = tam, kde stáli na začátku
value-cz-promotionSquares-ownFiles = na sloupcích vlastního koně a slona
option-cz-privilegedSquares = Výsada posledního pěšáka
    .help = Předloha mluví o povyšování: komu zbyl jen pěšák a loď, ten smí pěšáka proměnit v libovolnou figuru. Na kterých polích?
value-cz-privilegedSquares-wholeFarEdge = celý protější okraj
value-cz-privilegedSquares-literal16 = všude, kde na začátku stála figura
value-cz-privilegedSquares-farEdgeHomes = pole figur na protějším okraji
option-cz-enemyThrone = Nepřátelský trůn
    .help = Získá král něco tím, že vstoupí na nepřátelský trůn?
value-cz-enemyThrone-none = nic
value-cz-enemyThrone-stake1 = jeden bod

## Volby: vojáci a leopardi

option-board = Deska
    .help = Se všemi čtyřmi trojúhelníky, nebo bez obou postranních, západního a východního.
value-board-49 = 49 bodů
value-board-37 = 37 bodů
option-obligation = Povinnost brát
    .help = Braní může být dobrovolné, nebo naopak jediným dovoleným tahem. Anebo hráč brát nemusí, ale přijde o kámen, který brát měl.
value-obligation-huff = kdo nebere, přijde o kámen
value-obligation-strict = dovoleno je jen brát
value-obligation-none = braní je dobrovolné
option-huff-chooser = Kdo vybírá, co se odfoukne
    .help = Kdo rozhoduje, když mělo brát víc kamenů? Anebo se nevybírá: padne ten, kterým se táhlo, pokud brát měl.
value-huff-chooser-opponent = soupeř
value-huff-chooser-owner = majitel
value-huff-chooser-movedPieceFirst = padne ten, kterým se táhlo; jinak vybírá soupeř
option-huff-timing = Kdy se odfukuje
    .help = Kámen odchází hned po tahu, ve kterém vynechal braní: dřív, než táhne soupeř.
value-huff-timing-beforeOpponentMove = před tahem soupeře
option-huff-mayDecline = Soupeř smí prominout
    .help = Smí soupeř nechat na desce kámen, který vynechal braní?
option-huffCountsAsCapture = Odfouknuté kameny se počítají
    .help = Započítává se odfouknutý kámen do domluveného počtu?
option-mustContinue = Pokračování ve skocích
    .help = Je třeba skákat dál, dokud je co brát?
value-mustContinue-auto = když je braní povinné
value-mustContinue-true = vždy
value-mustContinue-false = nikdy
option-multiJump = Více skoků v tahu
    .help = Smí kámen, který skočil, v témže tahu skákat dál?
option-removal = Kdy přeskočené kameny mizí
    .help = Po každém skoku, nebo až po posledním; do té doby stojí v cestě.
value-removal-immediate = po každém skoku
value-removal-after = až po posledním skoku
option-target = Kolik je třeba sebrat
    .help = Domluvený počet: kdo tolik kamenů sebere, vyhraje.
value-target-all = všechny
option-noMoves = Hráč bez tahu
    .help = Co se stane, když hráč na řadě nemá čím táhnout?
value-noMoves-loses = prohrává
value-noMoves-pass = přichází o tah
value-noMoves-draw = je remíza
option-noCaptureMoves = Tahy bez braní
    .help = Partie končí, když každá strana udělá tolik tahů bez braní. 0 toto pravidlo vypíná.
option-noCaptureEnds = Konec partie bez braní
    .help = Jak partie skončí, když příliš dlouho nikdo nic nesebral?
value-noCaptureEnds-draw = remízou
value-noCaptureEnds-moreCaptures = výhrou toho, kdo sebral víc

## Volby: šachy

option-castling = Rošáda
    .help = Smí král s věží provést rošádu?
option-enPassant = Braní mimochodem
    .help = Lze pěšáka, který právě postoupil o dvě pole, vzít tak, jako by postoupil o jedno?
option-promotionNoneCaptured = Když ještě nic nepadlo
    .help = Pěšák na poslední řadě se smí vyměnit jen za figuru, kterou soupeř vzal. Co se stane, když žádná taková není?
value-promotionNoneCaptured-suspended = čeká tam
value-promotionNoneCaptured-illegal = vstoupit tam nesmí
value-promotionNoneCaptured-free = vymění se za libovolnou figuru
option-delayedExchange = Výměna čekajícího pěšáka
    .help = Pěšák čeká na poslední řadě, dokud soupeř nevezme některou figuru jeho strany. Kdy se pak vymění?
value-delayedExchange-endOfTurn = na konci příštího tahu svého hráče
value-delayedExchange-free = před příštím tahem, který to nestojí
option-stalemate = Pat
    .help = Jak partie skončí pro hráče, který nemá čím táhnout a jehož král není v šachu?
value-stalemate-draw = remízou
value-stalemate-loses = prohrou
value-stalemate-wins = výhrou
option-drawRules = Remízy moderního šachu
    .help = Je remíza, když táž pozice nastane potřetí, po padesáti tazích bez braní a tahu pěšákem nebo když na mat nezbylo dost figur?
value-drawRules-modern = jako v moderním šachu
value-drawRules-off = žádné
option-figures = Figurky
    .help = Ze které sady jsou nakreslené. Mění se jen vzhled.
value-figures-museum = muzejní
value-figures-plain = obvyklé
option-array = Králové na začátku
    .help = Na kterých sloupcích oba králové stojí? Vedle každého je jeho dáma nebo rádce.
value-array-kingsOnE = oba na sloupci e
value-array-kingsOnD = oba na sloupci d
value-array-crosswise = křížem, každý proti nepřátelskému rádci
option-counsellor = Dáma, nebo rádce
    .help = Kdo stojí vedle krále a jak daleko táhne?
value-counsellor-queen = dáma, libovolně daleko
value-counsellor-oneStep = rádce, o jedno pole šikmo
option-elephant = Střelec, nebo slon
    .help = Jaká figura stojí mezi koněm a královským párem a jak táhne?
value-elephant-bishop = střelec, libovolně daleko šikmo
value-elephant-leap = slon, skáče o dvě pole šikmo
value-elephant-straightLeap = slon, skáče o dvě pole po řadách a sloupcích
value-elephant-fiveSteps = slon, o jedno pole šikmo nebo rovně vpřed
option-doubleStep = První krok o dvě pole
    .help = Smí pěšák při svém prvním tahu postoupit o dvě pole?
option-promotionTo = V co se pěšák promění
    .help = V co se pěšák smí na poslední řadě proměnit, pokud to nezávisí na ztrátách?
value-promotionTo-any = v kteroukoli figuru kromě krále
value-promotionTo-counsellor = jen v tu, která stojí po boku krále
option-bareKing = Osamocený král
    .help = Co se stane, když jedné straně zbyl jen král a druhá má víc?
value-bareKing-playsOn = nic, hraje se dál
value-bareKing-loses = hned prohrává
value-bareKing-losesUnlessAnswered = prohrává, nevezme-li hned příštím tahem i poslední kámen soupeře
option-kingLeap = Skok krále
    .help = Smí každý král, není-li v šachu, jednou za partii skočit jako kůň? Může tak i brát, ale šach tím nedává.
value-firstPlayer-white = bílý

## Pomocné tvary

x-Seat = { $seatColour ->
    [black] Černý
    [green] Zelený
    [red] Červený
    [yellow] Žlutý
    [indigo] Indigový
    [ivory] Slonovinový
    [madder] Karmínový
    [turmeric] Kurkumový
    [white] Bílý
    [light] Světlý
   *[dark] Tmavý
}
x-seat = { $seatColour ->
    [black] černý
    [green] zelený
    [red] červený
    [yellow] žlutý
    [indigo] indigový
    [ivory] slonovinový
    [madder] karmínový
    [turmeric] kurkumový
    [white] bílý
    [light] světlý
   *[dark] tmavý
}
x-thrown = { $second ->
    [none] { $throw }
   *[other] { $throw } a { $second }
}
x-Seat-scores = { $seatColour ->
    [you] Získáváte
   *[other] { x-Seat } získává
}
x-By = { $byColour ->
    [black] Černý
    [green] Zelený
    [red] Červený
    [yellow] Žlutý
    [indigo] Indigový
    [ivory] Slonovinový
    [madder] Karmínový
    [turmeric] Kurkumový
    [white] Bílý
    [light] Světlý
   *[dark] Tmavý
}
x-Army = { $armyColour ->
    [you] Váš
    [black] Černý
    [green] Zelený
    [red] Červený
    [yellow] Žlutý
    [indigo] Indigový
    [ivory] Slonovinový
    [madder] Karmínový
    [turmeric] Kurkumový
    [white] Bílý
    [light] Světlý
   *[dark] Tmavý
}
x-Army-fem = { $armyColour ->
    [you] Vaše
    [black] Černá
    [green] Zelená
    [red] Červená
    [yellow] Žlutá
    [indigo] Indigová
    [ivory] Slonovinová
    [madder] Karmínová
    [turmeric] Kurkumová
    [white] Bílá
    [light] Světlá
   *[dark] Tmavá
}
x-army-anim-acc = { $armyColour ->
    [you] vašeho
    [black] černého
    [green] zeleného
    [red] červeného
    [yellow] žlutého
    [indigo] indigového
    [ivory] slonovinového
    [madder] karmínového
    [turmeric] kurkumového
    [white] bílého
    [light] světlého
   *[dark] tmavého
}
x-army-inan-acc = { $armyColour ->
    [you] váš
    [black] černý
    [green] zelený
    [red] červený
    [yellow] žlutý
    [indigo] indigový
    [ivory] slonovinový
    [madder] karmínový
    [turmeric] kurkumový
    [white] bílý
    [light] světlý
   *[dark] tmavý
}
x-army-fem-ins = { $armyColour ->
    [you] vaší
    [black] černou
    [green] zelenou
    [red] červenou
    [yellow] žlutou
    [indigo] indigovou
    [ivory] slonovinovou
    [madder] karmínovou
    [turmeric] kurkumovou
    [white] bílou
    [light] světlou
   *[dark] tmavou
}
x-army-fem-acc = { $armyColour ->
    [you] vaši
   *[other] { x-army-fem-ins }
}
x-army-fem-dat = { $armyColour ->
    [you] vaší
    [black] černé
    [green] zelené
    [red] červené
    [yellow] žluté
    [indigo] indigové
    [ivory] slonovinové
    [madder] karmínové
    [turmeric] kurkumové
    [white] bílé
    [light] světlé
   *[dark] tmavé
}
x-King = { $kingColour ->
    [you] Váš
    [black] Černý
    [green] Zelený
    [red] Červený
    [yellow] Žlutý
    [indigo] Indigový
    [ivory] Slonovinový
    [madder] Karmínový
    [turmeric] Kurkumový
    [white] Bílý
    [light] Světlý
   *[dark] Tmavý
}
x-throne-gen = { $throneColour ->
    [black] černého
    [green] zeleného
    [red] červeného
    [yellow] žlutého
    [indigo] indigového
    [ivory] slonovinového
    [madder] karmínového
    [turmeric] kurkumového
    [white] bílého
    [light] světlého
   *[dark] tmavého
}
x-Commander = { $commanderColour ->
    [you] Váš
    [black] Černý
    [green] Zelený
    [red] Červený
    [yellow] Žlutý
    [indigo] Indigový
    [ivory] Slonovinový
    [madder] Karmínový
    [turmeric] Kurkumový
    [white] Bílý
    [light] Světlý
   *[dark] Tmavý
}
x-commander = { $commanderColour ->
    [black] černý
    [green] zelený
    [red] červený
    [yellow] žlutý
    [indigo] indigový
    [ivory] slonovinový
    [madder] karmínový
    [turmeric] kurkumový
    [white] bílý
    [light] světlý
   *[dark] tmavý
}
x-commands = { $commanderColour ->
    [you] velíte vy
   *[other] velí { x-commander }
}
x-own = { $ownColour ->
    [you] váš
    [black] černý
    [green] zelený
    [red] červený
    [yellow] žlutý
    [indigo] indigový
    [ivory] slonovinový
    [madder] karmínový
    [turmeric] kurkumový
    [white] bílý
    [light] světlý
   *[dark] tmavý
}
x-other = { $otherColour ->
    [you] váš
    [black] černý
    [green] zelený
    [red] červený
    [yellow] žlutý
    [indigo] indigový
    [ivory] slonovinový
    [madder] karmínový
    [turmeric] kurkumový
    [white] bílý
    [light] světlý
   *[dark] tmavý
}
x-owner-dat = { $ownerColour ->
    [black] černému
    [green] zelenému
    [red] červenému
    [yellow] žlutému
    [indigo] indigovému
    [ivory] slonovinovému
    [madder] karmínovému
    [turmeric] kurkumovému
    [white] bílému
    [light] světlému
   *[dark] tmavému
}
x-Army-role = { $role ->
    [king] { x-Army } král
    [elephant] { x-Army } slon
    [horse] { x-Army } kůň
    [boat] { x-Army-fem } loď
    [pawn] { x-Army } pěšák
    [queen] { x-Army-fem } dáma
    [rook] { x-Army-fem } věž
    [bishop] { x-Army } střelec
    [knight] { x-Army } jezdec
    [counsellor] { x-Army } rádce
    [soldier] { x-Army } voják
    [man] { x-Army } kámen
    [cow] { x-Army-fem } kráva
    [fox] { x-Army-fem } liška
    [goose] { x-Army-fem } husa
   *[leopard] { x-Army } leopard
}
x-army-role-acc = { $role ->
    [king] { x-army-anim-acc } krále
    [elephant] { x-army-anim-acc } slona
    [horse] { x-army-anim-acc } koně
    [boat] { x-army-fem-acc } loď
    [pawn] { x-army-anim-acc } pěšáka
    [queen] { x-army-fem-acc } dámu
    [rook] { x-army-fem-acc } věž
    [bishop] { x-army-anim-acc } střelce
    [knight] { x-army-anim-acc } jezdce
    [counsellor] { x-army-anim-acc } rádce
    [soldier] { x-army-anim-acc } vojáka
    [man] { x-army-inan-acc } kámen
    [cow] { x-army-fem-acc } krávu
    [fox] { x-army-fem-acc } lišku
    [goose] { x-army-fem-acc } husu
   *[leopard] { x-army-anim-acc } leoparda
}
x-own-role-acc = { $armyColour ->
    [you] { $role ->
        [boat] svou
        [queen] svou
        [rook] svou
        [cow] svou
        [fox] svou
        [goose] svou
        [man] svůj
       *[king] svého
    } { x-role-acc }
   *[other] { x-army-role-acc }
}
x-role = { $role ->
    [king] král
    [elephant] slon
    [horse] kůň
    [boat] loď
    [pawn] pěšák
    [queen] dáma
    [rook] věž
    [bishop] střelec
    [knight] jezdec
    [counsellor] rádce
    [soldier] voják
    [man] kámen
    [cow] kráva
    [fox] liška
    [goose] husa
   *[leopard] leopard
}
x-role-acc = { $role ->
    [king] krále
    [elephant] slona
    [horse] koně
    [boat] loď
    [pawn] pěšáka
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
    [counsellor] rádce
    [soldier] vojáka
    [man] kámen
    [cow] krávu
    [fox] lišku
    [goose] husu
   *[leopard] leoparda
}
x-role-gen = { $role ->
    [king] krále
    [elephant] slona
    [horse] koně
    [boat] lodi
    [pawn] pěšáka
    [queen] dámy
    [rook] věže
    [bishop] střelce
    [knight] jezdce
    [counsellor] rádce
    [soldier] vojáka
    [man] kamene
    [cow] krávy
    [fox] lišky
    [goose] husy
   *[leopard] leoparda
}
x-role-into = { $role ->
    [king] v krále
    [elephant] ve slona
    [horse] v koně
    [boat] v loď
    [pawn] v pěšáka
    [queen] v dámu
    [rook] ve věž
    [bishop] ve střelce
    [knight] v jezdce
    [counsellor] v rádce
    [soldier] ve vojáka
    [man] v kámen
    [cow] v krávu
    [fox] v lišku
    [goose] v husu
   *[leopard] v leoparda
}
x-attacker = { $attacker ->
    [king] král
    [elephant] slon
    [horse] kůň
    [boat] loď
    [pawn] pěšák
    [queen] dáma
    [rook] věž
    [bishop] střelec
    [knight] jezdec
    [counsellor] rádce
    [soldier] voják
    [man] kámen
    [cow] kráva
    [fox] liška
    [goose] husa
   *[leopard] leopard
}
x-victim-acc = { $victim ->
    [king] krále
    [elephant] slona
    [horse] koně
    [boat] loď
    [pawn] pěšáka
    [queen] dámu
    [rook] věž
    [bishop] střelce
    [knight] jezdce
    [counsellor] rádce
    [soldier] vojáka
    [man] kámen
    [cow] krávu
    [fox] lišku
    [goose] husu
   *[leopard] leoparda
}
x-face = { $face ->
    [2] loď
    [3] kůň
    [4] slon
   *[5] král nebo pěšák
}
x-other-face = { $other ->
    [2] loď
    [3] kůň
    [4] slon
   *[5] král nebo pěšák
}
x-most = { $most ->
    [one] { $most } kámen
    [few] { $most } kameny
   *[other] { $most } kamenů
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
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
x-throw = { $face ->
    [2] dvojka
    [3] trojka
    [4] čtyřka
   *[5] pětka
}
x-throw-acc = { $face ->
    [2] dvojku
    [3] trojku
    [4] čtyřku
   *[5] pětku
}
x-other-throw = { $other ->
    [2] dvojka
    [3] trojka
    [4] čtyřka
   *[5] pětka
}
x-Two-throws = { $face ->
    [2] { $other ->
        [2] Padly dvě dvojky
       *[other] Padla dvojka a { x-other-throw }
    }
    [3] { $other ->
        [3] Padly dvě trojky
       *[other] Padla trojka a { x-other-throw }
    }
    [4] { $other ->
        [4] Padly dvě čtyřky
       *[other] Padla čtyřka a { x-other-throw }
    }
   *[5] { $other ->
        [5] Padly dvě pětky
       *[other] Padla pětka a { x-other-throw }
    }
}
x-two-faces = { $face ->
    [2] { $other ->
        [2] loď
        [5] loď, král nebo pěšák
       *[other] loď nebo { x-other-face }
    }
    [3] { $other ->
        [3] kůň
        [5] kůň, král nebo pěšák
       *[other] kůň nebo { x-other-face }
    }
    [4] { $other ->
        [4] slon
        [5] slon, král nebo pěšák
       *[other] slon nebo { x-other-face }
    }
   *[5] { $other ->
        [5] král nebo pěšák
       *[other] král, pěšák nebo { x-other-face }
    }
}

## Volby, které nelze nastavit

options-unknown = Volba „{ $option }“ tu není.
options-value = Volba „{ $label }“ nemůže mít hodnotu { $value }.
options-number = Volba „{ $label }“ nemůže mít hodnotu { $value }: zadejte celé číslo od { $min } do { $max }.
options-contradiction = „{ $first }: { $firstValue }“ a „{ $second }: { $secondValue }“ se vylučují. Jednu z obou voleb změňte.
options-impossible = Volbu „{ $label }: { $value }“ tato hra mít nemůže. Zvolte jinou hodnotu.
