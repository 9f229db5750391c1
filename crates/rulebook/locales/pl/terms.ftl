### Na co umawiają się gracze z własnymi ekranami: kto odszedł, przerwa, czas w prezencie, pomoc. Pobierane przy takich stołach.

terms = Gdy ktoś odejdzie od stołu
terms-note = Tylko dopóki przy stole jest inny gracz.
terms-after = Po { $count ->
    [one] minucie
   *[other] { $count } minutach
}
terms-computer = gra za niego komputer, aż wróci
terms-resign = uznaje się, że się poddał
terms-wait = pozostali czekają
terms-help = Komputer może pomagać: podpowiedzi, warianty i szanse widzą wszyscy przy tym stole
terms-line-computer = Kogo nie ma przez { $count ->
    [one] minutę
    [few] { $count } minuty
   *[other] { $count } minut
}, tego zastępuje komputer, aż wróci.
terms-line-resign = Kogo nie ma przez { $count ->
    [one] minutę
    [few] { $count } minuty
   *[other] { $count } minut
}, ten przegrywa.
terms-line-wait = Na nieobecnych się czeka.
terms-line-help = Komputer może tu pomagać wszystkim.
absent-computer = { $who }: nie ma przy stole. Za { $time } zacznie grać komputer.
absent-resign = { $who }: nie ma przy stole. Za { $time } uzna się to za poddanie partii.
absent-now = { $who }: nie ma przy stole, w zastępstwie gra komputer.
absent-free = { $who }: gra komputer, dopóki ktoś tu nie usiądzie.
absent-fill = Niech gra tu komputer
absent-filled = gra komputer, dopóki ktoś nie usiądzie
pause-asked = Przerwa
pause-on = Gra jest wstrzymana.
pause-off = Grajmy dalej
gift = Więcej czasu dla gracza { $who } (+{ $count } min)
gift-day = Jeszcze jeden dzień dla gracza { $who }
