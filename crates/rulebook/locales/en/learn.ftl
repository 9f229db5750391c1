### The daily positions and the guided first games, fetched when such a page is opened.

## Daily positions

daily-list-four-kings = Four kings
daily-list-soldiers = Soldiers
daily-list-leopards = Cows and leopards
daily-list-chess = Hieroglyph chess
daily-streak = { $count ->
    [0] no streak yet
    [one] one day in a row
   *[other] { $count } days in a row
}
daily-you = You play { $colour ->
    [black] Black
    [green] Green
    [red] Red
    [yellow] Yellow
    [indigo] Indigo
    [ivory] Ivory
    [madder] Madder
    [turmeric] Turmeric
    [white] White
    [light] Light
   *[dark] Dark
}
daily-task = It is your move: find the best one.
daily-task-throw = You have thrown { $face }. Find the best move.
daily-goal-win = Goal: win the game this turn.
daily-goal-win-in-two = Goal: win next turn, whatever the reply.
daily-goal-gain = { $unit ->
    [points] Goal: gain as many points as you can, allowing for what the others can win back before your next turn.
   *[pieces] Goal: gain as many pieces as you can, allowing for what the opponent can win back before your next turn.
}
daily-goal-margin = Goal: the best chances of winning the whole game.
daily-found = Found! That is the best move.
daily-this = This was the best move.
daily-missed = There is a better move. See it, or try again just for yourself.
daily-why-win = Another move wins the game at once.
daily-why-win-in-two = After your move the win is no longer certain; another move forces it.
daily-why-gain = { $unit ->
    [points] Another move gains more: { $gain } points, and anything else at most { $other }.
   *[pieces] Another move gains more: { $gain } pieces, and anything else at most { $other }.
}
daily-why-margin = { $none ->
    [yes] The best move leaves you winning chances of { $best }; after anything else the game is as good as lost.
   *[no] The best move leaves you winning chances of { $best }, anything else at most { $other }.
}
daily-show = Show the best move
daily-then = And then?
daily-next = On to { $list }
daily-counted-found = Today’s position is solved and counts towards your streak.
daily-counted-missed = Your first try today missed, so your streak starts again tomorrow.
daily-rule = A new position every day, the same for everybody (it changes at midnight UTC). Your first try counts; a miss or a skipped day ends the streak.
daily-share = Copy today’s result
daily-copied = Copied. It does not give away the solution.
daily-not-copied = It could not be copied.
daily-theme-mate = Checkmate: the king is attacked and no move saves him.
daily-theme-fence = Both leopards are blocked: the cows have won.
daily-theme-win = That was the last capture needed: the game is won.
daily-theme-win-in-two = Whatever the answer, the next turn wins.
daily-theme-parade = A parade of boats: the last to arrive takes the others.
daily-theme-throne = A throne is worth points, and more.
daily-theme-king = A king falls, and nothing is worth more.
daily-theme-chain = Several captures in one turn.
daily-theme-promotion = The pawn becomes the piece it stood in front of at the start.
daily-theme-capture = The most valuable capture on the board.
daily-theme-quiet = Nothing is captured, and yet no other move comes near.
daily-theme-exchange = There is much to do, but this capture is the one that counts.
daily-gain = It gains { $unit ->
    [points] { $gain ->
        [one] one point
       *[other] { $gain } points
    }
   *[pieces] { $gain ->
        [one] one piece
       *[other] { $gain } pieces
    }
} at once.
daily-margin = The strongest computer player thought about this ten times longer than in a game. It puts your winning chances at { $best } after this move and at { $other } after the next best: a lead of { $lead ->
    [one] one percentage point
   *[other] { $lead } percentage points
}. That is judgement, not proof.
daily-loss = { $loss ->
    [0] Until your next turn nobody can win anything back,
   *[other] Until your next turn at most { $loss } can be won back,
}
daily-other = { $other ->
    [0] and no other move gains anything.
   *[other] and no other move gains more than { $other }.
}

## Past days

past-title = Positions of past days
past-lead = Each position once. They no longer count towards a streak.
past-all = All themes
past-more = Show more
past-hardness = Difficulty { $step } of 5
past-solved = solved
past-counts = A position of a past day: it does not count towards a streak.
motif-mate = Mate
motif-fence = Fence them in
motif-king = Capture a king
motif-parade = Parade of boats
motif-throne = Throne
motif-promotion = Promotion
motif-chain = Chain of jumps
motif-quiet = Quiet move

## A rush

rush-title = Three-minute rush
rush-lead = Find the best move in as many positions as you can. They grow harder; the third miss ends it.
rush-begin = Begin
rush-again = Another rush
rush-best = Your best so far: { $count }
rush-left = Time left
rush-solved = { $count ->
    [one] one solved
   *[other] { $count } solved
}
rush-misses = { $count ->
    [0] no miss
    [one] one miss
   *[other] { $count } misses
}
rush-found = Found!
rush-missed = That was not the best move.
rush-over-time = Time is up.
rush-over-misses = The third miss: it is over.
rush-over-all = You have solved them all!
rush-new-best = Your best so far!
rush-line = { $count ->
    [one] Ashtapada, three-minute rush: one position solved
   *[other] Ashtapada, three-minute rush: { $count } positions solved
}
rush-copy = Copy the result
rush-missed-ones = The best moves that you missed

## Guided first games

guided-step = Turn { $step } of { $last }
guided-thrown = You threw { $face }:
guided-wait = Waiting for the reply…
guided-astray = The rules allow that too, but this game wants to show you something else, so the move is taken back.
guided-real = Now a real game
guided-leave = Leave, and play for real
