option-leopardStart = Gdzie zaczynają lamparty
    .help = Czy trzy lamparty od początku stoją przy wierzchołku, czy stawia się je na przemian z psami.
value-leopardStart-board = przy wierzchołku trójkąta
value-leopardStart-hand = w ręku, po jednym w każdym ruchu
