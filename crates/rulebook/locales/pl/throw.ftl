### Rzut dnia, pobierany z kartą albo z wynikiem.
throw-title = Rzut dnia
throw-lead = { $rounds } rund szaturadżi, a rzuty na całym świecie te same.
throw-played = { $count ->
    [0] Jeszcze nikt nie grał.
    [one] Na razie grała jedna osoba.
    [few] Grały już { $count } osoby.
   *[many] Grało już { $count } osób.
}
throw-best = { $points ->
    [one] Najlepszy wynik: jeden punkt.
    [few] Najlepszy wynik: { $points } punkty.
   *[many] Najlepszy wynik: { $points } punktów.
}
throw-strongest = { $points ->
    [one] Najsilniejszy komputer zdobył jeden.
   *[many] Najsilniejszy komputer zdobył { $points }.
}
throw-streak = { $count ->
    [0] jeszcze bez serii
    [one] jeden dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
throw-play = Zagraj rzut dnia
throw-go-on = Graj dalej
throw-again = Jeszcze raz, dla zabawy
throw-result = Twój wynik
throw-end = Twój wynik dnia
throw-rule = Nowe rzuty codziennie o 1.00 czasu polskiego (latem o 2.00). Liczy się pierwsza partia, jeśli dograsz ją do końca; niczego się nie cofa.
throw-unit = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
throw-place = { $place }. miejsce z { $played }
throw-fun = { $played ->
    [0] Dla zabawy: nikt jeszcze nie grał
    [one] Dla zabawy, obok jednego gracza
   *[many] Dla zabawy, obok { $played } graczy
}
throw-better = lepiej niż { $percent } na 100 dzisiaj
throw-spread = Ile punktów zdobyli inni: od { $least } do { $most }
throw-strongest-made = { $points ->
    [one] Z tych samych rzutów najsilniejszy gracz miał jeden punkt
    [few] Z tych samych rzutów najsilniejszy gracz miał { $points } punkty
   *[many] Z tych samych rzutów najsilniejszy gracz miał { $points } punktów
}
throw-strongest-thinks = Najsilniejszy gracz jeszcze tymi rzutami nie grał
throw-own-rounds = Twoje punkty runda po rundzie: { $rounds }.
throw-their-rounds = Punkty najsilniejszego gracza: { $rounds }.
throw-you = ty
throw-strongest-key = najsilniejszy
throw-line = Ashtapada { $date }: { $points } pkt{ $best ->
    [-1] {""}
   *[other] , najsilniejszy { $best }
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] , { $days } dni
}
throw-mark-level = tyle co najsilniejszy
throw-mark-less = mniej
throw-mark-worst = najwięcej straconego
throw-mark-nothing = nikt nic nie zyskał
throw-copy = Kopiuj
throw-copied = Skopiowano. Ruchów nie zdradza.
throw-not-copied = Nie udało się skopiować.
throw-yesterday = Najlepsza partia wczoraj
throw-yesterday-by = { $points ->
    [one] { $name }, jeden punkt
    [few] { $name }, { $points } punkty
   *[many] { $name }, { $points } punktów
}
throw-nameless = Ktoś bez imienia
throw-watch = Obejrzyj
throw-given-ask = Gdzie najwięcej oddano?
throw-given-looks = Komputer przegląda twoją partię.
throw-given = Najwięcej oddano w rundzie { $round }
throw-given-none = Komputer grałby prawie tak samo: niczego nie oddano.
throw-given-you = Ty
throw-given-better = Lepiej
throw-given-cost = Zdaniem komputera kosztowało to { $cost } szans na wygraną.
