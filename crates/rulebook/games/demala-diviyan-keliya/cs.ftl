option-leopardStart = Kde začínají leopardi
    .help = Stojí tři leopardi od začátku u vrcholu, nebo se kladou postupně?
value-leopardStart-board = u vrcholu trojúhelníku
value-leopardStart-hand = v ruce, po jednom za tah
