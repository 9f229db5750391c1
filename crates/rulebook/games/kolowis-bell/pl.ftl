option-ends = Końce środkowego rzędu
    .help = Czy oba skrajne punkty środkowego rzędu są na początku wolne, czy też każda strona ma o jednego pionka więcej i zajmuje jeden z nich.
value-ends-empty = wolne
value-ends-filled = zajęte
