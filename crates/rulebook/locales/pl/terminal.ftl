### Co mówi stół w terminalu. Słowa reguł są w rules.ftl.

terminal-welcome = { $title }. Wpisz ruch, na przykład { $example }, albo „help”.
terminal-begins = Los zdecydował. Zaczyna: { $name }.
terminal-legend = Na planszy: { $pieces }.
terminal-legend-armies = Mała litera przed bierką oznacza jej armię: { $armies }.
terminal-quoted = „{ $text }”
terminal-your-turn = { $name } ({ $seat }): jaki ruch?
terminal-throw-due = { $name } ({ $seat }): naciśnij Enter, żeby rzucić.
terminal-enter-throw = { $name } ({ $seat }): rzuć i wpisz, co wypadło, na przykład { $example }.
terminal-throw-not-typed = Kośćmi rzuca program: naciśnij Enter. Z opcją --real-dice rzucasz własnymi kośćmi i wpisujesz, co wypadło.
terminal-due-faces = Do zagrania: { $faces }.
terminal-due-jump = Bierka na { $at } musi skakać dalej.
terminal-due-jump-or-stop = Bierka na { $at } może skakać dalej; „stop” kończy serię skoków.
terminal-due-jump-huff = Bierka na { $at } musi skakać dalej: „stop” kończy serię, ale kosztuje tę bierkę.
terminal-due-huff = Pominięto bicie. Zdejmij jedną z bierek oznaczonych *: { $moves }.
terminal-due-capture-huff = Bierki oznaczone ! mają bicie: kto nie zbije, straci bierkę.
terminal-due-capture = Bicie jest obowiązkowe: mogą się ruszyć tylko bierki oznaczone !.
terminal-due-place = { $role ->
    [cow] Postaw krowę na wolnym punkcie, na przykład { $example }.
    [fox] Postaw lisa na wolnym punkcie, na przykład { $example }.
    [goose] Postaw gęś na wolnym punkcie, na przykład { $example }.
    [leopard] Postaw lamparta na wolnym punkcie, na przykład { $example }.
   *[king] Król wraca na planszę: wskaż wolne pole, na przykład { $example }.
}
terminal-due-answer = Jest propozycja wymiany królów: { $moves }.
terminal-due-offer = Można zaproponować wymianę królów: { $moves }.
terminal-due-call = Zapowiedz, co chcesz wyrzucić, na przykład { $example }.
terminal-due-promote = Czekający pion może się przemienić: { $moves }.
terminal-due-withdraw = Ostatniego króla można zabrać z planszy: { $moves }.
terminal-due-pass = Można też spasować: „pass”.
terminal-moves = Możesz zagrać: { $moves }
terminal-commands =
    Wpisz ruch tak, jak zapisuje go lista ruchów, albo jedno z tych słów:
      moves          co możesz zagrać (albo naciśnij Enter)
      board          narysuj planszę jeszcze raz
      undo           cofnij swój ostatni ruch
      hint           co zagrałby silny gracz
      why e4         wszystkie powody, dla których bierka nie może się ruszyć
      why e4-e5      dlaczego nie można tak zagrać
      time           ile czasu zużył każdy gracz
      rules          przeczytaj zasady
      position       pozycja jako tekst
      save PLIK      zapisz partię do pliku
      agree          zakończ partię za zgodą wszystkich
      resign         poddaj się
      quit           wstań od stołu
terminal-help-soldiers =
    Ruchy:
      e4-e5          na sąsiedni punkt (wystarczy e4e5)
      e3xe5          skok z biciem (albo e3:e5); e3xe5xc7 to cała seria
      stop           zakończ serię skoków przed czasem
      huff e5        zdejmij bierkę, która pominęła bicie
terminal-help-cows =
    Ruchy:
      @e5            postaw bierkę na wolnym punkcie (wystarczy e5)
      e4-e5          na sąsiedni punkt (albo e4e5)
      e3xe5          skok z biciem (albo e3:e5); e3xe5xc7 to cała seria
      stop           zakończ serię skoków przed czasem
terminal-help-kings =
    Ruchy:
      b1-c3          na wolne pole (wystarczy b1c3)
      b1xc3          bicie (albo b1:c3)
      a7-a8=H        pion przemienia się na końcu ruchu; po = stoi litera
                     z zapisu partii, nie z planszy: K król, E słoń,
                     H koń, B okręt
      a8=H           przemienia się pion, który tam czekał
      @d1            król wraca na planszę
      pass           nie graj nic, jeśli wolno
terminal-help-chess =
    Ruchy:
      e2e4           na pole, z biciem albo bez (albo e2-e4, e4xd5)
      a7a8q          pionek przemienia się: q królowa (hetman), r wieża,
                     b goniec, n skoczek; w dawnych grach m doradca,
                     e słoń, h koń
      a8=q           wymiana pionka, który czekał na ostatnim rzędzie
terminal-signs-points = Znaki: * bierka, która może się ruszyć albo którą można zdjąć · ! bierka, która ma bicie.
terminal-signs-cells = Znaki: * bierka, która może się ruszyć · … bierka, która czeka na przemianę · # bierka zastygłej armii · × znak na planszy.
terminal-plays-on = { $name } nie zgadza się na koniec: komputer liczy, że jeszcze coś zyska.
terminal-sure-agree = To zakończy grę dla wszystkich: wpisz „agree” jeszcze raz, aby ją zakończyć.
terminal-sure-resign = Aby poddać partię, wpisz „resign” jeszcze raz.
terminal-sure-quit = Ta partia nie jest zapisana: „save PLIK” zapisze jej przebieg; aby mimo to wyjść, wpisz „quit” jeszcze raz.
terminal-throws = Kości mogą pokazać: { $throws }.
terminal-saved = Zapisano w { $file }.
terminal-not-saved = Nie udało się zapisać { $file }: { $error }
terminal-save-exists = Plik { $file } już istnieje: wybierz inną nazwę.
terminal-save-where = Podaj nazwę pliku: save PLIK
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-can-move = Bierka na { $at } może się ruszyć: { $moves }
terminal-best = Najlepiej: { $best } (szanse na wygraną { $share }%).
terminal-best-line = Najlepiej: { $best } (szanse na wygraną { $share }%). Gra mogłaby potoczyć się tak: { $line }
terminal-can-play = Tak można zagrać: { $actions }
terminal-why-where = Podaj pole albo ruch: why e4, why e4-e5
terminal-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
terminal-captured = zbite: { $count }
terminal-captured-of = zbite: { $count } z { $target }
terminal-lost = stracone figury: { $pieces }
terminal-in-hand = w ręku: { $count }
terminal-commanded = dowodzi: { $seat }
terminal-out = poza grą
terminal-frozen = zastygła armia
terminal-over = Gra się skończyła. „save PLIK” zapisze jej przebieg, „undo” cofnie koniec, „board” pokaże planszę, „quit” odchodzi od stołu.
terminal-goodbye = Do zobaczenia.
terminal-draw = Remis.
# Strona może się nazywać „krowy”: czasownik nie zgodziłby się z liczbą stron.
terminal-wins = { $count ->
   *[other] Zwycięstwo: { $names }.
}
terminal-shared = Wygraną dzielą się: { $names }.
terminal-and = { $first } i { $last }
terminal-place = Miejsce { $rank }: { $name }
terminal-place-points = { $count ->
    [one] Miejsce { $rank }: { $name }, 1 punkt
    [few] Miejsce { $rank }: { $name }, { $count } punkty
   *[other] Miejsce { $rank }: { $name }, { $count } punktów
}
terminal-hint = „moves” wymienia możliwe ruchy, „help” objaśnia resztę.
terminal-cows = krowy
terminal-leopards = lamparty

## Gdy nie da się zrobić tego, o co ktoś prosi

terminal-option-before = Opcja „{ $option }” stoi przed poleceniem: wpisz ją po „{ $command }”, czyli ashtapada { $command } … { $option } …
terminal-option-foreign = Opcja „{ $option }” stoi przed poleceniem, a „{ $command }” takiej nie ma. Opcje polecenia wymienia `ashtapada help { $command }`.
terminal-option-form = „--option { $text }”: potrzebna jest nazwa i wartość, na przykład --option obligation=none. Opcje gry wymienia `ashtapada games GRA`.
terminal-option-near = Może chodzi o { $near }? Opcje gry wymienia `ashtapada games GRA`.
terminal-option-known = Opcje: { $known }.
terminal-option-values = { $option } przyjmuje: { $values }. Na przykład: { $example }
terminal-seat-form = „--seat { $text }”: potrzebne jest miejsce i gracz, na przykład --seat north=bot:level-3.
terminal-seat-unknown = „--seat { $text }”: nie ma takiego miejsca. Miejsca przy tym stole: { $seats }. Na przykład: --seat north=human
terminal-player-unknown = „--seat { $text }”: nie ma takiego gracza. Gracze: human, { $players }. Na przykład: --seat north=bot:level-3
terminal-seat-twice = „--seat { $text }”: to miejsce jest już zajęte.
terminal-no-file = Nie ma pliku { $file }.
terminal-unreadable = Nie udało się odczytać { $file }: { $error }
terminal-position-then = Pozycja w tym miejscu: { $position }
terminal-not-text = { $file } to nie tekst w UTF-8: zobacz bajt { $byte }. Zapisz plik w UTF-8 (w edytorze tekstu: „Zapisz jako”, kodowanie UTF-8).
terminal-no-data-folder = Ten system nie ma folderu na dane. Podaj go przez --data, na przykład --data partie.
terminal-no-games = W { $file } nie ma żadnych partii. Podaj ich folder przez --data, na przykład --data partie.
terminal-backed-up = Partie z { $from } są teraz także w { $file }.
terminal-rated-void = Partia { $name } już się nie liczy; ranking w jej rodzinie gier obliczono od nowa.
terminal-rated-no-game = Nie ma liczącej się partii rankingowej { $name }.
terminal-rated-hidden = { $name }: na listach rankingu już się nie pojawia.
terminal-rated-shown = { $name }: znów jest na listach rankingu.
terminal-rated-no-player = { $name } nie ma tu rankingu, więc nic się nie zmieniło. Skopiuj nazwę z adresu strony gracza.
terminal-rated-hidden-already = { $name }: na listach rankingu i tak się nie pojawia; nic się nie zmieniło.
terminal-rated-shown-already = { $name }: już jest na listach rankingu; nic się nie zmieniło.
terminal-reports-none = Nikogo nie zgłoszono.
terminal-reports-when = Kiedy
terminal-reports-game = Partia
terminal-reports-who = Gracz
terminal-reports-by = Zgłaszający
terminal-reports-why = Powód
terminal-reports-of-name = obraźliwe imię
terminal-reports-of-talk = nękanie w rozmowie
terminal-reports-of-leaving = porzucanie partii lub gra na zwłokę
terminal-reports-of-unfair = nieuczciwa gra
terminal-imported = { $games ->
    [one] Dodano 1 partię.
    [few] Dodano { $games } partie.
   *[other] Dodano { $games } partii.
}
terminal-unimported = { $count ->
    [one] 1 zapisu nie udało się odczytać i został pominięty: jest wymieniony wyżej.
   *[other] { $count } zapisów nie udało się odczytać i zostały pominięte: są wymienione wyżej.
}
terminal-site-folder = Strona leży teraz w folderze { $place } ({ $size } MB). Można ją umieścić pod dowolnym adresem w sieci albo wypróbować tutaj: python3 -m http.server --directory { $place }
terminal-site-single = Strona mieści się teraz w pliku { $place } ({ $size } MB). Przeglądarka otworzy go, gdziekolwiek leży.
terminal-site-no-page = Ten program zbudowano bez strony: trzeba go zbudować z Node.js i bez ASHTAPADA_SKIP_WEB.
terminal-site-no-module = Ten program zbudowano bez części, która gra w przeglądarce. W kodzie źródłowym tworzy ją `cargo xtask wasm`; potem trzeba zbudować program jeszcze raz.
terminal-exported = { $games ->
    [one] 1 partia jest teraz w pliku { $file }.
    [few] { $games } partie są teraz w pliku { $file }.
   *[other] { $games } partii jest teraz w pliku { $file }.
}
terminal-unexported = { $count ->
    [one] 1 partii nie udało się odczytać i została pominięta: jest wymieniona wyżej.
    [few] { $count } partii nie udało się odczytać i zostały pominięte: są wymienione wyżej.
   *[other] { $count } partii nie udało się odczytać i zostały pominięte: są wymienione wyżej.
}
terminal-no-format = Nazwa { $file } nie mówi, jaki to format. Podaj go, na przykład { $example }. Formaty: { $formats }.
terminal-convert-exists = Plik { $file } już istnieje. Wybierz inną nazwę albo zastąp go, dodając --force.
terminal-convert-over = Jeśli gracze grali dalej mimo remisu, który nasze zasady orzekają same, wczytaj partię bez tej reguły: --option drawRules=off
terminal-no-output = Nie udało się wypisać odpowiedzi: { $error }

## Zapisy partii

terminal-record-legal = { $file }: { $title }. Ruchy i rzuty: { $count }, wszystkie dozwolone. { $how }
terminal-time = { $name }: { $time }
terminal-record-time = Skończył się czas.
terminal-record-away = Gracz zbyt długo był nieobecny.
terminal-record-unfinished = Gra się nie skończyła.
terminal-review-seat = { x-Seat }: wynik { $result }{ $dice ->
    [yes] , szczęście { $luck }, bez szczęścia { $deserved }
   *[no] { "" }
}; strata { $cost }, { $marks }
terminal-proof-later = Tajna liczba, z której wynikają rzuty, zostanie ujawniona po zakończeniu partii.
terminal-proof-fair = Sprawdzone rzuty: { $throws }. Każdy wynika z tajnej liczby, której odcisk serwer podał przed pierwszym rzutem, i z liczb wszystkich graczy.
terminal-proof-day = Sprawdzone rzuty: { $throws }. Każdy wynika z daty { $day }, tak jak przy każdym stole tego dnia.
terminal-proof-given = { $given ->
    [one] Jeden wcześniejszy rzut padł gdzie indziej: o nim zapis niczego nie dowodzi.
    [few] { $given } wcześniejsze rzuty padły gdzie indziej: o nich zapis niczego nie dowodzi.
   *[other] { $given } wcześniejszych rzutów padło gdzie indziej: o nich zapis niczego nie dowodzi.
}
terminal-proof-taken-back = { $count ->
    [one] Raz cofnięto grę do chwili przed rzutem, więc było już wiadomo, co wypadnie.
   *[other] { $count } razy cofnięto grę do chwili przed rzutem, więc było już wiadomo, co wypadnie.
}
terminal-proof-compare = Odcisk to { $commitment }. Porównaj go z tym, który stół pokazywał przed pierwszym rzutem.
terminal-proof-no-commitment = Brakuje znacznika Commitment albo nie ma on 64 cyfr szesnastkowych: nic nie ręczy za te rzuty.
terminal-proof-seeds = Znacznik Seeds powinien mieć dla każdego miejsca liczbę z 64 cyfr szesnastkowych, na przykład south=1f…
terminal-proof-count = Znacznik { $tag } powinien być liczbą, nie większą niż liczba rzutów.
terminal-proof-secret = Znacznik Secret powinien mieć 64 cyfry szesnastkowe.
terminal-proof-game = Brakuje znacznika Game z oznaczeniem partii.
terminal-proof-throws = Znacznik Throws powinien mieć dla każdego rzutu numer, pod którym zapisano go w przebiegu gry.
terminal-proof-commitment = To nie ta tajna liczba, której odcisk serwer podał przed pierwszym rzutem.
terminal-proof-throw = W rzucie { $number } tej partii wypadło { $thrown }, a powinno wypaść { $drawn }.
terminal-games-elsewhere = Można też ustawić opcje gier pokrewnych (ich wartości podaje `--json`): { $names }.
terminal-games-drafts = W przygotowaniu
terminal-games-draft = Gra jest w przygotowaniu: zasady i teksty mogą się jeszcze zmienić, a długości partii nikt jeszcze nie zmierzył.
