### Słowa samej strony. Słowa reguł są w rules.ftl.
### Wiadomości zaczynające się od `w-` to formy pomocnicze; widzą argumenty wiadomości, która się do nich odwołuje.

## Rama

language-switch = Język
skip = Pomiń nagłówek
loading = Chwileczkę…
page-missing = Nie ma takiej strony
page-missing-why = Może w adresie jest literówka, a może tego, co tam było, już nie ma. Wszystkie gry są na swoim miejscu.
game-unknown = Nie ma tu gry o tej nazwie.
cancel = Anuluj
yes = tak
no = nie
try-again = Spróbuj ponownie

## Galeria

gallery-title = Dawne gry planszowe Indii i Sri Lanki
gallery-intro = Rozłóż płótno, rzuć kością i graj: z komputerem, z ludźmi przy tym ekranie albo w mieszanym gronie.
gallery-intro-links = Rozłóż płótno, rzuć kością i graj: z komputerem, z ludźmi przy tym ekranie albo na odległość, przez linki.
card-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
card-dice = z kośćmi
card-no-dice = bez kości
card-minutes = z komputerem około { $count } min, z ludźmi około { $people } min
card-alias = Znana też jako { $name }
card-draft = w przygotowaniu
card-play = Graj
card-rules = Zasady
rules-contents = Spis treści
continue-take-off = Usuń z tej listy
continue-off = { $title }: partia zniknęła z listy, ale nadal jest zapisana.
continue-put-back = Przywróć
home-first = Zagraj pierwszą partię
home-again = Zagraj: { $title }
home-last = Twoja ostatnia partia, { $title }:
home-learn = Naucz się grać
home-games = Gry
home-kin = { $count ->
    [one] Jedna gra pokrewna
    [few] { $count } gry pokrewne
   *[many] { $count } gier pokrewnych
}
kinship = { $kind ->
    [described] opisana w źródłach
    [named] wymieniona w źródłach
   *[relative] gra pokrewna
}
home-drafts = W przygotowaniu
home-drafts-help = W te gry można już grać i o nich czytać, ale ich zasady i teksty mogą się jeszcze zmienić.
living-label = { $title }: prawdziwa partia graczy komputerowych
living-pause = Zatrzymaj pokaz
living-go = Wznów pokaz
played-now = przed chwilą
tile-doubt = Zapis w oryginalnym piśmie odtworzono z łacińskiego; nie jest pewny.
way-minutes = { $count } min
way-set-up = Ustawienia partii
strip-title = Partie w toku
strip-throw = { $seatColour ->
    [you] twój rzut
   *[other] rzuca { w-seat }
}
strip-move = { $seatColour ->
    [you] twój ruch
   *[other] { $seatKind ->
        [side] ruch { w-side-gen }
       *[one] ruch ma { w-seat }
    }
}
strip-go = Graj dalej
strip-more = Pozostałe partie
return-wait = { $count ->
    [one] { $names } czeka na ciebie
   *[other] { $names } czekają na ciebie
}
return-turn = Twoja kolej
return-goes-on = Twoja partia trwa
return-throw = Twój rzut, { $since }
return-move = Twój ruch, { $since }
return-for-now = od chwili
return-for-minute = { $count ->
    [one] od minuty
   *[other] od { $count } minut
}
return-for-hour = { $count ->
    [one] od godziny
   *[other] od { $count } godzin
}
return-for-day = { $count ->
    [one] od wczoraj
   *[other] od { $count } dni
}
return-die = kość jest twoja
return-yours = twoja kolej
return-board = { $title }: plansza w tej chwili
own-theirs = kolej na innych
own-watched = oglądasz
own-with = grają też: { $names }
own-with-others = z innymi
own-here = przy tym ekranie
strip-also = Trwają też
search-label = Znajdź grę
search-hint = Szukaj gry po nazwie
search-found = { $count ->
    [0] Nie znaleziono gry
    [one] Znaleziono jedną grę
    [few] Znaleziono { $count } gry
   *[other] Znaleziono { $count } gier
}
search-none = Żadna z gier nie nazywa się „{ $query }”.
search-words = Słowa i historia

## Przygotowanie stołu

new-mode = Jak gracie
new-mode-computer = Z komputerem
new-mode-computer-about = { $top ->
    [1] Tylko pierwszy poziom: tak ustawiono dla klasy.
    [8] Osiem poziomów do pokonania.
   *[other] Poziomy do pokonania: { $top }.
}
new-mode-here = Przy tym ekranie
new-mode-here-about = Podawajcie sobie urządzenie albo usiądźcie wokół niego.
new-mode-friends = Ze znajomymi
new-mode-friends-about = Każdy na swoim urządzeniu: dostaniesz link do wysłania.
new-mode-links-about = Każdy na swoim urządzeniu, bez serwera: ruchy wędrują w linkach.
new-level = Jak silny przeciwnik
new-level-of = poziom { $level } z { $top }
new-level-perfect = Gra jest rozwiązana: jeśli nikt się nie pomyli, { $result ->
    [won] wygra ten, kto zaczyna
    [lost] przegra ten, kto zaczyna
   *[drawn] nikt nie wygra
}. Ten przeciwnik nie myli się nigdy.
new-level-beaten = poziom już pokonany
new-level-next = { $top ->
    [yes] Najsilniejszy przeciwnik już pokonany.
   *[no] Poziom { $beaten } pokonany, czeka poziom { $next }.
}
new-side = Twoja strona
new-names = Kto siedzi przy stole
new-when = Kiedy
new-when-now = Teraz, wszyscy razem
new-when-days = Przez kilka dni: każdy gra, kiedy chce
new-details = Szczegóły
new-seats = Kto gdzie siedzi
new-player-of = Kto gra { w-colour-ins }
new-person = Człowiek
new-computer = Komputer
new-bot = { $name } ({ $level })
new-character-of = Charakter komputera, który gra { w-colour-ins }
new-no-character = zwykły charakter
new-name = Imię (nieobowiązkowe)
new-dice = Kości
new-dice-fair = Rzuca komputer, uczciwie
new-dice-hand = Rzucacie prawdziwymi kośćmi
new-start = Zacznij grę
new-changed = { $count ->
    [one] 1 zmiana
    [few] { $count } zmiany
   *[other] { $count } zmian
}
new-reset = Cofnij wszystkie zmiany
new-options = Opcje
new-options-intro = Dopóki nic nie zmienisz, obowiązują oryginalne zasady. Otwórz grupę, żeby zagrać po swojemu.
options-dice = Kości
options-board = Plansza i ustawienie
options-players = Gracze i kolejność
options-captures = Ruchy i bicie
options-promotion = Przemiana pionów
options-kings = Królowie i trony
options-end = Cel i koniec gry
option-reset = Przywróć
value-off = wyłączone
value-fair = zwykły rzut
value-skilled = zręczny rzut
value-skill = Jak często się udaje
value-word-all = wszystkich

## Stół

table-missing = Nie ma takiego stołu
table-options = Przy tym stole inaczej
table-of-day = { $game ->
    [hunt] Łowy dnia
   *[throw] Rzut dnia
}
table-begins = { $seatColour ->
    [you] W tej partii zaczynasz ty.
   *[other] { $seatKind ->
        [side] W tej partii zaczynają { w-side }.
       *[one] W tej partii zaczyna { w-seat }.
    }
}
told-round = { $players ->
    [4] { $of ->
        [0] Runda { $round }
       *[other] Runda { $round } z { $of }
    }
   *[2] Ruch { $round }
}
dice-faces = Rzuty i bierki: czym się rusza
seat-last = Ostatni ruch: { $turn }
tool-back = Cofnij
tool-recall = Co zaszło
tool-threats = Groźby
turn-board = Obróć planszę
tool-draw = Rysuj strzałki
tool-more = Więcej
tab-log = Ruchy
tab-rules = Zasady
intro-open = W obrazkach
intro-how = Jak się w to gra?
tabs-beside = Obok planszy
status-browsing = Oglądasz wcześniejszą pozycję.
status-paused = Wstrzymano. { $seatColour ->
    [you] Następny ruch jest twój.
   *[other] { $seatKind ->
        [side] Teraz ruch { w-side-gen }.
       *[one] Następny ruch ma { w-seat }.
    }
}
status-over = Gra skończona.
status-vain = { $seatColour ->
    [you] Rzuca za ciebie komputer: mało który rzut pozwala na ruch.
   *[other] Rzuca { w-seat }.
}
status-throw = { $seatColour ->
    [you] Twoja kolej: rzuć.
   *[other] Rzuca { w-seat }.
}
status-throw-led = { $throwerNamed ->
    [yes] Rzuca { $throwerName },
   *[no] { $throwerColour ->
        [you] Rzuć,
       *[other] Rzuca { w-thrower },
    }
} { $seatColour ->
    [you] ruszasz ty.
   *[other] rusza { w-seat }.
}
status-owed = { $free ->
    [yes] Czekamy na { $count ->
        [one] gracza. Wolne miejsce
       *[other] graczy. Wolne miejsca
    }: { $who }.
   *[no] Z rzutem czekamy na { $count ->
        [one] gracza
       *[other] graczy
    }: { $who }.
}
status-pass = { $seatColour ->
    [you] Nie masz czym ruszyć.
   *[other] { $seatKind ->
        [side] { w-Side } nie mają czym ruszyć.
       *[one] { w-Seat } nie ma czym ruszyć.
    }
}
status-move = { $seatColour ->
    [you] Twój ruch.
   *[other] { $seatKind ->
        [side] Ruch { w-side-gen }.
       *[one] { w-Move }.
    }
}
status-command = { $throwerNamed ->
    [yes] Rzut: { $throwerName },
   *[no] { $throwerColour ->
        [you] To twój rzut, a
       *[other] Rzucał { w-thrower }, a
    }
} { $seatColour ->
    [you] ruszasz ty.
   *[other] rusza { w-seat }.
}
status-move-huff = { $seatColour ->
    [you] Twój ruch. Masz bicie: jeśli nie zbijesz, stracisz bierkę.
   *[other] { w-Move }. Jest bicie: kto nie zbije, straci bierkę.
}
status-huff = { $seatColour ->
    [you] Fuknij, czyli zdejmij z planszy bierkę, która mogła bić, a nie zbiła: wskaż ją.
   *[other] { w-Seat } fuka: zdejmuje bierkę, która mogła bić, a nie zbiła.
}
status-huff-may = { $seatColour ->
    [you] Możesz fuknąć, czyli zdjąć bierkę, która mogła bić, a nie zbiła: wskaż ją.
   *[other] { w-Seat } może fuknąć, czyli zdjąć bierkę, która mogła bić, a nie zbiła.
}
status-exchange-offered = { $byColour ->
    [you] Proponujesz
   *[other] { w-By } proponuje
} wymianę królów: na planszę wróciliby królowie { x-own } i { x-other }.
status-accept = { $seatColour ->
    [you] Zgadzasz się na wymianę królów?
   *[other] { w-Seat } odpowiada na propozycję wymiany królów.
}
status-offer-exchange = { $seatColour ->
    [you] Możesz zaproponować wymianę królów.
   *[other] { w-Seat } może zaproponować wymianę królów.
}
status-place = { $role ->
    [cow] { $seatColour ->
        [you] Postaw krowę: wskaż wolne miejsce.
       *[other] { w-Seat } stawia krowę.
    }
    [leopard] { $seatColour ->
        [you] Postaw lamparta: wskaż wolne miejsce.
       *[other] { w-Seat } stawia lamparta.
    }
    [fox] { $seatColour ->
        [you] Postaw lisa: wskaż wolne miejsce.
       *[other] { w-Seat } stawia lisa.
    }
    [goose] { $seatColour ->
        [you] Postaw gęś: wskaż wolne miejsce.
       *[other] { w-Seat } stawia gęś.
    }
   *[king] { $seatColour ->
        [you] Przywróć na planszę { $kingColour ->
            [none] króla
            [you] swojego króla
           *[other] { w-king-gen } króla
        }: wskaż wolne pole.
       *[other] { w-Seat } przywraca na planszę { $kingColour ->
            [none] króla
            [you] twojego króla
           *[other] { w-king-gen } króla
        }.
    }
}
status-call = { $seatColour ->
    [you] Zapowiedz, co chcesz wyrzucić.
   *[other] { w-Seat } zapowiada, co chce wyrzucić.
}
status-promote = { $seatColour ->
    [you] { $game ->
        [chess] Możesz wymienić czekającego pionka: wskaż go.
       *[other] Możesz przemienić czekającego piona: wskaż go.
    }
   *[other] { $game ->
        [chess] { $seatKind ->
            [side] { w-Side } mogą
           *[one] { w-Seat } może
        } wymienić czekającego pionka.
       *[other] { w-Seat } może przemienić czekającego piona.
    }
}
status-promote-must = { $seatColour ->
    [you] { $game ->
        [chess] Musisz wymienić czekającego pionka: wskaż go.
       *[other] Musisz przemienić czekającego piona: wskaż go.
    }
   *[other] { $game ->
        [chess] { $seatKind ->
            [side] { w-Side } muszą
           *[one] { w-Seat } musi
        } wymienić czekającego pionka.
       *[other] { w-Seat } musi przemienić czekającego piona.
    }
}
status-withdraw = { $seatColour ->
    [you] Możesz zabrać z planszy swojego ostatniego króla.
   *[other] { w-Seat } może zabrać z planszy swojego ostatniego króla.
}
status-check = { $seatColour ->
    [you] Szach! Ratuj króla.
   *[other] { $seatKind ->
        [side] Szach. Ruch { w-side-gen }.
       *[one] Szach. Ruch ma { w-seat }.
    }
}
status-chain = { $seatColour ->
    [you] Skacz dalej: bicie trzeba dokończyć.
   *[other] { w-Seat } musi skakać dalej.
}
status-stop = { $seatColour ->
    [you] Możesz skakać dalej albo stanąć.
   *[other] { w-Seat } może skakać dalej albo stanąć.
}
status-stop-huff = { $seatColour ->
    [you] Skacz dalej: jeśli tu staniesz, stracisz tę bierkę.
   *[other] { w-Seat } musi skakać dalej; jeśli teraz stanie, straci tę bierkę.
}
notice-wait = { $seatKind ->
    [side] Teraz ruch { w-side-gen }.
   *[one] Teraz gra { w-seat }.
} Chwilę cierpliwości.
notice-paused = Komputer czeka, choć to jego kolej ({ $seatKind ->
    [side] { w-side }
   *[one] { w-seat }
}). Wznów grę albo pozwól mu na jeden krok.
tempo = Jak szybko gra komputer
tempo-pause = Pauza
tempo-go-on = Wznów
tempo-step = Jeden krok
tempo-slow = wolno
tempo-normal = normalnie
tempo-fast = szybko
seat-throws = { $seatColour ->
    [you] twój rzut
   *[other] rzuca
}
seat-decides = { $seatColour ->
    [you] twój ruch
   *[other] ma ruch
}
seat-thinks = myśli…
seat-thrower = { $seatColour ->
    [you] to twój rzut
   *[other] już po rzucie
}
seat-with = { $seatNamed ->
    [yes] w parze: { $seatName }
   *[no] { $seatColour ->
        [you] w parze z tobą
       *[other] w parze z { w-seat-ins }
    }
}
seat-out = poza grą
seat-commanded = { $seatColour ->
    [you] pod twoim dowództwem
   *[other] dowodzi { w-seat }
}
seat-boat-led = { $seatColour ->
    [you] okręt pod twoim dowództwem
   *[other] okrętem dowodzi { w-seat }
}
seat-in-hand = { $count } w ręku
seat-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
seat-kills = zabite: { $count }/{ $target }
team-points = Punkty drużyn
captives = zbite: { $count } × { $piece }
result-title = Wynik
result-draw = Remis
result-name = { $seatKind ->
    [side] { w-side }
   *[one] { w-seat }
}
result-win = { $who ->
    [you] Wygrywasz
    [both] { $how ->
        [shared] Pierwsze miejsce dzielicie
       *[team] Wygrywacie
    } { $names }
   *[other] { $side ->
        [cow] Wygrywają krowy
        [fox] Wygrywa lis
        [goose] Wygrywają gęsi
        [leopard] Wygrywają lamparty
        [white] Wygrywają białe
        [black] Wygrywają czarne
       *[none] { $how ->
            [one] Wygrywa
            [shared] Pierwsze miejsce dzielą
           *[team] Wygrywają
        } { $names }
    }
}
result-lost = Przegrana: { $side ->
    [cow] wygrywają krowy
    [fox] wygrywa lis
    [goose] wygrywają gęsi
    [leopard] wygrywają lamparty
    [white] wygrywają białe
    [black] wygrywają czarne
   *[none] { $how ->
        [one] wygrywa
        [shared] pierwsze miejsce dzielą
       *[team] wygrywają
    } { $names }
}
result-own = { $rank ->
    [0] Przegrywasz.
   *[other] Zajmujesz { $rank }. miejsce z { $of }{ $points ->
        [yes] {" "}({ $count ->
            [one] { $count } punkt
            [few] { $count } punkty
           *[other] { $count } punktów
        }).
       *[no] .
    }
}
result-kills = { $count } z { $target }
result-target = { $side ->
    [leopard] { $count ->
        [one] Lamparty zabiły { $count } krowę.
        [few] Lamparty zabiły { $count } krowy.
       *[many] Lamparty zabiły { $count } krów.
    }
    [fox] { $count ->
        [one] Lis zabił { $count } gęś.
       *[other] Lis zabił { $count } gęsi.
    }
   *[none] { $count ->
        [one] Zbito { $count } bierkę.
        [few] Zbito { $count } bierki.
       *[other] Zbito { $count } bierek.
    }
}
result-level = Następny przeciwnik: { $bot }
result-look = Obejrzyj planszę
result-study = Kto zasłużył na wygraną?
result-gallery = Wszystkie gry
sure-resign = { $seatColour ->
    [you] Na pewno poddać partię?
   *[other] { $seatKind ->
        [side] { w-Side }
       *[one] { w-Seat }
    }: na pewno poddać partię?
}
sure-agree = { $end ->
    [points] Zakończyć z obecnymi punktami?
   *[draw] Zakończyć remisem?
}
sure-reopen = Wznowić partię?
sure-anew = Grać dalej w nowej partii?
sure-rise = Na pewno zwolnić miejsce?
sure-clock = Na pewno zakończyć partię?
sure-again = Naciśnij jeszcze raz, żeby potwierdzić; inaczej nic się nie stanie.
losses-many = { $count ->
    [few] Od twojego ostatniego ruchu ubyły ci { $count } bierki.
   *[many] Od twojego ostatniego ruchu ubyło ci { $count } bierek.
}
out-title = { $count ->
    [one] Jesteś poza grą.
   *[other] Przy tym ekranie nikt już nie gra.
}
out-led = Na razie o niczym nie decydujesz.
out-left = Partia poddana: zajmujesz ostatnie miejsce, gra za ciebie komputer.
out-commanded = Twoją armią dowodzi { w-seat }.
out-frozen = Twój król padł i armia zastygła: nie rusza się, ale wciąż można ją bić.
out-gone = Nie masz już ani jednej bierki.
back-exchange = Do gry może cię jeszcze przywrócić wymiana królów.
back-rescue = Jeśli partner zbije króla przeciwników, twój król może wrócić.
back-king = Jeśli któryś z twoich pionów stanie się królem, znów obejmiesz dowództwo.
back-ally = Jeśli padnie król partnera, dowództwo przejdzie na ciebie.
back-never = W tej partii nic już nie przywróci cię do gry.
out-unseen = Dograj resztę od razu
out-watch = Oglądaj
out-fast = Oglądaj szybko
out-new = Nowa gra
unseen-title = Reszta partii właśnie się rozgrywa.
unseen-turn = Kolejka { $turn }
unseen-stop = Zatrzymaj i oglądaj
settled-words = Punkty, które można jeszcze zdobyć, nie zmienią już klasyfikacji.
settled-end = Zakończ grę tutaj
settled-on = Graj dalej
quiet-words = Od { $count } rund nikt niczego nie zbił i gra stoi w miejscu.
result-again = { $first ->
    [yes] Rewanż
   *[no] Rewanż, te same kolory
}
result-elsewhere = { $first ->
    [yes] Rewanż ze zmianą kolorów
   *[no] Rewanż ze zmianą miejsc
}
result-review = Odtwórz partię
result-share = Udostępnij
result-save = Zapisz obrazek
result-saved = Obrazek zapisany.
result-left = partia poddana
deed-capture = bicia
deed-parade = parady
deed-huff = fuknięcia
deed-throne-entry = trony
deed-throne-kill = królowie na tronach
deed-empire = imperium
deed-all-kings = wszyscy trzej królowie
deed-king-returned = królowie przywróceni
deed-forked-kings = królowie zaatakowani naraz
deed-before = sprzed tej partii
line-elsewhere = Gra toczy się w innym oknie tej strony. Kliknij tutaj, żeby grać dalej w tym.
line-lost = Połączenie przerwane. Próbuję ponownie; nic z gry nie przepadło. Jeśli program Ashtapada został zamknięty, uruchom go jeszcze raz.
line-waiting = Połączenie przerwane. Twoja decyzja czeka i zostanie wysłana, gdy tylko połączenie wróci.
line-waiting-action = Połączenie przerwane. Czeka na wysłanie: { $action }.
unsaved = Twoja decyzja nie została jeszcze zapisana.
unsaved-action = Jeszcze nie zapisano: { $action }.
send-again = Wyślij ponownie

## Narzędzia planszy

undo-step = Cofnij krok (Backspace)
show-attacks = Pokaż, co jest atakowane
draw-on-board = Rysuj kółka i strzałki
turn-follow = Obracaj po każdym ruchu

## Kości

dice-throw = Rzuć
dice-choose = Albo wybierz, co ma wypaść
dice-enter = Co wypadło?
dice-enter-again = Po jedynce i szóstce rzuca się jeszcze raz.
dice-enter-counted = Jedynka liczy się jak piątka, a szóstka jak czwórka.
dice-enter-first = Co na pierwszej kości?
dice-enter-second = Pierwsza: { $face }. A druga?
dice-enter-face = Wypadło { $face }
die-shows = Kość pokazuje { $face }
die-used = Kość pokazuje { $face }, już użyta

## Ustawienia

settings = Ustawienia
settings-kept = Zapamiętane tylko w tej przeglądarce.
setting-theme = Plansza i strona
choice-theme-system = jak na tym urządzeniu
choice-theme-cloth = płótno
choice-theme-wood = gładkie drewno
choice-theme-contrast = duży kontrast
choice-theme-dark = ciemna
setting-armies = Barwy czterech armii
choice-armies-document = takie jak w oryginale
choice-armies-dyes = dawne barwy
dyes-note = W tekstach armie mają nazwy z oryginału. Tutaj noszą dawne barwy:
setting-men = Bierki czterech armii
choice-men-silhouettes = sylwetki
choice-men-letters = litery
choice-men-chessmen = figury szachowe
setting-museum = Bierki szachowe
choice-museum-plain = zwykłe
choice-museum-egyptian = egipskie
choice-museum-letters = litery
setting-hints = Możliwe ruchy na planszy
choice-hints-usual = zależnie od gry
choice-hints-all = wszystkie
choice-hints-picked = dopiero po podniesieniu bierki
choice-hints-none = żadne

setting-moves = Zapis ruchów
choice-moves-usual = zależnie od gry
choice-moves-pictures = obrazkami
choice-moves-sentences = zdaniami
choice-moves-notation = notacją
setting-remarks = Komentarze graczy komputerowych
choice-remarks-shown = w ważnych momentach
choice-remarks-hidden = nigdy
setting-dice = Kości
choice-dice-roll = toczą się po płótnie
choice-dice-quick = toczą się szybko
choice-dice-still = pojawiają się bez toczenia
setting-throwing = Rzucanie
choice-throwing-hand = rzucam ja
choice-throwing-auto = rzuca komputer
setting-pace = Tempo ruchów komputera
choice-pace-normal = normalnie
choice-pace-slow = wolno
choice-pace-quick = szybko
choice-pace-wait = czekaj na mnie
setting-volume = Dźwięk
choice-volume-soft = cichy
choice-volume-full = głośniejszy
choice-volume-off = wyłączony
setting-sounds = Które dźwięki
sound-wood = ruch
sound-leap = skok
sound-capture = bicie
sound-parade = parada okrętów
sound-dice = kości
sound-turn = twoja kolej
sound-try = Posłuchaj: { $sound }

## Objaśnienie znaków

legend-open = Co znaczą znaki
men-key = Bierki i ich nazwy

## Kości na płótnie

go-on = Dalej: { $seatKind ->
    [side] { w-Side }
   *[one] { w-Seat }
}
recall = Co się tymczasem stało
lost-one = { w-seat } ({ $faces })
lost-others = { $count ->
    [one] Przepadł rzut: { $throws }.
   *[other] Przepadły rzuty: { $throws }.
}
lost-before = { $seatColour ->
    [you] Twój ostatni rzut:
   *[other] Ostatni rzut ({ w-seat }):
}
lost-row = { $seatColour ->
    [you] { "" }
   *[other] { w-Seat }:{ " " }
}{ $count ->
    [2] Dwa stracone rzuty
    [3] Trzy stracone rzuty
    [4] Cztery stracone rzuty
    [5] Pięć straconych rzutów
    [few] { $count } stracone rzuty
   *[other] { $count } straconych rzutów
}: { $faces }
onward = Do następnej decyzji
onward-stop = Zatrzymaj
offer-throwing = Czy komputer ma odtąd rzucać za ciebie?
offer-throwing-yes = Tak, niech rzuca
offer-throwing-no = Nie, rzucam ja
lost-sign = Stracony rzut: { $faces }
lost-seen = Rozumiem
idle-pieces = { $role ->
    [king] { $count ->
        [one] król
       *[other] królowie
    }
    [elephant] { $count ->
        [one] słoń
       *[other] słonie
    }
    [horse] { $count ->
        [one] koń
       *[other] konie
    }
    [boat] { $count ->
        [one] okręt
       *[other] okręty
    }
   *[pawn] { $count ->
        [one] pion
       *[other] piony
    }
} ({ $spots })
idle-thrown = Wypadła { x-throw }: { $reasons }.
idle-blocked = { $pieces } { $count ->
    [one] nie może
   *[other] nie mogą
} się ruszyć
idle-held = { $pieces } { $count ->
    [one] jest
   *[other] są
} pod cudzym dowództwem
idle-frozen = { $pieces } { $count ->
    [one] należy
   *[other] należą
} do zastygłej armii
idle-gone = { $role ->
    [king] króla
    [elephant] słonia
    [horse] konia
    [boat] okrętu
   *[pawn] pionów
}
idle-lost = { $pieces } już nie ma

## Kolejność gry
order-clockwise = Gra się zgodnie z ruchem wskazówek zegara: { $names }.
order-counter = Gra się przeciwnie do ruchu wskazówek zegara: { $names }.
order-across = Kolejność gry: { $names }.
order-passed = Teraz bez ruchu: { $names }.
order-then = { $seatColour ->
    [you] Następny ruch jest twój.
   *[other] { $seatKind ->
        [side] Następny ruch { w-side-gen }.
       *[one] Następny ruch ma { w-seat }.
    }
}
order-name = { $seatKind ->
    [side] { w-side }
   *[one] { w-seat }
}
sitter-human = gra ktoś przy tym ekranie
sitter-bot = gra komputer

## Zegary
clock = Zegar
clock-left-days = { $days ->
    [one] 1 dzień { $hours } godz.
   *[other] { $days } dni { $hours } godz.
}
clock-waits = Zegary ruszą, gdy { $who ->
    [you] zaczniesz
   *[other] ktoś zacznie
} grać.
clock-left = pozostały czas:
clock-low = { $seatColour ->
    [you] Masz mało czasu.
   *[other] { $seatKind ->
        [side] { w-Side } są w niedoczasie.
       *[one] { w-Seat } jest w niedoczasie.
    }
}
clock-up = { $seatColour ->
    [you] Twój czas minął.
   *[other] { $seatKind ->
        [side] { w-Side } przekroczyły czas.
       *[one] { w-Seat }: koniec czasu.
    }
}
clock-end = { $seatColour ->
    [you] Poddaj się
   *[other] { $seatKind ->
        [side] Poddaj partię { w-side-gen }
       *[one] Poddaj partię: { w-seat }
    }
}
clock-end-two = { $seatColour ->
    [you] Graj dalej albo się poddaj: wtedy wygra druga strona.
   *[other] { $seatKind ->
        [side] Gracie dalej albo { w-side } się poddają i wygrywa druga strona.
       *[one] Gracie dalej albo { w-seat } się poddaje i wygrywa druga strona.
    }
}
clock-end-team = { $seatColour ->
    [you] Graj dalej albo się poddaj: wtedy wygra druga drużyna.
   *[other] Gracie dalej albo { w-seat } się poddaje i wygrywa druga drużyna.
}
clock-end-solo = { $seatColour ->
    [you] Graj dalej albo się poddaj: wtedy gra się skończy, a ostatnie miejsce przypadnie tobie. O pozostałych zdecyduje bieżący wynik.
   *[other] Gracie dalej albo { w-seat } się poddaje: wtedy gra się kończy, a { w-seat } jest na ostatnim miejscu. O pozostałych decyduje bieżący wynik.
}
clock-more = { $count ->
    [1440] Graj dalej (+1 dzień)
   *[other] Graj dalej (+{ $count } min)
}
clock-given = { $seatColour ->
    [you] Dostajesz
   *[other] { $seatKind ->
        [side] { w-Side } dostają
       *[one] { w-Seat } dostaje
    }
} { $count ->
    [1440] dodatkowy dzień.
    [one] dodatkową minutę.
    [few] { $count } dodatkowe minuty.
   *[many] { $count } dodatkowych minut.
}
sound-low = niedoczas
sound-end = koniec partii
problem-bad-clock = Zegar może dać od 10 sekund do 10 godzin na partię i najwyżej 600 sekund za kolejkę albo od 1 do 30 dni na każdą kolejkę.
problem-clock-runs = Ten zegar jeszcze chodzi.

## Decyzje

act-stop = Stań tutaj
act-pass = Pasuj
act-pass-forced = Nie ma ruchu: pasuj
act-pass-promotion = Niech jeszcze poczeka
act-pass-withdraw = Graj dalej
act-pass-exchange = Nie proponuj
pass-hint = { $count ->
    [one] Pas: tracisz tę kość.
   *[other] Pas: tracisz obie kości.
}
act-call = Spróbuj wyrzucić { x-throw-acc }
act-offer-exchange = Zaproponuj wymianę
act-offer-exchange-at = Wymiana: tron { $at }
act-accept = Zgódź się
act-decline = Odmów
act-withdraw = Zabierz króla
promotion-at = W co zmieni się pion na { $at }?
then-if = { $kind ->
    [accept] Jeśli się zgodzisz:
    [offer-exchange] Jeśli będzie zgoda:
   *[other] Jeśli go zabierzesz:
}
agreed-standing = Stan na teraz: { $list }.
promotion-to = { w-Role }
promotion-stay = Zostaje pionem
menu-take-back = Cofnij
menu-agree = { $players ->
    [2] Zaproponuj remis
   *[other] Zaproponuj koniec gry
}
menu-resign = Poddaj się

## Zasady pod ręką

rule-show = Zobacz zasadę
signs-now = Teraz na planszy:
legend-waiting = czeka na przemianę
legend-frozen = zastygła armia: nie rusza się
legend-commanded = bierki pod cudzym dowództwem
legend-huffable = bierka, która mogła bić, a nie zbiła
legend-checked = król pod szachem
table-option-instead = { $source ->
    [document] W oryginale: { $value }.
   *[other] Zwykle: { $value }.
}
table-options-rest = Reszta bez zmian
table-options-none = Zasady bez zmian

## Nauka

example-play = Zagraj samodzielnie
example-again = Od początku
example-rejoin = Wróć do przykładu
places-label = Główne strony
nav-play = Graj
nav-learn = Nauka
nav-together = Razem
nav-daily = Na dziś
nav-you = Ty
nav-words = Słowniczek gier
nav-history = Krótka historia
nav-solved = Gry rozwiązane
class-link = Dla nauczycieli
nav-calls = { $count ->
    [one] jedna partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
   *[other] { $count } partii czeka na ciebie
}
foot-label = Więcej o grach
gallery-words = Słowa i historia
tour-offer = Pierwszy raz przy tym stole?
tour-begin = Oprowadź mnie (minuta)
tour-decline = Nie, dziękuję
tour-title = Krótkie oprowadzenie
tour-next = Dalej
tour-skip = Pomiń
tour-end = Gramy
tour-stop-board = To jest plansza. Bierki, którymi możesz ruszyć, mają obwódkę. Wskaż jedną, a potem podświetlone miejsce, albo po prostu ją tam przeciągnij.
tour-stop-dice = Tutaj rzucasz. Kość mówi, czym wolno ruszyć: małe obrazki obok liczby to bierki.
tour-stop-why = Tutaj widać, kto ma ruch. Spróbuj czegoś, czego nie wolno: dowiesz się, dlaczego, i trafisz prosto do zasady.
tour-stop-log = Tutaj czytasz, co się do tej pory wydarzyło. Możesz się cofnąć i spróbować czegoś innego: sama partia pozostanie nietknięta.
tour-stop-rules = Tutaj znajdziesz zasady tej gry, zmiany obowiązujące przy tym stole i krótkie lekcje.
card-first = Gra z przewodnikiem
daily-title = Pozycja dnia
page-day = Gra dnia
page-rush = Trzy minuty na zadania
card-learn = Lekcje
learn-lead = Zacznij od gry z przewodnikiem: trzy minuty, a każdy ruch jest objaśniony. Dalej prowadzą lekcje.
learn-done = za tobą: { $count }
learn-title = { $title }: lekcje
learn-count = Rozwiązane: { $solved } z { $all }{ $shown ->
    [0] {""}
   *[other] , tylko pokazane: { $shown }
}
learn-finished = Wszystko rozwiązane. Znasz zasady, teraz zagraj.
learn-none = Ta gra nie ma jeszcze lekcji.
lesson-path = Lekcje
lesson-number = Lekcja { $number }{ $done ->
    [solved] , rozwiązana
    [shown] , tylko pokazana
   *[no] {""}
}
lesson-next = Następna lekcja
lesson-show = Pokaż
lesson-solved = Rozwiązane!
lesson-shown = Tak wygląda rozwiązanie. Teraz twoja kolej.
lesson-try = Spróbuj samodzielnie
lesson-astray = To jeszcze nie to. Zacznij od początku albo graj dalej i zobacz, co z tego wyjdzie.

## Przeglądanie, próby, zapisy

replay-play = Odtwórz
replay-stop = Zatrzymaj
replay-pace = { $pace ->
    [slow] Odtwarzanie: wolno
    [quick] Odtwarzanie: szybko
   *[other] Odtwarzanie: zwykłe tempo
}
step-slider = Miejsce w partii
step-at = { $step } z { $last }: { $action }
tool-hint = Podpowiedź
tool-lines = Analiza
tool-review = Przegląd
branch-try = Spróbuj czegoś innego
branch-here = { $turns ->
    [0] To tylko próba: graj, jak chcesz, prawdziwa partia pozostaje nietknięta. Rzuty można losować albo wybierać.
    [one] To tylko próba, jeden krok od partii.
    [few] To tylko próba, { $turns } kroki od partii.
   *[many] To tylko próba, { $turns } kroków od partii.
}
branch-back = Wróć do partii
branch-play-on = Graj dalej stąd
review-here = { $title }: obejrzyj partię albo wypróbuj inny ruch. Niczego tu nie zapisujemy.
review-empty = Nie ma tu zapisu do obejrzenia
link-empty = Ten link nie prowadzi do żadnej pozycji
new-carried = { $count ->
    [0] Partia zacznie się od tej pozycji.
   *[other] Partia potoczy się dalej od tej pozycji.
}

## Na wynos: zapisy, linki, obrazki

close = Zamknij
share-open = Zapisz i pokaż innym
share-title = Zapisz i pokaż innym
share-game = Cała partia
share-position = Ta pozycja
share-links = Linki
share-copy = Skopiuj
share-copy-record = Skopiuj zapis
share-record-copied = Zapis skopiowano.
share-gif = Animacja GIF
share-film = Partia jako film
share-from = Od rundy
share-to = do
share-video = Wideo (WebM)
share-making = Rysuję… { $part }%
share-cancel = Przerwij
share-length = { $turns ->
    [one] { $turns } kolejka, nie licząc tych bez ruchu.
    [few] { $turns } kolejki, nie licząc tych bez ruchu.
   *[many] { $turns } kolejek, nie licząc tych bez ruchu.
}
share-thinned = { $turns ->
    [few] { $turns } kolejki: film pokaże { $shown } z nich, w równych odstępach.
   *[many] { $turns } kolejek: film pokaże { $shown } z nich, w równych odstępach.
}
share-range-wrong = Rundy mają numery od 1 do { $last }, tak jak w zapisie ruchów; pierwsza nie może być późniejsza niż ostatnia.
share-svg = Obrazek (SVG)
share-png = Obrazek (PNG)
share-print = Drukuj
share-change = Zmień tę pozycję
share-link = Link
share-link-copied = Link skopiowano.
share-frame = Plansza do wstawienia na inną stronę
share-frame-copied = Kod skopiowano.
share-here = Te adresy otworzą się tylko na tym komputerze i tylko wtedy, gdy działa na nim Ashtapada.
share-whole = Z dotychczasowymi ruchami
record-open = Otwórz zapis partii
record-how = Wybierz plik, upuść go gdziekolwiek na tej stronie albo wklej zapis tutaj.
record-file = Wybierz plik
record-text = Zapis partii
record-read = Odczytaj
record-found = { $title }: { $names }.
record-look = Obejrzyj partię
record-unreadable = Ten plik nie jest tekstem w UTF-8. Zapisz go w UTF-8 w edytorze tekstu albo wklej zapis tutaj.

## Ustawianie pozycji

setup-link = Ustaw pozycję
setup-title = Ustaw pozycję
setup-palette = Co postawić na planszy
setup-move = Przesuwaj
setup-remove = Zdejmuj
setup-pawn-of = { w-piece } { $origin ->
    [king] króla
    [elephant] słonia
    [horse] konia
   *[boat] okrętu
}
setup-held = Bierka z { $at } jest podniesiona: dokąd z nią?
setup-clear = Wyczyść planszę
setup-start = Ustawienie początkowe
setup-turn = Czyj ruch
setup-none = brak
setup-text = Pozycja jako tekst
setup-play = Graj od tej pozycji
setup-try = Wypróbuj

## Dziennik

log-title = Przebieg gry
log-empty = Jeszcze nic nie zagrano.
log-pass = pas
log-stop = koniec skoków
log-huff = fuknięcie: { $at }
log-place = na { $at }
log-call = próba: { $face }
log-offer-exchange = propozycja wymiany królów
log-offer-exchange-at = propozycja wymiany królów ({ $at })
log-accept = zgoda
log-decline = odmowa
log-withdraw = zabranie króla
log-resign = { $seatColour ->
    [you] poddajesz się
   *[other] { $seatKind ->
        [side] { w-side } się poddają
       *[one] { w-seat } się poddaje
    }
}
log-resigned = { $seatColour ->
    [you] Poddajesz się.
   *[other] { $seatKind ->
        [side] { w-Side } się poddają.
       *[one] { w-Seat } się poddaje.
    }
}
log-away = { $seatColour ->
    [you] Nie było cię zbyt długo.
   *[other] { $seatKind ->
        [side] { w-Side } były nieobecne zbyt długo.
       *[one] { w-Seat }: zbyt długa nieobecność.
    }
}
log-stand-in = { $seatColour ->
    [you] Gra za ciebie komputer.
   *[other] { $seatKind ->
        [side] { w-Side }
       *[one] { w-Seat }
    }: gra komputer.
}
log-back = { $seatColour ->
    [you] Siadasz do gry.
   *[other] { $seatKind ->
        [side] { w-Side } siadają do gry.
       *[one] { w-Seat } siada do gry.
    }
}
log-agree = { $players ->
    [2] remis za zgodą
   *[other] koniec za zgodą wszystkich
}
step-first = Na początek
step-back = Krok wstecz
step-forward = Krok naprzód
step-last = Do bieżącej pozycji
copy-position = Skopiuj pozycję
download-record = Pobierz zapis partii
copied = Pozycję skopiowano.
copy-failed = Skopiuj stąd: { $text }
example-step = { $step } z { $last }

## Plansza czytana na głos

board-keys = Strzałki prowadzą po planszy, Enter wybiera, Escape odkłada.
piece-of-army = { w-piece }
told-goes = Z { $at } można ruszyć na { $spots }.
told-back = Cofnięto grę do wcześniejszej pozycji.
begun-anew = Serwer zna inny przebieg tej gry niż ta strona, być może po przywróceniu kopii zapasowej. Widać teraz to, co zna serwer. Wcześniejsze ruchy i plany z tej strony przepadły.
spot-empty = puste
spot-may-move = może się ruszyć
spot-must-capture = ma bicie: jeśli nie zbije, można fuknąć, czyli zdjąć z planszy
spot-attacked = pod atakiem z { $by }
spot-planned = zaplanowany ruch { $number }, na { $to }
spot-mark = pole oznaczone
spot-last = ostatni ruch
spot-lines = Linie do { $ends }.
spot-target-step = można tu przejść
spot-target-capture = można tu bić
spot-target-over = można tu stanąć, bijąc bierkę na { $at }
spot-target-place = można tu postawić bierkę
spot-target-huff = można fuknąć, czyli zdjąć z planszy
sign-waiting = czeka na przemianę
sign-frozen = zastygła armia
sign-commanded = dowodzi { w-colour }
sign-huffable = pominięte bicie
sign-checked = pod szachem
sign-throne = tron { w-colour-gen } króla

## Klawisze

keys-title = Klawisze
keys-letters-page = Skróty jednoklawiszowe działają wszędzie poza polami do pisania. W ustawieniach możesz ograniczyć je do planszy albo wyłączyć.
keys-letters-board = Skróty jednoklawiszowe działają tylko na planszy. Możesz to zmienić w ustawieniach.
keys-letters-off = Skróty jednoklawiszowe są wyłączone. Możesz włączyć je w ustawieniach.
keys-board = Na planszy
key-board-walk = chodzenie po planszy
key-board-choose = podniesienie, postawienie, wybór; podczas rysowania kółko, a z kółka strzałka
key-board-next-choice = do następnej bierki, która może się ruszyć, albo do następnego miejsca, na które można pójść
key-board-undo = cofnięcie kroku w tej kolejce albo skoku w serii
key-board-let-go = odłożenie bierki na miejsce
key-board-remove = przy ustawianiu pozycji: zdjęcie tego, co tam stoi
keys-table = Przy stole
key-table-throw = rzut
key-table-go-on = następny ruch komputera, gdy strona na ciebie czeka
key-table-recall = jeszcze raz: co się stało od twojego ostatniego ruchu
key-table-face = wpisanie tego, co wypadło; zapowiedź rzutu; wybór drogi skoków
key-table-pass = pas, koniec skoków, rezygnacja z propozycji
key-table-take-back = cofnięcie ostatniego ruchu
key-table-attacks = przytrzymanie: co jest atakowane
key-table-drawing = włączenie i wyłączenie rysowania każdym przyciskiem myszy
key-table-hint = podpowiedź: najlepszy ruch i dlaczego właśnie on
key-table-lines = analiza: ile jest wart każdy ruch
key-table-turn = obrót planszy
key-table-again = przypomnienie, co się stało i czyj jest ruch
keys-timeline = Przeglądanie partii
key-timeline-back = krok wstecz
key-timeline-forward = krok naprzód
key-timeline-first = na początek
key-timeline-last = do bieżącej pozycji
key-timeline-play = odtwarzanie partii i pauza
keys-chart = Na wykresie szans
key-chart-back = krok wstecz
key-chart-forward = krok naprzód
key-chart-first = na początek
key-chart-last = na koniec
key-chart-moment-before = do poprzedniego rozstrzygającego momentu
key-chart-moment-after = do następnego rozstrzygającego momentu
keys-typing = Wpisywanie ruchów
key-typing-next = naprzód po liście tego, co można zagrać
key-typing-before = wstecz po tej liście
key-typing-play = zagranie tego, co wpisane
key-typing-leave = zamknięcie listy, wyczyszczenie pola, powrót na planszę
keys-page = Na każdej stronie
key-page-help = ta lista skrótów
key-page-board = do planszy
key-page-typing = do pola wpisywania ruchów
key-page-close = zamknięcie tego, co zasłania stronę
keys-pointer = Myszą albo palcem
key-pointer-drag = Przeciągnij bierkę albo kliknij ją, a potem miejsce.
key-pointer-right = Prawy przycisk: strzałka, a na jednym polu kółko; Shift, Ctrl i Alt zmieniają kolor. Jeśli są zaplanowane ruchy, prawy przycisk je odwołuje.
key-pointer-wheel = Kółko myszy nad planszą: krok po kroku przez partię.
typing-tool = Wpisywanie ruchów
typing-label = Wpisz ruch
typing-list = Co można zagrać
typing-several = „{ $text }” może znaczyć różne rzeczy (możliwości: { $count }). Dopisz coś albo wybierz z listy.
typing-routes = „{ $text }” może znaczyć kilka dróg: { $routes }. Wpisz jedną z nich albo wybierz z listy.
typing-unknown = „{ $text }”: czegoś takiego nie można teraz zagrać.
typing-unreached = Żadna twoja bierka nie może teraz pójść na { $at }.
typing-nothing = Teraz nie masz nic do zagrania.
typing-browsing = Oglądasz wcześniejszą pozycję: aby zagrać, wróć do bieżącej (»).
setting-typing = Pole do wpisywania ruchów
choice-typing-hidden = schowane
choice-typing-shown = obok planszy
keycap-space = Spacja
setting-letters = Skróty jednoklawiszowe
choice-letters-page = na całej stronie
choice-letters-board = tylko na planszy
choice-letters-off = wyłączone

## Co poszło źle

problem-unreachable = Serwer nie odpowiada. Czy Ashtapada nadal działa? Jeśli nie, uruchom ją i spróbuj jeszcze raz.
problem-unexpected = Stało się coś nieoczekiwanego. Wczytaj stronę ponownie; twoje partie są bezpieczne.
problem-http = Serwer nie mógł tego zrobić. Spróbuj ponownie.
problem-stale = Gra poszła tymczasem dalej: spójrz na planszę i zdecyduj jeszcze raz.
problem-illegal = Tego nie można teraz zagrać.
problem-bad-record = Zapisu nie da się odczytać. { $message }
problem-bad-position = Tekstu tej pozycji nie da się odczytać. { $message }
problem-bad-actions = Tych ruchów nie da się wykonać. { $message }
problem-bad-option = { $message }
problem-alone-storage = Przeglądarka nie mogła tego zapisać, więc nic się nie zmieniło. Zapisz partie do pliku, zwolnij miejsce na urządzeniu i spróbuj jeszcze raz.
problem-alone-unreachable = Nie udało się wczytać tego, co gra na tej stronie. Wczytaj ją ponownie; partie są bezpieczne.
problem-storage = Nie udało się tego zapisać ani odczytać. Spróbuj ponownie za chwilę; jeśli to nie pomoże, przyczynę podaje dziennik serwera.
problem-too-long = To za długie: serwer tyle nie przeczyta.
problem-timeout = Serwer nie otrzymał całości. Spróbuj ponownie.
problem-not-found = Nie ma takiego stołu. Może został usunięty.
problem-bad-request = Serwer nie zrozumiał tego, co wysłała strona. Wczytaj ją ponownie.
problem-bad-seat = Ten gracz nie może tu usiąść.
problem-not-your-seat = Tutaj gra komputer.
problem-others-seat = Tu decyduje inny gracz.
problem-plays-on = Komputer nie zgadza się na koniec: liczy, że jeszcze coś zyska.
problem-signed-out = Nikt nie jest tu zalogowany albo sesja została zakończona: zaloguj się ponownie.
problem-seat-taken = To miejsce jest już zajęte.
problem-name-taken = Ktoś przy tym stole ma imię, które wygląda tak samo: wybierz inne.
problem-bad-name = To imię zawiera coś niewidocznego albo coś, co zmienia wygląd tekstu obok. Wpisz je jeszcze raz bez tego.
problem-watching = Przyglądasz się tej partii. Żeby grać, zajmij wolne miejsce.
problem-one-screen = Przy tym stole gra się tylko na komputerze, na którym działa Ashtapada.
problem-others-play = Grają tu też inni: na przerwę muszą zgodzić się wszyscy, a podpowiedzi są tylko tam, gdzie tak ustalono.
problem-away = Jeden z graczy odszedł i gra za niego komputer. Dopóki nie wróci, nie można cofać ruchów, dokładać czasu ani kończyć partii za zgodą wszystkich.
problem-by-links = W grze przez linki każdy gra na swoim urządzeniu. Tego, co wysłane, się nie cofa.
problem-nothing-to-take-back = Nie ma jeszcze czego cofać.
problem-hand-dice = Przy tym stole rzucacie prawdziwymi kośćmi: wpisz, co wypadło.
problem-fair-dice = Przy tym stole rzuca komputer.
problem-counts = To partia rankingowa: zaczyna się, gdy wszyscy usiądą, swojego miejsca nie można nikomu oddać, a wynik jest ostateczny.
problem-seeds = Kości nie są jeszcze gotowe: spróbuj za chwilę.
problem-seeds-spent = Kości tej partii przygotowywano od nowa zbyt wiele razy: załóż inny stół.
problem-secret-published = Partia jest skończona, a jej tajna liczba jest już znana: graj dalej w nowej partii.
problem-throws-known = W tę grę dnia wszyscy grają na tych samych warunkach, więc niczego się nie cofa.
problem-slow = Strona nie nadążyła za grą, ale już ją dogania.
problem-busy = Serwer jest teraz przeciążony. Spróbuj ponownie za minutę.
problem-too-soon = Nie tak szybko. Spróbuj ponownie za chwilę.
problem-stopping = Serwer kończy pracę. Partia jest zapisana i będzie można ją dokończyć.
problem-moved = Stół przechodzi na inny serwer tej strony. Nic nie przepadło; połączenie wróci samo.
problem-forbidden = Serwer nie przyjmuje poleceń z tej strony. Otwórz ją pod adresem, który podaje Ashtapada.
problem-server = Serwer nie mógł tego zrobić. Spróbuj ponownie.
problem-unreadable = Tej partii nie da się odczytać. Jej zapis na serwerze pozostał nietknięty.

## Formy pomocnicze

army-name = { $colour ->
    [you] Ty
    [black] Czarny
    [green] Zielony
    [red] Czerwony
    [yellow] Żółty
    [indigo] Indygowy
    [ivory] Kremowy
    [madder] Karminowy
    [turmeric] Kurkumowy
    [white] Biały
    [light] Jasny
   *[dark] Ciemny
}
side-of-role = { army-name } ({ $role ->
    [cow] krowy
    [fox] lis
    [goose] gęsi
   *[leopard] lamparty
})
w-colour = { $colour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [indigo] indygowy
    [ivory] kremowy
    [madder] karminowy
    [turmeric] kurkumowy
    [white] biały
    [light] jasny
   *[dark] ciemny
}
w-colour-fem = { $colour ->
    [black] czarna
    [green] zielona
    [red] czerwona
    [yellow] żółta
    [indigo] indygowa
    [ivory] kremowa
    [madder] karminowa
    [turmeric] kurkumowa
    [white] biała
    [light] jasna
   *[dark] ciemna
}
w-colour-ins = { $colour ->
    [black] czarnymi
    [green] zielonymi
    [red] czerwonymi
    [yellow] żółtymi
    [indigo] indygowymi
    [ivory] kremowymi
    [madder] karminowymi
    [turmeric] kurkumowymi
    [white] białymi
    [light] jasnymi
   *[dark] ciemnymi
}
w-Seat = { $seatNamed ->
    [yes] { $seatName }
   *[no] { $seatColour ->
        [black] Czarny
        [green] Zielony
        [red] Czerwony
        [yellow] Żółty
        [indigo] Indygowy
        [ivory] Kremowy
        [madder] Karminowy
        [turmeric] Kurkumowy
        [white] Biały
        [light] Jasny
       *[dark] Ciemny
    }
}
w-colour-gen = { $colour ->
    [black] czarnego
    [green] zielonego
    [red] czerwonego
    [yellow] żółtego
    [indigo] indygowego
    [ivory] kremowego
    [madder] karminowego
    [turmeric] kurkumowego
    [white] białego
    [light] jasnego
   *[dark] ciemnego
}
w-king-gen = { $kingColour ->
    [black] czarnego
    [green] zielonego
    [red] czerwonego
    [yellow] żółtego
    [indigo] indygowego
    [ivory] kremowego
    [madder] karminowego
   *[turmeric] kurkumowego
}
w-seat-ins = { $seatColour ->
    [black] czarnym
    [green] zielonym
    [red] czerwonym
    [yellow] żółtym
    [indigo] indygowym
    [ivory] kremowym
    [madder] karminowym
    [turmeric] kurkumowym
    [white] białym
    [light] jasnym
   *[dark] ciemnym
}
w-seat = { $seatNamed ->
    [yes] { $seatName }
   *[no] { $seatColour ->
        [you] ty
        [black] czarny
        [green] zielony
        [red] czerwony
        [yellow] żółty
        [indigo] indygowy
        [ivory] kremowy
        [madder] karminowy
        [turmeric] kurkumowy
        [white] biały
        [light] jasny
       *[dark] ciemny
    }
}
w-Move = { $seatNamed ->
    [yes] Ruch ma { $seatName }
   *[no] { $seatColour ->
        [light] Ruch jasnych
        [dark] Ruch ciemnych
       *[other] Ruch ma { w-seat }
    }
}
w-Side = { $seatColour ->
    [you] Ty
    [white] Białe
   *[black] Czarne
}
w-side = { $seatColour ->
    [you] ty
    [white] białe
   *[black] czarne
}
w-side-gen = { $seatColour ->
    [white] białych
   *[black] czarnych
}
w-Role = { $role ->
    [king] Król
    [elephant] Słoń
    [horse] Koń
    [boat] Okręt
    [queen] Królowa
    [rook] Wieża
    [bishop] Goniec
    [knight] Skoczek
    [counsellor] Doradca
   *[pawn] Pion
}
w-piece = { $role ->
    [king] { w-colour } król
    [elephant] { w-colour } słoń
    [horse] { w-colour } koń
    [boat] { w-colour } okręt
    [pawn] { w-colour } { $game ->
        [chess] pionek
       *[other] pion
    }
    [queen] { w-colour-fem } królowa
    [rook] { w-colour-fem } wieża
    [bishop] { w-colour } goniec
    [knight] { w-colour } skoczek
    [counsellor] { w-colour } doradca
    [cow] { w-colour-fem } krowa
    [fox] { w-colour } lis
    [goose] { w-colour-fem } gęś
    [leopard] { w-colour } lampart
    [soldier] { w-colour } żołnierz
   *[man] { w-colour } pionek
}
w-thrower = { $throwerColour ->
    [black] czarny
    [green] zielony
    [red] czerwony
    [yellow] żółty
    [indigo] indygowy
    [ivory] kremowy
    [madder] karminowy
    [turmeric] kurkumowy
    [white] biały
    [light] jasny
   *[dark] ciemny
}
w-Army = { $armyNamed ->
    [yes] { $armyName }
   *[no] { x-Army }
}
w-By = { $byNamed ->
    [yes] { $byName }
   *[no] { x-By }
}
w-Commander = { $commanderNamed ->
    [yes] { $commanderName }
   *[no] { x-Commander }
}

## Wielkie chwile, opowiadane na planszy

moment-why = dlaczego?
moment-king-falls = { $armyColour ->
    [you] Twój król padł
   *[other] { x-Army } król padł
}
moment-commands = { $armyColour ->
    [you] { w-Commander } dowodzi teraz twoją armią
   *[other] { $commanderColour ->
        [you] { x-Army-fem } armia jest teraz twoja
       *[other] { w-Commander } dowodzi teraz { x-army-fem-acc } armią
    }
}
moment-boat = { $armyColour ->
    [you] { w-Commander } dowodzi teraz twoim okrętem
   *[other] { $commanderColour ->
        [you] { x-Army } okręt jest teraz twój
       *[other] { w-Commander } dowodzi teraz { x-army-masc-ins } okrętem
    }
}
moment-command-ends = { $armyColour ->
    [you] Znów dowodzisz swoją armią
   *[other] { w-Army } znów dowodzi swoją armią
}
moment-throne = { $kingColour ->
    [you] Twój król zdobył tron { x-throne-gen }
   *[other] { $throneColour ->
        [you] { x-King } król zdobył twój tron
       *[other] { x-King } król zdobył tron { x-throne-gen }
    }
}
moment-empire = { $seatColour ->
    [you] Tworzysz imperium!
   *[other] { w-Seat } tworzy imperium!
}
moment-parade = { $seatColour ->
    [you] Twoja parada okrętów!
   *[other] Parada okrętów: { w-seat }!
}
moment-exchange-offered = { $byColour ->
    [you] Proponujesz wymianę królów
   *[other] { w-By } proponuje wymianę królów
}
moment-exchange-accepted = Królowie wymienieni
moment-exchange-declined = Wymiana królów odrzucona
moment-promoted = { $armyColour ->
    [you] Twój { x-pawn } zmienia się w { x-role-acc }
   *[other] { x-Army } { x-pawn } zmienia się w { x-role-acc }
}
moment-huff = { $seatColour ->
    [you] Pomijasz bicie { $from }x{ $to }
   *[other] { w-Seat } pomija bicie { $from }x{ $to }
}
moment-huffed = { $seatColour ->
    [you] Pomijasz bicie { $from }x{ $to }: tracisz za to bierkę
   *[other] { w-Seat } pomija bicie { $from }x{ $to }: traci za to bierkę
}
moment-out = { $seatColour ->
    [you] Odpadasz z gry
   *[other] { w-Seat } odpada z gry
}
moment-withdrew = { $seatColour ->
    [you] Zabierasz z planszy ostatniego króla
   *[other] { w-Seat } zabiera z planszy ostatniego króla
}
moment-check = Szach!
moment-checkmate = Mat!
moment-hemmed-in = Lamparty osaczone
moment-shut-in = Lis osaczony
moment-last = { $role ->
    [cow] Została jedna krowa
    [goose] Została jedna gęś
    [soldier] { $armyColour ->
        [you] Został ci jeden żołnierz
       *[other] Został jeden { x-army } żołnierz
    }
   *[man] { $armyColour ->
        [you] Został ci jeden pionek
       *[other] Został jeden { x-army } pionek
    }
}

## Serie skoków wskazywane końcem i ruchy zaplanowane naprzód
spot-target-far = można tu dojść, bijąc kilka razy
ways-title = Którędy? Wybierz numer albo bierkę po drodze.
way-takes = bije { $count }
plan-words =
    { $count ->
        [one] Zaplanowano { $count } ruch.
        [few] Zaplanowano { $count } ruchy.
       *[many] Zaplanowano { $count } ruchów.
    } { $dice ->
        [yes] Każdy poczeka na swoją kolejkę. Jeśli rzut albo plansza na któryś nie pozwoli, dalsze przepadną.
       *[no] Każdy poczeka na swoją kolejkę. Jeśli któregoś nie da się wykonać, dalsze przepadną.
    }
plan-call-off = Odwołaj plan (Escape)
plan-dropped = Zaplanowanego ruchu nie da się teraz wykonać: plan przepadł.
plan-lost = { $why ->
    [back] Cofnięto grę: plan przepadł.
    [people] Zmienili się gracze: plan przepadł.
    [declined] Propozycję odrzucono: wcześniejszy plan przepadł.
   *[refused] Reszta planu przepadła.
}

## Czy kości są uczciwe

proof-open = Czy rzuty są uczciwe?
proof-title = Czy rzuty są uczciwe?
proof-what = Nikt nie może tu wybrać, co wypadnie: ani gracze, ani komputer, ani serwer. Przed pierwszym rzutem serwer ustalił tajną liczbę i pokazał jej odcisk. Pasuje on tylko do niej, jak odcisk palca, więc podmienić jej już nie można. Każdy przy stole dołożył własną liczbę, której serwer nie znał. Każdy rzut wynika ze wszystkich tych liczb razem.
proof-later = Tajna liczba zostaje tajna do końca partii. Potem będzie tu można sprawdzić każdy rzut.
proof-check = Sprawdź wszystkie rzuty
proof-good = Sprawdzone rzuty: { $count }. Każdy wynika z tajnej liczby, którą serwer ustalił przed pierwszym rzutem, i z liczb graczy.
proof-broken = Tajna liczba serwera albo liczba któregoś gracza nie pasuje do swojego odcisku.
proof-other = W rzucie { $number } wypadło { $thrown }, a powinno wypaść { $drawn }.
proof-given = { $count ->
    [one] Jeden rzut padł, zanim partia trafiła do tego stołu: nie da się go tu sprawdzić.
    [few] { $count } rzuty padły, zanim partia trafiła do tego stołu: nie da się ich tu sprawdzić.
   *[other] { $count } rzutów padło, zanim partia trafiła do tego stołu: nie da się ich tu sprawdzić.
}
proof-taken-back = { $count ->
    [one] Raz cofnięto grę do chwili przed rzutem, więc było już wiadomo, co wypadnie.
   *[other] { $count } razy cofnięto grę do chwili przed rzutem, więc było już wiadomo, co wypadnie.
}
proof-numbers = Liczby
proof-fingerprint = Odcisk tajnej liczby
proof-fingerprint-seat = odcisk:
proof-how = Wszystko przelicza sama przeglądarka. Kto pobierze zapis partii, może zrobić to samo poleceniem `ashtapada verify`.

## Gracze przy własnych ekranach

live-title = Teraz grają
live-watch = Oglądaj
live-over = Koniec partii
live-watching = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
   *[other] ogląda { $count } osób
}
together-title = Zagraj z innymi
home-link = Link od znajomego
link-awaits = Czekamy, aż wszyscy dołączą
ratings-title = Ranking
me-link = Twoje partie
talk-tool = Rozmowa
talk-unread = Rozmowa: { $count ->
    [one] 1 nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
gather-title = Wybierz miejsce
gather-wait = Czekamy na pozostałych
gather-table = Kto gdzie siedzi
gather-open = { $count ->
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
gather-name = Twoje imię
gather-free = wolne miejsce
gather-mine = to ty
gather-here = przy stole
gather-away = chwilowo bez połączenia
gather-sit = Zajmij to miejsce
gather-rise = Zwolnij to miejsce
gather-watching = { $count ->
    [one] Ktoś się przygląda.
    [few] Przyglądają się { $count } osoby.
   *[other] Przygląda się { $count } osób.
}
gather-how = Kto otworzy ten link albo skieruje aparat telefonu na kod, trafi do tego stołu.
gather-link = Link do tego stołu
gather-code = Kod z linkiem do tego stołu
gather-copied = Link skopiowano.
gather-copy-by-hand = Zaznacz i skopiuj link.
gather-alone = Do tego stołu można usiąść tylko z tego komputera.
gather-alone-how = Telefony z tej samej sieci mogą dołączyć, gdy Ashtapadę uruchomi się poleceniem `ashtapada serve --lan`.
gather-watch = Tylko patrzę
gather-start = Zacznij z komputerem
wish-asked = Propozycja ({ $who }): { $request ->
    [take-back] cofnięcie ostatniego ruchu.
    [agree] { $end ->
        [points] zakończenie partii; o wyniku zdecydują dotychczasowe punkty.
       *[draw] remis.
    }
    [pause] przerwa.
    [stand-in] na wolnych miejscach niech zagra komputer: { $bot }.
   *[other] więcej czasu dla kogoś.
}
wish-own = { $request ->
    [take-back] Proponujesz cofnięcie ostatniego ruchu. Czekamy na odpowiedź.
    [agree] { $end ->
        [points] Proponujesz zakończenie partii; o wyniku zdecydują dotychczasowe punkty. Czekamy na odpowiedź.
       *[draw] Proponujesz remis. Czekamy na odpowiedź.
    }
    [pause] Proponujesz przerwę. Czekamy na odpowiedź.
    [stand-in] Proponujesz, żeby na wolnych miejscach zagrał komputer: { $bot }. Czekamy na odpowiedź.
   *[other] Proponujesz komuś więcej czasu. Czekamy na odpowiedź.
}
wish-yes = Zgoda
wish-no = Nie
wish-withdraw = Jednak nie
