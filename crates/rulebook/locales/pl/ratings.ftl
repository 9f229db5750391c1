### Ranking: strona i to, co mówi się przy stole rankingowym. Pobierane razem z nimi.

ratings-lead = Jak silni są gracze tego serwera, osobno w każdej rodzinie gier. Na liście są tylko ci, którzy grają partie rankingowe.
ratings-families = Rodziny gier
ratings-family = Rodzina gier
ratings-player = Gracz
ratings-rating = Ranking
ratings-games = Partie
ratings-left = Porzucone
ratings-none = Nikt jeszcze nie skończył partii rankingowej.
ratings-no-games = Żadna partia tego gracza jeszcze się nie liczyła.
ratings-more = Pokaż więcej
ratings-failed = Nie udało się pobrać rankingu: { $why }
ratings-gone = gracz, którego już tu nie ma
ratings-program = program
ratings-computer = gracz komputerowy
ratings-played = Partie rankingowe
ratings-was-left = porzucona przed końcem
ratings-waits = Ten gracz porzucił kilka partii przed końcem: do { $until } nie szukamy mu towarzystwa do gry.

profile-games = Rozegrane partie
profile-count =
    { $count ->
        [one] jedna partia
        [few] { $count } partie
       *[other] { $count } partii
    }
profile-results = Wyniki partii rankingowych
profile-won = Wygrane
profile-shared = Remisy
profile-lost = Bez wygranej
profile-streak-won =
    { $count ->
        [one] Ostatnia partia rankingowa: wygrana.
        [few] Seria: { $count } wygrane partie rankingowe z rzędu.
       *[other] Seria: { $count } wygranych partii rankingowych z rzędu.
    }
profile-streak-lost =
    { $count ->
        [one] Ostatnia partia rankingowa: bez wygranej.
        [few] Ostatnie { $count } partie rankingowe: bez wygranej.
       *[other] Ostatnich { $count } partii rankingowych: bez wygranej.
    }
profile-army = Ulubiona armia
profile-about = Te dane gracz zdecydował się pokazać.

rated-counts = Partia rankingowa: liczy się wszystkim, którzy grają.
rated-waits = Partia rankingowa: zacznie się, gdy wszyscy usiądą, a będzie się liczyć, jeśli wszyscy będą mieli konta.
rated-counted = Partia rankingowa: wynik już się liczy.
rated-no-unknown = Partia nie liczy się nikomu, bo nie wszyscy są zalogowani ({ $who }).
rated-no-alone = Partia nie liczy się nikomu, bo jeden gracz siedzi po dwóch stronach ({ $who }).
rated-no-no-people = Partia się nie liczy: siedzą tu tylko gracze komputerowi.
rated-no-throw-known = Partia przestała się liczyć: cofnięto grę do chwili przed rzutem, więc było już wiadomo, co wypadnie.
rated-left = porzucone partie: { $share }

policy-title = Jak działa ranking
policy-counts = Które partie się liczą
policy-counts-words = Stół przygotowuje się jako rankingowy i każdy widzi to, zanim usiądzie. Partia się liczy, jeśli o każdym wiadomo, kim jest: o ludziach mówi to konto, o programach ich kod dostępu (token), o graczach komputerowych poziom. Nikt nie siedzi po dwóch stronach, a miejsca zachowują ci, którzy zaczęli.
    Kośćmi rzuca serwer i nikomu się nie pomaga. Za zgodą wszystkich można cofnąć ruch, ale jeśli cofnie się grę do chwili przed rzutem, partia przestaje się liczyć.
policy-number = Co znaczą liczby
policy-number-words = Ranking liczy się metodą Weng i Lina, pomyślaną dla gier wielu stron i drużyn. Każdy zaczyna od 1500 ± 500; prawdziwa siła mieści się w podanym przedziale w 19 przypadkach na 20. Czterysta punktów więcej to około dziesięciu wygranych na jedną przegraną.
    O kolejności na liście decyduje dolny koniec przedziału, więc jedna szczęśliwa partia nikogo nie wyniesie na szczyt.
policy-leaving = Porzucanie partii
policy-leaving-words = Partię porzuca ten, kogo nie ma dłużej, niż umówiono się czekać, i ten, komu skończy się czas na zwykłym zegarze. Zajmuje wtedy ostatnie miejsce. Partner, który został, zachowuje swój ranking. Poddanie partii nie jest jej porzuceniem.
    Obok rankingu widać, jaką część partii gracz porzucił. Kto z ostatnich dwudziestu partii rankingowych porzucił co najmniej trzy, a zarazem ponad jedną piątą, ma przerwę. Przez dobę od ostatniej z nich nie szukamy mu towarzystwa do gry.
policy-together = Nieuczciwa gra
policy-together-words = Zgłoś gracza, który pomaga innemu wygrać, gra pod dwoma imionami albo przegrywa celowo. Osoba, która prowadzi ten serwer, ogląda zgłoszone partie. Może je unieważnić, a wtedy cofa się wszystko, co z nich wynikło. Może też zdjąć gracza z list.
policy-programs = Programy
policy-programs-words = Program gra z kodem dostępu (tokenem), który należy do czyjegoś konta. Wszędzie jest oznaczony jako program, a ranking ma jak wszyscy.

programs-sign-in = Aby mieć własne programy, zaloguj się na swoje konto.
programs-name = Nazwa programu
programs-make = Utwórz program
programs-token = Token programu { $name }. Widać go tylko teraz, więc schowaj go w bezpiecznym miejscu: kto go zna, może grać jako ten program.
programs-remove = Usuń
