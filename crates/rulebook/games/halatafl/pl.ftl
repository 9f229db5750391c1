option-geeseArmy = Gęsi
    .help = Ile jest gęsi; cztery dodatkowe stoją na brzegach dwóch następnych rzędów.
value-geeseArmy-13 = trzynaście
value-geeseArmy-17 = siedemnaście
