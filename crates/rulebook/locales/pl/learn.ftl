### Pozycje dnia i pierwsze gry z przewodnikiem, pobierane z taką stroną.

## Pozycje dnia

daily-list-four-kings = Czterej królowie
daily-list-soldiers = Żołnierze
daily-list-leopards = Krowy i lamparty
daily-list-chess = Szachy z hieroglifami
daily-streak = { $count ->
    [0] brak serii
    [one] jeden dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
daily-you = Grasz { $colour ->
    [black] czarnymi
    [green] zielonymi
    [red] czerwonymi
    [yellow] żółtymi
    [indigo] indygowymi
    [ivory] kremowymi
    [madder] karminowymi
    [turmeric] kurkumowymi
    [white] białymi
    [light] jasnymi
   *[dark] ciemnymi
}
daily-task = Twój ruch: znajdź najlepszy.
daily-task-throw = Wypadła { w-throw }. Znajdź najlepszy ruch.
daily-goal-win = Cel: wygrać tym ruchem.
daily-goal-win-in-two = Cel: wygrać następnym ruchem, cokolwiek przeciwnik odpowie.
daily-goal-gain = { $unit ->
    [points] Cel: zyskać jak najwięcej punktów, odliczając to, co inni zdążą ci odebrać przed twoim następnym ruchem.
   *[pieces] Cel: zyskać jak najwięcej bierek, odliczając te, które przeciwnik zdąży ci zbić przed twoim następnym ruchem.
}
daily-goal-margin = Cel: jak największe szanse na wygraną.
daily-found = Jest! To najlepszy ruch.
daily-this = To był najlepszy ruch.
daily-missed = Jest lepszy ruch. Zobacz go albo spróbuj jeszcze raz, choć druga próba się nie liczy.
daily-why-win = Inny ruch wygrywa od razu.
daily-why-win-in-two = Po twoim ruchu wygrana nie jest już pewna, a inny ruch ją wymusza.
daily-why-gain = { $unit ->
    [points] Inny ruch daje więcej punktów: { $gain }, a każdy pozostały najwyżej { $other }.
   *[pieces] Inny ruch daje więcej bierek: { $gain }, a każdy pozostały najwyżej { $other }.
}
daily-why-margin = { $none ->
    [yes] Po najlepszym ruchu szanse na wygraną wynoszą { $best }, po każdym innym partia jest praktycznie przegrana.
   *[no] Po najlepszym ruchu szanse na wygraną wynoszą { $best }, po każdym innym najwyżej { $other }.
}
daily-show = Pokaż najlepszy ruch
daily-then = A co potem?
daily-next = Dalej: { $list }
daily-counted-found = Pozycja dnia rozwiązana: liczy się do serii.
daily-counted-missed = Pierwsza dzisiejsza próba była nietrafna; od jutra seria liczy się od nowa.
daily-rule = Nowa pozycja codziennie o 1.00 czasu polskiego (latem o 2.00), dla wszystkich ta sama. Liczy się pierwsza próba; pomyłka albo opuszczony dzień kończy serię.
daily-share = Skopiuj dzisiejszy wynik
daily-copied = Skopiowano. Rozwiązania nie zdradza.
daily-not-copied = Nie udało się skopiować.
daily-theme-mate = Mat: król jest atakowany i żaden ruch go nie ratuje.
daily-theme-fence = Oba lamparty są osaczone i nie mogą się ruszyć: krowy wygrały.
daily-theme-win = To było ostatnie potrzebne bicie: gra wygrana.
daily-theme-win-in-two = Cokolwiek przeciwnik odpowie, następny ruch wygrywa.
daily-theme-parade = Parada okrętów: ten, który przypływa ostatni, zabiera pozostałe.
daily-theme-throne = Tron daje punkty, i nie tylko punkty.
daily-theme-king = Pada król, a cenniejszej zdobyczy nie ma.
daily-theme-chain = Kilka bić w jednym ruchu.
daily-theme-promotion = Pion zmienia się w coś lepszego.
daily-theme-capture = Najcenniejsze bicie na planszy.
daily-theme-quiet = Niczego się tu nie bije, a jednak żaden inny ruch temu nie dorównuje.
daily-theme-exchange = Ze wszystkiego, co można zagrać, opłaca się właśnie to bicie.
daily-gain = Zysk od razu: { $unit ->
    [points] { $gain ->
        [one] jeden punkt
        [few] { $gain } punkty
       *[many] { $gain } punktów
    }
   *[pieces] { $gain ->
        [one] jedna bierka
        [few] { $gain } bierki
       *[many] { $gain } bierek
    }
}.
daily-margin = Najsilniejszy komputer myślał nad tym dziesięć razy dłużej niż w partii. Po tym ruchu daje ci { $best } szans na wygraną, a po drugim co do siły { $other }, o { $lead ->
    [one] jeden punkt procentowy
    [few] { $lead } punkty procentowe
   *[many] { $lead } punktów procentowych
} mniej. To samo wyszło mu trzy razy z rzędu, przy coraz głębszym liczeniu. To ocena, a nie dowód, jakim byłby mat.
daily-loss = { $loss ->
    [0] Do twojego następnego ruchu nikt ci niczego nie odbierze,
   *[other] Do twojego następnego ruchu można ci odebrać najwyżej { $loss },
}
daily-other = { $other ->
    [0] a żaden inny ruch nic nie daje.
   *[other] a żaden inny ruch nie daje więcej niż { $other }.
}

## Minione dni

past-title = Pozycje minionych dni
past-lead = Każda pozycja tylko raz. Do serii już się nie liczą.
past-all = Wszystkie tematy
past-more = Pokaż więcej
past-hardness = Trudność { $step } z 5
past-solved = rozwiązana
past-counts = To pozycja z minionego dnia: do serii się nie liczy.
motif-mate = Mat
motif-fence = Osaczenie
motif-king = Zbicie króla
motif-parade = Parada okrętów
motif-throne = Tron
motif-promotion = Przemiana
motif-chain = Łańcuch skoków
motif-quiet = Cichy ruch

## Trzy minuty na zadania

rush-title = Trzy minuty na zadania
rush-lead = Znajdź najlepszy ruch w tylu pozycjach, ile zdążysz. Są coraz trudniejsze, a trzecia pomyłka kończy próbę.
rush-begin = Zaczynaj
rush-again = Jeszcze trzy minuty
rush-best = Twój rekord: { $count }
rush-left = Pozostały czas
rush-solved = { $count ->
    [one] Jedna rozwiązana
    [few] { $count } rozwiązane
   *[many] { $count } rozwiązanych
}
rush-misses = { $count ->
    [0] bez pomyłki
    [one] jedna pomyłka
    [few] { $count } pomyłki
   *[many] { $count } pomyłek
}
rush-found = Jest!
rush-missed = To nie był najlepszy ruch.
rush-over-time = Czas minął.
rush-over-misses = Trzecia pomyłka: koniec.
rush-over-all = Wszystkie rozwiązane!
rush-new-best = To twój nowy rekord!
rush-line = { $count ->
    [one] Ashtapada, trzy minuty: jedna rozwiązana pozycja
    [few] Ashtapada, trzy minuty: { $count } rozwiązane pozycje
   *[many] Ashtapada, trzy minuty: { $count } rozwiązanych pozycji
}
rush-copy = Skopiuj wynik
rush-missed-ones = Najlepsze ruchy, które umknęły

## Pierwsze gry z przewodnikiem

guided-step = Ruch { $step } z { $last }
guided-thrown = Wypadła { w-throw }:
guided-wait = Czekamy na odpowiedź…
guided-astray = Zasady na to pozwalają, ale tu chodzi o co innego, więc cofamy ruch.
guided-real = Teraz prawdziwa gra
guided-leave = Dość nauki, gram
w-throw = { $face ->
    [2] dwójka
    [3] trójka
    [4] czwórka
   *[5] piątka
}
