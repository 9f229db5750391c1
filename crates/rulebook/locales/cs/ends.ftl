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

### Vavříny: oč se dá hrát kromě samotné výhry.
laurels-title = Vavříny
laurels-count = { $count } z { $all }
laurels-game = Partie, ve které byl získán
laurels-new = { $count ->
    [one] Nový vavřín: { $names }
   *[other] Nové vavříny: { $names }
}
laurel-won = První vítězství
laurel-won-for = Vyhrajte partii.
laurel-parade = Průvod lodí
laurel-parade-for = Uzavřete průvod vlastní lodí.
laurel-kings = Lovec králů
laurel-kings-for = Vezměte v jedné partii tři krále.
laurel-throne = Na cizím trůně
laurel-throne-for = Doveďte krále na trůn soupeře.
laurel-empire = Říše
laurel-empire-for = Založte říši.
laurel-crownless = Bez koruny
laurel-crownless-for = Vyhrajte, i když váš král padl.
laurel-promoted = Na druhý břeh
laurel-promoted-for = Proměňte pěšáka.
laurel-partners = Bok po boku
laurel-partners-for = Vyhrajte společně se spojencem.
laurel-chain = Skok za skokem
laurel-chain-for = Vezměte v jednom tahu tři kameny.
laurel-fenced = V pasti
laurel-fenced-for = Sevřete šelmy tak, že nemohou táhnout.
laurel-mate = Šach mat
laurel-mate-for = Vyhrajte matem.
laurel-top = Na vrcholu žebříku
laurel-top-for = Porazte úroveň 8.
