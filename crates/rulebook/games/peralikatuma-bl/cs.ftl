option-sideTriangle = Postranní trojúhelník
    .help = Který postranní trojúhelník hráč na začátku obsadí? Strany jsou z jeho pohledu.
value-sideTriangle-right = po pravé ruce
value-sideTriangle-left = po levé ruce
