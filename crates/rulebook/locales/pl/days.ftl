### Gry dnia, pobierane z kartą albo z wynikiem.
day-title-throw = Rzut dnia
day-title-hunt = Łowy dnia
day-lead-throw = { $rounds } rund szaturadżi, a rzuty na całym świecie te same.
day-lead-hunt = { $role ->
    [leopard] Dziś wszyscy prowadzą lamparty, z tego samego początku. Kto najszybciej pokona krowy?
   *[cow] Dziś wszyscy grają krowami, z tego samego początku. Kto najszybciej osaczy lamparty?
}
day-games = Gry dnia
day-played = { $count ->
    [0] Jeszcze nikt nie grał.
    [one] Na razie grała jedna osoba.
    [few] Grały już { $count } osoby.
   *[many] Grało już { $count } osób.
}
day-best = { $points ->
    [one] Najlepszy wynik: jeden punkt.
    [few] Najlepszy wynik: { $points } punkty.
   *[many] Najlepszy wynik: { $points } punktów.
}
day-strongest = { $points ->
    [one] Najsilniejszy komputer zdobył jeden.
   *[many] Najsilniejszy komputer zdobył { $points }.
}
day-best-won = { $turns ->
    [one] Najszybsza wygrana: w jednym ruchu.
   *[many] Najszybsza wygrana: w { $turns } ruchach.
}
day-best-not = Jeszcze nikt nie wygrał.
day-strongest-won = { $turns ->
    [one] Najsilniejszy komputer wygrał w jednym ruchu.
   *[many] Najsilniejszy komputer wygrał w { $turns } ruchach.
}
day-strongest-not = Nie wygrał nawet najsilniejszy komputer.
day-strongest-waits = Najsilniejszy komputer jeszcze w to nie grał.
day-streak = { $count ->
    [0] brak serii
    [one] pierwszy dzień serii
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
day-play-throw = Zagraj w rzut dnia
day-play-hunt = Ruszaj na łowy
day-go-on = Graj dalej
day-again = Jeszcze raz, dla zabawy
day-result = Twój wynik
day-end = Twój wynik dnia
day-rule-throw = Nowe rzuty codziennie o 1.00 czasu polskiego (latem o 2.00). Liczy się pierwsza partia, jeśli dograsz ją do końca; niczego się nie cofa.
day-rule-hunt = Nowy początek i druga strona codziennie o 1.00 czasu polskiego (latem o 2.00). Liczy się pierwsza partia, jeśli dograsz ją do końca; niczego się nie cofa.
day-unit = { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
day-unit-turns = { $turns ->
    [one] ruch do wygranej
    [few] ruchy do wygranej
   *[many] ruchów do wygranej
}
day-drawn = Remis
day-lost = Porażka
day-place = { $place }. miejsce na { $played }
day-fun = { $played ->
    [0] Dla zabawy: nikt jeszcze nie grał
    [one] Dla zabawy: grała już jedna osoba
    [few] Dla zabawy: grały już { $played } osoby
   *[many] Dla zabawy: grało już { $played } osób
}
day-better = dziś lepiej niż { $percent } na 100 grających
day-spread = Ile punktów zdobyli inni: od { $least } do { $most }
day-spread-turns = W ilu ruchach wygrywali inni: od { $least } do { $most }
day-strongest-made = { $points ->
    [one] Przy tych samych rzutach najsilniejszy gracz zdobył jeden punkt
    [few] Przy tych samych rzutach najsilniejszy gracz zdobył { $points } punkty
   *[many] Przy tych samych rzutach najsilniejszy gracz zdobył { $points } punktów
}
day-strongest-thinks = Przy tych rzutach najsilniejszy gracz jeszcze nie grał
day-own-rounds = Twoje punkty runda po rundzie: { $rounds }.
day-their-rounds = Punkty najsilniejszego gracza: { $rounds }.
day-you = ty
day-strongest-key = najsilniejszy
day-line = Ashtapada { $date }: { $points } pkt{ $best ->
    [-1] {""}
   *[other] , najsilniejszy { $best }
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] , { $days } dni
}
day-line-turns = Ashtapada { $date }, { $title }: { $result ->
    [won] { $turns ->
        [one] wygrana w jednym ruchu
       *[many] wygrana w { $turns } ruchach
    }
    [drawn] remis
   *[lost] porażka
}{ $best ->
    [-1] {""}
   *[other] , najsilniejszy { $best }
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] , { $days } dni
}
day-mark-level = tyle co najsilniejszy
day-mark-less = mniej
day-mark-worst = największa strata
day-mark-nothing = nikt nic nie zyskał
day-copy = Kopiuj
day-copied = Skopiowano. Ruchów nie zdradza.
day-not-copied = Nie udało się skopiować.
day-yesterday = Najlepsza wczorajsza partia
day-yesterday-by = { $points ->
    [one] { $name }, jeden punkt
    [few] { $name }, { $points } punkty
   *[many] { $name }, { $points } punktów
}
day-yesterday-turns = { $name }, { $result ->
    [won] { $turns ->
        [one] wygrana w jednym ruchu
       *[many] wygrana w { $turns } ruchach
    }
    [drawn] remis
   *[lost] porażka
}
day-nameless = Ktoś bez imienia
day-watch = Obejrzyj
day-given-ask = Gdzie największa strata?
day-given-looks = Komputer przegląda twoją partię.
day-given = Największa strata: twój { $turn }. ruch
day-given-none = Komputer grałby prawie tak samo: nic nie przepadło.
day-given-you = Ty
day-given-better = Lepiej
day-given-cost = Zdaniem komputera kosztowało to { $cost } szans na wygraną.
day-positions = { $count ->
    [one] dziś jedna znaleziona
    [few] dziś { $count } znalezione
   *[many] dziś { $count } znalezionych
}
day-open = Zobacz
day-begin = Graj
