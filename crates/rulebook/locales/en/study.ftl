### The words of the study beside a table: what the computer finds out about a position and a game.
### They see the forms of rules.ftl and web.ftl.

study-title = Analysis
study-tab-hint = Hint
study-tab-lines = Moves
study-tab-odds = Risks
study-tab-review = Review
study-wait = One moment…
study-nothing = Nothing has been played yet.
study-over = The game is over. The review shows how it came about.
study-chances = Chances of winning
study-bar = Show the chances beside the board
study-depth = Looked { $depth ->
    [one] one move
   *[other] { $depth } moves
} ahead{ $done ->
    [yes] .
   *[no] , still looking…
}
study-in = { $over } in { $under }
study-in-sure = can be taken

## A hint

study-best = Best here: { $line } (chances of winning { $share })
study-goes-on = Play might go on:
study-reason-wins = That wins the game.
study-reason-draws = That ends the game in a draw.
study-reason-only = There is no other move.
study-reason-clear = Any other move would lower the chances by at least { $gap }.
study-reason-equal = { $other } would be about as good.
study-reason-saves = { $safe ->
    [yes] { $sure ->
        [yes] The { x-role } on { $at } is safe then; now it can be taken.
       *[no] The { x-role } on { $at } is safe then; now it would be lost { $before }.
    }
   *[no] The { x-role } on { $at } is safer then: lost { $now } instead of { $before }.
}
study-reason-more = And { $count ->
    [one] one more piece is
   *[other] { $count } more pieces are
} safer then.
study-reason-hems = The leopard on { $at } is hemmed in.
study-reason-threatens = { x-Army-s } { x-role } on { $at } is under attack then.

## Moves and throws

study-throws = { $seatColour ->
    [you] What each of your throws would be worth
   *[other] What each throw would be worth to { w-Seat }
}
study-throw = Throw
study-likely = How likely
study-worth = Chances
study-then = Best move

## Risks

study-safe =
    { $mine ->
        [yes] None of your pieces can be taken before your next turn.
       *[no] No piece can be taken before its side’s next turn.
    }
study-threat = { $dice ->
    [yes] { w-Seat-study } throws { $throws }: { x-role } from { $from }
   *[no] { w-Seat-study }: { x-role } from { $from }
}
w-Seat-study = { $seatColour ->
    [you] You
   *[other] { w-Seat }
}
study-odds-how = How is this counted?
study-odds-what =
    { $dice ->
        [yes] Suppose that every opponent who plays before the piece’s owner does finds the board as it stands now, throws once, and wants nothing but to take that piece. The number is the chance that at least one of them can. It is exact, over all throws; nobody’s intentions are guessed at.
       *[no] Suppose that the opponent finds the board as it stands now, and wants nothing but to take that piece. Whether it would be wise is not asked.
    }

## Review

study-reviewing = Going through the game…
study-graph = Chances of winning in the course of the game
study-sums = { $dice ->
    [yes] Luck and judgement
   *[no] Judgement
}
study-side = Side
study-result = Result
study-luck = Luck
study-deserved = Without luck
study-cost = Given away
study-beyond = “Without luck” is the result minus the luck: above 100% for those who won against the dice, below 0 for those who lost although the dice were with them.
study-left = A dash stands beside a side that left before the end: what it would have come to, nobody knows.
study-verdict = { $same ->
    [yes] { $who } won deservedly: without luck it would have come out the same.
   *[no] With the same luck for all, { $who } would have come out ahead.
}
study-verdict-plain = { $who } played better: less was given away, { $same ->
    [yes] and the game was won.
   *[no] and yet the game was not won.
}
study-now-throw = throw of { $throw }, luck { $luck }
study-now-choice = { $best ->
    [yes] { $line } was as good as anything
   *[no] { $line } – { $cost } given away
}
study-moments = Turning points
study-no-moments = { $dice ->
    [yes] No move was costly, and no throw decided anything.
   *[no] No move was costly.
}
study-thrown = throw of { $throw }
study-better = better:
study-all = Show all { $count }
study-fewer = Show fewer
study-save = Save the game with comments
study-review-how = What do these numbers mean?
study-review-what = Chances are shares of the win, from 0 to 100%. { $dice ->
    [yes] The luck of a throw is how much more it was worth than the average throw at that moment; over many games luck evens out. “Without luck” is the result minus all the luck of the game, so it can be below 0 or above 100%.{" "}
   *[no] {""}
}“Given away” is how much less the chosen moves were worth than the best ones found, added up over the game; chances that were given away can come back and go again, so the sum can be above 100%. ?! marks moves that cost 4% or more, ? from 8%, ?? from 16%.
