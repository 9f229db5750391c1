### Co koniec partii mówi dużymi literami: imię, a pod nim, co jego właściciel osiągnął. Pobierane razem z wynikiem.

w-end-wins = { $who ->
    [you] wygrywasz
    [both] wygrywacie
    [several] wygrywają
   *[one] { $side ->
        [cow] wygrywają
        [goose] wygrywają
        [leopard] wygrywają
        [white] wygrywają
        [black] wygrywają
       *[other] wygrywa
    }
}
end-won = { w-end-wins }
end-won-points = { w-end-wins } z dorobkiem { $count ->
    [one] 1 punktu
   *[other] { $count } punktów
}
end-won-score = { w-end-wins } { $score }
end-shared = { $who ->
    [both] dzielicie pierwsze miejsce
   *[several] dzielą pierwsze miejsce
}
end-side = { $side ->
    [cow] Krowy
    [fox] Lis
    [goose] Gęsi
    [leopard] Lamparty
   *[other] { $side }
}
end-guest = Gość

### Wawrzyny: o co można grać poza samą wygraną.
laurels-title = Wawrzyny
laurels-count = { $count } z { $all }
laurels-game = Partia, w której go zdobyto
laurels-new = { $count ->
    [one] Nowy wawrzyn: { $names }
   *[other] Nowe wawrzyny: { $names }
}
laurel-won = Pierwsze zwycięstwo
laurel-won-for = Wygraj partię.
laurel-parade = Parada okrętów
laurel-parade-for = Dopełnij paradę własnym okrętem.
laurel-kings = Łowca królów
laurel-kings-for = Zbij trzech królów w jednej partii.
laurel-throne = Na cudzym tronie
laurel-throne-for = Wprowadź króla na tron przeciwnika.
laurel-empire = Imperium
laurel-empire-for = Stwórz imperium.
laurel-crownless = Bez korony
laurel-crownless-for = Wygraj, choć twój król padł.
laurel-promoted = Na drugi brzeg
laurel-promoted-for = Przemień piona.
laurel-partners = Ramię w ramię
laurel-partners-for = Wygraj razem z partnerem.
laurel-chain = Skok za skokiem
laurel-chain-for = Zbij trzy bierki w jednym ruchu.
laurel-fenced = W potrzasku
laurel-fenced-for = Osacz drapieżniki tak, by nie miały ruchu.
laurel-mate = Szach i mat
laurel-mate-for = Wygraj matem.
laurel-top = Szczyt drabiny
laurel-top-for = Pokonaj poziom 8.
