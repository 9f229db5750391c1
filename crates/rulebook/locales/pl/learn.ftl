### Pozycje dnia i pierwsze gry z przewodnikiem, pobierane z taką stroną.

## Pozycje dnia

daily-list-four-kings = Czterej królowie
daily-list-soldiers = Żołnierze
daily-list-leopards = Krowy i lamparty
daily-list-chess = Szachy z hieroglifami
daily-streak = { $count ->
    [0] jeszcze bez serii
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
daily-goal-win-in-two = Cel: wygrać następnym ruchem, jakakolwiek będzie odpowiedź.
daily-goal-gain = { $unit ->
    [points] Cel: zyskać jak najwięcej punktów, po odliczeniu tego, co inni zdążą ci odebrać przed twoim następnym ruchem.
   *[pieces] Cel: zyskać jak najwięcej bierek, po odliczeniu tego, co przeciwnik zdąży ci odebrać przed twoim następnym ruchem.
}
daily-goal-margin = Cel: jak największe szanse na wygranie całej partii.
daily-found = Jest! To najlepszy ruch.
daily-this = To był najlepszy ruch.
daily-missed = Jest lepszy ruch. Zobacz go albo spróbuj jeszcze raz, ale to się już nie liczy.
daily-show = Pokaż najlepszy ruch
daily-then = A co potem?
daily-next = Dalej: { $list }
daily-counted-found = Pozycja dnia rozwiązana: liczy się do serii.
daily-counted-missed = Pierwsza dzisiejsza próba była nietrafna; od jutra seria liczy się od nowa.
daily-rule = Nowa pozycja codziennie o północy UTC, dla wszystkich ta sama. Liczy się pierwsza próba; pomyłka albo opuszczony dzień kończy serię.
daily-share = Skopiuj dzisiejszy wynik
daily-copied = Skopiowano. Niczego nie zdradza.
daily-not-copied = Nie udało się skopiować.
daily-theme-mate = Mat: król jest atakowany i żaden ruch go nie ratuje.
daily-theme-fence = Oba lamparty są osaczone i nie mogą się ruszyć: krowy wygrały.
daily-theme-win = To było ostatnie potrzebne bicie: gra wygrana.
daily-theme-win-in-two = Jakakolwiek będzie odpowiedź, następny ruch wygrywa.
daily-theme-parade = Parada okrętów: ten, który przypływa ostatni, zabiera pozostałe.
daily-theme-throne = Tron daje punkty, i nie tylko punkty.
daily-theme-king = Pada król, a nic nie jest warte więcej.
daily-theme-chain = Kilka bić w jednym ruchu.
daily-theme-promotion = Pion staje się tym, przed kim kiedyś stał.
daily-theme-capture = Najcenniejsze bicie na planszy.
daily-theme-quiet = Niczego się tu nie bije, a jednak żaden inny ruch temu nie dorównuje.
daily-theme-exchange = Ze wszystkiego, co można zrobić, liczy się właśnie to bicie.
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
daily-margin = Najsilniejszy gracz komputerowy, po namyśle dziesięć razy dłuższym niż w partii, z której pochodzi ta pozycja, spodziewa się po tym ruchu { $best } wygranej, a po drugim co do wartości { $other }: różnica to { $lead ->
    [one] jeden punkt procentowy
    [few] { $lead } punkty procentowe
   *[many] { $lead } punktów procentowych
}. To samo wyszło mu, gdy liczył coraz głębiej, trzy ostatnie razy z rzędu; w odróżnieniu od mata jest to ocena, a nie dowód.
daily-loss = { $loss ->
    [0] Do twojego następnego ruchu nikt niczego nie odbierze,
   *[other] Do twojego następnego ruchu można ci odebrać najwyżej { $loss },
}
daily-other = { $other ->
    [0] a żaden inny ruch nic nie daje.
   *[other] a żaden inny ruch nie daje więcej niż { $other }.
}

## Pierwsze gry z przewodnikiem

guided-step = Ruch { $step } z { $last }
guided-thrown = Wypadła { w-throw }:
guided-wait = Czekamy na odpowiedź…
guided-astray = Zasady na to pozwalają, ale tu chodzi o co innego, więc cofamy ruch.
guided-real = Teraz prawdziwa gra
guided-leave = Dość nauki, zagram naprawdę
w-throw = { $face ->
    [2] dwójka
    [3] trójka
    [4] czwórka
   *[5] piątka
}
