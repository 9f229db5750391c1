### Strona gier rozwiązanych: co daje bezbłędna gra przy każdym odczytaniu reguł.
### Widzą formy z rules.ftl i web.ftl.

solved-title = Gry rozwiązane
solved-intro = O każdej pozycji w tych grach wiadomo, kto wygra, jeśli nikt się nie pomyli, i w ilu ruchach. To nie opinia mocnego gracza, lecz dowód oparty na samych zasadach. Każdy może go powtórzyć.
solved-usual = Tak jak w źródle
solved-start = { $result ->
    [won] Kto zaczyna, wygrywa
    [lost] Kto zaczyna, przegrywa
   *[drawn] Nikt nie wygra, jeśli nikt się nie pomyli
}{ $turns ->
    [0] {""}
   *[other] {" "}najpóźniej po { $turns ->
        [one] jednym ruchu
       *[other] { $turns } ruchach
    }
}
solved-starts = { $count ->
    [one] Przy jedynym zbadanym odczytaniu zasad bezbłędna gra kończy się remisem.
    [few] Przy każdym z { $count } zbadanych odczytań zasad bezbłędna gra kończy się remisem.
   *[other] Przy każdym z { $count } zbadanych odczytań zasad bezbłędna gra kończy się remisem.
}
solved-first-all = { $result ->
    [won] Każdy pierwszy ruch wygrywa.
    [lost] Każdy pierwszy ruch przegrywa.
   *[drawn] Każdy pierwszy ruch utrzymuje remis.
}
solved-first = { $move } { $result ->
    [won] wygrywa w { $turns ->
        [one] jednym ruchu
       *[other] { $turns } ruchach
    }
    [lost] przegrywa w { $turns ->
        [one] jednym ruchu
       *[other] { $turns } ruchach
    }
   *[drawn] remisuje
}; wszystkie inne ruchy utrzymują remis.
solved-of = Spośród wszystkich pozycji strona, która ma ruch,
solved-won = wygrywa { $share }
solved-drawn = remisuje { $share }
solved-lost = przegrywa { $share }
solved-positions = Liczba pozycji w tej grze: { $count }.
solved-longest = najdłuższa wygrana: { $turns ->
    [one] jeden ruch
    [few] { $turns } ruchy
   *[other] { $turns } ruchów
}
solved-watch = Obejrzyj najdłuższą wygraną
solved-zugzwangs = Ustawienia z najwyżej { $men ->
    [one] jednym pionkiem
   *[other] { $men } pionkami
}, w których przegrywa ten, na kogo wypada ruch: { $count }.
solved-zugzwang = Zobacz jedno z nich
solved-says-fox-geese-13 = Jeśli nikt się nie pomyli, wygrają gęsi, gdziekolwiek lis stanie na początku.
solved-no-turns = liczby ruchów do wygranej nie policzono
solved-duty-title = Co zmienia obowiązek bicia?
solved-duty = Bez obowiązku remisem kończy się { $free } wszystkich pozycji, z obowiązkiem { $bound }. Najdłuższa wygrana trwa bez obowiązku { $freeTurns ->
    [one] jeden ruch
    [few] { $freeTurns } ruchy
   *[other] { $freeTurns } ruchów
}, a z nim { $boundTurns }. Wynik całej partii przy bezbłędnej grze się nie zmienia.
solved-play = Zagraj
solved-ending = Rozegraj końcówkę
solved-ending-about = Wygrana pozycja z kilkoma pionkami, a po drugiej stronie ktoś, kto się nie myli. Analiza powie potem, ile ruchów ci to zajęło, a ile by wystarczyło.
solved-ending-none = Tym razem nie znalazła się żadna końcówka. Spróbuj jeszcze raz.
solved-keep = Zapisz na urządzeniu
solved-keep-about = { $size } MB: potem podpowiedzi i nieomylny gracz będą działać bez sieci.
solved-keep-failed = Nie udało się zapisać wszystkiego. Może brakuje miejsca ({ $size } MB) albo sieci. Spróbuj jeszcze raz.
solved-keeping = Zapisuję…
solved-kept = Zapisane na tym urządzeniu: działa także bez sieci.
solved-lose = Usuń z urządzenia
solved-here = Rozwiąż na urządzeniu
solved-here-about = Pozycji do policzenia: { $count }; resztę daje symetria. Zajmie to około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
}. Potem podpowiedzi będą pewne, a przeciwnikiem może zostać ktoś, kto się nie myli.
solved-here-first = Możesz tymczasem robić co innego: liczenie trwa dalej.
solved-here-goes = Policzono: { $share }
solved-here-left = Zostało około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
}. Możesz tymczasem robić co innego: liczenie trwa dalej.
solved-here-stop = Zatrzymaj
solved-here-failed = Nie udało się skończyć: może brakuje miejsca albo pamięci. To, co policzono, zostaje, i można liczyć dalej.
solved-how-title = Skąd to wiadomo
solved-how = Od końca: od pozycji rozstrzygniętych cofamy się do wcześniejszych, dopóki coś z nich wynika. W pozycji, która nie okazała się wtedy ani wygrana, ani przegrana, można grać bez końca: to remis. Cała seria skoków to jeden ruch; ruchy obu stron liczymy razem. Partii nie kończy tu żaden limit ruchów bez bicia.
solved-check = Każdy wynik sprawdzono: na małych planszach, próbując po prostu wszystkiego, a w tysiącach losowych pozycji wprost według zasad. Możesz to powtórzyć poleceniem:
solved-hash = Odcisk pozycji ze wszystkimi pionkami na planszy zaczyna się tak: { $hash }.
solved-cite = Jak cytować
