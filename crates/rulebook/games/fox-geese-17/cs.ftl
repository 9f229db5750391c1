option-geeseFlanks = Poslední čtyři husy
    .help = Kde stojí čtyři husy, které jsou navíc oproti třinácti?
value-geeseFlanks-row = v řadě s liškou, po dvou z každé strany
value-geeseFlanks-edges = na obou krajích, jedna za druhou
