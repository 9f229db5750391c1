### The page that counts all throws, fetched when it is opened.

dice-title = All throws so far
dice-what = Every throw of fair dice in the games that are kept here, counted: { $games ->
    [one] { NUMBER($games) } game
   *[other] { NUMBER($games) } games
}. A throw that was taken back comes again as it was and is counted once. Dice that players threw by hand, and dice that obey a skilled hand, are left out.
dice-kind = { $dice ->
    [one] One die
   *[other] Two dice
}
dice-throw = Throw
dice-seen = Came
dice-expected = Expected
dice-none = Nothing has been thrown yet.
dice-few = So far { $throws ->
    [one] { NUMBER($throws) } throw
   *[other] { NUMBER($throws) } throws
}: too few to conclude anything.
dice-found = After { NUMBER($throws) } throws: fair dice stray from what is expected at least as far as here { $p ->
    [0] in less than one of a thousand such counts
   *[other] in { NUMBER($p, maximumFractionDigits: 1) } of a hundred such counts
}.
dice-usual = So this is what fair dice do.
dice-rare = That is rare, but it happens with fair dice, too, if one looks often enough.
dice-strange = That is hardly chance any more: please tell whoever runs this server.
dice-figures = Chi-square { NUMBER($chi, maximumFractionDigits: 2) }, { NUMBER($freedom) } degrees of freedom, p = { $p }
dice-all = All throws of this server
dice-failed = The throws could not be counted: { $why }
