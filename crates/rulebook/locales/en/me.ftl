# Accounts, your own games, and feeds.
me-account = Your account
me-about = Nobody needs an account to play. With one, your seats and games are yours on every device.
me-here-only = Without an account your seats belong to this browser.

me-name = Your name
me-name-here = This is the name of your account, which you change under “Your games”.
me-make = Create an account
me-make-about = Your device creates a passkey: you sign in with your fingerprint, your face or a PIN. There is no password and no e-mail address.
me-have = Sign in
me-have-about = If you already have an account here.
me-made = Your account is ready.
me-signed-in = You are signed in.
me-signed-out = You are signed out.
me-cancelled = Your device did not create or offer a passkey. Try again.
me-known-device = This device already has a passkey for your account.
me-no-passkeys = This browser offers no passkeys here: they need a domain name and a secure connection (https). You can still play without an account.
me-elsewhere = Passkeys need an address with a domain name, not only numbers. On this computer you can create an account here:
me-needed-table = This table is rated: all its players need an account. If you sit down without one, the game counts for nobody.
me-needed-lobby = Only players with an account have a rating.
me-needed-nowhere = You cannot create an account at this address: passkeys need a domain name and a secure connection (https).
me-needed-go = Sign in or register
me-back = Back to the table
me-rename = Change name
me-renamed = The name is changed.
me-sign-out = Sign out
me-sign-out-all = Sign out everywhere
me-sessions =
    { $count ->
        [one] You are signed in on one browser.
       *[other] You are signed in on { $count } browsers.
    }

me-games-none = No games yet. Your first one takes about ten minutes, against three computers.
me-filters = Which games are shown
me-state-all = All
me-state-going = Going on
me-state-over = Finished
me-with-others = With others
me-with-screen = On this screen
me-with-computer = Of others at this computer
me-which = Which game
me-which-all = All games
me-none-such = No game of yours is like that.
me-show-all = Show all games
me-going = In progress
me-over = Finished
me-game-delete = Delete for good
me-game-sure = Delete it for good?
me-game-deleted = { $title }: the game is deleted.
me-more = Older games
me-only-here = only in this browser
me-bring =
    { $count ->
        [one] Move one game to account
       *[other] Move { $count } games to account
    }
me-brought =
    { $count ->
        [one] One game now belongs to your account.
       *[other] { $count } games now belong to your account.
    }

people-title = People you have played with
people-about = Play again begins the next game of the same people, by the same rules. They find it among their own games.
people-games =
    { $count ->
        [one] one game together
       *[other] { $count } games together
    }
people-more =
    { $count ->
        [one] and one other player
       *[other] and { $count } other players
    }
people-again = Play again
people-again-with = Play again with { $name }
people-go-on = To your game
people-go-on-with = To your game with { $name }
people-all = Show all { $count }

me-shown = Your page
me-shown-about = Everybody sees your name and your rated games there. What else it shows, you choose:
me-shown-games = which games you play, and how many
me-shown-results = how your rated games ended
me-shown-streak = your streak in rated games
me-shown-army = your favourite army
me-shown-done = Your choice is saved.
me-shown-look = See your page

me-passkeys = Passkeys
me-passkeys-about = Add a passkey from another device: then you keep your account even if you lose this device.
me-passkey-nameless = Passkey
me-passkey-added = added { $when }
me-passkey-used = last used { $when }
me-passkey-name = Name of the new passkey
me-passkey-add = Add a passkey
me-passkey-remove = Remove
me-passkey-remove-label = Remove the passkey “{ $name }”
me-passkey-sure = Remove “{ $name }” for good?
me-feed-sure = Really? The old address stops working.
me-passkey-last = Your only passkey cannot be removed: add another first, or delete the account.

me-feed = RSS feed
me-feed-about = A feed reader shows which games are waiting for you. Anyone who has its address sees the names of these games and links to them, nothing else.
me-feed-make = Create an address
me-feed-renew = Renew the address
me-feed-stop = Turn off the feed
me-feed-once = Copy it now (shown only once)
me-feed-there = The feed already has an address. If you have lost it, renew it; the old one stops working.
me-copy = Copy
me-copied = Copied.

me-data = Your data
me-export = Save my data
me-export-about = One file with your account and all your games.
me-delete = Delete my account…
me-delete-title = Delete the account?
me-delete-about = Your account, its passkeys, its feed and your programs are deleted, and your name is removed from all seats. The games remain. This cannot be undone.
me-delete-yes = Delete for good
me-delete-no = Keep it
me-deleted = Your account is deleted.

me-signed-out-since = You are no longer signed in.
me-unknown-passkey = This passkey belongs to no account here. It may have been removed, or its account deleted.
me-refused = This passkey was not accepted. Try again.
