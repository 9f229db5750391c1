# Gdzie zapisane są partie strony bez serwera.
kept-title = Zapisane w tej przeglądarce
kept-about = Za tą stroną nie stoi żaden serwer: twoje partie są zapisane w tej przeglądarce, na tym urządzeniu, i nigdzie indziej.
kept-lasts = Przeglądarka przechowa je, dopóki nie wyczyścisz jej danych.
kept-may-go = Gwarancji jednak nie ma: przeglądarka może je usunąć, gdy zabraknie miejsca. Niektóre robią to już po siedmiu dniach bez odwiedzin. Zainstaluj stronę, poproś o zachowanie partii na stałe albo zapisuj je co jakiś czas do pliku.
kept-not = Ta przeglądarka niczego nie przechowuje: po zamknięciu strony partie przepadną. Zapisz je wcześniej do pliku.
kept-ask = Zachowaj na stałe
kept-refused = Przeglądarka na razie niczego nie obiecuje. Zwykle pomaga zainstalowanie strony albo częstsze odwiedziny; plik jest bezpieczny w każdym razie.
kept-save = Zapisz wszystkie partie
kept-none = Nie ma jeszcze partii do zapisania.
kept-bring = Wczytaj partie
kept-brought = { $games ->
    [0] Nie wczytano żadnej partii.
    [one] Wczytano jedną partię.
    [few] Wczytano { $games } partie.
   *[other] Wczytano { $games } partii.
}
kept-unread = { $games ->
    [one] Jednej nie udało się odczytać:
   *[other] Nie udało się odczytać { $games }; pierwsza z nich:
}
