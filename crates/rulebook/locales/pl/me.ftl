# Konta, własne gry i kanały.
me-account = Twoje konto
me-about = Do gry nie trzeba konta. Z kontem Twoje miejsca i gry są Twoje na każdym urządzeniu.
me-here-only = Bez konta miejsca należą do tej przeglądarki.

me-name = Twoje imię
me-make = Załóż konto
me-make-about = Urządzenie utworzy klucz dostępu: logujesz się palcem, twarzą albo kodem PIN. Nie ma hasła ani adresu e-mail.
me-have = Zaloguj się
me-have-about = Jeśli masz już tu konto.
me-made = Konto zostało założone.
me-signed-in = Jesteś w swoim koncie.
me-signed-out = Wylogowano.
me-cancelled = Urządzenie nie utworzyło ani nie pokazało klucza dostępu. Spróbuj jeszcze raz.
me-known-device = To urządzenie ma już klucz dostępu do Twojego konta.
me-no-passkeys = Ta przeglądarka nie oferuje tutaj kluczy dostępu: potrzebują one strony z nazwą i bezpiecznego połączenia (https). Bez konta grasz jak dotąd.
me-elsewhere = Klucze dostępu potrzebują adresu z nazwą. Na tym komputerze konto założysz tutaj:
me-rename = Zmień imię
me-renamed = Imię zmieniono.
me-sign-out = Wyloguj
me-sign-out-all = Wyloguj wszędzie
me-sessions =
    { $count ->
        [one] Konto jest otwarte w jednej przeglądarce.
       *[other] Konto jest otwarte w { $count } przeglądarkach.
    }

me-games-none = Jeszcze żadnej. Gra pojawi się tutaj, gdy zajmiesz miejsce przy stole, przy którym każdy ma swój ekran.
me-going = Trwają
me-over = Zakończone
me-more = Starsze gry
me-only-here = tylko w tej przeglądarce
me-bring =
    { $count ->
        [one] Przenieś jedną grę z tej przeglądarki do konta
        [few] Przenieś { $count } gry z tej przeglądarki do konta
        [many] Przenieś { $count } gier z tej przeglądarki do konta
       *[other] Przenieś { $count } gry z tej przeglądarki do konta
    }
me-brought =
    { $count ->
        [one] Jedna gra należy teraz do Twojego konta.
        [few] { $count } gry należą teraz do Twojego konta.
        [many] { $count } gier należy teraz do Twojego konta.
       *[other] { $count } gry należy teraz do Twojego konta.
    }

me-passkeys = Klucze dostępu
me-passkeys-about = Dodaj klucz z innego urządzenia, żeby wraz z tym nie stracić konta.
me-passkey-nameless = Klucz dostępu
me-passkey-added = dodany { $when }
me-passkey-used = ostatnio użyty { $when }
me-passkey-name = Nazwa nowego klucza
me-passkey-add = Dodaj klucz dostępu
me-passkey-remove = Usuń
me-passkey-remove-label = Usuń klucz dostępu „{ $name }”
me-passkey-last = Jedynego klucza nie można usunąć: najpierw dodaj drugi albo usuń konto.

me-feed = Kanał
me-feed-about = Czytnik kanałów pokaże, które gry na Ciebie czekają. Kto ma adres, widzi nazwy tych gier i odnośniki do nich, i nic więcej.
me-feed-make = Utwórz adres
me-feed-renew = Zmień adres
me-feed-stop = Wyłącz kanał
me-feed-once = Skopiuj go teraz: nie będzie już pokazany.
me-feed-there = Adres już jest. Jeśli go nie masz, zmień go; stary nic już wtedy nie pokaże.
me-copy = Kopiuj
me-copied = Skopiowano.

me-data = Twoje dane
me-export = Zapisz moje dane
me-export-about = Jeden plik z Twoim kontem i wszystkimi grami.
me-delete = Usuń konto …
me-delete-title = Usunąć konto?
me-delete-about = Konto, jego klucze, kanał i Twoje programy zostaną usunięte, a Twoje imię zniknie ze wszystkich miejsc. Gry pozostaną. Tego nie można cofnąć.
me-delete-yes = Usuń na zawsze
me-delete-no = Zostaw
me-deleted = Konto zostało usunięte.

me-signed-out-since = Nie jesteś już w swoim koncie.
me-unknown-passkey = Ten klucz dostępu nie otwiera tu żadnego konta: być może został usunięty albo usunięto konto.
me-refused = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
