option-cows-start8 = Prvních osm krav
    .help = Stojí osm krav na začátku kolem středu, nebo se všechny na desku teprve pokládají?
value-cows-start8-ring = kolem středu
value-cows-start8-none = v ruce
