### Słowa samej strony. Słowa reguł są w rules.ftl.
### Wiadomości zaczynające się od `w-` to formy pomocnicze; widzą argumenty wiadomości, która się do nich odwołuje.

## Rama

language-switch = Język
loading = Chwileczkę…
page-missing = Nie ma takiej strony
game-unknown = Nie ma tu gry o tej nazwie.
cancel = Anuluj
yes = tak
no = nie
try-again = Spróbuj ponownie

## Galeria

gallery-title = Dawne indyjskie gry planszowe
gallery-intro = Szachy czterech królów z kośćmi, gry żołnierzy na czterdziestu dziewięciu punktach, szachy z muzeum. Wybierz grę i zagraj: z ludźmi przy tym ekranie, z komputerem albo z jednymi i drugimi.
gallery-four-kings = Cztery armie, czterech królów
gallery-soldiers = Żołnierze, krowy i lamparty
gallery-chess = Szachy z muzeum
card-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
card-dice = z kośćmi
card-no-dice = bez kości
card-minutes = około { $count } min
card-play = Graj
card-rules = Zasady
continue-title = Wróć do gry
continue-over = Skończona ·
continue-all = { $count ->
    [few] Pokaż wszystkie { $count }
   *[other] Pokaż wszystkie { $count }
}
search-label = Znajdź grę
search-hint = Znajdź grę po dowolnej jej nazwie
search-found = { $count ->
    [0] Nie znaleziono gry
    [one] Znaleziono jedną grę
    [few] Znaleziono { $count } gry
   *[other] Znaleziono { $count } gier
}
search-none = Żadna z gier nie nazywa się „{ $query }”.

## Przygotowanie stołu

new-seats = Kto gdzie siedzi
new-player-of = Kto gra { w-colour-ins }
new-person = Człowiek
new-computer = Komputer
new-name = Imię (niekonieczne)
new-dice = Kości
new-dice-fair = Rzuca komputer, uczciwie
new-dice-hand = Prawdziwe kości na stole: wpisujecie każdy rzut
new-start = Zacznij grę
new-changed = { $count ->
    [one] 1 zmiana
    [few] { $count } zmiany
   *[other] { $count } zmian
}
new-reset = Jak w dokumencie
new-options = Opcje
new-options-intro = Póki nic nie zmienisz, opcje są zgodne z dokumentem. Otwórz grupę, aby zagrać inaczej.
options-dice = Kości
options-board = Plansza i ustawienie
options-players = Gracze i kolejność
options-captures = Bicie
options-promotion = Przemiana pionów
options-kings = Królowie, trony i dowództwo
options-end = Cel i koniec gry
options-other = Inne
option-document = Tak mówi dokument.
option-ours = Dokument milczy: to nasz wybór.
option-reset = Przywróć
value-off = wyłączone
value-fair = czysty przypadek
value-skilled = ze zręcznością
value-skill = Skuteczność
value-word-all = wszystkie

## Stół

table-missing = Nie ma takiego stołu
table-options = Zmienione przy tym stole
turn-board = Obróć planszę
tab-log = Gra
tab-rules = Zasady
status-browsing = Oglądasz wcześniejszą pozycję.
status-over = Gra skończona.
status-throw = Kośćmi rzuca { w-seat }.
status-move = Ruch ma { w-seat }.
status-huff = { w-Seat } zdejmuje pion, który nie wykonał bicia: wskaż go.
status-accept = { w-Seat }: wymienić królów?
status-place = { w-Seat } stawia bierkę: wskaż wolne miejsce.
status-call = { w-Seat } mówi, co próbuje wyrzucić.
status-promote = { w-Seat } może przemienić czekający pion.
status-withdraw = { w-Seat } może zdjąć z planszy ostatniego króla.
status-stop = { w-Seat } może skakać dalej albo stanąć.
notice-wait = Teraz kolej na innego gracza: { w-seat }. Chwila cierpliwości.
seat-throws = rzuca
seat-decides = na ruchu
seat-thinks = myśli…
seat-thrower = jego rzut
seat-out = poza grą
seat-commanded = dowodzi { w-seat }
seat-in-hand = { $count } w ręku
seat-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
captives = zbite: { $count } × { w-piece }
result-title = Wynik
result-draw = Remis
result-win = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
result-new = Zagraj jeszcze raz
result-look = Obejrzyj planszę
result-gallery = Wszystkie gry
line-lost = Połączenie przerwane. Próbuję ponownie; nic z gry nie przepadło.

## Kości

dice-throw = Rzuć kośćmi
dice-enter = Wpisz swój rzut
dice-enter-first = Wpisz pierwszą kość
dice-enter-second = Pierwsza kość: { $face }. A druga?
dice-enter-face = Wpisz { $face }
die-shows = Kość pokazuje { $face }
die-used = { $face }, już użyte

## Decyzje

act-stop = Stań tutaj
act-pass = Pasuj
act-pass-forced = Nie ma ruchu: pasuj
act-pass-promotion = Niech pion jeszcze poczeka
act-pass-withdraw = Gram dalej
act-pass-exchange = Bez propozycji
act-call = Próbuj wyrzucić { $face }
act-offer-exchange = Zaproponuj wymianę królów
act-offer-exchange-at = Zaproponuj wymianę: król z { $at }
act-accept = Zgoda
act-decline = Odmowa
act-withdraw = Zdejmij króla
promotion-title = W co zmienia się pion?
promotion-to = { w-Role }
promotion-stay = Zostaje pionem
menu-take-back = Cofnij
menu-agree = Zakończ za zgodą
menu-resign = Poddaj się
ask-agree = Czy wszyscy zgadzają się skończyć grę w tym miejscu?
yes-agree = Tak, kończymy
ask-resign = { w-Seat } się poddaje. Na pewno?
yes-resign = Tak, poddaję się

## Dziennik

log-title = Przebieg gry
log-empty = Jeszcze nic nie zagrano.
step-first = Na początek
step-back = Krok wstecz
step-forward = Krok naprzód
step-last = Do bieżącej pozycji
copy-position = Kopiuj pozycję
download-record = Zapisz partię
copied = Pozycja skopiowana.
copy-failed = Skopiuj stąd: { $text }
example-step = { $step } z { $last }

## Plansza czytana na głos

board-keys = Strzałki przesuwają po planszy, Enter wybiera, Escape odkłada.
piece-of-army = { w-piece }
spot-empty = puste
spot-may-move = może się ruszyć
spot-target-step = można tu przejść
spot-target-capture = można bić, idąc tutaj
spot-target-place = można tu postawić bierkę
spot-target-huff = można zdjąć
sign-waiting = czeka na przemianę
sign-frozen = unieruchomiona armia
sign-commanded = dowodzi { w-colour }
sign-huffable = nie wykonał bicia

## Co poszło źle

problem-unreachable = Serwer nie odpowiada. Czy Ashtapada nadal działa? Uruchom ją i spróbuj jeszcze raz.
problem-unexpected = Stało się coś nieoczekiwanego. Wczytaj stronę ponownie; gry są bezpieczne.
problem-http = Serwer nie mógł tego zrobić ({ $message }). Spróbuj ponownie.
problem-stale = Gra poszła tymczasem dalej: spójrz na planszę i zdecyduj jeszcze raz.
problem-illegal = Tego nie można teraz zagrać.
problem-bad-option = Te opcje do siebie nie pasują: { $message }
problem-storage = Nie udało się zapisać gry ({ $message }). Zwolnij miejsce albo sprawdź folder i powtórz ruch.
problem-not-found = Nie ma takiego stołu. Mógł zostać usunięty.
problem-bad-request = Serwer nie zrozumiał strony ({ $message }). Wczytaj stronę ponownie.
problem-bad-seat = Ten gracz nie może tu usiąść ({ $message }).
problem-not-your-seat = Tutaj gra komputer.
problem-nothing-to-take-back = Nie ma jeszcze czego cofać.
problem-hand-dice = Przy tym stole rzuca się ręką: wpisz, co pokazują kości.
problem-fair-dice = Przy tym stole kośćmi rzuca komputer.
problem-slow = Strona została w tyle; już nadrabia.
problem-stopping = Serwer kończy pracę. Gra jest zapisana i będzie można ją dokończyć.
problem-forbidden = Serwer nie odpowiada tej stronie ({ $message }). Otwórz ją pod adresem, który podaje Ashtapada.
problem-server = Serwer nie mógł tego zrobić ({ $message }). Spróbuj ponownie.
problem-unreadable = Tej gry nie da się odczytać ({ $message }). Plik pozostał nietknięty.

## Formy pomocnicze

army-name = { $colour ->
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
w-colour = { $colour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [white] biały
    [light] jasny
   *[dark] ciemny
}
w-colour-fem = { $colour ->
    [black] czarna
    [green] zielona
    [red] czerwona
    [yellow] żółta
    [white] biała
    [light] jasna
   *[dark] ciemna
}
w-colour-ins = { $colour ->
    [black] czarnymi
    [green] zielonymi
    [red] czerwonymi
    [yellow] żółtymi
    [white] białymi
    [light] jasnymi
   *[dark] ciemnymi
}
w-Seat = { $seatColour ->
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
w-seat = { $seatColour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [white] biały
    [light] jasny
   *[dark] ciemny
}
w-Role = { $role ->
    [king] Król
    [elephant] Słoń
    [horse] Koń
    [boat] Okręt
    [queen] Hetman
    [rook] Wieża
    [bishop] Goniec
    [knight] Skoczek
   *[pawn] Pion
}
w-piece = { $role ->
    [king] { w-colour } król
    [elephant] { w-colour } słoń
    [horse] { w-colour } koń
    [boat] { w-colour } okręt
    [pawn] { w-colour } pion
    [queen] { w-colour } hetman
    [rook] { w-colour-fem } wieża
    [bishop] { w-colour } goniec
    [knight] { w-colour } skoczek
    [cow] { w-colour-fem } krowa
    [leopard] { w-colour } lampart
   *[soldier] { w-colour } żołnierz
}
