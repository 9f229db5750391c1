# Účty, vlastní hry a kanály.
me-account = Váš účet
me-about = Ke hře není účet potřeba. S účtem jsou vaše místa a hry vaše na každém zařízení.
me-here-only = Bez účtu patří vaše místa tomuto prohlížeči.

me-name = Vaše jméno
me-make = Založit účet
me-make-about = Zařízení vytvoří přístupový klíč: přihlašujete se prstem, obličejem nebo kódem PIN. Není tu heslo ani e-mailová adresa.
me-have = Přihlásit se
me-have-about = Pokud tu už účet máte.
me-made = Účet je založen.
me-signed-in = Jste ve svém účtu.
me-signed-out = Odhlášení proběhlo.
me-cancelled = Zařízení žádný přístupový klíč nevytvořilo ani neukázalo. Zkuste to znovu.
me-known-device = Toto zařízení už přístupový klíč k vašemu účtu má.
me-no-passkeys = Tento prohlížeč tu přístupové klíče nenabízí: potřebují stránku se jménem a zabezpečené spojení (https). Bez účtu hrajete jako dosud.
me-elsewhere = Přístupové klíče potřebují adresu se jménem. Na tomto počítači si účet založíte zde:
me-rename = Změnit jméno
me-renamed = Jméno je změněno.
me-sign-out = Odhlásit se
me-sign-out-all = Odhlásit všude
me-sessions =
    { $count ->
        [one] Účet je otevřen v jednom prohlížeči.
       *[other] Účet je otevřen v { $count } prohlížečích.
    }

me-games-none = Zatím žádné. Hra se tu objeví, jakmile se posadíte ke stolu, u kterého má každý svou obrazovku.
me-going = Probíhají
me-over = Dohrané
me-more = Starší hry
me-only-here = jen v tomto prohlížeči
me-bring =
    { $count ->
        [one] Převést jednu hru z tohoto prohlížeče do účtu
        [few] Převést { $count } hry z tohoto prohlížeče do účtu
        [many] Převést { $count } hry z tohoto prohlížeče do účtu
       *[other] Převést { $count } her z tohoto prohlížeče do účtu
    }
me-brought =
    { $count ->
        [one] Jedna hra teď patří vašemu účtu.
        [few] { $count } hry teď patří vašemu účtu.
        [many] { $count } hry teď patří vašemu účtu.
       *[other] { $count } her teď patří vašemu účtu.
    }

me-passkeys = Přístupové klíče
me-passkeys-about = Přidejte klíč z jiného zařízení, ať s tímto o účet nepřijdete.
me-passkey-nameless = Přístupový klíč
me-passkey-added = přidán { $when }
me-passkey-used = naposledy použit { $when }
me-passkey-name = Název nového klíče
me-passkey-add = Přidat přístupový klíč
me-passkey-remove = Odebrat
me-passkey-remove-label = Odebrat přístupový klíč „{ $name }“
me-passkey-last = Jediný klíč odebrat nelze: nejdřív přidejte další, nebo účet smažte.

me-feed = Kanál
me-feed-about = Čtečka kanálů ukáže, které hry na vás čekají. Kdo má adresu, vidí názvy těchto her a odkazy na ně, a nic víc.
me-feed-make = Vytvořit adresu
me-feed-renew = Změnit adresu
me-feed-stop = Kanál zrušit
me-feed-once = Zkopírujte ji teď: znovu se neukáže.
me-feed-there = Adresa už existuje. Pokud ji nemáte, změňte ji; stará pak už nic neukáže.
me-copy = Kopírovat
me-copied = Zkopírováno.

me-data = Vaše údaje
me-export = Uložit moje údaje
me-export-about = Jeden soubor s vaším účtem a všemi hrami.
me-delete = Smazat účet …
me-delete-title = Smazat účet?
me-delete-about = Účet, jeho klíče, kanál i vaše programy budou smazány a vaše jméno zmizí ze všech míst. Hry zůstanou. Nelze to vzít zpět.
me-delete-yes = Smazat navždy
me-delete-no = Ponechat
me-deleted = Účet je smazán.

me-signed-out-since = Už nejste ve svém účtu.
me-unknown-passkey = Tento přístupový klíč tu neotvírá žádný účet: snad byl odebrán, nebo byl účet smazán.
me-refused = Tento přístupový klíč nebyl přijat. Zkuste to znovu.
