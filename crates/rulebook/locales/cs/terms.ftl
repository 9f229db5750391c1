### Na čem se dohodnou hráči s vlastními obrazovkami: kdo odešel, přestávka, čas darem, pomoc. Načítá se u takových stolů.

terms = Když někdo od stolu odejde
terms-note = Jen dokud je u stolu jiný hráč.
terms-after = Po { $count ->
    [one] minutě
   *[other] { $count } minutách
}
terms-computer = hraje za něj počítač, než se vrátí
terms-resign = platí to, jako by se vzdal
terms-wait = ostatní čekají
terms-help = Počítač smí pomáhat: nápovědy, varianty a vyhlídky vidí všichni u tohoto stolu
terms-line-computer = Kdo je pryč { $count ->
    [one] minutu
    [few] { $count } minuty
   *[other] { $count } minut
}, za toho hraje počítač, než se vrátí.
terms-line-resign = Kdo je pryč { $count ->
    [one] minutu
    [few] { $count } minuty
   *[other] { $count } minut
}, prohrává.
terms-line-wait = Na toho, kdo je pryč, se čeká.
terms-line-help = Počítač tu smí pomáhat všem.
absent-computer = { $who }: není u stolu. Za { $time } začne hrát počítač.
absent-resign = { $who }: není u stolu. Za { $time } to bude platit jako vzdání.
absent-now = { $who }: není u stolu, zaskakuje počítač.
absent-free = { $who }: hraje počítač, než si sem někdo sedne.
absent-fill = Ať tu hraje počítač
absent-filled = hraje počítač, než si sem někdo sedne
pause-asked = Přestávka
pause-on = Hra je přerušena.
pause-off = Hrajme dál
gift = Víc času pro hráče { $who } (+{ $count } min)
gift-day = Den navíc pro hráče { $who }
