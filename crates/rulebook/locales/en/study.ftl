### The words of the study beside a table: what the computer finds out about a position and a game.
### They see the forms of rules.ftl and web.ftl.

study-title = Analysis
study-tab-hint = Hint
study-tab-lines = Best moves
study-tab-odds = Risks
study-tab-review = Review
study-wait = One moment…
study-nothing = Nothing has been played yet.
study-over = The game is over. The review shows how it came about.
study-chances = Winning chances
study-bar = Chances beside the board
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

study-best = Best here: { $line } (winning chances { $share })
study-sure-word = { $sure ->
    [clear] Clear.
    [slight] Slight.
   *[even] A toss-up.
}
study-sure = { $sure ->
    [clear] Each of the last looks had it ahead by { $gap } or more.
    [slight] It is ahead by { $gap }; a deeper look may see it otherwise.
   *[even] Something else is about as good.
}
study-goes-on = Play might go on:
study-exact = { $result ->
    [won] won in { $turns }
    [lost] lost in { $turns }
   *[drawn] drawn
}
study-exact-best = Best here: { $line } – { $result ->
    [won] won in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
    [lost] lost, in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } at the earliest
   *[drawn] drawn
}
study-exact-proved = Proved, not guessed: this game is solved. The turns of both sides are counted together.
study-exact-keeps = { $result ->
    [won] { $kept ->
        [one] One move keeps the win.
       *[other] { $kept } moves keep the win.
    }
    [lost] Every move loses; the best one holds out longest.
   *[drawn] { $kept ->
        [one] One move keeps the draw.
       *[other] { $kept } moves keep the draw.
    }
}
study-exact-review = With perfect play: { $best } before, { $played } after.
study-reason-wins = That wins the game.
study-reason-draws = That ends the game in a draw.
study-reason-only = There is no other move.
study-reason-clear = Any other move lowers the chances by at least { $gap }.
study-reason-equal = { $other } is about as good.
study-reason-saves = { $safe ->
    [yes] { $sure ->
        [yes] It saves the { x-role } on { $at } from capture.
       *[no] It makes the { x-role } on { $at } safe; at present it is at risk ({ $before }).
    }
   *[no] It makes the { x-role } on { $at } safer: the risk falls from { $before } to { $now }.
}
study-reason-more = And { $count ->
    [one] one more piece is
   *[other] { $count } more pieces are
} safer too.
study-reason-hems = The leopard on { $at } is blocked.
study-reason-threatens = It attacks { x-army-s } { x-role } on { $at }.

## Moves and throws

study-throws = { $seatColour ->
    [you] What each of your throws would be worth
   *[other] What each throw would be worth to { w-Seat }
}
study-swing = What hangs on it: ±{ $swing }.
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
    [yes] { $seatColour ->
        [you] You throw
       *[other] { w-Seat } throws
    } { $throws }: { x-role } from { $from }
   *[no] { w-Seat-study }: { x-role } from { $from }
}
w-Seat-study = { $seatColour ->
    [you] You
   *[other] { w-Seat }
}
study-odds-how = How is this counted?
study-odds-what =
    { $dice ->
        [yes] Suppose that nothing moves until the piece’s owner plays again, but each opponent throws once and wants only to take that piece. The number is the chance that at least one of them can. It counts all throws exactly and does not guess at anyone’s intentions.
       *[no] Suppose that the opponent finds the board as it stands now, and wants nothing but to take that piece. Whether that would be wise is not asked.
    }

## Review

study-reviewing = Going through the game…
study-graph = Winning chances in the course of the game
study-sums = { $dice ->
    [yes] Luck and judgement in numbers
   *[no] Judgement in numbers
}
study-side = Side
study-result = Result
study-luck = Luck
study-deserved = Without luck
study-cost = Lost chances
study-beyond = “Without luck” can be above 100% for those who won against the dice, and below 0 for those who lost with the dice on their side.
study-left = A dash marks a side that left before the end: nobody knows how it would have done.
study-verdict = { $same ->
    [yes] { $you ->
        [yes] You deserved to win: without luck it would have been yours too.
       *[no] { $who } deserved to win: without luck it would have ended the same way.
    }
   *[no] With the same luck for all, { $you ->
        [yes] you
       *[no] { $who }
    } would have come out ahead.
}
study-verdict-won = { $win }{ $how ->
    [better] , with the more accurate play.
    [though] , though { $you ->
        [yes] you
       *[no] { $who }
    } gave fewer chances away.
   *[plain] .
}
study-verdict-lucky = { $win }{ $much ->
    [much] , with a lot of luck ({ $luck }).
    [some] , with some luck ({ $luck }).
   *[none] .
} { $you ->
    [yes] You
   *[no] { $who }
} { $level ->
    [yes] were level without luck.
    [near] were close without luck.
   *[no] would have come out ahead without luck.
}
study-verdict-lost = You lost it { x-study-how }{ x-study-when }: your chances fell from { $before } to { $after }.
x-study-how = { $did ->
    [pass] by not moving
    [stop] by stopping
   *[move] with { $move }
}
x-study-when = {" "}{ $players ->
    [4] in round { $round }
   *[2] on move { $round }
}{ $thrown ->
    [yes] {" "}after a throw of { $throw }
   *[no] {""}
}
study-verdict-slipped = { $you ->
    [yes] You let the win slip { x-study-how }{ x-study-when }: your
   *[no] { $who } let the win slip { x-study-how }{ x-study-when }: the
} chances fell from { $before } to { $after }.
study-verdict-left = { $you ->
    [yes] You
   *[no] { $who }
} { $ahead ->
    [won] resigned a won game: { x-study-the-chances } were { $share }
    [better] resigned while ahead: { x-study-the-chances } were { $share }
   *[no] resigned with winning chances of { $share }
}{ $on ->
    [yes] ; what the computer did after that counts for nobody.
   *[no] .
}
x-study-the-chances = { $you ->
    [yes] your chances
   *[no] the chances
}
study-converted = The win took { $took ->
    [one] one turn
   *[other] { $took } turns
}, counting both sides; { $over ->
    [0] it could not have been done sooner.
   *[other] { $least } would have been enough.
}
study-verdict-score = Final score: { $list }.
study-verdict-kings = { $you ->
    [yes] You
   *[no] { $who }
} took { $kings ->
    [one] a king
    [2] two kings
   *[other] three kings
}.
study-verdict-level = { $dice ->
    [yes] With the same luck for all, nobody would have come out ahead.
   *[no] Nobody gave away more than the others.
}
study-so-far = Best chances so far: { $who }, { $share }.
study-decided = { $largest ->
    [yes] { $count ->
        [one] One moment decided.
        [2] Two moments decided.
       *[other] Three moments decided.
    }
   *[no] { $count ->
        [one] One moment is worth a look.
        [2] Two moments are worth a look.
       *[other] Three moments are worth a look.
    }
}
study-decided-before = { $count ->
    [one] One moment mattered until then.
    [2] Two moments mattered until then.
   *[other] Three moments mattered until then.
}
study-whole = Whole page
study-to-board = To the board
study-key-kind = { $kind ->
    [gift] Given away
    [luck] Luck
   *[find] Well seen
}
study-key-badge = { $kind ->
    [gift] { $share } given away
    [luck] { $good ->
        [yes] { $share } good luck
       *[no] { $share } bad luck
    }
   *[find] { $share } well seen
}
study-key-title = { $kind ->
    [resign] Resigning, which cost { $share }
    [gift] { $what ->
        [mate] { $turns ->
            [1] A mate in one missed
           *[other] A mate in { $turns } missed
        }
        [win] A win missed
        [mated] A mate allowed
        [ends] A win allowed
        [huffed] { x-A-role } huffed
        [captures] { $count ->
            [2] Two captures missed
            [3] Three captures missed
            [4] Four captures missed
           *[other] { $count } captures missed
        }
        [forked] A fork allowed
        [hangs] { x-A-role } left hanging
        [loses] { x-A-role } lost
        [gain] { x-A-role } not taken
        [risks] { x-A-role } put at risk
       *[cost] A choice that cost { $share }
    }
    [luck] { $what ->
        [takes] A throw that took { x-a-role }
        [idle] A throw without a move
       *[cost] { $good ->
            [yes] A throw worth { $share }
           *[no] A throw that cost { $share }
        }
    }
   *[find] Only good move, worth { $share }
}
study-key-played = { $you ->
    [yes] You
   *[no] { $who }
} { $did ->
    [resigned] resigned
    [threw] threw
   *[played] played
}
study-key-other = { $kind ->
    [gift] Better
    [resign] Playing on
    [luck] Other throws
   *[find] Next best
}
study-key-beside = { $kind ->
    [luck] The throw before it had { $good ->
        [yes] raised
       *[no] already lowered
    } { x-study-whose } by { $share }.
    [gift] What was made of it cost { $share }.
   *[find] What was made of it was the only good choice.
}
study-line = { $kind ->
    [stop] stopping there
   *[pass] { $after ->
        [yes] not moving
       *[no] no move
    }
}
study-flaw = { $kind ->
    [loses] { $soon ->
        [yes] This left { x-study-own } { $piece } on { $at } to be taken by the { $by } from { $from }.
       *[no] After { $answer }, { x-study-own } { $piece } on { $at } was lost.
    }
    [forked] This let { $answer } attack { $first } and { $second } at once and win the { $piece }.
    [mated] { $turns ->
        [1] This let { $answer } happen: checkmate.
       *[other] This let { $answer } force mate in { $turns }.
    }
    [ends] This let { $answer } win.
    [huffed] { $own ->
        [yes] You
       *[no] { $who }
    } did not capture, so the { $piece } on { $at } { $did ->
        [yes] was
       *[no] could be
    } huffed.
   *[risks] This left { x-study-own } { $piece } on { $at } at risk: the chance of its being taken was { $odds }.
}
x-study-own = { $own ->
    [yes] your
   *[no] the
}
study-takes = takes { $pieces }
study-why-take = { $line } would have taken the { $piece } and kept { x-study-whose } at { $share }.
study-why-takes = { $line } would have taken { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
} pieces and kept { x-study-whose } at { $share }.
study-why-gain = { $line } would have won the { $piece } and kept { x-study-whose } at { $share }.
study-why-mates = { $line } would have forced mate in { $turns }.
study-why-line = { $line } would have kept { x-study-whose } at { $share }.
x-study-whose = { $own ->
    [yes] your chances
   *[no] { $who }’s chances
}
study-why-wins = { $line } would have won at once.
study-why-saves = { $line } would have { $safe ->
    [yes] saved { x-study-it }
   *[no] made { x-study-it } safer
} and kept { x-study-whose } at { $share }.
x-study-it = { $known ->
    [yes] it
   *[no] the { $piece } on { $at }
}
study-why-resign = Giving up gives away what could still be hoped for.
study-why-luck = The chance of this throw was { $odds }. Any other would have left { x-study-whose } at { $share } on average.
study-why-moves = { $count ->
    [one] Only this piece moves with it: { $pieces }.
   *[other] Only these move with it: { $pieces }.
}
study-why-idle = No move was possible with it.
study-why-mating = { $turns ->
    [1] It is checkmate.
   *[other] { $gives ->
        [yes] It gives up the { $piece } and forces mate in { $turns }.
       *[no] It forces mate in { $turns }.
    }
}
study-why-find = The next best, { $line }, would have left { x-study-whose } at only { $share }.
study-now-throw = throw of { $throw }, luck { $luck } (chances { $shares })
study-now-choice = { $best ->
    [alone] { $line }
    [ends] { $line } – { $ending }
    [yes] { $line } was as good as anything
   *[no] { $line } – chances { $shares }
}
study-moments = { $count ->
    [0] Turns worth a look
   *[other] All turns worth a look ({ $count })
}
study-no-moments = { $dice ->
    [yes] No move was costly, and no throw decided anything.
   *[no] No move was costly.
}
study-thrown = throw of { $throw }
study-better = better:
study-all = Show all { $count }
study-fewer = Show fewer
study-save = Save with comments
study-review-how = How this is reckoned
study-review-what = Winning chances go from 0 to 100%: at 30% you win about 30 games in 100. { $dice ->
    [yes] The luck of a throw is how much more it was worth than the average throw at that moment; over many games luck evens out. “Without luck” is the result minus all the luck of the game, so it can be below 0 or above 100%.{" "}
   *[no] {""}
}“Lost chances” adds up how much worse the chosen moves were than the best ones found. Chances can come back and be lost again, so the sum can be above 100%. ?! marks moves that cost 4% or more, ? from 8%, ?? from 16%.
study-unsure = All of this is estimated by looking ahead. In this game two looks at the same position differ by { $spread } on average.
study-unsure-short = All of this is estimated by looking ahead. How exactly, so short a game does not tell.
