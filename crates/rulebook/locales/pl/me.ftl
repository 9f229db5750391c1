# Konta, własne partie i kanał RSS.
me-account = Twoje konto
me-about = Do gry nie trzeba konta. Kto je ma, znajdzie swoje miejsca i partie na każdym urządzeniu.
me-here-only = Bez konta miejsca należą do tej przeglądarki.

me-name = Twoje imię
me-name-here = To imię z twojego konta; zmienisz je na stronie „Twoje partie”.
me-make = Załóż konto
me-make-about = Urządzenie utworzy klucz dostępu: logujesz się odciskiem palca, twarzą albo kodem PIN. Nie ma hasła ani adresu e-mail.
me-have = Zaloguj się
me-have-about = Jeśli masz już tu konto.
me-made = Twoje konto jest gotowe.
me-signed-in = Zalogowano.
me-signed-out = Wylogowano.
me-cancelled = Urządzenie nie utworzyło ani nie pokazało klucza dostępu. Spróbuj jeszcze raz.
me-known-device = To urządzenie ma już klucz dostępu do twojego konta.
me-no-passkeys = Ta przeglądarka nie oferuje tutaj kluczy dostępu: potrzebują adresu z domeną (nie samych cyfr) i bezpiecznego połączenia (https). Bez konta grasz jak dotąd.
me-elsewhere = Klucze dostępu potrzebują adresu z domeną, nie samych cyfr. Na tym komputerze konto założysz tutaj:
me-needed-table = To stół rankingowy: każdy, kto tu gra, potrzebuje konta. Jeśli usiądziesz bez konta, partia nie będzie się liczyć nikomu.
me-needed-lobby = Ranking mają tylko ci, którzy mają konto.
me-needed-nowhere = Pod tym adresem nie można założyć konta: klucze dostępu potrzebują adresu z domeną (nie samych cyfr) i bezpiecznego połączenia (https).
me-needed-go = Konto i logowanie
me-back = Z powrotem do stołu
me-rename = Zmień imię
me-renamed = Imię zmieniono.
me-sign-out = Wyloguj się
me-sign-out-all = Wyloguj się wszędzie
me-sessions =
    { $count ->
        [one] Zalogowano w jednej przeglądarce.
       *[other] Zalogowano w { $count } przeglądarkach.
    }

me-games-none = Jeszcze żadnej partii. Pierwsza, z trzema graczami komputerowymi, trwa około dziesięciu minut.
me-filters = Które partie pokazać
me-state-all = Wszystkie
me-state-going = W toku
me-state-over = Zakończone
me-with-others = Z innymi
me-with-screen = Przy tym ekranie
me-with-computer = Partie innych na tym komputerze
me-which = Która gra
me-which-all = Wszystkie gry
me-none-such = Takiej partii tu nie ma.
me-show-all = Pokaż wszystkie partie
me-going = W toku
me-over = Zakończone
me-game-delete = Usuń na zawsze
me-game-sure = Usunąć na zawsze?
me-game-deleted = { $title }: partia usunięta.
me-more = Starsze partie
me-only-here = tylko w tej przeglądarce
me-bring = Przenieś na konto ({ $count })
me-brought =
    { $count ->
        [one] Jedna partia należy teraz do twojego konta.
        [few] { $count } partie należą teraz do twojego konta.
        [many] { $count } partii należy teraz do twojego konta.
       *[other] { $count } partii należy teraz do twojego konta.
    }

people-title = Z nimi grasz
people-about = „Zagraj znowu” zaczyna następną partię tych samych osób, według tych samych zasad. Każdy znajdzie ją wśród swoich partii.
people-games =
    { $count ->
        [one] jedna wspólna partia
        [few] { $count } wspólne partie
       *[other] { $count } wspólnych partii
    }
people-more =
    { $count ->
        [one] i jeszcze jedna osoba
        [few] i jeszcze { $count } osoby
       *[other] i jeszcze { $count } osób
    }
people-again = Zagraj znowu
people-again-with = Zagraj znowu: { $name }
people-go-on = Do partii
people-go-on-with = Do wspólnej partii: { $name }
people-all = Pokaż wszystkich ({ $count })

me-shown = Twoja strona
me-shown-about = Każdy widzi na niej twoje imię i partie rankingowe. O reszcie decydujesz ty:
me-shown-games = w co i jak często grasz
me-shown-results = wyniki partii rankingowych
me-shown-streak = seria w partiach rankingowych
me-shown-army = ulubiona armia
me-shown-done = Wybór zapisano.
me-shown-look = Zobacz swoją stronę

me-passkeys = Klucze dostępu
me-passkeys-about = Dodaj klucz z drugiego urządzenia: nie stracisz konta, gdy zgubisz to, którego teraz używasz.
me-passkey-nameless = Klucz dostępu
me-passkey-added = dodany { $when }
me-passkey-used = ostatnio użyty { $when }
me-passkey-name = Nazwa nowego klucza
me-passkey-add = Dodaj klucz dostępu
me-passkey-remove = Usuń
me-passkey-remove-label = Usuń klucz dostępu „{ $name }”
me-passkey-sure = Usunąć „{ $name }” na zawsze?
me-feed-sure = Na pewno? Dotychczasowy adres przestanie działać.
me-passkey-last = Jedynego klucza nie można usunąć: najpierw dodaj drugi albo usuń konto.

me-feed = Kanał RSS
me-feed-about = Czytnik RSS pokaże, które partie na ciebie czekają. Kto ma adres, widzi nazwy gier i linki do tych partii, nic więcej.
me-feed-make = Utwórz adres
me-feed-renew = Zmień adres
me-feed-stop = Wyłącz kanał
me-feed-once = Skopiuj, zanim zniknie
me-feed-there = Adres już istnieje. Jeśli go nie masz, zmień go; stary przestanie wtedy działać.
me-copy = Skopiuj
me-copied = Skopiowano.

me-data = Twoje dane
me-export = Zapisz moje dane
me-export-about = Jeden plik z twoim kontem i wszystkimi partiami.
me-delete = Usuń konto…
me-delete-title = Usunąć konto?
me-delete-about = Znikną konto, jego klucze, kanał RSS i twoje programy, a ze stołów twoje imię. Partie pozostaną. Tego nie można cofnąć.
me-delete-yes = Usuń na zawsze
me-delete-no = Zostaw
me-deleted = Konto usunięto.

me-signed-out-since = Ta przeglądarka nie jest już zalogowana.
me-unknown-passkey = Ten klucz dostępu nie pasuje tu do żadnego konta: być może został usunięty albo usunięto konto.
me-refused = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
