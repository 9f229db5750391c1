### Jak zaczynają silni gracze: teksty pobierane, gdy ktoś do nich dochodzi.

openings-title = Jak zaczynają silni gracze
openings-source = Najsilniejszy gracz komputerowy rozegrał sam ze sobą { $games } partii ({ $date }). Oto, co wybierał.
openings-varied = Co druga partia zaczynała się od wylosowanego ruchu, widać więc także odpowiedzi na ruchy, których komputer sam by nie wybrał.
openings-even = Wynik to udział w wygranej, jaki na koniec przypadł temu, kto tak zagrał; remis liczy się za pół, więc 50% oznacza równowagę.
openings-even-four = Wynik to udział w wygranej, jaki na koniec przypadł temu, kto tak zagrał; gdy gra czterech, równowagę oznacza 25%.
openings-rounds = { $players ->
    [4] Pierwsze trzy rundy
   *[2] Pierwsze trzy ruchy
}
openings-dice = Wybierz rundę i rzut. Armie, które zaczynają tak samo, pokazujemy po tej samej stronie planszy; pozycja pochodzi z jednej z partii.
openings-start = Ustawienie początkowe: wybierz ruch, a zobaczysz, co dalej.
openings-choices = Co grano, od najczęstszego
openings-tried = { $count ->
    [one] Jeszcze jeden ruch, wylosowany
    [few] Jeszcze { $count } ruchy, wylosowane
   *[many] Jeszcze { $count } ruchów, wylosowanych
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
    [4] W połowie partii pierwsze bicie następuje najpóźniej w rundzie { $round }; w ciągu pięciu rund dochodzi do niego w { $share } partii.
   *[2] W połowie partii pierwsze bicie następuje najpóźniej w ruchu { $round }; w ciągu pięciu ruchów dochodzi do niego w { $share } partii.
}
openings-no-capture = W większości partii nikt niczego nie bije.
openings-taken = Pierwszą ofiarą jest najczęściej { $role } (w { $share } partii).
openings-begins = { $sides ->
    [four] Kto zaczyna, zdobywa średnio { $share } wygranej.
   *[two] Strona, która zaczyna, osiąga średnio wynik { $share }.
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
openings-unused = { $share } rzutów w tych rundach przepada.
openings-stand = { $players ->
    [4] Gdzie stoją bierki po pięciu rundach: im większe koło, tym częściej.
   *[2] Gdzie stoją bierki po pięciu ruchach: im większe koło, tym częściej.
}
openings-stand-label = { $players ->
    [4] Gdzie bierki najczęściej stoją po pięciu rundach: { $spots }
   *[2] Gdzie bierki najczęściej stoją po pięciu ruchach: { $spots }
}
openings-strength = { $players ->
    [4] Przy każdej decyzji w pierwszych pięciu rundach gracz mógł przejrzeć najwyżej { $nodes } pozycji, później { $later }. Wyniki pochodzą z partii dogranych do końca.
   *[2] Przy każdej decyzji w pierwszych pięciu ruchach gracz mógł przejrzeć najwyżej { $nodes } pozycji, później { $later }. Wyniki pochodzą z partii dogranych do końca.
}
