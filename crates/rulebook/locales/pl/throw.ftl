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
    [one] pierwszy dzień serii
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
throw-play = Zagraj w rzut dnia
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
throw-place = { $place }. miejsce na { $played }
throw-fun = { $played ->
    [0] Dla zabawy: nikt jeszcze nie grał
    [one] Dla zabawy: grała już jedna osoba
    [few] Dla zabawy: grały już { $played } osoby
   *[many] Dla zabawy: grało już { $played } osób
}
throw-better = dziś lepiej niż { $percent } na 100 grających
throw-spread = Ile punktów zdobyli inni: od { $least } do { $most }
throw-strongest-made = { $points ->
    [one] Przy tych samych rzutach najsilniejszy gracz zdobył jeden punkt
    [few] Przy tych samych rzutach najsilniejszy gracz zdobył { $points } punkty
   *[many] Przy tych samych rzutach najsilniejszy gracz zdobył { $points } punktów
}
throw-strongest-thinks = Przy tych rzutach najsilniejszy gracz jeszcze nie grał
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
throw-mark-worst = największa strata
throw-mark-nothing = nikt nic nie zyskał
throw-copy = Kopiuj
throw-copied = Skopiowano. Ruchów nie zdradza.
throw-not-copied = Nie udało się skopiować.
throw-yesterday = Najlepsza wczorajsza partia
throw-yesterday-by = { $points ->
    [one] { $name }, jeden punkt
    [few] { $name }, { $points } punkty
   *[many] { $name }, { $points } punktów
}
throw-nameless = Ktoś bez imienia
throw-watch = Obejrzyj
throw-given-ask = Gdzie największa strata?
throw-given-looks = Komputer przegląda twoją partię.
throw-given = Największa strata w rundzie { $round }
throw-given-none = Komputer grałby prawie tak samo: nic nie przepadło.
throw-given-you = Ty
throw-given-better = Lepiej
throw-given-cost = Zdaniem komputera kosztowało to { $cost } szans na wygraną.
