### The page that counts all throws, fetched when it is opened.

dice-title = All throws so far
dice-what = A count of every fair throw in the { $games ->
    [one] one game
   *[other] { NUMBER($games) } games
} saved on this server. A throw that was taken back comes up the same again and counts once. Real dice and skilled throws are left out.
dice-kind = { $dice ->
    [one] One die
   *[other] Two dice
}
dice-throw = Throw
dice-seen = Came up
dice-expected = Expected
dice-none = There are no throws to count yet.
dice-few = Only { $throws ->
    [one] { NUMBER($throws) } throw
   *[other] { NUMBER($throws) } throws
} so far: too few to say anything.
dice-found = After { NUMBER($throws) } throws: fair dice would stray at least this far from what is expected in { $p ->
    [0] fewer than one in a thousand such counts
   *[other] { NUMBER($p, maximumFractionDigits: 1) } out of a hundred such counts
}.
dice-usual = That is just what fair dice do.
dice-rare = That is rare, but fair dice do it too if you look often enough.
dice-strange = That can hardly be chance any more: please tell the operator of this server.
dice-figures = Chi-square { NUMBER($chi, maximumFractionDigits: 2) }, { NUMBER($freedom) } degrees of freedom, p = { $p }
dice-all = All throws so far
dice-failed = The throws could not be counted: { $why }
proof-day = All throws of this table follow from the date { $day }: they are the same for everybody, and you can check them at any time.
