### Na čem se dohodnou hráči s vlastními obrazovkami: kdo odešel, přestávka, čas darem, pomoc. Načítá se u takových stolů.

terms = Když někdo není u stolu
terms-note = Platí, jen když je u stolu ještě jiný hráč.
terms-after = Po { $count ->
    [one] minutě
   *[other] { $count } minutách
}
terms-computer = hraje za něj počítač
terms-resign = počítá se to jako vzdání
terms-wait = ostatní čekají
terms-days = Když jsou na každý tah celé dny, nikdo u stolu být nemusí: ostatní prostě počkají.
terms-help = Počítač smí všem radit
terms-open = Může se přidat kdokoli
terms-rated = Partie na rating
terms-rated-note = Počítá se do žebříčku. Každý potřebuje účet a partie začne, až si všichni sednou. Nikomu se neradí a kdo překročí čas, prohrává.
terms-rated-more = Jak rating funguje
terms-line-computer = Kdo je pryč { $count ->
    [one] minutu
    [few] { $count } minuty
   *[other] { $count } minut
}, za toho hraje až do jeho návratu počítač.
terms-line-resign = Kdo je pryč { $count ->
    [one] minutu
    [few] { $count } minuty
   *[other] { $count } minut
}, ten partii vzdává.
terms-line-wait = Na toho, kdo je pryč, se čeká.
terms-line-days = Nikdo u stolu být nemusí: na každý tah jsou celé dny.
terms-line-help = Počítač tu smí všem radit.
terms-line-rated = Tato partie se hraje na rating.
dice-owed = Zařízení hráče přidá své číslo k hodům samo: stačí, když { $who } { $count ->
    [one] otevře
   *[other] otevřou
} tento stůl.
absent-computer = { $who } { $begun ->
    [yes] teď
   *[no] ještě
} { $count ->
    [one] není
   *[other] nejsou
} u stolu. Za { $time } začne hrát počítač.
absent-resign = { $who } { $begun ->
    [yes] teď
   *[no] ještě
} { $count ->
    [one] není
   *[other] nejsou
} u stolu. Za { $time } se to bude počítat jako vzdání.
absent-now = { $who } teď { $count ->
    [one] není
   *[other] nejsou
} u stolu, zaskakuje počítač.
absent-fill = Nechat hrát počítač
absent-filled = hraje počítač, dokud si sem někdo nesedne
pause-asked = Navrhnout přestávku
pause-on = Je přestávka.
pause-off = Hrát dál
gift = Přidat { $count } min: { $who }
gift-day = Přidat den: { $who }

## Co se stalo s návrhem
wish-agreed = Souhlasíte. Čeká se ještě na ostatní.
wish-asked-back = Návrh ({ $who }): vrátit { $count ->
    [one] poslední tah
    [few] poslední { $count } tahy
   *[other] posledních { $count } tahů
}. { $mine ->
    [yes] Na tahu pak budete znovu vy.
   *[no] Na tahu pak bude znovu { $seat }.
}
wish-own-back = Navrhujete vrátit { $count ->
    [one] poslední tah
    [few] poslední { $count } tahy
   *[other] posledních { $count } tahů
}. { $mine ->
    [yes] Na tahu pak budete znovu vy.
   *[no] Na tahu pak bude znovu { $seat }.
} Čekáme na odpověď.
wish-off-declined = { $who ->
    [none] Váš návrh byl odmítnut.
   *[other] { $who } odmítá váš návrh.
}
wish-off-played = Hrálo se dál bez odpovědi: váš návrh už neplatí.
wish-off-waits = Váš návrh se zopakuje, jakmile počítač dokončí tah.
wish-again = Navrhnout znovu

## Příští partie, a kdo s kým ji hraje
next-told = { $who ->
    [none] U tohoto stolu už čeká další partie.
   *[other] { $who } navrhuje další partii. Vaše místo čeká.
}
next-go = { $who ->
    [none] Přejít k další partii
   *[other] Hraju
}
partners-ask = Odveta v jiné dvojici
partners-title = Kdo s kým bude hrát příští partii?
partners-against = versus
partners-now = jako dosud

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
clock-seconds = Sekundy za každý tah
clock-free = Sekundy zdarma na tah
clock-each = V každém tahu
clock-each-increment = se přidává čas
clock-each-delay = jsou první sekundy zdarma
clock-decides = Kdo překročí čas, prohrává
clock-odds = Každý hráč má jiný čas
clock-odds-minutes = Minuty
clock-odds-seconds = Sekundy za tah
clock-odds-free = Sekundy zdarma
clock-odds-days = Dny na tah
clock-hint = Na celou partii.
clock-hint-days = Pro partii na pokračování: dny běží, i když u stolu nikdo není.
clock-wont = Když čas vyprší, nikdo neprohrává: co dál, určíte vy.
clock-will = Kdo překročí čas, prohrává. Hrají-li ostatní dál, každý za sebe, převezme jeho armádu počítač.
clock-days-wrong = Na každý tah dejte 1 až 30 celých dní.
clock-minutes-wrong = Dejte každému půl minuty až 600 minut.
clock-seconds-wrong = Za tah lze přidat 0 až 600 celých sekund.

## Upozornění na tah, když je stránka zavřená
push-begin = Upozornit na můj tah
push-on = Tento prohlížeč vás upozorní, až budete na tahu, i když bude stránka zavřená.
push-stop = Už mě neupozorňovat
push-denied = Prohlížeč nedovoluje této stránce posílat upozornění. Povolte je v jeho nastavení a zkuste to znovu.
push-failed = Nepodařilo se: prohlížeč nebo jeho služba upozornění je teď nedostupná.
push-insecure = Prohlížeč může na tah upozornit jen na adrese, která začíná na https.
push-unable = Tento prohlížeč neumí upozornit na tah, když je stránka zavřená. Na iPhonu nebo iPadu si stránku nejdříve přidejte na plochu.
