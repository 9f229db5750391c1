### The games of the day, fetched when their card or a result is shown.
day-title-throw = The daily throw
day-title-hunt = The daily hunt
day-lead-throw = { $rounds } rounds of Chaturaji: the whole world gets the same throws.
day-lead-hunt = { $role ->
    [leopard] Today everybody leads the leopards, from the same beginning. Who beats the cows in the fewest turns?
   *[cow] Today everybody drives the cows, from the same beginning. Who fences in the leopards in the fewest turns?
}
day-games = Games of the day
day-played = { $count ->
    [0] Nobody has played yet.
    [one] One player so far.
   *[other] { $count } have played.
}
day-best = { $points ->
    [one] The best made one point.
   *[other] The best made { $points } points.
}
day-strongest = { $points ->
    [one] The strongest computer player made one.
   *[other] The strongest computer player made { $points }.
}
day-best-won = { $turns ->
    [one] The best won in one turn.
   *[other] The best won in { $turns } turns.
}
day-best-not = Nobody has won yet.
day-strongest-won = { $turns ->
    [one] The strongest computer player won in one turn.
   *[other] The strongest computer player won in { $turns } turns.
}
day-strongest-not = Even the strongest computer player did not win.
day-strongest-waits = The strongest computer player has not played it yet.
day-streak = { $count ->
    [0] no streak yet
    [one] one day in a row
   *[other] { $count } days in a row
}
day-play-throw = Play today’s throw
day-play-hunt = Go hunting
day-go-on = Go on playing
day-again = Play again for fun
day-result = Your result
day-end = Your result of the day
day-rule-throw = New throws every day at midnight UTC. Your first game counts, if you play it to the end; nothing is taken back.
day-rule-hunt = A new beginning every day at midnight UTC, and the other side to play. Your first game counts, if you play it to the end; nothing is taken back.
day-unit = { $points ->
    [one] point
   *[other] points
}
day-unit-turns = { $turns ->
    [one] turn to win
   *[other] turns to win
}
day-drawn = Drawn
day-lost = Lost
day-place = Place { $place } of { $played }
day-fun = { $played ->
    [0] For fun: nobody has played yet
    [one] For fun: one player has played
   *[other] For fun: { $played } players have played
}
day-better = better than { $percent } of 100 today
day-spread = How many points the others made: from { $least } to { $most }
day-spread-turns = In how many turns others won: from { $least } to { $most }
day-strongest-made = { $points ->
    [one] From the same throws the strongest player made one point
   *[other] From the same throws the strongest player made { $points }
}
day-strongest-thinks = The strongest player has not played these throws yet
day-own-rounds = Your points round by round: { $rounds }.
day-their-rounds = Those of the strongest player: { $rounds }.
day-you = you
day-strongest-key = the strongest
day-line = Ashtapada { $date }: { $points ->
    [one] one point
   *[other] { $points } points
}{ $best ->
    [-1] {""}
   *[other] , the strongest { $best }
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] , { $days } days
}
day-line-turns = Ashtapada { $date }, { $title }: { $result ->
    [won] { $turns ->
        [one] won in one turn
       *[other] won in { $turns } turns
    }
    [drawn] drawn
   *[lost] lost
}{ $best ->
    [-1] {""}
   *[other] , the strongest { $best }
}{ $days ->
    [0] {""}
    [one] {""}
   *[other] , { $days } days
}
day-mark-level = as good as the strongest
day-mark-less = less
day-mark-worst = most missed
day-mark-nothing = nothing gained
day-copy = Copy
day-copied = Copied. It does not give away the moves.
day-not-copied = It could not be copied.
day-yesterday = Yesterday’s best
day-yesterday-by = { $points ->
    [one] { $name }, one point
   *[other] { $name }, { $points } points
}
day-yesterday-turns = { $name }, { $result ->
    [won] { $turns ->
        [one] won in one turn
       *[other] won in { $turns } turns
    }
    [drawn] a draw
   *[lost] lost
}
day-nameless = Somebody without a name
day-watch = Watch
day-given-ask = Where did I lose most?
day-given-looks = The computer looks through your game.
day-given = Most was given away in your turn { $turn }
day-given-none = The computer would have played much the same: nothing was given away.
day-given-you = You
day-given-better = Better
day-given-cost = By the computer’s reckoning that cost { $cost } of your chances of winning.
day-positions = { $count ->
    [one] one found today
   *[other] { $count } found today
}
day-open = Look
day-begin = Play
