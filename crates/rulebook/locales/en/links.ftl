# Games between people who share no server: each sends the game to the next as a link, or as a text where the page is a file ($file).
links-title = Playing by links
links-invite-next = Invite a friend
links-invite-about = { $file ->
    [yes] The text is for one person, who pastes it into the page in this same file, joins, and sends a text back.
   *[no] The link is for one person. Whoever opens it joins, and sends a link back.
}
links-send = Send your move
links-send-back = { $file ->
    [yes] Send a text back
   *[no] Send a link back
}
links-send-about = { $file ->
    [yes] The text holds the whole game: nothing is kept on a server.
   *[no] The link holds the whole game: nothing is kept on a server.
}
links-pass-on = Send the game on
links-for = For { $who }
links-over = Send how it ended
links-over-about = Then the others see the last move, too.
links-share = { $file ->
    [yes] Send the text
   *[no] Send the link
}
links-copy = { $file ->
    [yes] Copy the text
   *[no] Copy the link
}
links-copied = { $file ->
    [yes] Copied, with a line on what to do with it. Paste it into a message.
   *[no] Copied. Paste it into a message.
}
links-copy-by-hand = { $file ->
    [yes] Your browser does not copy: select the text, and copy it.
   *[no] Your browser does not copy: select the link, and copy it.
}
links-file-message = Ashtapada, { $game }. Open your own file of the page, choose “{ home-link }” there, and paste this whole message:
links-code = The link as a code to be photographed
links-show-code = Show a code
links-link = The link
links-waiting = { $file ->
    [yes] Paste the text that comes back here:
   *[no] Open the link that comes back, or paste it here:
}
links-paste = { $file ->
    [yes] Paste the text
   *[no] Paste the link
}
links-open = Open
links-message = Ashtapada: { $game }
links-page = A game by links
links-page-about = { $file ->
    [yes] Has a friend sent you a game? Paste the whole message here, however long it is.
   *[no] Has a friend sent you a game? Paste the link here, however long it is.
}
links-invited = You are invited to a game
links-invited-by = { $names } would like to play { $game } with you.
links-invited-by-someone = Somebody would like to play { $game } with you.
links-army = { w-Colour }
links-seats = You would play { $seats }.
links-for-one = The invitation is for one person: the place goes to whoever’s answer comes back first.
links-join = Join the game
links-look-rules = Read the rules
links-opening = Reading the link …
links-elsewhere = This link belongs to a page of Ashtapada without a server. Open it where the game was begun, or copy it and paste it there.
links-behind = { $file ->
    [yes] That was an older text: here the game has gone on already.
   *[no] That was an older link: here the game has gone on already.
}
links-own = { $file ->
    [yes] This is your own text, for your friend: send it, and let your friend paste it.
   *[no] This is your own link, for your friend: send it, and let your friend open it.
}
links-same = There is nothing new in it: here the game stands just the same.
links-number = How many you are
links-number-each = { $count ->
    [one] One
   *[other] { $count }
} people
links-two-kings = Each of you leads two armies, opposite each other.
links-no-clock = You need not be there at the same time, and there is no clock. Throws are fair: nobody can try them out beforehand.
links-looking = You are looking on. If this is your game, go on at the device on which you joined, or bring it over from there, under “{ share-open }”.
links-invite-many = The link is for the next player, who invites the one after. The last to join sends it back to whoever began.
links-name = Your name
links-again = Another game by links
links-side = You play
links-begin = Or begin a game with a friend
links-no-dice = You need not be there at the same time, and there is no clock.
links-unkept = This browser keeps nothing here: once you close or reload the page, your place in the game is lost.
links-stop = How to stop early
links-stop-how = { $resigns ->
    [now] Or simply send nothing more, and tell the others.
    [yes] You can resign when it is your turn. Or simply send nothing more, and tell the others.
   *[no] Nobody can resign here: the game goes on to its end. If you want no more, send nothing more, and tell the others.
}
links-bad-link = { $file ->
    [yes] This is not the text of a game, or not all of it. Copy the whole message, to its last letter.
   *[no] This is not the link of a game, or not all of it. Copy it whole, to its last letter.
}
links-false-link = { $file ->
    [yes] This text tells the game differently from what this device knows. Nothing was changed: ask for the text again.
   *[no] This link tells the game differently from what this device knows. Nothing was changed: ask for the link again.
}
links-link-taken = Two people have used the same invitation, which is for one. Whoever’s answer came back first plays; the other needs a game of their own.
# The game goes on at another device of the same person.
links-place = On another device of yours
links-place-about = { $file ->
    [yes] The text carries your place in the game: you go on where you paste it, and here you only look on.
   *[no] The link carries your place in the game: you go on where you open it, and here you only look on.
}
links-place-make = Take to another device
links-place-sure = Only look on here?
links-place-made = { $file ->
    [yes] Paste the text on your other device: the game goes on there.
   *[no] Open the link on your other device, or photograph its code there: the game goes on there.
}
links-place-own = { $file ->
    [yes] The text is for you alone: anybody else who has it can play for you, and know throws beforehand where there are dice.
   *[no] The link is for you alone: anybody else who has it can play for you, and know throws beforehand where there are dice.
}
links-place-gone = You have taken this game to another device. Here you are looking on.
links-place-show = { $file ->
    [yes] Show the text again
   *[no] Show the link again
}
links-here = From now on you play on this device.
# A game goes on at a page with a server ($server), or at one without.
links-hand = { $server ->
    [yes] Go on at a server
   *[no] Take it along
}
links-hand-about = { $server ->
    [yes] There friends can join, each on a device of their own. Here the game stays as it is.
   *[no] A page without a server keeps the game in the browser and needs no network. Here the game stays as it is.
}
links-hand-where = { $server ->
    [yes] Address of a page with a server
   *[no] Address of a page without a server
}
links-hand-bad = This is not the address of a page.
links-hand-open = Open it there
links-hand-copy = Copy the link
links-hand-copied = Copied. Open the link where you want to play, or paste it on that page under “{ record-open }”.
links-hand-seen = { $server ->
    [yes] Nothing is sent before you press “{ links-hand-open }”. Then that server reads the game, with the names in it.
   *[no] The game is in the link, with the names in it: no server reads it, but anybody who gets the link can.
}
links-handed = A game handed over
links-handed-about = { $server ->
    [yes] It came with the link. If you go on, it becomes a table of this server, which friends join by a link.
   *[no] It came with the link. If you go on, it is kept here, in this browser.
}
links-handed-friends = Go on with friends
links-handed-here = Go on here
links-handed-bad = The game in this link cannot be read: a part of it is missing, or this browser is too old. A saved record can be opened instead.
