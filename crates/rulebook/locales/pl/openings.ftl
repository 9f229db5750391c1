### Jak zaczynają silni gracze: teksty pobierane, gdy ktoś do nich dochodzi.

openings-title = Jak zaczynają silni gracze
openings-source = Najsilniejszy gracz komputerowy rozegrał sam ze sobą { $games } partii ({ $date }). Oto, co wybierał.
openings-varied = Co druga partia zaczynała się od wylosowanego ruchu. Dzięki temu widać też odpowiedzi na ruchy, których komputer sam by nie wybrał.
openings-even = Wynik mówi, ile partii na sto wygrywa ten, kto tak zagrał; remis liczy się jako pół wygranej. Równe szanse to 50%.
openings-even-four = Wynik mówi, ile partii na sto wygrywa ten, kto tak zagrał; wspólna wygrana liczy się w części. Gdy gra czterech, równe szanse to 25%.
openings-rounds = { $players ->
    [4] Pierwsze trzy rundy
   *[2] Pierwsze trzy ruchy
}
openings-dice = Wybierz rundę i rzut. Armie, które zaczęły tak samo, liczymy razem i pokazujemy po tej samej stronie planszy; pozycja pochodzi z jednej z partii.
openings-start = Ustawienie początkowe: wybierz ruch, a zobaczysz, co dalej.
openings-choices = Co grano, od najczęstszego
openings-tried = { $count ->
    [one] Jeden wylosowany ruch
    [few] { $count } wylosowane ruchy
   *[many] { $count } wylosowanych ruchów
}
openings-result = { $games ->
    [one] wynik { $result }, jedna partia
    [few] wynik { $result }, { $games } partie
   *[many] wynik { $result }, { $games } partii
}
openings-end = Odtąd prawie każda partia toczyła się inaczej.
openings-lost = { $share } takich rzutów nie dało się wykorzystać.
openings-army = Armia
openings-round = Runda
openings-throw = Rzut
openings-plans = Plany na początek
openings-capture = { $players ->
    [4] W co drugiej partii pierwsze bicie pada najpóźniej w rundzie { $round }, a w { $share } partii przed końcem piątej rundy.
   *[2] W co drugiej partii pierwsze bicie pada najpóźniej w ruchu { $round }, a w { $share } partii przed końcem piątego ruchu.
}
openings-no-capture = W większości partii nikt niczego nie bije.
openings-taken = Pierwszą ofiarą jest najczęściej { $role } (w { $share } partii).
openings-begins = { $sides ->
    [four] Kto zaczyna, wygrywa w { $share } partii.
   *[two] Kto zaczyna, wygrywa w { $share } partii, licząc remis jako pół wygranej.
}
openings-drawn = Remisem kończy się { $share } partii.
openings-movers = { $players ->
    [4] Czym się rusza w pierwszych pięciu rundach
   *[2] Czym się rusza w pierwszych pięciu ruchach
}
openings-first = Pierwszy ruch wykonuje najczęściej { $role } (w { $share } otwarć).
openings-king = { $players ->
    [4] W { $share } otwarć król opuszcza swoje miejsce w ciągu pięciu rund.
   *[2] W { $share } otwarć król opuszcza swoje miejsce w ciągu pięciu ruchów.
}
openings-king-stays = { $players ->
    [4] W żadnym z otwarć król nie opuszcza swojego miejsca w ciągu pięciu rund.
   *[2] W żadnym z otwarć król nie opuszcza swojego miejsca w ciągu pięciu ruchów.
}
openings-takes = { $players ->
    [4] Średnia liczba bierek zbitych przez gracza w ciągu pięciu rund: { $count }.
   *[2] Średnia liczba bierek zbitych przez gracza w ciągu pięciu ruchów: { $count }.
}
openings-unused = W tych rundach przepada { $share } rzutów.
openings-stand = { $players ->
    [4] Gdzie stoją bierki po pięciu rundach: im większe koło, tym częściej.
   *[2] Gdzie stoją bierki po pięciu ruchach: im większe koło, tym częściej.
}
openings-stand-label = { $players ->
    [4] Gdzie bierki najczęściej stoją po pięciu rundach: { $spots }
   *[2] Gdzie bierki najczęściej stoją po pięciu ruchach: { $spots }
}
openings-strength = { $players ->
    [4] W pierwszych pięciu rundach komputer przed każdym ruchem mógł przejrzeć najwyżej { $nodes } pozycji, później { $later }. Wyniki pochodzą z partii dogranych do końca.
   *[2] W pierwszych pięciu ruchach komputer przed każdym z nich mógł przejrzeć najwyżej { $nodes } pozycji, później { $later }. Wyniki pochodzą z partii dogranych do końca.
}
