# Where the games of a page without a server are kept.
kept-title = Kept in this browser
kept-about = This page has no server behind it: your games are kept in this browser, on this device, and nowhere else.
kept-lasts = The browser keeps them until you clear its data yourself.
kept-may-go = Nothing is promised, though: a browser may clear them when room is short, and some do so after seven days without a visit. Install the page, have them kept for good, or save them in a file now and then.
kept-not = This browser keeps nothing: when you close the page, your games are gone. Save them in a file before that.
kept-ask = Keep them for good
kept-refused = The browser promises nothing yet. Installing the page, or visiting it more often, usually changes its mind; a file is safe in any case.
kept-save = Save all games
kept-none = There are no games to save yet.
kept-bring = Bring games
kept-brought = { $games ->
    [0] No game was brought.
    [one] One game was brought.
   *[other] { $games } games were brought.
}
kept-unread = { $games ->
    [one] One could not be read:
   *[other] { $games } could not be read; the first:
}
