# Partie między ludźmi, którzy nie mają wspólnego serwera: każdy wysyła partię następnemu jako link.
links-title = Gra przez linki
links-invite-next = Zaproś znajomego
links-invite-about = Link jest dla jednej osoby. Kto go otworzy, dołączy i odeśle swój link.
links-send = Wyślij swój ruch
links-send-about = W linku jest cała partia. Na żadnym serwerze nie ma nic.
links-pass-on = Podaj partię dalej
links-for = Ten link jest dla: { $who }.
links-over = Wyślij zakończenie
links-over-about = Wtedy i pozostali zobaczą ostatni ruch.
links-share = Wyślij link
links-copy = Kopiuj link
links-copied = Skopiowano. Wklej link do wiadomości.
links-copy-by-hand = Przeglądarka nie kopiuje: zaznacz link i skopiuj go.
links-code = Link jako kod do sfotografowania
links-show-code = Pokaż kod
links-link = Link
links-waiting = Teraz gra { $who }. Gdy dostaniesz link z powrotem, otwórz go albo wklej tutaj:
links-waiting-join = Gdy dostaniesz link z powrotem, otwórz go albo wklej tutaj:
links-paste = Wklej link
links-open = Otwórz
links-message = Ashtapada: { $game }
links-page = Partia ze znajomym
links-page-about = Masz link od znajomego? Wklej go tutaj, choćby był bardzo długi.
links-invited = Zaproszenie do partii
links-invited-by = Zaproszenie od: { $names }. Gra: { $game }.
links-invited-by-someone = Ktoś zaprasza cię do gry: { $game }.
links-seats = Twoja strona: { $seats }.
links-join = Dołącz do partii
links-look-rules = Przeczytaj zasady
links-opening = Czytam link …
links-elsewhere = Ten link należy do strony Ashtapady bez serwera. Otwórz go tam, gdzie zaczęto partię, albo skopiuj i wklej tam.
links-behind = To był starszy link: tutaj partia poszła już dalej.
links-number = Ile osób gra
links-number-each = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
links-two-kings = Każde z was prowadzi dwie armie stojące naprzeciw siebie.
links-no-clock = Nikt nie musi być obecny w tej samej chwili i żaden zegar nie tyka. Rzuty są uczciwe: nikt nie może ich wypróbować.
links-looking = Oglądasz: ta partia toczy się na innych urządzeniach.
links-invite-many = Link jest dla następnego gracza, który zaprosi kolejnego. Ostatni odsyła partię temu, kto ją zaczął.
links-name = Twoje imię
links-again = Jeszcze jedna partia
links-side = Grasz jako
links-begin = Zacznij ze znajomym
links-no-dice = Nikt nie musi być obecny w tej samej chwili i żaden zegar nie tyka.
links-bad-link = To nie jest link do partii albo brakuje jego części. Skopiuj go w całości, do ostatniej litery.
links-false-link = Ten link opowiada partię inaczej, niż zna ją to urządzenie. Nic się nie zmieniło: poproś o link jeszcze raz.
links-link-taken = Ktoś inny zajął to miejsce tym samym zaproszeniem: każde jest dla jednej osoby. Poproś o osobną partię albo zacznij swoją.
