option-cows-start8 = The first eight cows
    .help = Whether eight cows stand around the centre at the start, or all are placed by hand.
value-cows-start8-ring = around the centre
value-cows-start8-none = in hand
