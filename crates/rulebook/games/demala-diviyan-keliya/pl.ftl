option-leopardStart = Początek lampartów
    .help = Czy trzy lamparty od początku stoją przy wierzchołku, czy stawia się je po kolei.
value-leopardStart-board = przy wierzchołku trójkąta
value-leopardStart-hand = w ręku, po jednym na ruch
