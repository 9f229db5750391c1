### Szukanie stołu i towarzystwa oraz rozmowa przy stole.

together-lead = Nie trzeba konta: wystarczy imię.
together-name = Twoje imię
together-friends = Ze znajomymi
together-friends-help = Załóż stół i wyślij link albo kod. Każdy gra na swoim urządzeniu, a wolne miejsca mogą zająć gracze komputerowi.
together-friends-go = Załóż stół
together-friends-more = Wybierz zasady i graczy

together-code = Masz kod?
together-code-help = Sześć liter. Widzą je wszyscy przy stole, dopóki jest wolne miejsce.
together-code-go = Do stołu
together-code-wrong = Nie ma stołu o takim kodzie albo partia już się skończyła. Sprawdź litery: jest ich sześć i nie ma wśród nich I ani O.
together-look = Poszukaj towarzystwa do gry
together-look-help = Jeśli nie zbierze się dość osób, wolne miejsca zajmą gracze komputerowi.
together-game = Gra
together-wait = Czekaj najwyżej
together-minutes = { $count ->
    [one] { $count } minutę
    [few] { $count } minuty
   *[other] { $count } minut
}
together-how = Jak chcesz grać
together-any = Wszystko jedno
together-speed = Zegar
together-speed-none = Bez zegara
together-speed-quick = Szybko: { $clock }
together-speed-calm = Spokojnie: { $clock }
together-speed-days = Na raty: { $clock }
together-level = Komputer, jeśli trzeba
together-level-one = Poziom { $level }
together-any-options = Mogą być inne opcje
together-options = Zmień opcje
together-agreed = Ustalone do tej pory: { $what }
together-speed-open = dowolny zegar
together-options-own = opcje jak w zasadach
together-options-any = dowolne opcje
together-fill-level = gracze komputerowi na poziomie { $level }
together-look-go = Szukaj
together-looking = Szukamy graczy: { $game }…
together-found = { $people ->
    [1] Na razie tylko ty (1 z { $of }).
   *[other] Znalezieni gracze: { $people } z { $of }.
}
together-left = Gracze komputerowi zajmą wolne miejsca za { $time }.
together-stop = Przestań szukać
together-join = Dołącz
together-others-title = Inni szukają graczy
together-others = { $count ->
    [one] { $count } osoba szuka towarzystwa.
    [few] { $count } osoby szukają towarzystwa.
   *[other] { $count } osób szuka towarzystwa.
}
together-tables = Otwarte stoły
together-none = W tej chwili nie ma otwartych stołów. Poszukaj towarzystwa albo przygotuj własny stół, do którego może dołączyć każdy.
together-none-such = { $others ->
    [one] Takiego otwartego stołu teraz nie ma; jest jeden inny. Pokaż wszystkie stoły albo poszukaj towarzystwa: tam możesz powiedzieć, jak chcesz grać.
    [few] Takiego otwartego stołu teraz nie ma; są { $others } inne. Pokaż wszystkie stoły albo poszukaj towarzystwa: tam możesz powiedzieć, jak chcesz grać.
   *[other] Takiego otwartego stołu teraz nie ma; innych jest { $others }. Pokaż wszystkie stoły albo poszukaj towarzystwa: tam możesz powiedzieć, jak chcesz grać.
}
together-left-out = { $count ->
    [one] Nie pokazano { $count } innego stołu.
   *[other] Nie pokazano { $count } innych stołów.
}
together-filter = Które stoły pokazać
together-filter-any = Bez ograniczeń
together-filter-off = Pokaż wszystkie stoły
together-filter-rules = Gra
together-filter-pace = Tempo
together-filter-machines = Gracze komputerowi
together-filter-rated = Ranking
together-pace-none = Bez zegara
together-pace-live = Za jednym posiedzeniem
together-pace-days = Na raty, przez wiele dni
together-machines-none = Żadnych
together-machines-gentle = Do poziomu 3
together-machines-middling = Poziomy od 4 do 6
together-machines-strong = Poziomy 7 i 8
together-rated-not = Partie towarzyskie
together-rated-all = Partie rankingowe
together-rated-near = Rankingowe, z graczami mojej siły (± 200)
together-set-up = Przygotuj stół
together-free = { $count ->
    [0] bez wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
together-begun = Partia już trwa
together-waits = Czeka na graczy
together-watching = { $count ->
    [one] { $count } osoba się przygląda
    [few] { $count } osoby się przyglądają
   *[other] { $count } osób się przygląda
}
together-no-clock = bez zegara
together-clock = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s na kolejkę
}
together-clock-delay = { $minutes } min{ $seconds ->
    [0] {""}
    [one] , pierwsza { $seconds } s kolejki za darmo
   *[other] , pierwsze { $seconds } s kolejki za darmo
}
together-clock-days = { $count ->
    [one] { $count } dzień na kolejkę
   *[other] { $count } dni na kolejkę
}
together-clock-odds = gracze mają różny czas
together-clock-decides = kto przekroczy czas, przegrywa
together-clock-open = przekroczenie czasu niczego nie przesądza
together-changed = { $count ->
    [one] { $count } zmieniona opcja
    [few] { $count } zmienione opcje
   *[other] { $count } zmienionych opcji
}
together-wish-rated = Partia rankingowa
together-wish-near = Tylko z graczami mojej siły (± 200)
together-signed-out = Najpierw się zaloguj: ranking mają tylko ci, którzy mają konto.
together-rated = partia rankingowa
together-near = gracze zbliżonej siły
together-ratings = ranking od { $low } do { $high }
together-ratings-one = ranking { $points }
together-program = program
together-seat-free = wolne
together-seat-filled = wolne – gra { $computer }, dopóki ktoś nie usiądzie
together-seat-left = { $name } (w zastępstwie gra { $computer })
together-somebody = ktoś
together-sit = Zajmij miejsce
together-return = Wróć do stołu
together-watch = Przyglądaj się
together-lost = Połączenie przerwane. Próbuję ponownie…

agreed = Co ustalono przy tym stole

gather-send = Wyślij zaproszenie
gather-send-words = { $game }: zapraszam do wspólnej gry
gather-short = Kod stołu do wpisania na stronie „Zagraj z innymi”:

talk-title = Rozmowa
talk-phrases = Powiedz
talk-reactions = Pokaż
talk-words = Własnymi słowami
talk-send = Wyślij
talk-open-table = Do tego stołu może dołączyć każdy, dlatego są tu tylko gotowe zwroty. Każdy czyta je w swoim języku.
talk-private-table = Gotowe zwroty każdy czyta w swoim języku. Rozmowa nie jest nigdzie zapisywana.
talk-watching = Oglądasz tę partię: twoje słowa czytają inni widzowie, a ci, którzy grają – dopiero po partii, bo mogłyby być podpowiedzią.
talk-watchers = Widzowie
talk-watcher = Widz { $number }
talk-watcher-own = Ty
talk-nothing = Nikt jeszcze nic nie powiedział.
talk-people = Pozostali
talk-mute = Wycisz
talk-unmute = Cofnij wyciszenie
talk-hide = Ukryj imię
talk-unhide = Pokaż imię
talk-report = Zgłoś
talk-reported = Zgłoszono
talk-report-why = Zgłaszasz gracza: { $who }. Dlaczego?
talk-reason-name = Obraźliwe imię
talk-reason-talk = Dokucza innym w rozmowie
talk-reason-leaving = Znika lub gra na zwłokę
talk-reason-unfair = Gra nieuczciwie
talk-report-not = Nie zgłaszaj
talk-report-then = Zgłoszenie z partią, miejscem, imieniem i powodem trafi do osoby, która prowadzi ten serwer. To ona zdecyduje, co zrobić. Nikt przy stole się o nim nie dowie. Jeśli nie chcesz czytać wiadomości tego gracza, wycisz go.
talk-report-sent = Dziękujemy. Zgłoszenie dotarło do osoby, która prowadzi ten serwer.
talk-said-hello = Cześć!
talk-said-good-luck = Powodzenia!
talk-said-well-played = Dobrze zagrane!
talk-said-lucky = Co za szczęście!
talk-said-thinking = Zastanawiam się…
talk-said-no-hurry = Spokojnie, mamy czas.
talk-said-away = Zaraz wracam.
talk-said-back = Już jestem.
talk-said-sorry = Przepraszam!
talk-said-thanks = Dziękuję!
talk-said-another = Jeszcze jedna partia?
talk-said-bye = Do zobaczenia!
talk-shown-smile = Uśmiech
talk-shown-laugh = Śmiech
talk-shown-wow = Zdziwienie
talk-shown-sad = Smutek
talk-shown-applause = Brawo!
