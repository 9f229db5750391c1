option-leopardStart = Kde začínají leopardi
    .help = Zda tři leopardi stojí od začátku u vrcholu, nebo se kladou postupně.
value-leopardStart-board = u vrcholu trojúhelníku
value-leopardStart-hand = v ruce, po jednom za tah
