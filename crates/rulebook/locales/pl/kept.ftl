# Gdzie zapisane są partie strony bez serwera.
kept-title = { $lasting ->
    [not] Partie tylko do zamknięcia strony
   *[other] Zapisane w tej przeglądarce
}
kept-about = Za tą stroną nie stoi żaden serwer: twoje partie są zapisane w tej przeglądarce, na tym urządzeniu, i nigdzie indziej.
kept-lasts = Przeglądarka przechowa je, dopóki nie wyczyścisz jej danych.
kept-may-go = Gwarancji jednak nie ma: przeglądarka może je usunąć, gdy zabraknie miejsca. Niektóre robią to już po siedmiu dniach bez odwiedzin. Zainstaluj stronę, poproś o zachowanie partii na stałe albo zapisuj je co jakiś czas do pliku.
kept-not = Ta przeglądarka nie pozwala stronie niczego zapisać (tak bywa w oknach prywatnych). Gdy ją zamkniesz albo odświeżysz, partie przepadną; zapisz je przedtem w pliku.
kept-not-short = Ta przeglądarka nie zapisuje partii: przepadnie, gdy zamkniesz albo odświeżysz stronę.
kept-links = Partia przez linki staje się w pliku partią przy jednym ekranie. Żeby grać z innymi na drugim urządzeniu, przenieś ją: przy jej stole wybierz „{ share-open }”.
kept-ask = Zachowaj na stałe
kept-refused = Przeglądarka na razie niczego nie obiecuje. Zwykle pomaga zainstalowanie strony albo częstsze odwiedziny; plik jest bezpieczny w każdym razie.
kept-save = Zapisz wszystkie partie
kept-saved = { $games ->
    [one] Zapisano jedną partię w pliku { $file }.
    [few] Zapisano { $games } partie w pliku { $file }.
   *[other] Zapisano { $games } partii w pliku { $file }.
}
kept-hidden = { $games ->
    [one] Jedna partia jest zapisana, ale nie ma jej na liście.
    [few] { $games } partie są zapisane, ale nie ma ich na liście.
   *[other] { $games } partii jest zapisanych, ale nie ma ich na liście.
}
kept-list = Przywróć na listę
kept-bring = Wczytaj partie
kept-no-file = To nie jest plik z partiami z Ashtapady: niczego nie wczytano.
kept-brought = { $games ->
    [0] Nie wczytano żadnej nowej partii.
    [one] Wczytano jedną nową partię.
    [few] Wczytano { $games } nowe partie.
   *[other] Wczytano { $games } nowych partii.
}
kept-known = { $games ->
    [one] Jedna już tu była.
    [few] { $games } już tu były.
   *[other] { $games } już tu było.
}
kept-linked = { $games ->
    [one] Jedną z nich grano przez linki: toczy się dalej przy tym ekranie, a rzuca komputer.
   *[other] Przez linki grano { $games } z nich: toczą się dalej przy tym ekranie, a rzuca komputer.
}
kept-typed = { $games ->
    [one] W jednej z nich rzucasz ty i wpisujesz, co wypadło.
   *[other] W { $games } z nich rzucasz ty i wpisujesz, co wypadło.
}
kept-unread = { $games ->
    [one] Jednej nie udało się odczytać:
   *[other] Nie udało się odczytać { $games }; pierwsza z nich:
}
