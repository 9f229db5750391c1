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

## Hodiny ve formuláři
clock-none = Bez hodin
clock-preset = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
clock-own = Jiný čas
clock-days = Dny na každý tah
clock-minutes = Minuty pro každého hráče
clock-seconds = Sekundy přidané za každý tah
clock-free = Volné sekundy v každém tahu
clock-each = Za každý tah
clock-each-increment = se přidává čas
clock-each-delay = první sekundy nic nestojí
clock-decides = Kdo překročí čas, prohrává
clock-hint = Na celou partii.
clock-hint-days = Pro hru na dálku: dny běží, i když u stolu nikdo není.
clock-wont = Vypršením času nikdo neprohrává: co dál, určíte vy.
clock-will = Kdo překročí čas, prohrává. Hrají-li ostatní dál každý za sebe, převezme jeho vojsko počítač.
clock-days-wrong = Na každý tah dejte 1 až 30 celých dnů.
clock-minutes-wrong = Dejte každému od půl minuty do 600 minut.
clock-seconds-wrong = Za tah lze přidat 0 až 600 celých sekund.
