### Co konec partie říká velkým písmem: jméno a pod ním, čeho jeho majitel dosáhl. Stahuje se s výsledkem.

w-end-wins = { $who ->
    [you] vyhráváte
    [both] vyhráváte
    [several] vyhrávají
   *[one] { $side ->
        [cow] vyhrávají
        [goose] vyhrávají
        [leopard] vyhrávají
       *[other] vyhrává
    }
}
end-won = { w-end-wins }
end-won-points = { w-end-wins } se ziskem { $count ->
    [one] 1 bodu
   *[other] { $count } bodů
}
end-won-score = { w-end-wins } { $score }
end-shared = { $who ->
    [both] dělíte se o první místo
   *[several] dělí se o první místo
}
end-side = { $side ->
    [cow] Krávy
    [fox] Liška
    [goose] Husy
    [leopard] Leopardi
   *[other] { $side }
}
end-guest = Host
