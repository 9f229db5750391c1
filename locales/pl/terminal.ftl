### Co mówi stół w terminalu. Słowa reguł są w rules.ftl.

terminal-welcome = { $title }. Wpisz ruch, na przykład { $example }, albo „help”.
terminal-your-turn = Kolej: { $name } ({ $seat }). Co grasz?
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
