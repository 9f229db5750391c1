### Co jest nie tak w tym, co ktoś napisał: w ruchach, pozycjach, zapisach partii, opcjach. Każde `expected-` to
### wyrażenie w mianowniku, które wchodzi do zdania `text-error`.

text-error = { $line ->
    [0] Znak { $column }
   *[other] Wiersz { $line }, znak { $column }
}: powinno tu być: { $expected }, { $end ->
    [yes] a tekst się tu kończy
   *[no] a jest „{ $found }”
}.
text-example = Na przykład: { $example }
action-error = Krok { $number }, { $action }: { $why }
record-error = Wiersz { $line }, znak { $column }: { $why }
record-illegal = Wiersz { $line }, znak { $column }: nie można zagrać { $action }. { $why }
rules-unknown = Nie ma gry „{ $id }”. Wszystkie wymienia `ashtapada games`, na przykład soldiers16-bl.
rules-unknown-nearest = Nie ma gry „{ $id }”: może chodzi o { $nearest }? Wszystkie wymienia `ashtapada games`.
edition-unknown = Te zasady nie mają wydania { $edition }: najnowsze to { $newest }. Być może partię zagrano w nowszej wersji Ashtapady: zaktualizuj program.

## Ruchy
expected-action = ruch, rzut albo słowo, na przykład pass
expected-move = ruch: dwa punkty, a między nimi „-” albo, przy biciu, „x”
expected-chess-move = ruch: pole, na którym stoi bierka, i pole, na które idzie
expected-spot = pole lub punkt (litera i liczba)
expected-square = pole od a1 do h8
expected-second-spot = „-” albo „x”, a po nim drugie pole lub punkt
expected-point-number = numer punktu od 1 do { $most }; punkty liczy się tak, jak się czyta
expected-throne = tron króla, który ma wrócić
expected-huffed = punkt, na którym stoi bierka do zdjęcia
expected-face = liczba oczek od 2 do 5
expected-faces = liczba oczek od 1 do 6 albo dwie takie liczby, oddzielone jedną spacją
expected-promotion = K, E, H, B lub P po „=”
expected-chess-promotion = q, r, b lub n po „=”, a w dawnych grach także m, e lub h
expected-which-piece = kolumna albo rząd, z którego wychodzi figura, bo kilka może tam pójść
expected-piece-that-can-go = figura, która może tam pójść
expected-move-end = koniec ruchu albo litera przemiany: q, r, b lub n, w dawnych grach także m, e lub h

## Pozycje wszystkich gier
expected-options = opcje, które się nie wykluczają ({ $why })
expected-board = plansza: { $rows } rzędów oddzielonych znakiem „/”
expected-next-row = „/” i rząd { $row }
expected-row-full = koniec rzędu { $row }: jest już pełny
expected-row-short = reszta rzędu { $row } (brakuje: { $left })
expected-one-run = jedna liczba na wszystkie kolejne puste pola lub punkty, a nie dwie
expected-after-rows = spacja po ostatnim rzędzie
expected-end = koniec tekstu

## Pozycje na punktach i liniach
expected-point-piece = bierka ({ $south } lub { $north }; wielka litera to bierka oznaczona) albo liczba pustych punktów
expected-side = strona, która decyduje: s lub n
expected-phase = punkt bierki, która jest w trakcie skoków, „huff” albo „-”
expected-captures = liczba bierek zbitych przez południe (najwyżej { $south }) i przez północ (najwyżej { $north }), a między nimi „-”
expected-hands = liczba bierek w ręku południa (najwyżej { $south }) i północy (najwyżej { $north }), a między nimi „-”
expected-quiet = liczba ruchów obu stron od ostatniego bicia lub dostawienia, od 0 do { $most }
expected-no-marks = tylko małe litery, bo nikt nie jest w trakcie skoków i nie ma kogo fuknąć
expected-no-huff = „-” albo punkt: w tej grze się nie fuka
expected-huff-marks = wielkie litery bierek, które można fuknąć: co najmniej { $least }, wszystkie po stronie, która nie zbiła
expected-no-phase = „-”, bo gra jest skończona
expected-chain-marks = wielkie litery przeskoczonych bierek, które jeszcze stoją na planszy, i żadne inne
expected-chain-point = punkt bierki tej strony, która decyduje; bierka musi móc skakać dalej
expected-chain-quiet = 0 ruchów od ostatniego bicia, bo skoki jeszcze trwają

## Pozycje szachowe
expected-man = bierka (PNBRQK, w dawnych grach także M, E i H; białe wielką literą, czarne małą), liczba pustych pól albo „/”
expected-white-or-black = w lub b: kto ma ruch
expected-castling = prawa do roszady: niektóre z liter KQkq albo „-”
expected-no-right = zapis bez { $right }: ten król albo ta wieża nie stoi na swoim miejscu
expected-passing = pole w rzędzie { $row }, które przed chwilą minął pionek, albo „-”
expected-clock = liczba półruchów od ostatniego bicia lub ruchu pionkiem
expected-move-number = numer ruchu: 1 lub więcej
expected-exchange-or-end = koniec tekstu albo słowo exchange, gdy strona, która ma ruch, już go wykonała i wymienia czekającego pionka

## Pozycje czterech królów
expected-army = armia (s, w, n lub e), liczba pustych pól albo „/”
expected-kind = figura (K, E, H lub B) albo jej pion (k, e, h lub b)
expected-thrower = miejsce gracza, który rzuca (s, w, n lub e), a po „/” miejsce tego, kto decyduje, jeśli to ktoś inny
expected-decider = { $turn }, bo tu decyduje gracz z tego miejsca
expected-due = to, co teraz następuje: throw, before, call, move, offer, answer, place albo over: ze sposobem zakończenia gry
expected-over-by = sposób, w jaki gra się skończyła: last-army, annihilation, only-kings, one-king, both-kings, all-kings, no-progress lub rounds
expected-face-left = liczba oczek jeszcze do wykorzystania: 2, 3, 4 lub 5
expected-one-face = jedna liczba oczek: w tej grze rzuca się jedną kością
expected-two-faces = najwyżej dwie liczby oczek, najpierw mniejsza
expected-no-dice = żadnych oczek, bo to gra bez kości
expected-points = punkty południa, zachodu, północy i wschodu, oddzielone przecinkami
expected-nothing-thrown = move: w grze bez kości się nie rzuca
expected-call-first = call albo throw z called=: zręczny gracz najpierw mówi, co chce wyrzucić
expected-no-call = throw: w tej grze nie mówi się, co się chce wyrzucić
expected-move-faces = move i liczby oczek do wykorzystania
expected-not-thrown = żadnych oczek przed rzutem
expected-nothing-before = throw: przed rzutem nie ma tu nic do rozstrzygnięcia
expected-exchange = wymiana królów, którą można przeprowadzić, zapisana słowem exchange=
expected-word = jedno ze słów: idle=, rounds=, called=, command=, boats=, withdrawn=, freed=, returned=, out=, thrones=, taken=, empire=, bonus=, fall=, exchange= lub now=
expected-not-here = tekst bez { $word }=, bo w tej grze tego nie ma
expected-idle = liczba kolejek bez postępu: 1 lub więcej
expected-rounds = liczba rozegranych rund, mniejsza niż ta, po której gra się kończy
expected-called = liczba oczek zapowiedziana przed tym rzutem: 2, 3, 4 lub 5
expected-seats = miejsca, każde tylko raz: litery s, w, n, e w tej kolejności
expected-seat-pairs = pary miejsc, oddzielone przecinkami
expected-with-boat = armie, które mają swój okręt
expected-ally-moves = armie, których partner może się jeszcze ruszać albo wrócić dzięki wymianie: tylko on dowodzi ich okrętem
expected-without-king = armie, które straciły króla
expected-not-freed = armie, które postawiły już swojego króla; te z freed= jeszcze nie
expected-without-pieces = armie bez żadnej bierki
expected-one-out = najwyżej jedno miejsce z każdej strony
expected-first-seats = strony, każda oznaczona pierwszym ze swoich miejsc w kolejności s, w, n, e
expected-moment = progress, offered, early lub kept
expected-command = armie pod dowództwem partnera, każda z dwukropkiem i słowem throne, loss lub throne+loss
expected-fall = strony z dwoma zabitymi królami, każda z dwukropkiem i śmiercią późniejszego: throne, king- z miejscem tego, czyj król zabił, albo jedno + drugie
expected-one-commander = jeden dowódca po każdej stronie
expected-exchange-word = kto proponuje, czyj król wraca po jego stronie (albo -), czyj po przeciwnej, potem dwukropek i miejsca

## Zapisy partii
record-expected-comment-end = komentarz zamknięty znakiem { "}" }
record-expected-tag-name = nazwa znacznika
record-expected-tag-value = wartość znacznika w cudzysłowie "…"
record-expected-escape = po odwrotnym ukośniku tylko \" albo \\
record-expected-value-end = cudzysłów, który zamyka wartość w tym samym wierszu
record-expected-tag-end = ] na końcu znacznika
record-expected-option-tag = opcja w postaci nazwa=wartość
record-expected-rules-tag = znacznik z nazwą gry, przed pierwszym ruchem
record-expected-edition-tag = numer wydania zasad
record-expected-resigning = miejsce gracza, który się poddaje
record-expected-one-record = koniec zapisu (w pliku może być tylko jedna partia: zapisz każdą w osobnym pliku)
record-expected-comment-start = zapis bez { "}" } poza komentarzem: komentarz nie może zawierać innego
record-expected-main-line = same ruchy partii (warianty w nawiasach nie są czytane: usuń je albo zrób z nich komentarze w { "{…}" })
record-expected-variation-end = wariant zamknięty nawiasem )
record-expected-variation-start = nawias ) tylko tam, gdzie wcześniej otwarto wariant nawiasem (
record-expected-one-value = ta sama wartość co w znaczniku powyżej: partia ma tylko jedną
record-expected-position-tag = znacznik FEN albo Position z pozycją, którą zapowiada SetUp
record-expected-result-of-game = wynik zgodny z przebiegiem partii
record-expected-plain-text = zwykły tekst bez znaków sterujących (zapisz plik w UTF-8)

## Zakładanie gry
setup-clock = Zegar zapisuje się tak: sekundy na całą partię, znak + i sekundy dodawane za kolejkę, na przykład 600+5. Z literą d zamiast + pierwsze sekundy kolejki nic nie kosztują: 600d5. Dni na każdą kolejkę zapisuje się tak: 3d/turn.
setup-clock-initial = Zegar daje każdemu od 10 sekund do 10 godzin na partię, a nie { $seconds } s.
setup-clock-increment = Zegar dodaje za kolejkę najwyżej 600 sekund, a nie { $seconds }.
setup-by-links = Grę przez linki zakłada się na stronie bez serwera, na urządzeniu tego, kto zaczyna.
setup-absence = Na nieobecnego gracza czeka się od 1 do 60 minut, a nie { $minutes }.
setup-rated-one-screen = W partii rankingowej każdy gra na własnym ekranie.
setup-rated-hand-dice = W partii rankingowej kośćmi rzuca serwer.
setup-rated-day-dice = W partii rankingowej nikt nie może znać rzutów z góry.
setup-rated-begun = Partia rankingowa zaczyna się od ustawienia początkowego.
setup-rated-odds = W partii rankingowej wszyscy mają tyle samo czasu.
setup-rated-helped = W partii rankingowej komputer nikomu nie pomaga.
setup-rated-draft = Partia rankingowa wymaga gry opublikowanej, a nie takiej, która jest w przygotowaniu.
setup-clock-turn = Zegar liczący dni daje na każdą kolejkę od 1 do 30 pełnych dni i nic do nich nie dodaje.
setup-clock-own = Zegar miejsca { $seat } można podać tylko raz. Musi być tego samego rodzaju co zegar stołu i rozstrzyga partię tylko wtedy, gdy rozstrzyga ją tamten.
setup-no-seat = W tej grze nie ma miejsca { $seat }; są miejsca: { $seats }.
setup-seat-twice = Na tym samym miejscu ({ $seat }) nie może siedzieć dwóch graczy.

## Co ludzie wpisują
typed-refused = { $action }: { $why }
typed-chain-ends = Skoki kończą się na { $at }: stamtąd nie da się już nic przeskoczyć.
typed-ambiguous = Można to rozumieć na kilka sposobów. Wpisz jeden z nich: { $readings }

## Inne formaty
format-expected-place = pozycja: startpos, fen albo rules, albo ruchy od początku partii
format-expected-rules-name = nazwa zasad po słowie rules
format-expected-option-pair = opcja zapisana jako nazwa=wartość
format-expected-begin = startpos albo text i pozycja w cudzysłowie
format-expected-moves = po słowie moves ruchy oddzielone spacjami, po słowie actions ruchy oddzielone przecinkami
format-expected-end = koniec tekstu
format-expected-fen4-turn = armia, która ma ruch: R, B, Y albo G
format-expected-fen4-dash = „-” przed następnym polem
format-expected-fen4-bits = cztery razy 0 albo 1, oddzielone przecinkami, a na końcu „-”
format-expected-fen4-points = punkty czterech armii, oddzielone przecinkami, a na końcu „-”
format-expected-fen4-clock = liczba ruchów od ostatniego bicia lub ruchu pionem
format-expected-fen4-key = 'klucz':wartość, oddzielone przecinkami, w nawiasach klamrowych
format-expected-fen4-value = wartość: 'tekst', liczba całkowita, true, false albo wartości w nawiasach
format-expected-fen4-rank = „/” i następny z czternastu rzędów
format-expected-fen4-squares = czternaście pól w każdym rzędzie
format-expected-fen4-piece = bierka, na przykład rK (martwa: drK), liczba pustych pól albo x, czyli mur
format-expected-pgn4-tag = znacznik z wartością w cudzysłowie "…"
format-expected-pgn4-comment = komentarz zamknięty znakiem { "}" }
format-expected-pgn4-variation = warianty w parach nawiasów, po ruchu i bez zbyt wielu zagnieżdżeń
format-expected-pgn4-move = ruch z oboma polami albo R, T, S lub #
format-expected-fen4-small = plansza szaturadżi: osiem na osiem pól pośrodku, a wokół nich mur (x)
format-expected-fen4-dead = martwe bierki (d) tam, gdzie armia wypadła z gry, a gdzie indziej żywe
format-expected-fen4-fallen = król żywy albo zbity: te zasady nie znają gracza, który się poddał, gdy inni grają dalej
format-expected-pgn4-square = pole planszy szaturadżi, od d4 do k11
format-expected-pgn4-piece = litery bierek, które stoją na tych polach; pion nie ma litery
format-json = To nie jest JSON z partią: { $why }
format-write-only = W formacie { $format } można tylko zapisywać: z obrazka nie wynika, co zagrano.
format-foreign = Formatu { $format } nie da się użyć do gry { $rules }. Wybierz inny: record, json, uci i svg nadają się do każdej gry.
format-loss-moves = { $count ->
    [one] Pominięto ruch przed ostatnią pozycją. W pliku jest tylko ta pozycja.
    [few] Pominięto { $count } ruchy przed ostatnią pozycją. W pliku jest tylko ta pozycja.
   *[other] Pominięto { $count } ruchów przed ostatnią pozycją. W pliku jest tylko ta pozycja.
}
format-loss-tags = Pominięto znaczniki: { $names }.
format-loss-comments = Pominięto komentarze ({ $count }).
format-loss-early-comments = Pominięto komentarze przed pierwszym ruchem ({ $count }).
format-loss-variations = Pominięto warianty ({ $count }). Ruchy partii zostały.
format-loss-judgements = Pominięto oceny takie jak ! albo $1 ({ $count }).
format-loss-rules = W pliku nie ma zasad gry ({ $names }). Przy odczycie podaj je przez --rules i --option.
format-loss-ending = Pominięto to, że ktoś się poddał albo że zgodzono się zakończyć partię.
format-loss-cause = Pominięto to, że skończył się czas albo że kogoś zabrakło przy stole.
format-loss-waiting = Pionki czekające na ostatniej linii i ich wymiana są w pliku, ale programy szachowe tego nie zrozumieją.
format-loss-terms = Pominięto to, co ustalono przy stole ({ $names }).
format-loss-words = Pominięto to, co pozycja mówi oprócz bierek, kolejki i punktów ({ $names }).
format-loss-after = { $count ->
    [one] Pominięto kolejkę po tym, jak ktoś się poddał. Na tym partia tu się kończy.
    [few] Pominięto { $count } kolejki po tym, jak ktoś się poddał. Na tym partia tu się kończy.
   *[other] Pominięto { $count } kolejek po tym, jak ktoś się poddał. Na tym partia tu się kończy.
}
format-loss-lot = W pliku nie było to ustalone, więc rozstrzygnął los: { $names }.

## Liczby
decimal-sign = ,
