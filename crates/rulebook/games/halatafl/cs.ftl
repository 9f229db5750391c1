option-geeseArmy = Husy
    .help = Kolik je hus; čtyři další stojí na krajích dvou následujících řad.
value-geeseArmy-13 = třináct
value-geeseArmy-17 = sedmnáct
