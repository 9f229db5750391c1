option-cows-start8 = Pierwsze osiem krów
    .help = Czy na początku osiem krów stoi wokół środka, czy wszystkie dopiero wchodzą na planszę.
value-cows-start8-ring = wokół środka
value-cows-start8-none = w ręku
