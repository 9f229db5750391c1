# Games between people who share no server: each sends the game to the next as a link.
links-title = Playing by links
links-invite-next = Invite a friend
links-invite-about = The link is for one person. Whoever opens it joins, and sends a link back.
links-send = Send your move
links-send-about = The whole game is in the link. Nothing is on a server.
links-pass-on = Send the game on
links-for = This link is for { $who }.
links-over = Send how it ended
links-over-about = Then the others see the last move, too.
links-share = Send the link
links-copy = Copy the link
links-copied = Copied. Paste it into a message.
links-copy-by-hand = Your browser does not copy: select the link, and copy it.
links-code = The link as a code to be photographed
links-show-code = Show a code
links-link = The link
links-waiting = It is { $who } to move. When a link comes back, open it, or paste it here:
links-waiting-join = When a link comes back, open it, or paste it here:
links-paste = Paste the link
links-open = Open
links-message = Ashtapada: { $game }
links-page = A game by links
links-page-about = Has a friend sent you a game? Paste the link here, however long it is.
links-invited = You are invited to a game
links-invited-by = { $names } would like to play { $game } with you.
links-invited-by-someone = Somebody would like to play { $game } with you.
links-seats = You would play { $seats }.
links-join = Join the game
links-look-rules = Read the rules
links-opening = The link is read …
links-elsewhere = This link belongs to a page of Ashtapada without a server. Open it where the game was begun, or copy it and paste it there.
links-behind = That was an older link: here the game has gone on already.
links-number = How many you are
links-number-each = { $count ->
    [one] One
   *[other] { $count }
} people
links-two-kings = Each of you leads two armies, opposite each other.
links-no-clock = Nobody has to be there at the same time, and no clock runs. Throws are fair: nobody can try them out.
links-looking = You are looking on: this game is played on other devices.
links-invite-many = The link is for the next player, who invites the one after. The last to join sends it back to whoever began.
links-name = Your name
links-again = Another game by links
links-side = You play
links-begin = Begin with a friend
links-no-dice = Nobody has to be there at the same time, and no clock runs.
