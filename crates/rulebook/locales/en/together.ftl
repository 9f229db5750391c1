### Finding a table and each other, and talk at a table.

together-lead = No account is needed: a name is enough.
together-name = Your name
together-code = Do you have a code?
together-code-help = Six letters, shown to whoever set the table up.
together-code-go = To the table
together-code-wrong = There is no table with this code. Check the letters: a code has six of them, and no I or O.
together-look = Look for people to play with
together-look-help = If not enough people come, computer players take the free seats.
together-game = Game
together-wait = Wait at most
together-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
together-look-go = Look for people
together-looking = Looking for people to play { $game } …
together-found = { $people } of { $of } players found.
together-left = Computer players take the free seats in { $time }.
together-stop = Stop looking
together-join = Join
together-others = { $count ->
    [one] { $count } person is looking for company.
   *[other] { $count } people are looking for company.
}
together-tables = Open tables
together-none = No table is open at the moment. Look for people, or set up a table of your own and open it to everybody.
together-set-up = Set up a table
together-free = { $count ->
    [0] no free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
together-begun = The game has begun
together-waits = Waiting for players
together-watching = { $count ->
    [one] { $count } is watching
   *[other] { $count } are watching
}
together-no-clock = no clock
together-clock = { $minutes } min + { $seconds } s a turn
together-clock-delay = { $minutes } min, the first { $seconds } s of a turn free
together-clock-days = { $count ->
    [one] { $count } day a turn
   *[other] { $count } days a turn
}
together-clock-decides = who runs out of time loses
together-changed = { $count ->
    [one] { $count } option changed
   *[other] { $count } options changed
}
together-seat-free = free
together-somebody = somebody
together-sit = Sit down
together-watch = Watch
together-lost = The connection is interrupted. It is being restored …

gather-short = Code of this table, to type under “Play with others”:

talk-title = Talk
talk-phrases = Say
talk-reactions = Show
talk-words = Your own words
talk-send = Send
talk-open-table = Anybody may come to this table, so there are ready-made phrases only. Everyone reads them in their own language.
talk-private-table = Everyone reads the phrases in their own language. Nothing of this is stored.
talk-watching = Who plays here can talk; you are watching.
talk-nothing = Nobody has said anything yet.
talk-people = The others
talk-mute = Mute
talk-unmute = Listen again
talk-hide = Hide name
talk-unhide = Show name
talk-report = Report
talk-reported = Reported
talk-said-hello = Hello!
talk-said-good-luck = Good luck!
talk-said-well-played = Well played!
talk-said-lucky = What luck!
talk-said-thinking = I am thinking …
talk-said-no-hurry = Take your time.
talk-said-away = I will be away for a moment.
talk-said-back = I am back.
talk-said-sorry = Sorry!
talk-said-thanks = Thank you!
talk-said-another = Another game?
talk-said-bye = Goodbye!
talk-shown-smile = Smile
talk-shown-laugh = Laughter
talk-shown-wow = Surprise
talk-shown-sad = Sadness
talk-shown-applause = Applause
