option-geeseFlanks = Ostatnie cztery gęsi
    .help = Gdzie stoją cztery gęsi dodane do zwykłych trzynastu.
value-geeseFlanks-row = w rzędzie lisa, po dwie z każdej strony
value-geeseFlanks-edges = na obu brzegach, jedna za drugą
