# Where the games of a page without a server are kept.
kept-title = { $lasting ->
    [not] Games only until you close this page
   *[other] Kept in this browser
}
kept-about = This page has no server behind it: your games are kept in this browser, on this device, and nowhere else.
kept-lasts = The browser keeps them until you clear its data yourself.
kept-may-go = Nothing is promised, though: a browser may clear them when room is short, and some do so after seven days without a visit. Install the page, have them kept for good, or save them in a file now and then.
kept-not = This browser does not let this page keep anything (as in some private windows). Your games are gone when you close or reload it; save them in a file before that.
kept-not-short = This browser keeps no games: this one is gone when you close or reload the page.
kept-links = In a file, a game by links becomes a game at one screen. To go on with the others on another device, take it along: at its table, choose “{ share-open }”.
kept-ask = Keep them for good
kept-refused = The browser promises nothing yet. Installing the page, or visiting it more often, usually changes its mind; a file is safe in any case.
kept-save = Save all games
kept-saved = { $games ->
    [one] One game was saved in the file { $file }.
   *[other] { $games } games were saved in the file { $file }.
}
kept-hidden = { $games ->
    [one] One game is kept without being on the list.
   *[other] { $games } games are kept without being on the list.
}
kept-list = Put back on the list
kept-bring = Bring games
kept-no-file = This is no file of games from Ashtapada: nothing was brought.
kept-brought = { $games ->
    [0] No new game was brought.
    [one] One new game was brought.
   *[other] { $games } new games were brought.
}
kept-known = { $games ->
    [one] One was here already.
   *[other] { $games } were here already.
}
kept-linked = { $games ->
    [one] One of them was played by links: it goes on at this screen, and the computer throws.
   *[other] { $games } of them were played by links: they go on at this screen, and the computer throws.
}
kept-typed = { $games ->
    [one] In one of them you throw by hand and enter what comes up.
   *[other] In { $games } of them you throw by hand and enter what comes up.
}
kept-unread = { $games ->
    [one] One could not be read:
   *[other] { $games } could not be read; the first:
}
