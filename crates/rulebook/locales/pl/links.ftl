# Partie między ludźmi, którzy nie mają wspólnego serwera: każdy wysyła partię następnemu jako link albo, gdy strona jest plikiem, jako tekst ($file).
links-title = Gra przez linki
links-invite-next = Zaproś znajomego
links-invite-about = { $file ->
    [yes] Tekst jest dla jednej osoby: wkleja go na stronie w takim samym pliku, dołącza i odsyła swój.
   *[no] Link jest dla jednej osoby. Kto go otworzy, ten dołącza i odsyła swój.
}
links-send = Wyślij swój ruch
links-send-back = { $file ->
    [yes] Odeślij tekst
   *[no] Odeślij link
}
links-send-about = { $file ->
    [yes] Tekst zawiera całą partię: nic nie trafia na żaden serwer.
   *[no] Link zawiera całą partię: nic nie trafia na żaden serwer.
}
links-pass-on = Podaj partię dalej
links-for = Odbiorca: { $who }
links-over = Wyślij zakończenie
links-over-about = Dzięki temu inni też zobaczą ostatni ruch.
links-share = { $file ->
    [yes] Wyślij tekst
   *[no] Wyślij link
}
links-copy = { $file ->
    [yes] Kopiuj tekst
   *[no] Kopiuj link
}
links-copied = { $file ->
    [yes] Skopiowano razem z krótką wskazówką. Wklej to do wiadomości.
   *[no] Skopiowano. Wklej link do wiadomości.
}
links-copy-by-hand = { $file ->
    [yes] Przeglądarka nie kopiuje: zaznacz tekst i skopiuj go.
   *[no] Przeglądarka nie kopiuje: zaznacz link i skopiuj go.
}
links-file-message = Ashtapada, { $game }. Otwórz u siebie plik z grą, wybierz w nim „{ home-link }” i wklej całą tę wiadomość:
links-code = Link jako kod do zeskanowania
links-show-code = Pokaż kod
links-link = Link
links-waiting = { $file ->
    [yes] Tekst, który wróci, wklej tutaj:
   *[no] Link, który wróci, otwórz albo wklej tutaj:
}
links-paste = { $file ->
    [yes] Wklej tekst
   *[no] Wklej link
}
links-open = Otwórz
links-message = Ashtapada: { $game }
links-page = Partia ze znajomym
links-page-about = { $file ->
    [yes] Masz partię od znajomego? Wklej tutaj całą wiadomość, choćby była bardzo długa.
   *[no] Masz link od znajomego? Wklej go tutaj, choćby był bardzo długi.
}
links-invited = Zaproszenie do gry
links-invited-by = { $count ->
    [one] { $names } zaprasza
   *[other] { $names } zapraszają
} cię do gry: { $game }.
links-invited-by-someone = Ktoś zaprasza cię do gry: { $game }.
links-army = { w-colour-fem }
links-seats = { $count ->
    [one] Twoja armia: { $seats }.
   *[other] Twoje armie: { $seats }.
}
links-for-one = Zaproszenie jest dla jednej osoby: miejsce zajmie ta, której odpowiedź wróci pierwsza.
links-join = Dołącz do partii
links-look-rules = Przeczytaj zasady
links-opening = Czytam link …
links-elsewhere = Ten link należy do strony Ashtapady bez serwera. Otwórz go tam, gdzie zaczęto partię, albo skopiuj i wklej tam.
links-behind = { $file ->
    [yes] To był starszy tekst: tutaj partia poszła już dalej.
   *[no] To był starszy link: tutaj partia poszła już dalej.
}
links-own = { $file ->
    [yes] To twój własny tekst, dla znajomego: wyślij go, a znajomy niech go wklei u siebie.
   *[no] To twój własny link, dla znajomego: wyślij go, a znajomy niech go otworzy.
}
links-same = Nie ma w nim nic nowego: partia stoi tu dokładnie tak samo.
links-number = Ile osób gra
links-number-each = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
links-two-kings = Każde z was prowadzi dwie armie stojące naprzeciw siebie.
links-no-clock = Nie musicie grać w tym samym czasie, nie ma też zegara. Rzuty są uczciwe: nikt nie sprawdzi ich zawczasu.
links-looking = Oglądasz tę partię. Jeśli jest twoja, graj na urządzeniu, na którym ją prowadzisz, albo przenieś ją stamtąd tutaj („{ share-open }”).
links-invite-many = Link jest dla następnej osoby, która zaprosi kolejną. Ostatnia odsyła partię temu, kto zaczął.
links-name = Twoje imię
links-again = Jeszcze jedna partia
links-side = Grasz jako
links-begin = Albo zacznij partię ze znajomym
links-no-dice = Nie musicie grać w tym samym czasie, nie ma też zegara.
links-unkept = Ta przeglądarka niczego tu nie przechowuje: gdy zamkniesz lub odświeżysz stronę, stracisz miejsce w partii.
links-stop = Jak przerwać grę?
links-stop-how = { $resigns ->
    [now] Możesz też po prostu nie wysłać nic więcej i dać znać pozostałym.
    [yes] Możesz się poddać, gdy jest twoja kolej. Możesz też po prostu nie wysłać nic więcej i dać znać pozostałym.
   *[no] Tu nie można się poddać: partia trwa do końca. Jeśli nie chcesz grać dalej, nie wysyłaj nic więcej i daj znać pozostałym.
}
links-bad-link = { $file ->
    [yes] To nie jest tekst partii albo brakuje jego części. Skopiuj całą wiadomość, do ostatniej litery.
   *[no] To nie jest link do partii albo brakuje jego części. Skopiuj go w całości, do ostatniej litery.
}
links-false-link = { $file ->
    [yes] Według tego tekstu partia potoczyła się inaczej, niż zna ją to urządzenie. Nic się nie zmieniło: poproś o tekst jeszcze raz.
   *[no] Według tego linku partia potoczyła się inaczej, niż zna ją to urządzenie. Nic się nie zmieniło: poproś o link jeszcze raz.
}
links-link-taken = Z tego samego zaproszenia skorzystały dwie osoby, a jest ono dla jednej. Gra ta, której odpowiedź wróciła pierwsza; druga potrzebuje osobnej partii.
# Partia toczy się dalej na innym urządzeniu tej samej osoby.
links-place = Graj na innym urządzeniu
links-place-about = { $file ->
    [yes] Tekst przenosi twoje miejsce w partii: grasz dalej tam, gdzie go wkleisz, a tutaj już tylko oglądasz.
   *[no] Link przenosi twoje miejsce w partii: grasz dalej tam, gdzie go otworzysz, a tutaj już tylko oglądasz.
}
links-place-make = Przenieś partię
links-place-sure = Tutaj już tylko oglądać?
links-place-made = { $file ->
    [yes] Wklej ten tekst na drugim urządzeniu: tam grasz dalej.
   *[no] Otwórz ten link na drugim urządzeniu albo zeskanuj na nim kod: tam grasz dalej.
}
links-place-own = { $file ->
    [yes] Tekst jest tylko dla ciebie: ktokolwiek inny go dostanie, może grać za ciebie i z góry znać rzuty kości, jeśli są.
   *[no] Link jest tylko dla ciebie: ktokolwiek inny go dostanie, może grać za ciebie i z góry znać rzuty kości, jeśli są.
}
links-place-gone = Ta partia toczy się dalej na innym twoim urządzeniu. Tutaj tylko ją oglądasz.
links-place-show = { $file ->
    [yes] Pokaż tekst ponownie
   *[no] Pokaż link ponownie
}
links-here = Od teraz grasz na tym urządzeniu.
# Partia toczy się dalej na stronie z serwerem ($server) albo na stronie bez serwera.
links-hand = { $server ->
    [yes] Graj dalej na serwerze
   *[no] Weź partię ze sobą
}
links-hand-about = { $server ->
    [yes] Tam mogą dołączyć znajomi, każdy na swoim urządzeniu. Tutaj partia zostaje taka, jaka jest.
   *[no] Strona bez serwera zapisuje partię w przeglądarce i nie potrzebuje sieci. Tutaj partia zostaje taka, jaka jest.
}
links-hand-where = { $server ->
    [yes] Adres strony z serwerem
   *[no] Adres strony bez serwera
}
links-hand-bad = To nie jest adres strony.
links-hand-open = Otwórz tam
links-hand-copy = Kopiuj link
links-hand-copied = Skopiowano. Otwórz ten link tam, gdzie chcesz grać, albo wklej go na tamtej stronie pod „{ record-open }”.
links-hand-seen = { $server ->
    [yes] Dopóki nie naciśniesz „{ links-hand-open }”, nic nie jest wysyłane. Potem tamten serwer odczyta partię razem z imionami.
   *[no] Partia jest w linku razem z imionami: żaden serwer jej nie odczyta, ale każdy, kto dostanie link, może to zrobić.
}
links-handed = Przekazana partia
links-handed-about = { $server ->
    [yes] Przyszła w linku. Jeśli zagrasz dalej, powstanie dla niej stół na tym serwerze, a znajomi dołączą przez link.
   *[no] Przyszła w linku. Jeśli zagrasz dalej, zostanie zapisana tutaj, w tej przeglądarce.
}
links-handed-friends = Graj dalej ze znajomymi
links-handed-here = Graj dalej tutaj
links-handed-bad = Nie da się odczytać partii z tego linku: brakuje jego części albo przeglądarka jest za stara. Możesz zamiast tego otworzyć zapis partii.
