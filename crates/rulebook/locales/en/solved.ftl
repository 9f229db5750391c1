### The page of the solved games: what perfect play is, under each ruling.
### They see the forms of rules.ftl and web.ftl.

solved-title = Solved games
solved-intro = In these games every position is known: who wins if nobody errs, and in how many turns. That is not a strong player’s opinion but a proof from the rules alone, which anybody can repeat.
solved-usual = As in the source
solved-start = { $result ->
    [won] The first player wins
    [lost] The first player loses
   *[drawn] Nobody wins if nobody errs
}{ $turns ->
    [0] {""}
   *[other] , in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } at most
}
solved-starts = { $count ->
    [one] Under the one reading of the rules that was solved, nobody wins if nobody errs.
   *[other] Under each of the { $count } readings of the rules that were solved, nobody wins if nobody errs.
}
solved-first-all = { $result ->
    [won] All first moves win.
    [lost] All first moves lose.
   *[drawn] All first moves keep the draw.
}
solved-first = { $move } { $result ->
    [won] wins in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    [lost] loses in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
   *[drawn] draws
}; all others keep the draw.
solved-of = Of all positions, the side to move
solved-won = wins { $share }
solved-drawn = draws { $share }
solved-lost = loses { $share }
solved-positions = The game has { $count } positions.
solved-longest = longest win: { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
solved-watch = Watch the longest win
solved-zugzwangs = Positions with at most { $men ->
    [one] one man
   *[other] { $men } men
} in which whoever has to move loses: { $count }.
solved-zugzwang = See one
solved-says-fox-geese-13 = The geese win if nobody errs, wherever the fox stands at the beginning.
solved-no-turns = the number of turns to a win was not worked out
solved-duty-title = What does the duty to capture change?
solved-duty = Without the duty, { $free } of all positions are drawn; with it, { $bound }. The longest win takes { $freeTurns ->
    [one] one turn
   *[other] { $freeTurns } turns
} without it and { $boundTurns } with it. The result of the whole game, played perfectly, does not change.
solved-play = Play it
solved-ending = Play an ending
solved-ending-about = A won position with a few men, against an opponent who never errs. Afterwards the review says how many turns it took, and how many would have been enough.
solved-ending-none = No ending was found just now. Try again.
solved-keep = Keep on this device
solved-keep-about = { $size } MB: then hints and the perfect player need no network.
solved-keep-failed = Not all of it could be kept. Perhaps there is too little room ({ $size } MB), or no network. Try again.
solved-keeping = Keeping it…
solved-kept = Kept on this device: it works without a network, too.
solved-lose = Remove from device
solved-here = Solve on this device
solved-here-about = { $count } positions have to be worked out; symmetry gives the rest. It takes about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}. Then hints are certain, and you can choose an opponent who never errs.
solved-here-first = You can do something else meanwhile: the work goes on.
solved-here-goes = Worked out: { $share }
solved-here-left = About { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} left. You can do something else meanwhile: the work goes on.
solved-here-stop = Stop
solved-here-failed = It could not be finished: perhaps there is too little room or memory. What was found is kept, and it can go on from there.
solved-how-title = How it was found
solved-how = Backwards: from the ends to the positions before them, until nothing more follows. A position that is then neither won nor lost can be played on for ever: it is a draw. A turn is a whole chain of jumps; turns are counted for both sides together. No rule about moves without captures ends a game here.
solved-check = Each result was checked: on small boards by simply trying everything, and in thousands of random positions against the rules themselves. To repeat it, run:
solved-hash = The fingerprint of the positions with every man on the board begins: { $hash }.
solved-cite = How to cite
