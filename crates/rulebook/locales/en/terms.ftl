### What players with screens of their own agree on: who is away, a pause, time as a gift, help. Fetched at such tables.

terms = While a player is away
terms-note = Only while another player is at the table.
terms-after = After { $count ->
    [one] one minute
   *[other] { $count } minutes
}
terms-computer = a computer player plays until the player is back
terms-resign = it counts as giving up
terms-wait = the others wait
terms-help = The computer may help: hints, lines and chances are open to everybody at this table
terms-line-computer = Who is away for { $count ->
    [one] a minute
   *[other] { $count } minutes
} is replaced by a computer player until the player is back.
terms-line-resign = Who is away for { $count ->
    [one] a minute
   *[other] { $count } minutes
} loses the game.
terms-line-wait = Who is away is waited for.
terms-line-help = The computer may help everybody here.
absent-computer = { $who } is away. In { $time } a computer player takes over.
absent-resign = { $who } is away. In { $time } that counts as giving up.
absent-now = A computer player plays for { $who } until the player is back.
absent-free = A computer player sits in for { $who } until somebody takes the seat.
absent-fill = Let the computer play here
absent-filled = the computer plays, until somebody sits down
pause-asked = Pause
pause-on = The game is paused.
pause-off = Go on
gift = Give { $who } more time (+{ $count } min)
gift-day = Give { $who } a day more

## Clocks, in the form
clock-none = No clock
clock-preset = { $count } minutes
clock-own = Custom
clock-days = Days for each turn
clock-minutes = Minutes for each player
clock-seconds = Seconds added for each turn
clock-free = Free seconds in each turn
clock-each = For each turn
clock-each-increment = some time is added
clock-each-delay = the first seconds are free
clock-decides = Who runs out of time loses
clock-hint = For the whole game.
clock-hint-days = For playing from time to time: the days pass also while nobody is at the table.
clock-wont = Nobody loses automatically when the time is up: you decide what happens.
clock-will = When the time is up, the game is lost. Where several play on for themselves, a computer player takes over the army.
clock-days-wrong = Give each turn from 1 to 30 whole days.
clock-minutes-wrong = Give each player between half a minute and 600 minutes.
clock-seconds-wrong = Add between 0 and 600 whole seconds for each turn.
