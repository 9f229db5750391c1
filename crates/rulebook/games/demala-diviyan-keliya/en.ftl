option-leopardStart = Start of the leopards
    .help = Whether the three leopards stand at the tip from the start, or are placed by turns.
value-leopardStart-board = at the tip of the triangle
value-leopardStart-hand = in hand, one a turn
