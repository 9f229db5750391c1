option-geeseArmy = Počet hus
    .help = Kolik je hus? Čtyři navíc stojí na krajích dalších dvou řad.
value-geeseArmy-13 = třináct
value-geeseArmy-17 = sedmnáct
