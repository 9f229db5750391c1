### Słowa reguł, wspólne dla przeglądarki, serwera i wiersza poleceń.
###
### Argumenty to pola zdarzenia albo odmowy; przy każdym miejscu przychodzi też kolor jego armii:
### $seat i $seatColour, $army i $armyColour itd. Wiadomości zaczynające się od `x-` to pomocnicze
### formy fleksyjne tego języka; widzą argumenty wiadomości, która się do nich odwołuje.

## Co się stało

event-thrown = { $seatColour ->
    [you] Rzucasz: { x-thrown }.
   *[other] { x-Seat } rzuca: { x-thrown }.
}
event-called = { $seatColour ->
    [you] Próbujesz wyrzucić { x-throw-acc }.
   *[other] { x-Seat } próbuje wyrzucić { x-throw-acc }.
}
event-moved = { x-Army-role } idzie z { $from } na { $to }.
event-placed = { $role ->
    [king] { x-Army-role } wraca na planszę na pole { $at }.
   *[other] { $armyColour ->
        [you] Stawiasz { x-role-acc } na { $at }.
       *[other] { x-Army } stawia { x-role-acc } na { $at }.
    }
}
event-captured = { $byColour ->
    [you] { $means ->
        [jump] Przeskakujesz i bijesz { x-army-role-acc } na { $at }.
        [parade] Bijesz w paradzie { x-army-role-acc } na { $at }.
        [huff] { $armyColour ->
            [you] Fukasz: zdejmujesz { $role ->
                [cow] swoją
                [goose] swoją
               *[soldier] swojego
            } { x-role-acc } z { $at }.
           *[other] Fukasz: zdejmujesz { x-army-role-acc } z { $at }.
        }
       *[displacement] Bijesz { x-army-role-acc } na { $at }.
    }
   *[other] { $means ->
        [jump] { x-By } przeskakuje i bije { x-army-role-acc } na { $at }.
        [parade] { x-By } bije w paradzie { x-army-role-acc } na { $at }.
        [huff] { x-By } fuka: zdejmuje { x-army-role-acc } z { $at }.
       *[displacement] { $game ->
            [chess] { x-By-side } biją
           *[other] { x-By } bije
        } { x-army-role-acc } na { $at }.
    }
}
event-parade = Parada okrętów (triumf okrętu)! { $seatColour ->
    [you] Domykasz
   *[other] { x-Seat } domyka
} kwadrat przy { $corner }.
event-scored = { $taken ->
    [yes] { $merit ->
        [all-kings] { $seatColour ->
            [you] Zbici są wszyscy trzej królowie, więc oddajesz { x-points }: twój łączny wynik to 54.
           *[other] { x-Seat } zbił wszystkich trzech królów i oddaje { x-points }: jego łączny wynik to 54.
        }
       *[king-returned] { $seatColour ->
            [you] Oddajesz
           *[other] { x-Seat } oddaje
        } { x-points }: zbity król wrócił na planszę.
    }
   *[no] { $merit ->
        [throne-entry] { x-Seat-scores } { x-points } za wejście króla na wrogi tron.
        [throne-kill] { x-Seat-scores } { x-points } za zabicie króla na jego tronie.
        [empire] { x-Seat-scores } { x-points } za imperium.
        [all-kings] { x-Seat-scores } { x-points } za zbicie wszystkich trzech królów.
        [forked-kings] { x-Seat-scores } { x-points } za zaatakowanie kilku królów naraz.
       *[capture] { x-Seat-scores } { x-points }.
    }
}
event-promoted = { x-Army } { x-pawn } na { $at } zmienia się w { x-role-acc }.
event-waiting = { x-Army } { x-pawn } na { $at } czeka: jeszcze nie może się przemienić.
event-throne-entered = { x-King } król zdobywa { $throneColour ->
    [you] twój tron.
   *[other] tron { x-throne-gen }.
}
event-commands = { $cause ->
    [throne] { x-Commander } król zasiada na { $armyColour ->
        [you] twoim tronie
       *[other] tronie { x-army-anim-acc }
    } i obejmuje dowództwo nad { x-army-fem-acc } armią.
    [king-lost] { x-Army } król padł: dowództwo nad { x-army-fem-acc } armią { x-takes-command }.
    [parade] { $commanderColour ->
        [you] Przejmujesz
       *[other] { x-Commander } przejmuje
    } dowództwo nad { x-army-masc-ins } okrętem.
   *[king-back] Król wrócił: dowództwo nad { x-army-fem-acc } armią { x-takes-command }.
}
event-command-ends = { $cause ->
    [king-back] { x-Army } król wraca i znów sam dowodzi swoją armią.
    [parade] { $armyColour ->
        [you] Twój okręt znów słucha ciebie.
       *[other] { x-Army } okręt znów słucha swojego gracza.
    }
    [finished] Dowódca odpadł z gry: { $armyColour ->
        [you] znów dowodzisz swoją armią.
       *[other] { x-army } znów sam dowodzi swoją armią.
    }
   *[other] { $armyColour ->
        [you] Znów dowodzisz swoją armią.
       *[other] { x-Army } znów sam dowodzi swoją armią.
    }
}
event-empire = { $seatColour ->
    [you] Tworzysz imperium!
   *[other] { x-Seat } tworzy imperium!
}
event-exchange-offered = { $byColour ->
    [you] Proponujesz
   *[other] { x-By } proponuje
} wymianę królów: na planszę wróciliby królowie { x-own } i { x-other }.
event-exchange-accepted = { $byColour ->
    [you] Zgadzasz się na wymianę królów.
   *[other] { x-By } zgadza się na wymianę królów.
}
event-exchange-declined = { $byColour ->
    [you] Odrzucasz wymianę królów.
   *[other] { x-By } odrzuca wymianę królów.
}
event-frozen = { x-Army-fem } armia straciła króla i zastyga w bezruchu.
event-king-freed = { x-Army } król może wrócić na planszę.
event-thawed = { x-Army-fem } armia znów może się ruszać.
event-turn-lost = { $seatColour ->
    [you] { $face ->
        [0] Nie możesz się ruszyć i tracisz kolejkę.
       *[other] { $why ->
            [no-piece] Wypadła { x-throw }, a { x-gone } już nie masz: rzut przepada.
           *[blocked] Wypadła { x-throw }, ale nie masz czym ruszyć: rzut przepada.
        }
    }
   *[other] { $face ->
        [0] { x-Seat } nie może się ruszyć i traci kolejkę.
       *[other] { $why ->
            [no-piece] Wypadła { x-throw }, a { x-seat } nie ma już { x-gone }: rzut przepada.
           *[blocked] Wypadła { x-throw }, ale { x-seat } nie ma czym ruszyć: rzut przepada.
        }
    }
}
event-thrown-again = { $seatColour ->
    [you] Nie możesz wykorzystać tego rzutu i rzucasz jeszcze raz.
   *[other] { x-Seat } nie może wykorzystać tego rzutu i rzuca jeszcze raz.
}
event-passed = { $seatColour ->
    [you] Pasujesz.
   *[other] { $game ->
        [chess] { x-Side } pasują.
       *[other] { x-Seat } pasuje.
    }
}
event-stopped = { $seatColour ->
    [you] Kończysz skoki na { $at }.
   *[other] { x-Seat } kończy skoki na { $at }.
}
event-duty-failed = { $seatColour ->
    [you] Pomijasz bicie ({ $from }x{ $to }).
   *[other] { x-Seat } pomija bicie ({ $from }x{ $to }).
}
event-finished = { $seatColour ->
    [you] Odpadasz z gry.
   *[other] { x-Seat } odpada z gry.
}
event-withdrew = { $seatColour ->
    [you] Zabierasz z planszy swojego ostatniego króla; nikt nie dostaje za niego punktów.
   *[other] { x-Seat } zabiera z planszy swojego ostatniego króla; nikt nie dostaje za niego punktów.
}
event-check = Szach! { $seatColour ->
    [you] Twój król jest atakowany.
   *[other] { x-Seat } król jest atakowany.
}
event-resigned = { $seatColour ->
    [you] Poddajesz się.
   *[other] { $game ->
        [chess] { x-Side } się poddają.
       *[other] { x-Seat } się poddaje.
    }
}
event-over = { $ending ->
    [resignation] Koniec gry.
   *[other] Koniec gry. { x-ending }
}

## Jak kończy się gra

ending-last-army = Bierki ma już tylko jedna strona; rozstrzygają punkty.
ending-annihilation = Druga strona straciła wszystkie bierki.
ending-only-kings = Na planszy zostali sami królowie.
ending-one-king = Na planszy został najwyżej jeden król; rozstrzygają punkty.
ending-both-kings = Padli obaj wrodzy królowie.
ending-all-kings = Jeden z graczy zbił wszystkich trzech wrogich królów.
ending-no-progress = Gra zbyt długo toczyła się bez postępu.
ending-rounds = Rozegrano umówioną liczbę rund.
ending-repetition = Ta sama pozycja pojawiła się po raz trzeci.
ending-target = Padła ostatnia bierka, którą trzeba było zbić.
ending-no-moves = Gracz, na którego przyszła kolej, nie ma żadnego ruchu.
ending-blocked = Blokada: strona, która ma ruch, nie ma dokąd pójść.
ending-checkmate = Szach i mat.
ending-stalemate = Pat: nie ma szacha, ale nie ma też żadnego ruchu.
ending-insufficient-material = Żadna ze stron nie ma już czym dać mata.
ending-bare-king = Jednej stronie został tylko król.
ending-agreement = Gracze zgodnie zakończyli partię.

## Dlaczego nie można

refusal-game-over = Gra już się skończyła.
refusal-throw-first = Najpierw trzeba rzucić.
refusal-no-throw-now = Teraz się nie rzuca.
refusal-impossible-throw = Taki rzut jest tu niemożliwy.
refusal-off-board = Na tej planszy nie ma { $at }. Nazwę miejsca tworzą litera spod planszy i liczba z jej boku.
refusal-no-piece = Na { $at } nic nie stoi.
refusal-not-yours = { $ownerColour ->
    [you] Bierka na { $at } jest twoja.
   *[other] Bierka na { $at } należy do { $game ->
        [chess] { x-owner-side }
       *[other] { x-owner-gen }
    }.
}
refusal-own-piece = Na { $to } stoi twoja własna bierka.
refusal-ally-piece = Na { $to } stoi bierka partnera, a swoich się nie bije.
refusal-unreachable = Z { $from } na { $to } { x-role } nie pójdzie.
refusal-blocked = Drogę zagradza bierka na { $by }.
refusal-nothing-to-capture = Na { $at } nie ma czego zbić.
refusal-is-capture = To jest bicie: zapisz je znakiem x.
refusal-may-not-pass = Nie wolno pasować: jest ruch do wykonania.
refusal-wastes-die = Po tym ruchu druga kość przepadnie, a można wykorzystać obie: wybierz inny ruch.
refusal-not-now = Najpierw trzeba rozstrzygnąć coś innego.
refusal-no-such-action = W tej grze nie ma takiego ruchu.
refusal-die-says = { $other ->
    [0] Wypadła { x-throw }: może się ruszyć tylko { x-face }, a nie { x-role }.
   *[other] Wypadły { $face } i { $other }: może się ruszyć tylko { x-faces }, a nie { x-role }.
}
refusal-rank = W tej grze { x-attacker } nie może bić { x-victim-gen }.
refusal-pawn-only-captures-diagonally = { x-Pawn } chodzi prosto, na ukos tylko bije.
refusal-pawn-blocked = Na { $by } coś stoi, a na wprost { x-pawn } nie bije.
refusal-pawn-on-last-line = Pion na ostatniej linii już nie chodzi.
refusal-piece-not-lost = Ten pion zmieni się w { x-role-acc } dopiero po stracie { x-role-gen }.
refusal-no-pawn-lost = Ten pion może się przemienić dopiero po stracie innego piona.
refusal-last-line-too-early = Pion nie może wejść na ostatnią linię, zanim będzie mógł się tam przemienić.
refusal-wrong-promotion = Tutaj ten { x-pawn } nie może zmienić się w { x-role-acc }.
refusal-promotion-due = { x-Pawn } musi się tu przemienić: wybierz, w co, na przykład w { x-role-acc }.
refusal-army-frozen = { x-Army-fem } armia straciła króla i zastygła: nie rusza się.
refusal-under-command = { $commanderColour ->
    [you] Tymi bierkami dowodzisz teraz ty.
   *[other] Tymi bierkami dowodzi teraz { x-commander }.
}
refusal-no-exchange = Teraz nie można proponować wymiany królów.
refusal-not-a-return = Król nie może wrócić na { $at }.
refusal-not-last-king = Króla może zabrać z planszy tylko ten, komu nic prócz niego nie zostało.
refusal-no-line = Punkty { $from } i { $to } nie sąsiadują ze sobą na żadnej linii.
refusal-occupied = Punkt { $at } jest zajęty.
refusal-jumps-own = Na { $over } stoi twoja własna bierka: swoich się nie przeskakuje.
refusal-must-capture = Bicie jest obowiązkowe: może bić bierka z { $at }.
refusal-chain-goes-on = Bierka na { $at } jest w trakcie skoków: teraz może się ruszyć tylko ona.
refusal-one-jump-only = W tej grze w jednym ruchu skacze się tylko raz.
refusal-never-jumps = { $role ->
    [cow] Krowy nigdy nie skaczą.
    [goose] Gęsi nigdy nie skaczą.
   *[other] Te bierki nigdy nie skaczą.
}
refusal-not-that-way = W tę stronę ta bierka nie chodzi: z { $from } na { $to } nie pójdzie.
refusal-place-first = Najpierw dostaw swoje bierki (zostało: { $left }).
refusal-nothing-to-place = Nie masz już czego dostawiać.
refusal-huff-first = Najpierw fuknij, czyli zdejmij bierkę, która mogła bić, a nie zbiła.
refusal-not-huffable = Bierka na { $at } nie pominęła bicia.
refusal-nothing-to-stop = Nie ma teraz skoków, które można by przerwać.
refusal-king-attacked = Na { $at } króla atakowałaby bierka z { $by }.
refusal-leap-spent = Król skacze jak koń tylko raz w partii, a ten już skoczył.
refusal-no-castling = W tej grze nie ma roszady: król chodzi o jedno pole.
refusal-castling-lost = Roszada w tę stronę nie jest już możliwa: ruszył się król albo ta wieża.
refusal-king-never-captured = Króla na { $at } nie można zbić: króla nigdy się nie bije.
refusal-no-en-passant = W tej grze nie ma bicia w przelocie.
refusal-not-in-pool = Pionek może zmienić się tylko w figurę, którą ci zbito, a { x-role-gen } ci nie zbito.
refusal-empty-pool = Pionek może wejść na ostatni rząd dopiero wtedy, gdy zbito ci jakąś figurę.
refusal-exchange-due = Najpierw wymień czekającego pionka na { $at }.
refusal-exchange-after-move = Najpierw wykonaj ruch: pionka na { $at } wymienia się na końcu kolejki.
refusal-suspended = Pionek na { $at } czeka na wymianę i się nie rusza.

## Dlaczego bierki nie mogą tak stać

impossible-over = W tej pozycji gra jest już skończona. { x-ending }
impossible-army-full = { $game ->
    [chess] { x-Army-side } mogą
   *[other] { x-Army } może
} mieć najwyżej { x-most }.
impossible-side-full = { x-Army } może mieć najwyżej { x-most }, licząc też te poza planszą.
impossible-side-whole = { x-Army }: razem z tymi w ręku musi być dokładnie tyle bierek: { $count }, bo nikt ich nie zbija.
impossible-one-winner = Tutaj wygrałyby już obie strony, a wygrać może tylko jedna.
impossible-enemies = Na planszy muszą stać bierki co najmniej dwóch wrogich armii.
impossible-both-sides = Obie strony muszą mieć bierki.
impossible-one-king = { x-Army-side } muszą mieć dokładnie jednego króla.
impossible-eight-pawns = { x-Army-side } mogą mieć najwyżej osiem pionków.
impossible-pawn-on-first = { x-Army } pionek nie może stać na { $at }: pionki nie cofają się na swój pierwszy rząd.
impossible-pawn-on-last = { x-Army } pionek nie może stać na { $at }: na ostatnim rzędzie pionek nie zostaje pionkiem.
impossible-king-safe = { x-Army } król na { $at } jest pod szachem: atakuje go { x-role } z { $by }, a ruch ma przeciwnik. Zmień, kto ma teraz ruch, albo przestaw jedną z tych dwóch bierek.
impossible-once = { $man ->
    [pawn] { x-Army } może mieć tylko jednego piona { x-role-gen }.
   *[other] { $role ->
        [boat] { x-Army } może mieć tylko jeden okręt.
       *[other] { x-Army } może mieć tylko jednego { x-role-acc }.
    }
}
impossible-pawn-behind = { x-Army } pion nie może stać na { $at }: piony nie cofają się za rząd, z którego ruszają.
impossible-still-playing = W tej pozycji { x-army } już nie gra: niech zacznie kto inny.

## Ustawianie pozycji: co można wpisać

draft-captured = Zbite bierki przeciwnika
draft-in-hand = Bierki w ręku
draft-chain = W trakcie skoków
draft-huff = Do zdjęcia jest bierka, która pominęła bicie
draft-marked = Bierki już przeskoczone albo takie, które pominęły bicie
draft-quiet = Ruchy od ostatniego bicia
draft-castle-short = Może jeszcze zrobić krótką roszadę
draft-castle-long = Może jeszcze zrobić długą roszadę
draft-king-leap = Król może jeszcze skoczyć jak koń
draft-exchanging = Ruch już wykonany, teraz wymiana czekającego pionka
draft-passing = Pole, które właśnie minął pionek
draft-clock = Półruchy od ostatniego bicia lub ruchu pionkiem
draft-move-number = Numer ruchu
draft-due = Co teraz nastąpi
draft-due-throw = rzut
draft-due-before = decyzje przed rzutem
draft-due-call = zapowiedź rzutu
draft-due-move = ruch
draft-due-offer = propozycja wymiany królów
draft-due-answer = odpowiedź na tę propozycję
draft-due-place = powrót króla na planszę
draft-due-over = nic: gra jest skończona
draft-ending = Jak skończyła się gra
draft-faces = Rzut
draft-called = Zapowiedziany rzut
draft-exchange-by = Kto proponuje wymianę królów
draft-exchange-own = Czyj król wraca po tej stronie
draft-exchange-other = Czyj król wraca po stronie przeciwnej
draft-exchange-waiting = Kto ma jeszcze odpowiedzieć albo czyj król ma jeszcze wrócić
draft-progress = W tej kolejce było już bicie albo ruch pionem
draft-offered = Przed rzutem padła propozycja wymiany
draft-early = Wymiana zaczęła się przed rzutem
draft-kept = Gracz zostawia ostatniego króla na planszy
draft-points = Punkty
draft-command-by-throne = Dowodzi partner: jego król zasiadł na tym tronie
draft-command-by-loss = Dowodzi partner: król został zbity
draft-boat-command = Okręt przejął w paradzie partner
draft-king-freed = Król może wrócić: partner zbił króla przeciwników
draft-king-returned = Król raz już wrócił
draft-withdrawn = Ostatniego króla zabrano z planszy
draft-out = Wyłączony z gry przez partnera
draft-kings-taken = Zbici królowie
draft-thrones-entered = Wrogie trony, na które król już wszedł
draft-empire = Ta strona stworzyła już imperium
draft-bonus = Ma już nagrodę za trzech królów
draft-fell-on-throne = Drugi król tej strony zginął na tronie
draft-fell-to-king = Czyj król zbił tego drugiego króla
draft-idle = Kolejki z rzędu bez bicia i bez ruchu pionem
draft-rounds = Rozegrane pełne rundy

## Bierki, kolory, miejsca, rodziny

role-king = król
role-elephant = słoń
role-horse = koń
role-boat = okręt
role-pawn = { x-pawn }
role-queen = królowa
role-rook = wieża
role-bishop = goniec
role-knight = skoczek
role-counsellor = doradca
role-soldier = żołnierz
role-man = pionek
role-cow = krowa
role-leopard = lampart
role-fox = lis
role-goose = gęś
letter-king = K
letter-elephant = S
letter-horse = Ko
letter-boat = O
letter-pawn = P
letter-queen = H
letter-rook = W
letter-bishop = G
letter-knight = S
letter-counsellor = D
letter-soldier = Ż
letter-man = P
letter-cow = K
letter-leopard = L
letter-fox = L
letter-goose = G
colour-black = czarny
colour-green = zielony
colour-red = czerwony
colour-yellow = żółty
colour-white = biały
colour-light = jasny
colour-dark = ciemny
seat-south = południe
seat-west = zachód
seat-north = północ
seat-east = wschód
family-four-kings = Czterej królowie
family-soldiers = Żołnierze i łowcy
family-chess = Szachy

## Gracze komputerowi

bot-level-1 = Dziecko
    .level = poziom 1
    .about = Wiele przeocza i wiele wybacza: w sam raz na pierwszego przeciwnika.
bot-level-2 = { $game ->
    [chess] Uczeń
    [museum] Uczeń
    [cows] Pastuszek
    [soldiers] Rekrut
   *[kings] Giermek
}
    .level = poziom 2
    .about = Bierze, co widzi, ale sporo jeszcze przeocza.
bot-level-3 = { $game ->
    [chess] Amator
    [museum] Kamieniarz
    [cows] Wieśniak
    [soldiers] Szeregowy
   *[kings] Wędrowiec
}
    .level = poziom 3
    .about = Przeocza już mniej i patrzy na to, co możesz odpowiedzieć.
bot-level-4 = { $game ->
    [chess] Klubowicz
    [museum] Skryba
    [cows] Pasterz
    [soldiers] Kapral
   *[kings] Kupiec
}
    .level = poziom 4
    .about = Rzadko zostawia coś bez obrony i myśli jeden ruch naprzód.
bot-level-5 = { $game ->
    [chess] Ekspert
    [museum] Budowniczy
    [cows] Myśliwy
    [soldiers] Sierżant
   *[kings] Zagończyk
}
    .level = poziom 5
    .about = Widzi dwa ruchy naprzód i tylko czasem coś mu umknie.
bot-level-6 = { $game ->
    [chess] Kandydat
    [museum] Kapłan
    [cows] Tropiciel
    [soldiers] Porucznik
   *[kings] Setnik
}
    .level = poziom 6
    .about = Gra solidnie i niewiele oddaje za darmo.
bot-level-7 = { $game ->
    [chess] Mistrz
    [museum] Arcykapłan
    [cows] Naczelnik
    [soldiers] Kapitan
   *[kings] Wezyr
}
    .level = poziom 7
    .about = Patrzy daleko naprzód i prawie się nie myli.
bot-level-8 = { $game ->
    [chess] Arcymistrz
    [museum] Faraon
    [cows] Mędrzec
    [soldiers] Generał
   *[kings] Maharadża
}
    .level = poziom 8
    .about = Prawie nie do pokonania.
bot-perfect = Nieomylny
    .level = bezbłędny
    .about = Nie pomyli się w żadnej pozycji, bo ta gra jest rozwiązana.
bot-random = { $game ->
    [chess] Uczeń
    [museum] Uczeń
    [cows] Pastuszek
    [soldiers] Rekrut
   *[kings] Giermek
}
    .level = słaby
    .about = Gra, co popadnie: każdy dozwolony ruch jest równie prawdopodobny.
bot-greedy = { $game ->
    [chess] Klubowicz
    [museum] Skryba
    [cows] Myśliwy
    [soldiers] Kapral
   *[kings] Zagończyk
}
    .level = średni
    .about = Patrzy jeden ruch naprzód i bierze, ile się da.
bot-searcher = { $game ->
    [chess] Mistrz
    [museum] Arcykapłan
    [cows] Mędrzec
    [soldiers] Kapitan
   *[kings] Wezyr
}
    .level = silny
    .about = Liczy kilka ruchów naprzód, razem z odpowiedziami { $dice ->
        [yes] i rzutami kości.
       *[no] przeciwnika.
    }

## Charaktery graczy komputerowych

character-cautious = asekurant
    .about = Trzyma króla i pozostałe bierki poza zasięgiem przeciwników.
character-greedy = chciwiec
    .about = Bije wszystko, co się da, i od razu sięga po punkty.
character-loyal = wierny druh
    .about = { $teams ->
        [yes] Osłania partnera i rzuca się na każdego, kto mu zagraża.
       *[no] Bije tylko bierki tych, którzy bili jego własne, chyba że zdobycz jest tego warta.
    }
character-avenger = mściciel
    .about = Pamięta, kto ostatni zbił mu bierkę, i odpłaca tym samym, gdy tylko może.

## Skąd pochodzi gra

document-S0 = Według artykułu „Szaturadżi – stary krewniak szachów”
document-S1 = Według czeskiej strony „Čaturanga”
document-S2 = Według artykułu „Chaturaji” z angielskiej Wikipedii
document-S3 = Według artykułu „16 żołnierzy, Peralikatuma, Krowy i lamparty i Kotu ellima”
document-S4 = Według instrukcji „Vilac – szachy hieroglify z muzeum Luwr 9506”
document-ours = Nasza odmiana gry z artykułu „16 żołnierzy, Peralikatuma, Krowy i lamparty i Kotu ellima”
document-none = W przygotowaniu: źródło nie zostało jeszcze podane

## Opcje: każda rodzina

source-document = Tak jest w oryginale.
source-ours = Oryginał tego nie rozstrzyga: to nasz wybór.
source-elsewhere = Należy do innego opisu gry albo liczy się dopiero razem z innymi zmianami.
value-yes = tak
value-no = nie
value-off = wyłączone
option-firstPlayer = Kto zaczyna
    .help = Kto gra pierwszy. Los, wybór albo najwyższy rzut rozstrzyga o tym, zanim zacznie się gra.
value-firstPlayer-south = południe
value-firstPlayer-west = zachód
value-firstPlayer-north = północ
value-firstPlayer-east = wschód
value-firstPlayer-black = czarny
value-firstPlayer-green = zielony
value-firstPlayer-red = czerwony
value-firstPlayer-yellow = żółty
value-firstPlayer-fixed = kolor wymieniony jako pierwszy
value-firstPlayer-random = losowanie
value-firstPlayer-choose = gracze wybierają
value-firstPlayer-highestThrow = najwyższy rzut
option-repetition = Powtórzenie pozycji
    .help = Czy gra kończy się remisem, gdy ta sama pozycja pojawi się po raz trzeci.
value-repetition-draw = remis za trzecim razem
value-repetition-off = nic się nie dzieje

## Opcje: czterej królowie

option-dice = Kości
    .help = Iloma kośćmi rzuca się w kolejce. Bez kości gracz rusza dowolną bierką.
value-dice-0 = bez kości
value-dice-1 = jedna
value-dice-2 = dwie
option-dieKind = Rodzaj kości
    .help = Podłużna kość z liczbami 2, 3, 4 i 5 albo zwykła sześcienna, przy której po 1 i 6 rzuca się jeszcze raz: szanse są te same. Na zwykłej bez dodatkowych rzutów 1 liczy się jak 5, a 6 jak 4, więc te dwie liczby wypadają dwa razy częściej.
value-dieKind-stick2345 = podłużna, od 2 do 5
value-dieKind-d6reroll = sześcienna, po 1 i 6 jeszcze raz
value-dieKind-d6 = sześcienna, 1 liczy się jak 5, a 6 jak 4
option-throw = Sposób rzucania
    .help = Zręczny gracz zapowiada, co chce wyrzucić, i udaje mu się to tak często, jak podano. Jeśli się nie uda, wszystkie cztery liczby są równie prawdopodobne.
value-throw-fair = zwykły
value-throw-skilled = zręczny
value-throw-skilled-at = zręczny, { $p }
option-colours = Kolory i miejsca
    .help = Który kolor gdzie siedzi i w jakiej kolejności grają. Zaczyna wymieniony jako pierwszy, chyba że rozstrzygnie los albo wybór.
value-colours-polish = od południa: czarny, zielony, czerwony, żółty
value-colours-wikipedia = od południa: zielony, żółty, czarny, czerwony
value-colours-czech = kolejno: czerwony, czarny, żółty, zielony
option-teams = Drużyny
    .help = Czy każdy gra za siebie, czy w parach, i kto jest czyim partnerem.
value-teams-none = każdy za siebie
value-teams-opposite = partnerzy naprzeciwko siebie
value-teams-custom = pary kolorów
option-blockedThrow = Rzut bez możliwego ruchu
    .help = Co się dzieje, gdy bierka, którą wskazał rzut, jest zablokowana albo już jej nie ma.
value-blockedThrow-loseMove = rzut przepada
value-blockedThrow-rethrow = nowy rzut, także po stracie bierki
value-blockedThrow-rethrowBlocked = nowy rzut, jeśli bierka jest zablokowana
value-blockedThrow-dieLost = przepada tylko ta kość
option-mayPass = Pasowanie
    .help = Czy gracz może zrezygnować z rzutu, choć ma ruch.
option-twoDice-mustMaximise = Obowiązek obu kości
    .help = Przy dwóch kościach: czy gracz musi wybrać kolejność, w której da się wykorzystać obie, jeśli taka jest.
option-captureAlly = Bicie partnera
    .help = Czy wolno bić bierki własnej drużyny.
option-rankRule = Rangi bierek
    .help = Czy słabszym bierkom nie wolno bić silniejszych.
value-rankRule-off = każda bierka bije każdą
value-rankRule-plRanks = piony i okręty nie biją koni, słoni ani królów
value-rankRule-cz = piony biją piony i okręty, okręty tylko piony
option-parade = Parada okrętów
    .help = Co zyskuje ten, kto domknie kwadrat czterech okrętów.
value-parade-all3 = bije trzy pozostałe okręty
value-parade-two-command = bije dwa wrogie i dowodzi okrętem partnera
value-parade-all3inclAlly = bije wszystkie trzy, także partnera
value-parade-off = nic
option-paradeByPromotion = Parada przez przemianę
    .help = Czy paradę domyka także pion, który na czwartym polu zmienia się w okręt.
option-paradeBoatTurns = Ruchy przejętego okrętu
    .help = Po czyich rzutach rusza się okrętem partnera, przejętym w paradzie. Gdy dwójkę wyrzuci sam partner, można ruszyć tylko tym okrętem.
value-paradeBoatTurns-ownThrowOnly = tylko po rzutach dowódcy
value-paradeBoatTurns-bothThrows = także po rzutach partnera
option-promotedBoatMayCaptureBoat = Okręt z piona bije okręt
    .help = Cztery początkowe okręty nigdy się nie spotykają, ale okręt powstały z piona może trafić na inny. Ta opcja mówi, czy wolno mu go wtedy zbić i samemu dać się zbić.
option-promotionBy = W co zmienia się pion
    .help = W bierkę, przed którą stał na początku, w bierkę z tej linii, na której stanął, albo tylko w konia i słonia na ich polach.
value-promotionBy-origin = w bierkę, przed którą stał na początku
value-promotionBy-arrivalFile = w bierkę z tej linii, na której stanął
value-promotionBy-czSquares = w konia lub słonia, tylko na ich polach
value-promotionBy-boat = zawsze w okręt
value-promotionBy-never = w nic, pozostaje pionem
option-arrivalFiles = Linie przemiany
    .help = Gdy o przemianie decyduje linia: czy liczy się wszystkie osiem, jak w lustrze, czy tylko cztery linie własnych bierek.
value-arrivalFiles-mirror = wszystkie osiem, jak w lustrze
value-arrivalFiles-ownHalfOnly = cztery linie własnych bierek
option-promotionNeeds = Warunek przemiany
    .help = Co gracz musiał wcześniej stracić, żeby jego pion mógł się przemienić.
value-promotionNeeds-pieceLost = po stracie takiej bierki
value-promotionNeeds-pawnLost = po stracie piona
value-promotionNeeds-nothing = żaden
option-lossesBy = Czyje straty się liczą
    .help = Czy gracz, który przejął armię sojusznika, liczy przy przemianie straty obu armii razem, czy każdego koloru osobno.
value-lossesBy-player = obu armii razem
value-lossesBy-colour = każdego koloru osobno
option-promotionOptional = Dobrowolna przemiana
    .help = Czy pion, który może się przemienić, może też pozostać pionem.
option-pendingPromotion = Czekający pion
    .help = Kiedy przemienia się pion, który czekał na ostatniej linii i któremu już wolno.
value-pendingPromotion-ownerTurnStart = na początku kolejki jego gracza
value-pendingPromotion-immediate = natychmiast
value-pendingPromotion-costsMove = zamiast ruchu
option-enterLastLineEarly = Wczesne dojście piona
    .help = Czy pion może wejść na ostatnią linię, zanim wolno mu się tam przemienić, i na niej czekać.
option-kingLoss = Strata króla
    .help = Co się dzieje z armią, której król został zbity.
value-kingLoss-playsOn = gra dalej
value-kingLoss-partnerCommands = dowodzi nią partner
value-kingLoss-freeze = zastyga w bezruchu
value-kingLoss-dead = zastyga i nic nie jest warta
option-bothRajasLost = Drużyna bez królów
    .help = Kto dowodzi bierkami drużyny, gdy padli obaj jej królowie.
value-bothRajasLost-commandStays = ostatni dowódca
value-bothRajasLost-flip = partner tego, którego król padł ostatni
value-bothRajasLost-eachOwn = każdy sam swoją armią
option-throneEntry = Punkt za wrogi tron
    .help = Czy za wejście króla na tron przeciwnika jest punkt i jak często.
value-throneEntry-off = bez punktu
value-throneEntry-oncePerThronePerTeam = za każdy tron raz na drużynę
value-throneEntry-oncePerRajaPerThrone = za każdy tron raz na króla
value-throneEntry-everyEntry = za każdym razem
option-throneKill = Król zabity na tronie
    .help = Czy zabicie wrogiego króla na jego własnym tronie daje dwa dodatkowe punkty i jaką bierką trzeba to zrobić.
value-throneKill-off = bez punktów
value-throneKill-anyPiece = dowolną bierką
value-throneKill-rajaOnly = tylko królem
option-throneKillReplacesEntry = Tron liczy się raz
    .help = Król, który zabija króla na jego tronie, zarazem na ten tron wchodzi. Czy dwa punkty za zabicie zastępują jeden za wejście? Jeśli nie, należą się trzy.
option-empire = Imperium
    .help = Dla dowódcy obu armii drużyny, gdy padli obaj wrodzy królowie: 1 punkt; 2, jeśli drugiego zabił jego król; 4, jeśli drugi zginął na swoim tronie.
value-empire-off = bez punktów
value-empire-exclusiveMax = tylko najwyższa z nagród
value-empire-cumulative = wszystkie nagrody razem
option-empireOrder = Imperium: co najpierw
    .help = Czy trzeba dowodzić obiema armiami, zanim padnie drugi wrogi król.
value-empireOrder-any = wszystko jedno
value-empireOrder-commandFirst = najpierw dowództwo
option-empireMemory = Pamięć imperium
    .help = Dowództwo można objąć już po śmierci drugiego wrogiego króla. Czy wtedy nadal się liczy, jak zginął: dwa punkty, jeśli zabił go król dowódcy, cztery, jeśli padł na swoim tronie? Jeśli nie, takie imperium daje jeden punkt.
option-empireCounts = Imperium a powrót króla
    .help = Czy wrogi król, który padł, ale potem wrócił na planszę, nadal liczy się jako zabity.
value-empireCounts-simultaneous = obaj muszą w tej chwili być zbici
value-empireCounts-ever = wystarczy, że każdy kiedyś padł
option-empire4NeedsRaja = Imperium: zabija król
    .help = Czy cztery punkty za drugiego króla, zabitego na swoim tronie, należą się tylko wtedy, gdy zabije go król.
option-empireThrone = Imperium: który tron
    .help = Na czyim tronie musi zginąć drugi wrogi król, żeby imperium dało cztery punkty.
value-empireThrone-own = na jego własnym
value-empireThrone-any = na którymkolwiek z czterech
option-empireSuppressesThroneBonus = Imperium zamiast tronu
    .help = Czy za ruch, który tworzy imperium, nie ma już osobnych punktów za tron.
option-allyThrone = Tron partnera
    .help = Co zyskuje król, który wejdzie na tron swojego partnera.
value-allyThrone-none = nic
value-allyThrone-commandBothThrows = dowodzi obiema armiami, rzucają obaj
value-allyThrone-commandAllyOut = dowodzi obiema armiami, partner odpada
option-exchange = Wymiana królów
    .help = Kiedy strona, która straciła króla, może zaproponować powrót obu zbitych królów.
value-exchange-off = nigdy
value-exchange-afterKill = zaraz po zabiciu wrogiego króla
value-exchange-anyOwnTurn = na początku każdej własnej kolejki
option-exchangePlace = Dokąd wraca król
    .help = Gdzie staje wracający król, jeśli jego tron jest zajęty.
value-exchangePlace-throneElseAny = na tron, a gdy jest zajęty, gdziekolwiek
value-exchangePlace-throneElseAdjacent = na tron, a gdy jest zajęty, obok niego
option-exchangeAccept = Kto przyjmuje wymianę
    .help = Czyja zgoda jest potrzebna do wymiany królów.
value-exchangeAccept-ownerOfKilled = dowódcy armii zabitego króla
value-exchangeAccept-bothOpponents = obu przeciwników
option-exchangeRevives = Powrót przez wymianę
    .help = Czy przez wymianę może wrócić król gracza, który stracił już wszystkie bierki. Gracz ten gra wtedy dalej.
option-exchangeKeepsPoints = Punkty po wymianie
    .help = Czy punkty zdobyte za królów zostają, gdy królowie wracają przez wymianę.
option-kingReturn = Powrót straconego króla
    .help = Czy stracony król może wrócić bez wymiany. Jeśli tak, każdemu wraca tylko raz: gdy partner zbije króla przeciwników. Gracz może go wtedy w swojej kolejce, zamiast ruchów, postawić na dowolnym wolnym polu.
value-kingReturn-off = nigdy
value-kingReturn-allyCapture = gdy partner zbije króla przeciwników
option-withdrawLastKing = Zabranie króla
    .help = Czy gracz, któremu został sam król, może zabrać go z planszy, żeby nikt nie dostał za niego punktów.
value-withdrawLastKing-off = nie
value-withdrawLastKing-teamOnly = w grze drużynowej
value-withdrawLastKing-always = zawsze
option-onlyKings = Sami królowie
    .help = Co się dzieje, gdy na planszy zostaną wyłącznie królowie.
value-onlyKings-playOn = gra trwa dalej
value-onlyKings-draw = honorowy remis
value-onlyKings-endByScore = rozstrzygają punkty
option-individualEnd = Koniec gry indywidualnej
    .help = Kiedy kończy się gra, w której każdy gra za siebie; wtedy liczy się punkty.
value-individualEnd-lastArmy = gdy bierki ma już tylko jeden gracz
value-individualEnd-allKingsButOne = gdy zostanie najwyżej jeden król
option-rounds = Liczba rund
    .help = Po tylu pełnych rundach gra się kończy, cokolwiek stoi jeszcze na planszy. 0 wyłącza tę zasadę.
option-goal = Cel gry
    .help = Co daje zwycięstwo.
value-goal-points = najwięcej punktów
value-goal-annihilation = zmiecenie przeciwników z planszy
value-goal-bothKings = zabicie obu wrogich królów
option-bonus54 = Pięćdziesiąt cztery
    .help = Co zyskuje gracz, który zbije wszystkich trzech wrogich królów, gdy jego własny wciąż stoi.
value-bonus54-off = nic
value-bonus54-totalAndEnd = 54 punkty i koniec gry
value-bonus54-replaceKings = 54 punkty zamiast punktów za królów
value-bonus54-add = dodatkowo 54 punkty
option-pointValues = Wartość bierek
    .help = Ile punktów daje kolejno zbity król, słoń, koń, okręt i pion.
value-pointValues-5-4-3-2-1 = 5, 4, 3, 2 i 1
value-pointValues-3-5-3-5-1 = 3, 5, 3, 5 i 1
value-pointValues-nothing = nic
option-forkedKings = Atak na kilku królów
    .help = Czy nowy atak na dwóch wrogich królów naraz daje 1 punkt, a na trzech 5 punktów.
option-drawBonus = Punkty za remis
    .help = Czy gracze, których królowie jeszcze stoją, dostają po 2 punkty, gdy gra kończy się bez postępu albo przez powtórzenie.
option-boatMove = Okręt
    .help = Jak chodzą okręty.
value-boatMove-leap = skacze o dwa pola na ukos
value-boatMove-rook = dowolnie daleko wzdłuż rzędów i kolumn
option-elephantMove = Słoń
    .help = Jak chodzą słonie.
value-elephantMove-rook = dowolnie daleko wzdłuż rzędów i kolumn
value-elephantMove-bishop = dowolnie daleko na ukos
option-bonus54NewKing = Król z tego samego ruchu
    .help = Czy do pięćdziesięciu czterech punktów liczy się własny król, którym stał się pion, bijąc tym samym ruchem trzeciego wrogiego króla.
option-bonus54Counts = Królowie liczeni do 54
    .help = Czy zbity wrogi król nadal się liczy, gdy z piona powstał już nowy król tej armii.
value-bonus54Counts-simultaneous = żaden z trzech nie może stać
value-bonus54Counts-ever = wystarczy, że każdy kiedyś padł
option-outAllyWins = Wyłączony sojusznik
    .help = Czy gracz, którego tron zdobył własny sojusznik, wygrywa albo remisuje razem z nim.
option-noProgressRounds = Rundy bez postępu
    .help = Po tylu rundach bez bicia i bez ruchu pionem gra się kończy. 0 wyłącza tę zasadę.
option-cz-seating = Miejsca kolorów
    .help = Czeska strona podaje kolejność kolorów, ale nie mówi, kto gdzie siedzi.
value-cz-seating-forbesSides = od południa: zielony, żółty, czarny, czerwony
value-cz-seating-clockwise = w kolejności gry, zgodnie z zegarem
value-cz-seating-alliesOpposite = sojusznicy naprzeciwko siebie
option-cz-alliances = Sojusze
    .help = Kto z kim trzyma: jak na czeskiej stronie albo, jak podaje Forbes, czerwony z żółtym i zielony z czarnym.
value-cz-alliances-document = czerwony z zielonym, żółty z czarnym
value-cz-alliances-forbes = czerwony z żółtym, zielony z czarnym
option-cz-allySeat = Kolejka sojusznika
    .help = Co się dzieje z kolejką gracza, którego tron zajął sojusznik: przepada czy gra w niej sojusznik.
value-cz-allySeat-dropped = przepada
value-cz-allySeat-kept = gra w niej sojusznik
option-cz-promotionSquares = Pola przemiany
    .help = Na których polach przeciwległego brzegu pion zmienia się w konia lub słonia.
value-cz-promotionSquares-bothHalves = na obu połowach brzegu
value-cz-promotionSquares-literal = tam, gdzie na początku stał koń lub słoń
value-cz-promotionSquares-ownFiles = na liniach własnego konia i słonia
option-cz-privilegedSquares = Pola ostatniego piona
    .help = Gdzie pion gracza, któremu zostały tylko pion i okręt, może zmienić się w dowolną bierkę.
value-cz-privilegedSquares-wholeFarEdge = na całym przeciwległym brzegu
value-cz-privilegedSquares-literal16 = wszędzie, gdzie na początku stała figura
value-cz-privilegedSquares-farEdgeHomes = na polach figur przeciwległego brzegu
option-cz-enemyThrone = Wrogi tron
    .help = Czy król coś zyskuje, gdy wejdzie na wrogi tron.
value-cz-enemyThrone-none = nic
value-cz-enemyThrone-stake1 = jeden punkt

## Opcje: żołnierze i lamparty

option-board = Plansza
    .help = Ze wszystkimi czterema trójkątami albo bez zachodniego i wschodniego.
value-board-49 = 49 punktów
value-board-37 = 37 punktów
option-obligation = Obowiązek bicia
    .help = Bicie może być dobrowolne albo, gdy jest możliwe, jedynym dozwolonym ruchem. Przy fukaniu wolno bicie pominąć, ale traci się bierkę, która miała bić.
value-obligation-huff = fukanie: kto nie bije, traci bierkę
value-obligation-strict = wolno tylko bić
value-obligation-none = bicie dobrowolne
option-huff-chooser = Kogo się fuka
    .help = Kto wybiera bierkę do zdjęcia, gdy bić mogło kilka.
value-huff-chooser-opponent = wybiera przeciwnik
value-huff-chooser-owner = wybiera właściciel
value-huff-chooser-movedPieceFirst = bierkę, którą ruszono, jeśli mogła bić; inaczej wybiera przeciwnik
option-huff-timing = Kiedy się fuka
    .help = Fuknięta bierka schodzi zaraz po pominiętym biciu, zanim ruszy się przeciwnik.
value-huff-timing-beforeOpponentMove = przed ruchem przeciwnika
option-huff-mayDecline = Fuknięcie można darować
    .help = Czy przeciwnik może zostawić na planszy bierkę, która mogła bić, a nie zbiła.
option-huffCountsAsCapture = Fuknięta jak zbita
    .help = Czy fuknięta bierka wlicza się do umówionej liczby zbitych.
option-mustContinue = Dalsze skoki
    .help = Czy skakać trzeba dalej, dopóki jest co bić.
value-mustContinue-auto = gdy bicie jest obowiązkowe
value-mustContinue-true = zawsze
value-mustContinue-false = nigdy
option-multiJump = Kilka skoków w ruchu
    .help = Czy bierka, która skoczyła, może w tym samym ruchu skakać dalej.
option-removal = Zdejmowanie zbitych
    .help = Po każdym skoku albo dopiero po całej serii; do tego czasu zbite bierki zagradzają drogę.
value-removal-immediate = po każdym skoku
value-removal-after = po całej serii
option-target = Ile trzeba zbić
    .help = Umówiona liczba zbitych bierek, która daje zwycięstwo.
value-target-all = wszystkie
option-noMoves = Brak ruchu
    .help = Co spotyka gracza, który nie ma żadnego ruchu.
value-noMoves-loses = przegrywa
value-noMoves-pass = traci kolejkę
value-noMoves-draw = remisuje
option-noCaptureMoves = Ruchy bez bicia
    .help = Gdy każda strona wykona tyle ruchów bez bicia, gra się kończy. 0 wyłącza tę zasadę.
option-noCaptureEnds = Gdy długo nikt nie bije
    .help = Jak kończy się gra, w której zbyt długo nikt niczego nie zbił.
value-noCaptureEnds-draw = remis
value-noCaptureEnds-moreCaptures = wygrywa ten, kto zbił więcej

## Opcje: szachy

option-castling = Roszada
    .help = Czy wolno robić roszadę.
option-enPassant = Bicie w przelocie
    .help = Czy pionka, który właśnie przeszedł dwa pola, można zbić tak, jakby przeszedł jedno.
option-promotionNoneCaptured = Gdy nie ma na co wymienić
    .help = Pionek na ostatnim rzędzie zmienia się tylko w figurę, którą przeciwnik już zbił. Co się dzieje, gdy takiej nie ma?
value-promotionNoneCaptured-suspended = pionek czeka tam na pierwszą stratę
value-promotionNoneCaptured-illegal = pionek nie może tam wejść
value-promotionNoneCaptured-free = pionek zmienia się w dowolną figurę
option-delayedExchange = Czekający pionek
    .help = Pionek czeka na ostatnim rzędzie, aż przeciwnik zbije jakąś figurę jego strony. Kiedy wtedy się go wymienia?
value-delayedExchange-endOfTurn = na końcu następnej kolejki, po ruchu
value-delayedExchange-free = przed następnym ruchem, bez jego straty
option-stalemate = Pat
    .help = Co spotyka gracza, który nie ma żadnego ruchu, choć jego król nie jest pod szachem.
value-stalemate-draw = remisuje
value-stalemate-loses = przegrywa
value-stalemate-wins = wygrywa
option-drawRules = Remisy szachowe
    .help = Czy jest remis, gdy ta sama pozycja pojawi się po raz trzeci, po pięćdziesięciu ruchach bez postępu albo gdy nikt nie ma już czym dać mata.
value-drawRules-modern = jak w dzisiejszych szachach
value-drawRules-off = nie ma ich
option-figures = Bierki
    .help = Z którego kompletu są narysowane. Zmienia się tylko wygląd.
value-figures-museum = muzealne
value-figures-plain = zwykłe
option-array = Królowie na początku
    .help = Na których kolumnach stoją obaj królowie. Obok każdego stoi jego królowa albo doradca.
value-array-kingsOnE = oba na kolumnie e
value-array-kingsOnD = oba na kolumnie d
value-array-crosswise = na krzyż, każdy naprzeciw doradcy
option-counsellor = Królowa czy doradca
    .help = Kto stoi obok króla i jak daleko chodzi.
value-counsellor-queen = królowa, jak daleko zechce
value-counsellor-oneStep = doradca, o jedno pole na ukos
option-elephant = Goniec czy słoń
    .help = Jaka figura stoi między koniem a parą królewską i jak chodzi.
value-elephant-bishop = goniec, dowolnie daleko na ukos
value-elephant-leap = słoń, skacze o dwa pola na ukos
value-elephant-straightLeap = słoń, skacze o dwa pola wzdłuż rzędów i kolumn
value-elephant-fiveSteps = słoń, o jedno pole na ukos albo prosto naprzód
option-doubleStep = Pierwszy krok o dwa pola
    .help = Czy pionek może w swoim pierwszym ruchu pójść o dwa pola.
option-promotionTo = Czym staje się pionek
    .help = W co pionek może się zmienić na ostatnim rzędzie, jeśli nie zależy to od strat.
value-promotionTo-any = dowolną figurą prócz króla
value-promotionTo-counsellor = tylko tą, która stoi u boku króla
option-bareKing = Ogołocony król
    .help = Co się dzieje, gdy jednej stronie został tylko król, a druga ma coś więcej.
value-bareKing-playsOn = nic, gra toczy się dalej
value-bareKing-loses = strona z samym królem od razu przegrywa
value-bareKing-losesUnlessAnswered = przegrywa, chyba że następnym ruchem ogołoci drugiego króla
option-kingLeap = Skok króla
    .help = Czy każdy król może raz w partii, nie będąc pod szachem, skoczyć jak koń. Może przy tym zbić bierkę, ale szacha tak nie daje.
value-firstPlayer-white = białe

## Formy pomocnicze

x-Seat = { $seatColour ->
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [indigo] Indygowy
    [ivory] Kremowy
    [madder] Karminowy
    [turmeric] Kurkumowy
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-seat = { $seatColour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [indigo] indygowy
    [ivory] kremowy
    [madder] karminowy
    [turmeric] kurkumowy
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-Side = { $seatColour ->
    [white] Białe
   *[black] Czarne
}
x-By-side = { $byColour ->
    [white] Białe
   *[black] Czarne
}
x-Army-side = { $armyColour ->
    [white] Białe
   *[black] Czarne
}
x-owner-side = { $ownerColour ->
    [white] białych
   *[black] czarnych
}
x-throw = { $face ->
    [2] dwójka
    [3] trójka
    [4] czwórka
   *[5] piątka
}
x-throw-acc = { $face ->
    [2] dwójkę
    [3] trójkę
    [4] czwórkę
   *[5] piątkę
}
x-gone = { $face ->
    [2] okrętu
    [3] konia
    [4] słonia
   *[5] króla ani pionów
}
x-thrown = { $second ->
    [none] { $throw }
   *[other] { $throw } i { $second }
}
x-Seat-scores = { $seatColour ->
    [you] Dostajesz
   *[other] { x-Seat } dostaje
}
x-By = { $byColour ->
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [indigo] Indygowy
    [ivory] Kremowy
    [madder] Karminowy
    [turmeric] Kurkumowy
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-Army = { $armyColour ->
    [you] Twój
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [indigo] Indygowy
    [ivory] Kremowy
    [madder] Karminowy
    [turmeric] Kurkumowy
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-Army-fem = { $armyColour ->
    [you] Twoja
    [black] Czarna
    [green] Zielona
    [red] Czerwona
    [yellow] Żółta
    [indigo] Indygowa
    [ivory] Kremowa
    [madder] Karminowa
    [turmeric] Kurkumowa
    [white] Biała
    [light] Jasna
   *[dark] Ciemna
}
x-army = { $armyColour ->
    [you] twój
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [indigo] indygowy
    [ivory] kremowy
    [madder] karminowy
    [turmeric] kurkumowy
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-army-anim-acc = { $armyColour ->
    [you] twojego
    [black] czarnego
    [green] zielonego
    [red] czerwonego
    [yellow] żółtego
    [indigo] indygowego
    [ivory] kremowego
    [madder] karminowego
    [turmeric] kurkumowego
    [white] białego
    [light] jasnego
   *[dark] ciemnego
}
x-army-fem-acc = { $armyColour ->
    [you] twoją
    [black] czarną
    [green] zieloną
    [red] czerwoną
    [yellow] żółtą
    [indigo] indygową
    [ivory] kremową
    [madder] karminową
    [turmeric] kurkumową
    [white] białą
    [light] jasną
   *[dark] ciemną
}
x-army-masc-ins = { $armyColour ->
    [you] twoim
    [black] czarnym
    [green] zielonym
    [red] czerwonym
    [yellow] żółtym
    [indigo] indygowym
    [ivory] kremowym
    [madder] karminowym
    [turmeric] kurkumowym
    [white] białym
    [light] jasnym
   *[dark] ciemnym
}
x-King = { $kingColour ->
    [you] Twój
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [indigo] Indygowy
    [ivory] Kremowy
    [madder] Karminowy
    [turmeric] Kurkumowy
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-throne-gen = { $throneColour ->
    [black] czarnego
    [green] zielonego
    [red] czerwonego
    [yellow] żółtego
    [indigo] indygowego
    [ivory] kremowego
    [madder] karminowego
    [turmeric] kurkumowego
    [white] białego
    [light] jasnego
   *[dark] ciemnego
}
x-Commander = { $commanderColour ->
    [you] Twój
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [indigo] Indygowy
    [ivory] Kremowy
    [madder] Karminowy
    [turmeric] Kurkumowy
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-commander = { $commanderColour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [indigo] indygowy
    [ivory] kremowy
    [madder] karminowy
    [turmeric] kurkumowy
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-takes-command = { $commanderColour ->
    [you] obejmujesz ty
   *[other] obejmuje { x-commander }
}
x-own = { $ownColour ->
    [you] twój
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [indigo] indygowy
    [ivory] kremowy
    [madder] karminowy
    [turmeric] kurkumowy
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-other = { $otherColour ->
    [you] twój
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [indigo] indygowy
    [ivory] kremowy
    [madder] karminowy
    [turmeric] kurkumowy
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-owner-gen = { $ownerColour ->
    [black] czarnego
    [green] zielonego
    [red] czerwonego
    [yellow] żółtego
    [indigo] indygowego
    [ivory] kremowego
    [madder] karminowego
    [turmeric] kurkumowego
    [white] białego
    [light] jasnego
   *[dark] ciemnego
}
x-Pawn = { $game ->
    [chess] Pionek
   *[other] Pion
}
x-pawn = { $game ->
    [chess] pionek
   *[other] pion
}
x-pawn-gen = { $game ->
    [chess] pionka
   *[other] piona
}
x-Army-role = { $role ->
    [king] { x-Army } król
    [elephant] { x-Army } słoń
    [horse] { x-Army } koń
    [boat] { x-Army } okręt
    [pawn] { x-Army } { x-pawn }
    [queen] { x-Army-fem } królowa
    [rook] { x-Army-fem } wieża
    [bishop] { x-Army } goniec
    [knight] { x-Army } skoczek
    [counsellor] { x-Army } doradca
    [soldier] { x-Army } żołnierz
    [man] { x-Army } pionek
    [cow] { x-Army-fem } krowa
    [fox] { x-Army } lis
    [goose] { x-Army-fem } gęś
   *[leopard] { x-Army } lampart
}
x-army-role-acc = { $role ->
    [king] { x-army-anim-acc } króla
    [elephant] { x-army-anim-acc } słonia
    [horse] { x-army-anim-acc } konia
    [boat] { x-army } okręt
    [pawn] { x-army-anim-acc } { x-pawn-gen }
    [queen] { x-army-fem-acc } królową
    [rook] { x-army-fem-acc } wieżę
    [bishop] { x-army-anim-acc } gońca
    [knight] { x-army-anim-acc } skoczka
    [counsellor] { x-army-anim-acc } doradcę
    [soldier] { x-army-anim-acc } żołnierza
    [man] { x-army-anim-acc } pionka
    [cow] { x-army-fem-acc } krowę
    [fox] { x-army-anim-acc } lisa
    [goose] { x-army-fem-acc } gęś
   *[leopard] { x-army-anim-acc } lamparta
}
x-role = { $role ->
    [king] król
    [elephant] słoń
    [horse] koń
    [boat] okręt
    [pawn] { x-pawn }
    [queen] królowa
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
    [counsellor] doradca
    [soldier] żołnierz
    [man] pionek
    [cow] krowa
    [fox] lis
    [goose] gęś
   *[leopard] lampart
}
x-role-acc = { $role ->
    [king] króla
    [elephant] słonia
    [horse] konia
    [boat] okręt
    [pawn] { x-pawn-gen }
    [queen] królową
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
    [counsellor] doradcę
    [soldier] żołnierza
    [man] pionka
    [cow] krowę
    [fox] lisa
    [goose] gęś
   *[leopard] lamparta
}
x-role-gen = { $role ->
    [king] króla
    [elephant] słonia
    [horse] konia
    [boat] okrętu
    [pawn] { x-pawn-gen }
    [queen] królowej
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
    [counsellor] doradcy
    [soldier] żołnierza
    [man] pionka
    [cow] krowy
    [fox] lisa
    [goose] gęsi
   *[leopard] lamparta
}
x-attacker = { $attacker ->
    [king] król
    [elephant] słoń
    [horse] koń
    [boat] okręt
    [pawn] pion
    [queen] królowa
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
    [counsellor] doradca
    [soldier] żołnierz
    [man] pionek
    [cow] krowa
    [fox] lis
    [goose] gęś
   *[leopard] lampart
}
x-victim-gen = { $victim ->
    [king] króla
    [elephant] słonia
    [horse] konia
    [boat] okrętu
    [pawn] piona
    [queen] królowej
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
    [counsellor] doradcy
    [soldier] żołnierza
    [man] pionka
    [cow] krowy
    [fox] lisa
    [goose] gęsi
   *[leopard] lamparta
}
x-face = { $face ->
    [2] okręt
    [3] koń
    [4] słoń
   *[5] król albo pion
}
x-faces = { $face ->
    [2] { $other ->
        [2] okręt
        [3] okręt albo koń
        [4] okręt albo słoń
       *[5] okręt, król albo pion
    }
    [3] { $other ->
        [2] okręt albo koń
        [3] koń
        [4] koń albo słoń
       *[5] koń, król albo pion
    }
    [4] { $other ->
        [2] okręt albo słoń
        [3] koń albo słoń
        [4] słoń
       *[5] słoń, król albo pion
    }
   *[5] { $other ->
        [2] okręt, król albo pion
        [3] koń, król albo pion
        [4] słoń, król albo pion
       *[5] król albo pion
    }
}
x-most = { $most ->
    [one] { $most } bierkę
    [few] { $most } bierki
   *[many] { $most } bierek
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
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Opcje, których nie można ustawić

options-unknown = Nie ma tu opcji „{ $option }”.
options-value = „{ $label }” nie przyjmuje wartości { $value }.
options-number = „{ $label }” nie przyjmuje wartości { $value }: wpisz liczbę całkowitą od { $min } do { $max }.
options-contradiction = „{ $first }: { $firstValue }” i „{ $second }: { $secondValue }” wykluczają się nawzajem. Zmień jedno z nich.
options-impossible = Ta gra nie może mieć „{ $label }: { $value }”. Wybierz inną wartość.
