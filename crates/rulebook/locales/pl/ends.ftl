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
