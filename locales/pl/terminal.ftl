### Co mówi stół w terminalu. Słowa reguł są w rules.ftl.

terminal-welcome = { $title }. Wpisz ruch, na przykład { $example }, albo „help”.
terminal-your-turn = Kolej: { $name } ({ $seat }). Jaki ruch?
terminal-throw-due = Kolej: { $name } ({ $seat }). Naciśnij Enter, żeby rzucić.
terminal-enter-throw = Kolej: { $name } ({ $seat }). Rzuć i wpisz, co wypadło, na przykład { $example }.
terminal-moves = Możesz zagrać: { $moves }
terminal-commands =
    Wpisz ruch tak, jak stoi na liście ruchów, albo jedno z tych słów:
      moves          co możesz zagrać
      board          narysuj planszę jeszcze raz
      undo           cofnij swój ostatni ruch
      why e4         dlaczego bierka nie może się ruszyć
      rules          przeczytaj zasady
      position       pozycja jako tekst
      save PLIK      zapisz partię do pliku
      agree          zakończcie partię za zgodą wszystkich
      resign         poddaj się
      quit           wstań od stołu
terminal-saved = Zapisano w { $file }.
terminal-not-saved = Nie udało się zapisać { $file }: { $error }
terminal-save-exists = Plik { $file } już istnieje: wybierz inną nazwę.
terminal-save-where = Podaj nazwę pliku: save PLIK
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-can-move = Bierka na { $at } może się ruszyć.
terminal-why-where = Podaj pole: why e4
terminal-result = { $seat }: miejsce { $rank }, udział w wygranej: { $share }
terminal-points = { $seat }: { $points }
terminal-in-hand = w ręku { $count }
terminal-commanded = dowodzi: { $seat }
terminal-out = poza grą
terminal-goodbye = Do zobaczenia.
terminal-hint = „moves” wymienia możliwe ruchy, „help” objaśnia resztę.
terminal-cows = krowy
terminal-leopards = lamparty

## Gdy nie da się zrobić tego, o co ktoś prosi

terminal-option-form = „--option { $text }”: potrzebna jest nazwa i wartość, na przykład --option obligation=none. Opcje gry wymienia `ashtapada games GRA`.
terminal-option-known = Opcje to { $known }.
terminal-option-values = { $option } przyjmuje: { $values }. Na przykład: { $example }
terminal-seat-form = „--seat { $text }”: potrzebne jest miejsce i gracz, na przykład --seat north=bot:greedy.
terminal-seat-unknown = „--seat { $text }”: nie ma takiego miejsca. Miejsca przy tym stole: { $seats }. Na przykład: --seat north=human
terminal-player-unknown = „--seat { $text }”: nie ma takiego gracza. Gracze: human, { $players }. Na przykład: --seat north=bot:greedy
terminal-seat-twice = „--seat { $text }”: to miejsce jest już zajęte.
terminal-unreadable = Nie udało się odczytać { $file }: { $error }
terminal-position-then = Pozycja w tym miejscu: { $position }
terminal-not-text = { $file } to nie tekst w UTF-8: zobacz bajt { $byte }.
terminal-no-data-folder = Ten system nie ma folderu na dane. Podaj go przez --data, na przykład --data partie.
terminal-no-output = Nie udało się wypisać odpowiedzi: { $error }

## Zapisy partii

terminal-record-legal = { $file }: { $title }. Liczba ruchów i rzutów: { $count }, wszystkie dozwolone. { $how }
terminal-record-replayed = { $file }: { $title }, wydanie { $edition } zasad. Liczba ruchów i rzutów: { $count }, odtworzone tak, jak je zagrano. { $how }
terminal-record-refused = Zagranie { $number }, { $action }, jest niedozwolone według wydania { $edition }: { $why }
terminal-record-unfinished = Gra się nie skończyła.
terminal-proof-later = Sekret rzutów zostanie ujawniony po skończonej grze.
terminal-proof-fair = Liczba rzutów: { $throws }, każdy taki, jaki wynika z sekretu, do którego serwer się zobowiązał.
terminal-proof-given = { $given ->
    [one] Jeden wcześniejszy rzut padł gdzie indziej: o nim zapis niczego nie dowodzi.
    [few] { $given } wcześniejsze rzuty padły gdzie indziej: o nich zapis niczego nie dowodzi.
   *[other] { $given } wcześniejszych rzutów padło gdzie indziej: o nich zapis niczego nie dowodzi.
}
terminal-proof-secret = Znacznik Secret powinien mieć 64 cyfry szesnastkowe.
terminal-proof-game = Brakuje znacznika Game z identyfikatorem partii.
terminal-proof-throws = Znacznik Throws powinien mieć liczbę dla każdego rzutu: numer jego wpisu w dzienniku.
terminal-proof-commitment = To nie ten sekret, do którego serwer zobowiązał się przed pierwszym rzutem.
terminal-proof-throw = Rzut { $number } tej partii to { $thrown }, ale z sekretu wynika { $drawn }.
