### The daily throw, fetched when its card or its result is shown.
throw-title = The daily throw
throw-lead = { $rounds } rounds of Chaturaji: the whole world gets the same throws.
throw-played = { $count ->
    [0] Nobody has played yet.
    [one] One player so far.
   *[other] { $count } have played.
}
throw-best = { $points ->
    [one] The best made one point.
   *[other] The best made { $points } points.
}
throw-strongest = { $points ->
    [one] The strongest computer player made one.
   *[other] The strongest computer player made { $points }.
}
throw-streak = { $count ->
    [0] no streak yet
    [one] one day in a row
   *[other] { $count } days in a row
}
throw-play = Play today’s throw
throw-go-on = Go on playing
throw-again = Play again for fun
throw-result = Your result
throw-end = Your result of the day
throw-rule = New throws every day at midnight UTC. Your first game counts, if you play it to the end; nothing is taken back.
throw-unit = { $points ->
    [one] point
   *[other] points
}
throw-place = Place { $place } of { $played }
throw-fun = { $played ->
    [0] For fun: nobody has played yet
    [one] For fun: one player has played
   *[other] For fun: { $played } players have played
}
throw-better = better than { $percent } of 100 today
throw-spread = How many points the others made: from { $least } to { $most }
throw-strongest-made = { $points ->
    [one] From the same throws the strongest player made one point
   *[other] From the same throws the strongest player made { $points }
}
throw-strongest-thinks = The strongest player has not played these throws yet
throw-own-rounds = Your points round by round: { $rounds }.
throw-their-rounds = Those of the strongest player: { $rounds }.
throw-you = you
throw-strongest-key = the strongest
throw-line = Ashtapada { $date }: { $points ->
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
throw-mark-level = as good as the strongest
throw-mark-less = less
throw-mark-worst = most missed
throw-mark-nothing = nothing gained
throw-copy = Copy
throw-copied = Copied. It does not give away the moves.
throw-not-copied = It could not be copied.
throw-yesterday = Yesterday’s best
throw-yesterday-by = { $points ->
    [one] { $name }, one point
   *[other] { $name }, { $points } points
}
throw-nameless = Somebody without a name
throw-watch = Watch
throw-given-ask = Where did I lose most?
throw-given-looks = The computer looks through your game.
throw-given = Most was given away in round { $round }
throw-given-none = The computer would have played much the same: nothing was given away.
throw-given-you = You
throw-given-better = Better
throw-given-cost = By the computer’s reckoning that cost { $cost } of your chances of winning.
