### Słowa reguł, wspólne dla przeglądarki, serwera i wiersza poleceń.
###
### Argumenty to pola zdarzenia albo odmowy; przy każdym miejscu przychodzi też kolor jego armii:
### $seat i $seatColour, $army i $armyColour itd. Wiadomości zaczynające się od `x-` to pomocnicze
### formy fleksyjne tego języka; widzą argumenty wiadomości, która się do nich odwołuje.

## Co się stało

event-thrown = { x-Seat } rzuca: { $throw }.
event-called = { x-Seat } próbuje wyrzucić { $face }.
event-moved = { x-Army-role } idzie z { $from } na { $to }.
event-placed = { $role ->
    [king] { x-Army-role } wraca na planszę na pole { $at }.
   *[other] { x-Army } stawia { x-role-acc } na { $at }.
}
event-captured = { $means ->
    [jump] { x-By } przeskakuje i bije { x-army-role-acc } na { $at }.
    [parade] { x-By } zdobywa w paradzie { x-army-role-acc } z { $at }.
    [huff] { x-By } zdejmuje z { $at } { x-army-role-acc } za niewykonane bicie.
   *[displacement] { x-By } bije { x-army-role-acc } na { $at }.
}
event-parade = Parada okrętów! { x-Seat } domyka kwadrat przy { $corner }.
event-scored = { $merit ->
    [throne-entry] { x-Seat } dostaje { x-points } za wejście na wrogi tron.
    [throne-kill] { x-Seat } dostaje { x-points } za zabicie króla na jego tronie.
    [empire] { x-Seat } dostaje { x-points } za imperium.
    [all-kings] { x-Seat } dostaje { x-points } za zbicie wszystkich trzech królów.
   *[capture] { x-Seat } dostaje { x-points }.
}
event-promoted = { x-Army } pion na { $at } zmienia się w { x-role-acc }.
event-waiting = { x-Army } pion na { $at } czeka: jeszcze nie może się zmienić.
event-throne-entered = { x-King } król wchodzi na tron { x-throne-gen }.
event-commands = { $cause ->
    [throne] { x-Commander } król zasiada na tronie partnera: { x-commander } obejmuje dowództwo nad { x-army-fem-acc } armią.
    [king-lost] { x-Army } król padł: dowództwo nad { x-army-fem-acc } armią obejmuje { x-commander }.
    [parade] { x-Commander } przejmuje dowództwo nad { x-army-masc-ins } okrętem.
   *[king-back] Król wrócił: nad { x-army-fem-acc } armią dowództwo obejmuje { x-commander }.
}
event-command-ends = { $cause ->
    [king-back] { x-Army } król wraca i znów sam prowadzi swoją armię.
   *[other] { x-Army } znów sam prowadzi swoją armię.
}
event-empire = { x-Seat } stworzył imperium!
event-exchange-offered = { x-By } proponuje wymianę królów: na planszę wróciliby { x-own } i { x-other }.
event-exchange-accepted = { x-By } przyjmuje wymianę: obaj królowie wracają.
event-exchange-declined = { x-By } odrzuca wymianę królów.
event-frozen = { x-Army-fem } armia straciła króla i zostaje unieruchomiona do końca gry.
event-thawed = { x-Army-fem } armia znów może się ruszać.
event-turn-lost = { $face ->
    [0] { x-Seat } nie może się ruszyć i traci kolejkę.
   *[other] { $why ->
        [no-piece] { x-Seat } nie ma już bierki na rzut { $face }: ruch przepada.
       *[blocked] { x-Seat } nie może niczym ruszyć na rzut { $face }: ruch przepada.
    }
}
event-passed = { x-Seat } pasuje.
event-stopped = { x-Seat } kończy skoki na { $at }.
event-duty-failed = { x-Seat } nie wykonał obowiązkowego bicia: przeciwnik może zdjąć mu pion.
event-finished = { x-Seat } kończy grę.
event-withdrew = { x-Seat } zabiera z planszy swojego ostatniego króla; nikt nie dostaje za niego punktów.
event-check = Szach! Atakowany jest { x-seat } król.
event-resigned = { x-Seat } poddaje się.
event-over = Koniec gry. { $ending ->
    [last-army] { ending-last-army }
    [annihilation] { ending-annihilation }
    [only-kings] { ending-only-kings }
    [both-kings] { ending-both-kings }
    [all-kings] { ending-all-kings }
    [no-progress] { ending-no-progress }
    [repetition] { ending-repetition }
    [target] { ending-target }
    [no-moves] { ending-no-moves }
    [leopards-blocked] { ending-leopards-blocked }
    [checkmate] { ending-checkmate }
    [stalemate] { ending-stalemate }
    [insufficient-material] { ending-insufficient-material }
    [resignation] { ending-resignation }
   *[agreement] { ending-agreement }
}

## Jak kończy się gra

ending-last-army = Bierki ma już tylko jedna strona; rozstrzygają punkty.
ending-annihilation = Druga strona straciła wszystkie bierki.
ending-only-kings = Na planszy zostali sami królowie.
ending-both-kings = Padli obaj wrodzy królowie.
ending-all-kings = Jeden z graczy zbił wszystkich trzech wrogich królów.
ending-no-progress = Zbyt długo nikt nic nie zbił ani nie ruszył pionem.
ending-repetition = Ta sama pozycja powtórzyła się po raz trzeci.
ending-target = Zbito umówioną liczbę pionów.
ending-no-moves = Gracz na posunięciu nie ma żadnego ruchu.
ending-leopards-blocked = Oba lamparty są zablokowane.
ending-checkmate = Szach i mat.
ending-stalemate = Pat: nie ma ruchu, a nie ma też szacha.
ending-insufficient-material = Żadna ze stron nie ma już czym dać mata.
ending-agreement = Gracze zgodnie zakończyli partię.
ending-resignation = Jeden z graczy się poddał.

## Dlaczego nie można

refusal-game-over = Gra już się skończyła.
refusal-throw-first = Najpierw rzuć kośćmi.
refusal-no-throw-now = Teraz się nie rzuca.
refusal-impossible-throw = Tak te kości nie mogą upaść.
refusal-off-board = Na tej planszy nie ma pola { $at }.
refusal-no-piece = Na { $at } nic nie stoi.
refusal-not-yours = Bierka na { $at } należy do { x-owner-gen }.
refusal-own-piece = Na { $to } stoi twoja własna bierka.
refusal-ally-piece = Na { $to } stoi bierka partnera, a swoich się nie bije.
refusal-unreachable = Z { $from } na { $to } { x-role } nie pójdzie.
refusal-blocked = Drogę zagradza bierka na { $by }.
refusal-nothing-to-capture = Na { $at } nie ma czego bić.
refusal-is-capture = To jest bicie: zapisz je znakiem x.
refusal-may-not-pass = Nie wolno pasować: jest ruch do wykonania.
refusal-not-now = Najpierw trzeba rozstrzygnąć coś innego.
refusal-no-such-action = Te zasady nie znają takiej czynności.
refusal-die-says = { $other ->
    [0] Wypadło { $face }: może się ruszyć tylko { x-face }, a nie { x-role }.
   *[other] Wypadło { $face } i { $other }: na pierwszą kość rusza { x-face }, na drugą { x-other-face }, a nie { x-role }.
}
refusal-rank = Przy tej zasadzie { x-attacker } nie bije { x-victim-gen }.
refusal-pawn-only-captures-diagonally = Pion chodzi prosto, a na ukos tylko bije.
refusal-pawn-blocked = Przed pionem, na { $by }, coś stoi, a na wprost pion nie bije.
refusal-pawn-on-last-line = Pion na ostatniej linii już nie chodzi.
refusal-piece-not-lost = Ten pion zmieni się w { x-role-acc } dopiero po stracie { x-role-gen }.
refusal-no-pawn-lost = Ten pion może się zmienić dopiero po stracie innego piona.
refusal-last-line-too-early = Pion nie może wejść na ostatnią linię, zanim będzie mógł się tam zmienić.
refusal-wrong-promotion = Tutaj ten pion nie może zmienić się w { x-role-acc }.
refusal-promotion-due = Pion musi się tu zmienić: wybierz, w co.
refusal-army-frozen = { x-Army-fem } armia straciła króla i jest unieruchomiona.
refusal-under-command = Tymi bierkami dowodzi teraz { x-commander }.
refusal-no-exchange = Teraz nie można proponować wymiany królów.
refusal-not-a-return = Król nie może wrócić na { $at }.
refusal-not-last-king = Króla może zabrać tylko gracz, któremu nie zostało nic prócz niego.
refusal-no-line = Żadna linia nie łączy { $from } z { $to }.
refusal-occupied = Punkt { $at } jest zajęty.
refusal-jumps-own = Na { $over } stoi twój własny pion: swoich się nie przeskakuje.
refusal-must-capture = Bicie jest obowiązkowe: może bić pion z { $at }.
refusal-chain-goes-on = Pion na { $at } jest w trakcie skoków.
refusal-one-jump-only = Przy tej zasadzie w jednym ruchu jest tylko jeden skok.
refusal-cows-never-jump = Krowy nigdy nie skaczą.
refusal-place-first = Najpierw ustaw swoje piony (zostało: { $left }).
refusal-nothing-to-place = Nie masz już czego ustawiać.
refusal-huff-first = Najpierw zdejmij pion, który nie wykonał bicia.
refusal-not-huffable = Pion na { $at } nie miał obowiązku bić.
refusal-nothing-to-stop = Nie ma tu skoków, które można by przerwać.
refusal-king-attacked = Na { $at } król byłby atakowany przez bierkę z { $by }.
refusal-no-castling = W tej grze nie ma roszady: król chodzi o jedno pole.
refusal-no-en-passant = W tej grze nie ma bicia w przelocie.
refusal-not-in-pool = Nie zbito ci jeszcze { x-role-gen }, więc pion nie może zmienić się w tę figurę.
refusal-empty-pool = Pion nie może wejść na ostatni rząd, dopóki nie zbito ci żadnej figury.
refusal-exchange-due = Najpierw wymień czekającego piona na { $at }.
refusal-suspended = Pion na { $at } czeka na wymianę i się nie rusza.

## Bierki, kolory, miejsca, rodziny

role-king = król
role-elephant = słoń
role-horse = koń
role-boat = okręt
role-pawn = pion
role-queen = hetman
role-rook = wieża
role-bishop = goniec
role-knight = skoczek
role-soldier = żołnierz
role-cow = krowa
role-leopard = lampart
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
family-soldiers = Punkty i linie
family-chess = Szachy z muzeum

## Gracze komputerowi

bot-random = Los
    .about = Gra którykolwiek dozwolony ruch, każdy z równą szansą.
bot-greedy = Łakomczuch
    .about = Patrzy jeden ruch naprzód i bierze, ile się da.
bot-searcher = Myśliciel
    .about = Liczy kilka ruchów naprzód, razem z odpowiedziami i rzutami kości.

## Skąd pochodzi gra

document-S0 = Według artykułu „Szaturadżi – stary krewniak szachów”
document-S1 = Według czeskiej strony „Čaturanga”
document-S2 = Według artykułu „Chaturaji” z angielskiej Wikipedii
document-S3 = Według artykułu „16 żołnierzy, Peralikatuma, Krowy i lamparty i Kotu ellima”
document-S4 = Według książeczki do szachów „Vilac – hieroglify z muzeum Luwr 9506”

## Opcje: każda rodzina

value-yes = tak
value-no = nie
value-off = wyłączone
option-firstPlayer = Kto zaczyna
    .help = Kto gra pierwszy. Losowanie, wybór albo najwyższy rzut rozstrzyga się przy zakładaniu stołu.
value-firstPlayer-south = południe
value-firstPlayer-west = zachód
value-firstPlayer-north = północ
value-firstPlayer-east = wschód
value-firstPlayer-black = czarny
value-firstPlayer-green = zielony
value-firstPlayer-red = czerwony
value-firstPlayer-yellow = żółty
value-firstPlayer-fixed = jak w dokumencie
value-firstPlayer-random = losowanie
value-firstPlayer-choose = gracze wybierają
value-firstPlayer-highestThrow = najwyższy rzut
option-repetition = Powtórzenie pozycji
    .help = Czy partia kończy się remisem, gdy ta sama pozycja powtórzy się po raz trzeci.
value-repetition-draw = za trzecim razem remis
value-repetition-off = nic się nie dzieje

## Opcje: czterej królowie

option-dice = Kości
    .help = Iloma kośćmi rzuca się w kolejce. Bez kości gracz rusza dowolną bierką.
value-dice-0 = bez kości
value-dice-1 = jedna
value-dice-2 = dwie
option-dieKind = Rodzaj kości
    .help = Podłużna kość z liczbami 2, 3, 4 i 5 albo zwykła sześcienna, na której 1 i 6 rzuca się jeszcze raz. Szanse są te same.
value-dieKind-stick2345 = podłużna, od 2 do 5
value-dieKind-d6reroll = sześcienna, 1 i 6 jeszcze raz
option-throw = Sposób rzucania
    .help = Zręczny gracz przed rzutem mówi, co chce wyrzucić, i udaje mu się to z podanym prawdopodobieństwem; w przeciwnym razie wszystkie cztery liczby są równie możliwe.
value-throw-fair = uczciwy
value-throw-skilled = zręczny
value-throw-skilled-at = zręczny, { $p }
option-colours = Kolory i miejsca
    .help = Który kolor gdzie siedzi, który zaczyna i w jakiej kolejności grają.
value-colours-polish = czarny na południu, zielony na zachodzie, czerwony na północy, żółty na wschodzie; zaczyna czarny
value-colours-wikipedia = zielony na południu, żółty na zachodzie, czarny na północy, czerwony na wschodzie; zaczyna zielony
value-colours-czech = czerwony, czarny, żółty, zielony w tej kolejności
option-teams = Drużyny
    .help = Czy każdy gra za siebie, czy w parach, i kto jest czyim partnerem.
value-teams-none = każdy za siebie
value-teams-opposite = partnerzy naprzeciwko siebie
value-teams-custom = pary jak w dokumencie
option-blockedThrow = Rzut nie do wykorzystania
    .help = Co się dzieje, gdy wyrzucona bierka stoi na planszy, ale nie może się ruszyć.
value-blockedThrow-loseMove = ruch przepada
value-blockedThrow-rethrow = rzuca się jeszcze raz
value-blockedThrow-dieLost = przepada ta kość
option-mayPass = Pasowanie
    .help = Czy gracz może zrezygnować z rzutu, choć ma ruch.
option-twoDice-mustMaximise = Trzeba wykorzystać obie kości
    .help = Przy dwóch kościach: czy gracz musi wybrać kolejność, w której da się wykorzystać obie, jeśli taka jest.
option-captureAlly = Bicie partnera
    .help = Czy wolno bić bierki własnej drużyny.
option-rankRule = Starszeństwo bierek
    .help = Czy słabszym bierkom nie wolno bić silniejszych.
value-rankRule-off = każda bierka bije każdą
value-rankRule-plRanks = piony i okręty nie biją koni, słoni i królów
value-rankRule-cz = piony biją piony i okręty, okręty tylko piony
option-parade = Parada okrętów
    .help = Co zyskuje ten, kto domknie kwadrat czterech okrętów.
value-parade-all3 = bije trzy pozostałe okręty
value-parade-two-command = bije oba wrogie, dowodzi okrętem partnera
value-parade-all3inclAlly = bije wszystkie trzy, także partnera
option-paradeByPromotion = Parada przez przemianę
    .help = Czy paradę domyka także pion, który na czwartym polu zmienia się w okręt.
option-paradeBoatTurns = Okręt przejęty w paradzie
    .help = Przy czyich rzutach można ruszać przejętym okrętem partnera.
value-paradeBoatTurns-ownThrowOnly = tylko przy własnych
value-paradeBoatTurns-bothThrows = przy rzutach obu partnerów
option-promotedBoatMayCaptureBoat = Nowe okręty biją okręty
    .help = Cztery początkowe okręty nigdy się nie spotykają, ale okręt powstały z piona może trafić na inny. Ta opcja mówi, czy wolno mu go wtedy zbić i samemu dać się zbić.
option-promotionBy = W co zmienia się pion
    .help = W bierkę, przed którą stał na początku, w bierkę z linii, na którą doszedł, albo tylko w konia i słonia na ich polach.
value-promotionBy-origin = w bierkę, przed którą stał na początku
value-promotionBy-arrivalFile = w bierkę z linii, na którą doszedł
value-promotionBy-czSquares = w konia lub słonia, tylko na ich polach
option-arrivalFiles = Linie przemiany
    .help = Gdy pion zmienia się w bierkę ze swojej linii: na wszystkich ośmiu liniach, z drugą połową w lustrzanym odbiciu, czy tylko na liniach własnych bierek.
value-arrivalFiles-mirror = wszystkie osiem, druga połowa w odbiciu
value-arrivalFiles-ownHalfOnly = cztery linie własnych bierek
option-promotionNeeds = Kiedy pion może się zmienić
    .help = Co jego gracz musiał wcześniej stracić.
value-promotionNeeds-pieceLost = po stracie takiej bierki
value-promotionNeeds-pawnLost = po stracie piona
option-promotionOptional = Przemiana dobrowolna
    .help = Czy pion, który może się zmienić, może też pozostać pionem.
option-pendingPromotion = Przemiana czekającego piona
    .help = Kiedy zmienia się pion czekający na ostatniej linii, gdy już mu wolno.
value-pendingPromotion-ownerTurnStart = na początku kolejki swojego gracza
value-pendingPromotion-immediate = natychmiast
value-pendingPromotion-costsMove = zamiast ruchu
option-enterLastLineEarly = Wczesne wejście na ostatnią linię
    .help = Czy pion może wejść na ostatnią linię, zanim wolno mu się tam zmienić, i na niej czekać.
option-kingLoss = Strata króla
    .help = Co się dzieje z armią, której król został zbity.
value-kingLoss-playsOn = gra dalej
value-kingLoss-partnerCommands = dowodzi nią partner
value-kingLoss-freeze = zostaje unieruchomiona
option-bothRajasLost = Drużyna bez królów
    .help = Kto dowodzi bierkami drużyny, gdy padli obaj jej królowie.
value-bothRajasLost-commandStays = ostatni dowódca
value-bothRajasLost-flip = partner tego, którego król padł ostatni
value-bothRajasLost-eachOwn = każdy swoją armią
option-throneEntry = Punkt za wrogi tron
    .help = Czy król dostaje punkt za wejście na tron przeciwnika i jak często.
value-throneEntry-off = bez punktu
value-throneEntry-oncePerThronePerTeam = raz na tron i drużynę
value-throneEntry-oncePerRajaPerThrone = raz na króla i tron
value-throneEntry-everyEntry = za każdym razem
option-throneKill = Punkty za króla na tronie
    .help = Czy zabicie wrogiego króla na jego własnym tronie daje dwa dodatkowe punkty i jaką bierką trzeba to zrobić.
value-throneKill-off = bez punktów
value-throneKill-anyPiece = dowolną bierką
value-throneKill-rajaOnly = tylko królem
option-throneKillReplacesEntry = Tron liczy się raz
    .help = Król, który zabija króla na jego tronie, zarazem na ten tron wchodzi: czy dwa punkty zastępują ten jeden za wejście, czy należą się oba.
option-empire = Imperium
    .help = Punkty za dowodzenie obiema armiami drużyny, gdy padli obaj wrodzy królowie: jeden, dwa, jeśli drugi padł z ręki własnego króla, cztery, jeśli padł na tronie.
value-empire-off = bez punktów
value-empire-exclusiveMax = najwyższa należna liczba
value-empire-cumulative = wszystkie należne, zsumowane
option-empireOrder = Kolejność imperium
    .help = Czy trzeba dowodzić obiema armiami, zanim padnie drugi wrogi król.
value-empireOrder-any = dowolna
value-empireOrder-commandFirst = najpierw dowództwo
option-empire4NeedsRaja = Imperium za cztery punkty
    .help = Czy cztery punkty za drugiego króla zabitego na tronie należą się tylko wtedy, gdy zabije go król.
option-empireSuppressesThroneBonus = Imperium zastępuje punkty za tron
    .help = Czy ruch, który tworzy imperium, nie daje już nic za sam tron.
option-allyThrone = Tron partnera
    .help = Co zyskuje król, który wejdzie na tron swojego partnera.
value-allyThrone-none = nic
value-allyThrone-commandBothThrows = dowodzi obiema armiami, rzucają nadal obaj
value-allyThrone-commandAllyOut = dowodzi obiema armiami, partner odpada
option-exchange = Wymiana królów
    .help = Kiedy strona, która straciła króla, może zaproponować powrót obu zbitych królów.
value-exchange-off = nigdy
value-exchange-afterKill = zaraz po zabiciu wrogiego króla
value-exchange-anyOwnTurn = na początku każdej własnej kolejki
option-exchangePlace = Dokąd wraca król
    .help = Gdzie staje wracający król, którego tron jest zajęty.
value-exchangePlace-throneElseAny = na tron, a jeśli zajęty, gdziekolwiek
value-exchangePlace-throneElseAdjacent = na tron, a jeśli zajęty, obok niego
option-exchangeAccept = Kto przyjmuje wymianę
    .help = Czyja zgoda jest potrzebna do wymiany królów.
value-exchangeAccept-ownerOfKilled = gracza, którego króla właśnie zabito
value-exchangeAccept-bothOpponents = obu przeciwników
option-exchangeKeepsPoints = Punkty za wracających królów
    .help = Czy punkty zdobyte za królów zostają, gdy królowie wracają przez wymianę.
option-withdrawLastKing = Zabranie ostatniego króla
    .help = Czy gracz, któremu został sam król, może zabrać go z planszy, żeby nikt nie dostał za niego punktów.
value-withdrawLastKing-off = nie
value-withdrawLastKing-teamOnly = w grze drużynowej
value-withdrawLastKing-always = zawsze
option-onlyKings = Sami królowie
    .help = Co się dzieje, gdy na planszy zostaną wyłącznie królowie.
value-onlyKings-playOn = gra się dalej
value-onlyKings-draw = honorowy remis
value-onlyKings-endByScore = rozstrzygają punkty
option-goal = Cel gry
    .help = Co daje zwycięstwo.
value-goal-points = najwięcej punktów
value-goal-annihilation = zbicie wszystkich wrogich bierek
value-goal-bothKings = zabicie obu wrogich królów
option-bonus54 = Pięćdziesiąt cztery
    .help = Co zyskuje gracz, który zbije wszystkich trzech wrogich królów, a jego własny wciąż stoi.
value-bonus54-off = nic
value-bonus54-totalAndEnd = 54 punkty i koniec gry
value-bonus54-replaceKings = 54 punkty zamiast punktów za królów
value-bonus54-add = dodatkowe 54 punkty
option-noProgressRounds = Rundy bez postępu
    .help = Po tylu pełnych rundach bez bicia i bez ruchu pionem gra się kończy. 0 wyłącza tę zasadę.
option-cz-seating = Miejsca kolorów
    .help = Dokument podaje kolejność kolorów, ale nie mówi, kto gdzie siedzi.
value-cz-seating-forbesSides = czerwony na wschodzie, czarny na północy, żółty na zachodzie, zielony na południu
value-cz-seating-clockwise = zgodnie z zegarem, w kolejności gry
value-cz-seating-alliesOpposite = sojusznicy naprzeciwko siebie
option-cz-alliances = Sojusze
    .help = Które kolory są sojusznikami: jak w dokumencie albo, jak podaje Forbes, czerwony z żółtym i zielony z czarnym.
value-cz-alliances-document = czerwony z zielonym, żółty z czarnym
value-cz-alliances-forbes = czerwony z żółtym, zielony z czarnym
option-cz-allySeat = Kolejka podbitego sojusznika
    .help = Czy kolejka gracza, którego tron zajął sojusznik, przepada, czy gra ją sojusznik.
value-cz-allySeat-dropped = przepada
value-cz-allySeat-kept = gra ją sojusznik
option-cz-promotionSquares = Pola przemiany
    .help = Na których polach przeciwległego brzegu pion zmienia się w konia lub słonia.
value-cz-promotionSquares-bothHalves = na obu połowach brzegu
value-cz-promotionSquares-literal = tam, gdzie stały na początku
value-cz-promotionSquares-ownFiles = na liniach własnego konia i słonia
option-cz-privilegedSquares = Pola uprzywilejowanego piona
    .help = Gdzie pion gracza, któremu zostały tylko pion i okręt, może zmienić się w dowolną bierkę.
value-cz-privilegedSquares-wholeFarEdge = na całym przeciwległym brzegu
value-cz-privilegedSquares-literal16 = wszędzie, gdzie na początku stała figura
value-cz-privilegedSquares-farEdgeHomes = tam, gdzie na przeciwległym brzegu stała figura
option-cz-enemyThrone = Wrogi tron
    .help = Czy król, który wejdzie na wrogi tron, coś przez to zyskuje.
value-cz-enemyThrone-none = nic
value-cz-enemyThrone-stake1 = jeden punkt

## Opcje: punkty i linie

option-setup = Ustawienie
    .help = Której gry piony stoją na planszy na początku.
value-setup-soldiers16 = po szesnastu żołnierzy
value-setup-peralikatuma = Peralikatuma, po dwadzieścia trzy piony
value-setup-kotuEllima = Kotu ellima, po dwadzieścia cztery piony
value-setup-cows = krowy i lamparty
option-board = Plansza
    .help = Z czterema bocznymi trójkątami albo bez zachodniego i wschodniego.
value-board-49 = 49 punktów
value-board-37 = 37 punktów
option-sideTriangle = Boczny trójkąt
    .help = Który boczny trójkąt gracz zajmuje na początku, patrząc od siebie.
value-sideTriangle-right = po swojej prawej
value-sideTriangle-left = po swojej lewej
option-obligation = Obowiązek bicia
    .help = Bicie może być dobrowolne albo być jedynym dozwolonym ruchem; można też zaniechać bicia i stracić pion, który miał bić.
value-obligation-huff = kto nie bije, traci pion
value-obligation-strict = wolno tylko bić
value-obligation-none = bicie dobrowolne
option-huff-chooser = Kto wybiera tracony pion
    .help = Kto decyduje, gdy obowiązku bicia nie wykonało kilka pionów.
value-huff-chooser-opponent = przeciwnik
value-huff-chooser-owner = właściciel
value-huff-chooser-movedPieceFirst = pion, którym ruszono, a jeśli nie on, wybiera przeciwnik
option-huff-timing = Kiedy pion schodzi
    .help = Pion schodzi zaraz po ruchu bez bicia, zanim ruszy się przeciwnik.
value-huff-timing-beforeOpponentMove = przed ruchem przeciwnika
option-huff-mayDecline = Przeciwnik może darować
    .help = Czy przeciwnik może zostawić na planszy pion, który nie wykonał bicia.
option-huffCountsAsCapture = Liczy się jak zbity
    .help = Czy pion stracony za niewykonane bicie wlicza się do umówionej liczby.
option-mustContinue = Skoki trzeba kontynuować
    .help = Czy serię skoków trzeba ciągnąć, dopóki jest co bić.
option-multiJump = Kilka skoków w ruchu
    .help = Czy pion, który skoczył, może w tym samym ruchu skakać dalej.
option-removal = Zdejmowanie zbitych
    .help = Po każdym skoku albo dopiero po całej serii; do tego czasu zbite piony zagradzają drogę.
value-removal-immediate = po każdym skoku
value-removal-after = po całej serii
option-target = Ile trzeba zbić
    .help = Umówiona liczba zbitych pionów, która daje zwycięstwo.
value-target-all = wszystkie
option-noMoves = Brak ruchu
    .help = Co spotyka gracza, który nie ma żadnego ruchu.
value-noMoves-loses = przegrywa
value-noMoves-pass = traci kolejkę
value-noMoves-draw = jest remis
option-noCaptureMoves = Ruchy bez bicia
    .help = Po tylu ruchach każdej ze stron bez bicia partia się kończy. 0 wyłącza tę zasadę.
option-noCaptureEnds = Taka partia
    .help = Jak kończy się partia, w której zbyt długo nikt niczego nie zbił.
value-noCaptureEnds-draw = jest remisowa
value-noCaptureEnds-moreCaptures = należy do tego, kto zbił więcej
option-cows-start8 = Pierwsze osiem krów
    .help = Czy na początku osiem krów stoi wokół środka, czy wszystkie dopiero wchodzą na planszę.
value-cows-start8-ring = wokół środka
value-cows-start8-none = poza planszą
option-leopard-target = Ile krów zabić
    .help = Ile zabitych krów daje zwycięstwo lampartom.
option-leopard-multiJump = Lamparty skaczą dalej
    .help = Czy lampart może wykonać kilka skoków w jednym ruchu.
option-leopard-obligation = Obowiązek bicia lampartów
    .help = Czy lampart, który może skoczyć, musi to zrobić.
value-leopard-obligation-none = nie ma
value-leopard-obligation-strict = muszą skakać
option-cowsNoMove = Krowy bez ruchu
    .help = Co się dzieje, gdy żadna krowa nie może się ruszyć.
value-cowsNoMove-pass = tracą kolejkę
value-cowsNoMove-loses = przegrywają
value-cowsNoMove-draw = jest remis

## Opcje: szachy

option-castling = Roszada
    .help = Czy wolno wykonać roszadę królem i wieżą. Książeczka do szachów z muzeum jej nie zna.
option-enPassant = Bicie w przelocie
    .help = Czy piona, który właśnie przeszedł dwa pola, można zbić tak, jakby przeszedł jedno. Książeczka do szachów z muzeum tego nie zna.
option-promotionNoneCaptured = Przemiana, gdy nic nie zbito
    .help = Pion na ostatnim rzędzie może się zmienić tylko w figurę już zbitą. Ta opcja mówi, co się dzieje, gdy takiej nie ma.
value-promotionNoneCaptured-suspended = czeka tam
value-promotionNoneCaptured-illegal = nie może tam wejść
value-promotionNoneCaptured-free = zmienia się w dowolną figurę
option-stalemate = Pat
    .help = Jak kończy się partia dla gracza, który nie ma ruchu, a nie stoi pod szachem.
value-stalemate-draw = remisem
value-stalemate-loses = przegraną
value-stalemate-wins = wygraną
option-drawRules = Remisy nowoczesnych szachów
    .help = Trzykrotne powtórzenie pozycji, pięćdziesiąt ruchów bez postępu i zbyt mało bierek do mata dają remis.
value-drawRules-modern = jak w nowoczesnych szachach
value-drawRules-off = żadne

## Formy pomocnicze

x-Seat = { $seatColour ->
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-seat = { $seatColour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-By = { $byColour ->
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-Army = { $armyColour ->
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-Army-fem = { $armyColour ->
    [black] Czarna
    [green] Zielona
    [red] Czerwona
    [yellow] Żółta
    [white] Biała
    [light] Jasna
   *[dark] Ciemna
}
x-army = { $armyColour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-army-anim-acc = { $armyColour ->
    [black] czarnego
    [green] zielonego
    [red] czerwonego
    [yellow] żółtego
    [white] białego
    [light] jasnego
   *[dark] ciemnego
}
x-army-fem-acc = { $armyColour ->
    [black] czarną
    [green] zieloną
    [red] czerwoną
    [yellow] żółtą
    [white] białą
    [light] jasną
   *[dark] ciemną
}
x-army-masc-ins = { $armyColour ->
    [black] czarnym
    [green] zielonym
    [red] czerwonym
    [yellow] żółtym
    [white] białym
    [light] jasnym
   *[dark] ciemnym
}
x-King = { $kingColour ->
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-throne-gen = { $throneColour ->
    [black] czarnego
    [green] zielonego
    [red] czerwonego
    [yellow] żółtego
    [white] białego
    [light] jasnego
   *[dark] ciemnego
}
x-Commander = { $commanderColour ->
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
x-commander = { $commanderColour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-own = { $ownColour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-other = { $otherColour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [white] biały
    [light] jasny
   *[dark] ciemny
}
x-owner-gen = { $ownerColour ->
    [black] czarnego
    [green] zielonego
    [red] czerwonego
    [yellow] żółtego
    [white] białego
    [light] jasnego
   *[dark] ciemnego
}
x-Army-role = { $role ->
    [king] { x-Army } król
    [elephant] { x-Army } słoń
    [horse] { x-Army } koń
    [boat] { x-Army } okręt
    [pawn] { x-Army } pion
    [queen] { x-Army } hetman
    [rook] { x-Army-fem } wieża
    [bishop] { x-Army } goniec
    [knight] { x-Army } skoczek
    [soldier] { x-Army } żołnierz
    [cow] { x-Army-fem } krowa
   *[leopard] { x-Army } lampart
}
x-army-role-acc = { $role ->
    [king] { x-army-anim-acc } króla
    [elephant] { x-army-anim-acc } słonia
    [horse] { x-army-anim-acc } konia
    [boat] { x-army } okręt
    [pawn] { x-army-anim-acc } piona
    [queen] { x-army-anim-acc } hetmana
    [rook] { x-army-fem-acc } wieżę
    [bishop] { x-army-anim-acc } gońca
    [knight] { x-army-anim-acc } skoczka
    [soldier] { x-army-anim-acc } żołnierza
    [cow] { x-army-fem-acc } krowę
   *[leopard] { x-army-anim-acc } lamparta
}
x-role = { $role ->
    [king] król
    [elephant] słoń
    [horse] koń
    [boat] okręt
    [pawn] pion
    [queen] hetman
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
    [soldier] żołnierz
    [cow] krowa
   *[leopard] lampart
}
x-role-acc = { $role ->
    [king] króla
    [elephant] słonia
    [horse] konia
    [boat] okręt
    [pawn] piona
    [queen] hetmana
    [rook] wieżę
    [bishop] gońca
    [knight] skoczka
    [soldier] żołnierza
    [cow] krowę
   *[leopard] lamparta
}
x-role-gen = { $role ->
    [king] króla
    [elephant] słonia
    [horse] konia
    [boat] okrętu
    [pawn] piona
    [queen] hetmana
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
    [soldier] żołnierza
    [cow] krowy
   *[leopard] lamparta
}
x-attacker = { $attacker ->
    [king] król
    [elephant] słoń
    [horse] koń
    [boat] okręt
    [pawn] pion
    [queen] hetman
    [rook] wieża
    [bishop] goniec
    [knight] skoczek
    [soldier] żołnierz
    [cow] krowa
   *[leopard] lampart
}
x-victim-gen = { $victim ->
    [king] króla
    [elephant] słonia
    [horse] konia
    [boat] okrętu
    [pawn] piona
    [queen] hetmana
    [rook] wieży
    [bishop] gońca
    [knight] skoczka
    [soldier] żołnierza
    [cow] krowy
   *[leopard] lamparta
}
x-face = { $face ->
    [2] okręt
    [3] koń
    [4] słoń
   *[5] król albo pion
}
x-other-face = { $other ->
    [2] okręt
    [3] koń
    [4] słoń
   *[5] król albo pion
}
x-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
