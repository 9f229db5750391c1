### Strona gier rozwiązanych: co daje bezbłędna gra przy każdym odczytaniu reguł.
### Widzą formy z rules.ftl i web.ftl.

solved-title = Gry rozwiązane
solved-intro = W tych grach znana jest każda pozycja: kto w niej wygrywa, jeśli nikt się nie pomyli, i po ilu ruchach. To nie opinia mocnego gracza, lecz dowód oparty na samych regułach. Każdy może go powtórzyć.
solved-usual = Tak jak w źródle
solved-start = { $result ->
    [won] Kto zaczyna, wygrywa, najpóźniej za { $turns } ruchów
    [lost] Kto zaczyna, przegrywa, najpóźniej za { $turns } ruchów
   *[drawn] Nikt nie wygra, jeśli nikt się nie pomyli
}
solved-starts = { $count ->
    [one] Przy jedynym rozwiązanym odczytaniu reguł nikt nie wygra, jeśli nikt się nie pomyli.
    [few] Przy wszystkich { $count } rozwiązanych odczytaniach reguł nikt nie wygra, jeśli nikt się nie pomyli.
   *[other] Przy wszystkich { $count } rozwiązanych odczytaniach reguł nikt nie wygra, jeśli nikt się nie pomyli.
}
solved-first-all = Każdy pierwszy ruch utrzymuje remis.
solved-first = { $move } { $result ->
    [won] wygrywa za { $turns } ruchów
    [lost] przegrywa za { $turns } ruchów
   *[drawn] remisuje
}; wszystkie inne ruchy utrzymują remis.
solved-of = Spośród wszystkich pozycji strona na ruchu
solved-won = wygrywa { $share }
solved-drawn = remisuje { $share }
solved-lost = przegrywa { $share }
solved-positions = Ma { $count } pozycji.
solved-longest = najdłuższa wygrana: { $turns } ruchów
solved-duty-title = Co daje przymus bicia?
solved-duty = Bez przymusu remisem kończy się { $free } wszystkich pozycji, z przymusem { $bound }. Najdłuższa wygrana trwa { $freeTurns } ruchów bez przymusu i { $boundTurns } z przymusem. Wyniku od początku gry przymus nie zmienia.
solved-play = Zagraj
solved-keep = Zachowaj tutaj
solved-keep-about = { $size } MB: potem podpowiedzi i nieomylny gracz działają bez sieci.
solved-keep-failed = Nie udało się zachować wszystkiego. Może brakuje miejsca albo sieci ({ $size } MB). Spróbuj jeszcze raz.
solved-keeping = Zachowuję…
solved-kept = Zachowane na tym urządzeniu: działa także bez sieci.
solved-lose = Usuń z urządzenia
solved-how-title = Skąd to wiadomo
solved-how = Od końca: od pozycji rozstrzygniętych cofamy się do tych przed nimi, aż nic więcej nie wynika. Co wtedy nie jest ani wygrane, ani przegrane, może trwać bez końca i jest remisem. Całe bicie wielokrotne to jeden ruch; liczą się ruchy obu stron. Partii nie kończy tu żaden limit ruchów bez bicia.
solved-check = Każdy wynik sprawdzono: na małych planszach z prostym przeglądaniem wszystkiego, a w tysiącach losowych pozycji z samymi regułami. Kto chce to powtórzyć, wpisuje:
solved-hash = Początek odcisku wszystkich pozycji z kompletem pionków: { $hash }.
solved-cite = Cytuj jako
