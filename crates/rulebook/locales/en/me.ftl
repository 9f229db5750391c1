# Accounts, your own games, and feeds.
me-account = Your account
me-about = Nobody needs an account to play. With one, your seats and games are yours on every device.
me-here-only = Without an account your seats belong to this browser.

me-name = Your name
me-make = Make an account
me-make-about = Your device makes a passkey: you sign in with your finger, your face or a PIN. There is no password and no e-mail address.
me-have = Sign in
me-have-about = If you have an account here already.
me-made = Your account is there.
me-signed-in = You are signed in.
me-signed-out = You are signed out.
me-cancelled = Your device made or showed no passkey. Try again.
me-known-device = This device has a passkey of your account already.
me-no-passkeys = This browser offers no passkeys here: they need a site with a name and a secure connection (https). You play without an account as before.
me-elsewhere = Passkeys need an address with a name. On this computer you can make an account here:
me-rename = Change name
me-renamed = The name is changed.
me-sign-out = Sign out
me-sign-out-all = Sign out everywhere
me-sessions =
    { $count ->
        [one] You are signed in in one browser.
       *[other] You are signed in in { $count } browsers.
    }

me-games-none = None yet. A game is shown here once you have taken a seat at a table whose players have screens of their own.
me-going = Going on
me-over = Over
me-more = Older games
me-only-here = only in this browser
me-bring =
    { $count ->
        [one] Take one game of this browser into the account
       *[other] Take { $count } games of this browser into the account
    }
me-brought =
    { $count ->
        [one] One game belongs to your account now.
       *[other] { $count } games belong to your account now.
    }

me-passkeys = Passkeys
me-passkeys-about = Add one of another device, so that you do not lose the account with this one.
me-passkey-nameless = Passkey
me-passkey-added = added { $when }
me-passkey-used = last used { $when }
me-passkey-name = Name of the new passkey
me-passkey-add = Add a passkey
me-passkey-remove = Remove
me-passkey-remove-label = Remove the passkey “{ $name }”
me-passkey-last = The only passkey cannot be removed: add another one first, or delete the account.

me-feed = Feed
me-feed-about = A feed reader shows which games wait for you. Whoever has its address sees the names of these games and their links, and nothing else.
me-feed-make = Make an address
me-feed-renew = Renew the address
me-feed-stop = Stop the feed
me-feed-once = Copy it now: it is not shown again.
me-feed-there = There is an address. If you have lost it, renew it; the old one then shows nothing any more.
me-copy = Copy
me-copied = Copied.

me-data = Your data
me-export = Save my data
me-export-about = One file with your account and all your games.
me-delete = Delete my account …
me-delete-title = Delete the account?
me-delete-about = Your account, its passkeys, its feed and your programs are deleted, and your name is removed from all seats. The games stay. This cannot be undone.
me-delete-yes = Delete for good
me-delete-no = Keep it
me-deleted = Your account is deleted.

me-signed-out-since = You are not signed in any more.
me-unknown-passkey = This passkey opens no account here: perhaps it was removed, or its account was deleted.
me-refused = This passkey was not accepted. Try again.
