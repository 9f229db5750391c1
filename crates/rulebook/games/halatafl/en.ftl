option-geeseArmy = Geese
    .help = How many geese there are; the four more stand at the edges of the next two rows.
value-geeseArmy-13 = thirteen
value-geeseArmy-17 = seventeen
