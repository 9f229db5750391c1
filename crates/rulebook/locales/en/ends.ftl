### What the end of a game says large: a name, and under it what its owner did. Fetched with the result.

w-end-wins = { $who ->
    [one] { $side ->
        [cow] win
        [goose] win
        [leopard] win
       *[other] wins
    }
   *[other] win
}
end-won = { w-end-wins }
end-won-points = { w-end-wins } with { $count ->
    [one] 1 point
   *[other] { $count } points
}
end-won-score = { w-end-wins } { $score }
end-shared = share first place
end-side = { $side ->
    [cow] Cows
    [fox] The fox
    [goose] Geese
    [leopard] Leopards
   *[other] { $side }
}
end-guest = Guest
