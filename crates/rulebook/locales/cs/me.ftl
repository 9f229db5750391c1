# Účty, vlastní partie a kanály RSS.
me-account = Váš účet
me-about = Ke hře není účet potřeba. S účtem máte svá místa a partie na každém zařízení.
me-here-only = Bez účtu patří vaše místa tomuto prohlížeči.

me-name = Vaše jméno
me-name-here = Toto je jméno vašeho účtu; změníte ho na stránce „Vaše partie“.
me-make = Založit účet
me-make-about = Zařízení vytvoří přístupový klíč: přihlašujete se prstem, obličejem nebo kódem PIN. Není tu heslo ani e-mailová adresa.
me-have = Přihlásit se
me-have-about = Pokud tu už účet máte.
me-made = Účet je založen.
me-signed-in = Přihlášení se povedlo.
me-signed-out = Odhlášení se povedlo.
me-cancelled = Zařízení žádný přístupový klíč nevytvořilo ani neukázalo. Zkuste to znovu.
me-known-device = Toto zařízení už přístupový klíč k vašemu účtu má.
me-no-passkeys = Tento prohlížeč tu přístupové klíče nenabízí: potřebují adresu s doménou a zabezpečené spojení (https). Bez účtu hrajete jako dosud.
me-elsewhere = Přístupové klíče potřebují adresu s doménou. Na tomto počítači si účet založíte zde:
me-needed-table = U tohoto stolu se hraje na rating: každý, kdo tu hraje, potřebuje účet. Když si sednete bez účtu, partie se nezapočítá nikomu.
me-needed-lobby = Rating mají jen ti, kdo mají účet.
me-needed-nowhere = Na této adrese účet založit nejde: přístupové klíče potřebují adresu s doménou a zabezpečené spojení (https).
me-needed-go = Přejít k účtu
me-back = Zpět ke stolu
me-rename = Změnit jméno
me-renamed = Jméno je změněno.
me-sign-out = Odhlásit se
me-sign-out-all = Odhlásit se všude
me-sessions =
    { $count ->
        [one] Váš účet je přihlášený v jednom prohlížeči.
        [few] Váš účet je přihlášený ve { $count } prohlížečích.
       *[other] Váš účet je přihlášený v { $count } prohlížečích.
    }

me-games-none = Zatím žádná partie. První, proti třem počítačům, trvá asi deset minut.
me-filters = Které partie zobrazit
me-state-all = Všechny
me-state-going = Rozehrané
me-state-over = Dohrané
me-with-others = S ostatními
me-with-screen = U této obrazovky
me-with-computer = Partie jiných na tomto počítači
me-which = Která hra
me-which-all = Všechny hry
me-none-such = Taková partie mezi vašimi není.
me-show-all = Zobrazit všechny partie
me-going = Rozehrané
me-over = Dohrané
me-game-delete = Smazat navždy
me-game-sure = Smazat navždy?
me-game-deleted = { $title }: partie je smazána.
me-more = Starší partie
me-only-here = jen v tomto prohlížeči
me-bring = Převést k účtu ({ $count })
me-brought =
    { $count ->
        [one] Jedna partie teď patří k vašemu účtu.
        [few] { $count } partie teď patří k vašemu účtu.
        [many] { $count } partie teď patří k vašemu účtu.
       *[other] { $count } partií teď patří k vašemu účtu.
    }

people-title = S kým hrajete
people-about = „Hrát znovu“ začne další partii týchž lidí podle týchž pravidel. Každý ji najde mezi svými partiemi.
people-games =
    { $count ->
        [one] jedna společná partie
        [few] { $count } společné partie
       *[other] { $count } společných partií
    }
people-more =
    { $count ->
        [one] a ještě jeden hráč
        [few] a ještě { $count } hráči
       *[other] a ještě { $count } hráčů
    }
people-again = Hrát znovu
people-again-with = Hrát znovu: { $name }
people-go-on = K partii
people-go-on-with = Ke společné partii: { $name }
people-all = Zobrazit všechny ({ $count })

me-shown = Vaše stránka
me-shown-about = Každý na ní vidí vaše jméno a partie na rating. O ostatním rozhodujete vy:
me-shown-games = co a jak často hrajete
me-shown-results = výsledky partií na rating
me-shown-streak = šňůra v partiích na rating
me-shown-army = oblíbená armáda
me-shown-done = Volba je uložena.
me-shown-look = Podívat se na svou stránku

me-passkeys = Přístupové klíče
me-passkeys-about = Přidejte klíč z jiného zařízení: o účet pak nepřijdete, ani když toto ztratíte.
me-passkey-nameless = Přístupový klíč
me-passkey-added = přidán { $when }
me-passkey-used = naposledy použit { $when }
me-passkey-name = Název nového klíče
me-passkey-add = Přidat přístupový klíč
me-passkey-remove = Odebrat
me-passkey-remove-label = Odebrat klíč „{ $name }“
me-passkey-sure = Odebrat „{ $name }“ natrvalo?
me-feed-sure = Opravdu? Dosavadní adresa přestane platit.
me-passkey-last = Jediný klíč odebrat nelze: nejdřív přidejte další, nebo účet smažte.

me-feed = Kanál RSS
me-feed-about = Čtečka RSS ukáže, které partie na vás čekají. Kdo má adresu, vidí názvy her a odkazy na tyto partie, a nic víc.
me-feed-make = Vytvořit adresu
me-feed-renew = Změnit adresu
me-feed-stop = Vypnout kanál
me-feed-once = Adresu si zkopírujte teď, znovu se neukáže:
me-feed-there = Adresa už existuje. Pokud ji nemáte, změňte ji; stará pak přestane fungovat.
me-copy = Kopírovat
me-copied = Zkopírováno.

me-data = Vaše údaje
me-export = Uložit moje údaje
me-export-about = Jeden soubor s vaším účtem a všemi partiemi.
me-delete = Smazat účet…
me-delete-title = Smazat účet?
me-delete-about = Účet, jeho klíče, kanál i vaše programy budou smazány a vaše jméno zmizí ze všech míst. Partie zůstanou. Vrátit to nelze.
me-delete-yes = Smazat navždy
me-delete-no = Ponechat
me-deleted = Účet je smazán.

me-signed-out-since = Přihlášení v tomto prohlížeči už skončilo.
me-unknown-passkey = Tento přístupový klíč nepatří k žádnému zdejšímu účtu: možná byl odebrán, nebo byl účet smazán.
me-refused = Tento přístupový klíč nebyl přijat. Zkuste to znovu.
