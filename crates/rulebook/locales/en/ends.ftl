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

### Laurels: what a game can be played for besides winning it.
laurels-title = Laurels
laurels-count = { $count } of { $all }
laurels-game = The game it was won in
laurels-new = { $count ->
    [one] A new laurel: { $names }
   *[other] New laurels: { $names }
}
laurel-won = First victory
laurel-won-for = Win a game.
laurel-parade = Parade of boats
laurel-parade-for = Let your boat complete a parade.
laurel-kings = Hunter of kings
laurel-kings-for = Capture three kings in one game.
laurel-throne = On another’s throne
laurel-throne-for = Lead your king to the throne of another.
laurel-empire = Empire
laurel-empire-for = Make an empire.
laurel-crownless = Without a crown
laurel-crownless-for = Win though your king has fallen.
laurel-promoted = To the far side
laurel-promoted-for = Promote a pawn.
laurel-partners = Side by side
laurel-partners-for = Win together with a partner.
laurel-chain = Leap upon leap
laurel-chain-for = Capture three pieces in one turn.
laurel-fenced = Trapped
laurel-fenced-for = Leave the hunters no way out.
laurel-mate = Checkmate
laurel-mate-for = Win by checkmate.
laurel-top = Top of the ladder
laurel-top-for = Beat level 8.
