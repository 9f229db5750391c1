### What players with screens of their own agree on: who is away, a pause, time as a gift, help. Fetched at such tables.

terms = When a player is away
terms-note = This applies only while another player is at the table.
terms-after = After { $count ->
    [one] one minute
   *[other] { $count } minutes
}
terms-computer = a computer player stands in
terms-resign = it counts as resigning
terms-wait = the others wait
terms-days = When a turn may take days, nobody has to be at the table: the others simply wait.
terms-help = The computer may help everyone (hints, analysis)
terms-open = Anyone may join (see “Play with others”)
terms-rated = Rated: counts for everyone’s rating
terms-rated-note = Everyone needs an account, the game begins once everyone has sat down, nobody is helped, and running out of time loses.
terms-rated-more = How ratings work
terms-line-computer = When a player has been away for { $count ->
    [one] a minute
   *[other] { $count } minutes
}, a computer player stands in until they return.
terms-line-resign = Being away for { $count ->
    [one] a minute
   *[other] { $count } minutes
} counts as resigning.
terms-line-wait = When a player is away, the others wait.
terms-line-days = Nobody has to be at the table: a turn may take days.
terms-line-help = The computer may help everyone here.
terms-line-rated = This game is rated.
dice-owed = Each player’s device adds a number to the dice on its own. { $who } just { $count ->
    [one] has
   *[other] have
} to open this table.
absent-computer = { $who } { $count ->
    [one] is
   *[other] are
} { $begun ->
    [yes] away
   *[no] not here yet
}. In { $time } { $count ->
    [one] a computer player takes over
   *[other] computer players take over
}.
absent-resign = { $who } { $count ->
    [one] is
   *[other] are
} { $begun ->
    [yes] away
   *[no] not here yet
}. In { $time } that counts as resigning.
absent-now = { $who } { $count ->
    [one] is away. A computer player stands in.
   *[other] are away. Computer players stand in.
}
absent-fill = Let the computer play
absent-filled = the computer plays until somebody sits down
pause-asked = Propose a pause
pause-on = The game is paused.
pause-off = Continue
gift = Give { $who } more time (+{ $count } min)
gift-day = Give { $who } another day

## What became of a proposal
wish-agreed = You have agreed. Waiting for the others.
wish-asked-back = Proposed by { $who }: take back { $count ->
    [one] the last move
   *[other] the last { $count } moves
}. Then { $mine ->
    [yes] it is your move again.
   *[no] it is { $seat }’s move again.
}
wish-own-back = You propose to take back { $count ->
    [one] the last move
   *[other] the last { $count } moves
}. Then { $mine ->
    [yes] it is your move again.
   *[no] it is { $seat }’s move again.
} Waiting for an answer.
wish-off-declined = { $who ->
    [none] Your proposal was declined.
   *[other] { $who } declined your proposal.
}
wish-off-played = The game has gone on without an answer: your proposal no longer stands.
wish-off-waits = Your proposal will be made again as soon as the computer players have moved.
wish-again = Propose it again

## The next game, and who plays with whom in it
next-told = { $who ->
    [none] The next game at this table is ready.
   *[other] { $who } would like another game, and your seat is kept.
}
next-go = { $who ->
    [none] To the next game
   *[other] Play along
}
partners-ask = Rematch, new partners
partners-title = Who plays with whom next?
partners-against = against
partners-now = as now

## Clocks, in the form
clock-none = No clock
clock-preset = { $count } minutes
clock-own = Custom
clock-days = Days per turn
clock-minutes = Minutes per player
clock-seconds = Seconds added per turn
clock-free = Free seconds per turn
clock-each = In each turn
clock-each-increment = time is added
clock-each-delay = the first seconds are free
clock-decides = Running out of time loses
clock-odds = Different times per player
clock-odds-minutes = Minutes
clock-odds-seconds = Seconds per turn
clock-odds-free = Free seconds
clock-odds-days = Days per turn
clock-hint = For the whole game.
clock-hint-days = For playing a turn now and then: the days keep running while nobody is at the table.
clock-wont = Nobody loses automatically when the time is up: you decide what happens.
clock-will = Running out of time loses. In a free-for-all the others play on, and a computer player takes over that army.
clock-days-wrong = Give 1 to 30 whole days per turn.
clock-minutes-wrong = Give each player between half a minute and 600 minutes.
clock-seconds-wrong = Add 0 to 600 whole seconds per turn.

## Notifications of a turn while the page is closed
push-begin = Notify me of my turn
push-on = This browser will notify you when it is your turn, even while the page is closed.
push-stop = Stop notifying me
push-denied = Your browser does not allow notifications from this page. Allow them in its settings, then try again.
push-failed = That did not work: the browser or its notification service cannot be reached at the moment.
push-insecure = A browser can notify you of your turn only where the address begins with https.
push-unable = This browser cannot notify you of your turn while the page is closed. On an iPhone or iPad, add the page to your home screen first.
