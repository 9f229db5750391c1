### Na co umawiają się gracze z własnymi ekranami: kto odszedł, przerwa, czas w prezencie, pomoc. Pobierane przy takich stołach.

terms = Gdy ktoś odejdzie
terms-note = Obowiązuje tylko wtedy, gdy przy stole jest jeszcze ktoś inny.
terms-after = Po { $count ->
    [one] minucie
   *[other] { $count } minutach
}
terms-computer = do powrotu gra za niego komputer
terms-resign = liczy się to jako poddanie partii
terms-wait = pozostali czekają
terms-days = Gdy na każdą kolejkę są całe dni, nikt nie musi być przy stole: pozostali po prostu czekają.
terms-help = Komputer może pomagać wszystkim
terms-open = Otwarty stół: może dołączyć każdy
terms-rated = Partia rankingowa
terms-rated-note = Każdy musi mieć konto, gra zaczyna się, gdy wszyscy usiądą, a podpowiedzi nie ma. Kto przekroczy czas, przegrywa.
terms-rated-more = Jak działa ranking
terms-line-computer = Kogo nie ma przez { $count ->
    [one] minutę
    [few] { $count } minuty
   *[other] { $count } minut
}, tego do powrotu zastępuje komputer.
terms-line-resign = Kogo nie ma przez { $count ->
    [one] minutę
    [few] { $count } minuty
   *[other] { $count } minut
}, ten poddaje partię.
terms-line-wait = Pozostali czekają na nieobecnych.
terms-line-days = Nikt nie musi być przy stole: na każdą kolejkę są całe dni.
terms-line-help = Komputer może tu pomagać wszystkim: każdy widzi podpowiedzi, analizę i szanse.
terms-line-rated = To partia rankingowa.
dice-owed = Wystarczy, że { $who } { $count ->
    [one] otworzy ten stół: jego urządzenie samo dołoży swoją liczbę do rzutów
   *[other] otworzą ten stół: ich urządzenia same dołożą swoje liczby do rzutów
}.
absent-computer = { $begun ->
    [yes] { $count ->
        [one] Nieobecny gracz
       *[other] Nieobecni gracze
    }
   *[no] { $count ->
        [one] Czekamy na gracza
       *[other] Czekamy na graczy
    }
}: { $who }. Za { $time } zacznie grać komputer.
absent-resign = { $begun ->
    [yes] { $count ->
        [one] Nieobecny gracz
       *[other] Nieobecni gracze
    }
   *[no] { $count ->
        [one] Czekamy na gracza
       *[other] Czekamy na graczy
    }
}: { $who }. Za { $time } będzie to oznaczać poddanie partii.
absent-now = { $count ->
    [one] Nieobecny gracz
   *[other] Nieobecni gracze
}: { $who }. W zastępstwie gra komputer.
absent-fill = Niech gra tu komputer
absent-filled = gra komputer, dopóki ktoś nie usiądzie
pause-asked = Zaproponuj przerwę
pause-on = Gra jest wstrzymana.
pause-off = Graj dalej
gift = Więcej czasu: { $who } (+{ $count } min)
gift-day = Dodatkowy dzień: { $who }

## Co się stało z propozycją
wish-agreed = Zgadzasz się. Czekamy na pozostałych.
wish-asked-back = Propozycja ({ $who }): cofnięcie { $count ->
    [one] ostatniego ruchu
   *[other] ostatnich { $count } ruchów
}. { $mine ->
    [yes] Potem znów twój ruch.
   *[no] Potem znów ruch ma: { $seat }.
}
wish-own-back = Proponujesz cofnięcie { $count ->
    [one] ostatniego ruchu
   *[other] ostatnich { $count } ruchów
}. { $mine ->
    [yes] Potem znów twój ruch.
   *[no] Potem znów ruch ma: { $seat }.
} Czekamy na odpowiedź.
wish-off-declined = { $who ->
    [none] Twoja propozycja została odrzucona.
   *[other] { $who } odrzuca twoją propozycję.
}
wish-off-played = Gra potoczyła się dalej bez odpowiedzi: twoja propozycja jest już nieaktualna.
wish-off-waits = Twoja propozycja zostanie ponowiona, gdy tylko komputer skończy swój ruch.
wish-again = Zaproponuj jeszcze raz

## Następna partia, i kto z kim ją gra
next-told = { $who ->
    [none] Przy tym stole czeka już następna partia.
   *[other] { $who } proponuje jeszcze jedną partię. Twoje miejsce czeka.
}
next-go = { $who ->
    [none] Do następnej partii
   *[other] Gram
}
partners-ask = Rewanż z innym partnerem
partners-title = Kto z kim gra następną partię?
partners-against = kontra
partners-now = jak dotąd

## Zegary w formularzu
clock-none = Bez zegara
clock-preset = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
clock-own = Inny czas
clock-days = Dni na każdą kolejkę
clock-minutes = Minuty dla każdego gracza
clock-seconds = Sekundy dodawane za każdą kolejkę
clock-free = Darmowe sekundy w każdej kolejce
clock-each = W każdej kolejce
clock-each-increment = dodaje się czas
clock-each-delay = początek za darmo
clock-decides = Kto przekroczy czas, przegrywa
clock-odds = Każdy ma inny czas
clock-odds-minutes = Minuty
clock-odds-seconds = Sekundy za kolejkę
clock-odds-free = Darmowe sekundy
clock-odds-days = Dni na kolejkę
clock-hint = Na całą partię.
clock-hint-days = Do gry na raty: dni mijają także wtedy, gdy nikogo nie ma przy stole.
clock-wont = Przekroczenie czasu niczego nie przesądza: decydujecie wtedy sami.
clock-will = Kto przekroczy czas, przegrywa. Gdy każdy gra za siebie, pozostali grają dalej, a armię przegranego przejmuje komputer.
clock-days-wrong = Na każdą kolejkę można dać od 1 do 30 pełnych dni.
clock-minutes-wrong = Każdemu można dać od pół minuty do 600 minut.
clock-seconds-wrong = Za kolejkę można dodać od 0 do 600 pełnych sekund.

## Powiadomienie o ruchu, gdy strona jest zamknięta
push-begin = Daj znać, gdy moja kolej
push-on = Ta przeglądarka da ci znać, gdy przyjdzie twoja kolej, nawet gdy strona jest zamknięta.
push-stop = Wyłącz powiadomienia
push-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Zezwól na nie w ustawieniach i spróbuj ponownie.
push-failed = Nie udało się: przeglądarka albo jej usługa powiadomień w tej chwili nie odpowiada.
push-insecure = Przeglądarka może powiadamiać o ruchu tylko pod adresem, który zaczyna się od https.
push-unable = Ta przeglądarka nie potrafi powiadamiać o ruchu, gdy strona jest zamknięta. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
