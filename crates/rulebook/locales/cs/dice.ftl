### The page that counts all throws, fetched when it is opened.

dice-title = Všechny dosavadní hody
dice-what = Spočítány jsou všechny poctivě losované hody z { $games ->
    [one] { NUMBER($games) } partie
    [many] { NUMBER($games) } partie
   *[other] { NUMBER($games) } partií
} uložených na tomto serveru. Hod, který byl vzat zpět, padne znovu stejně a počítá se jednou. Vynechány jsou kostky házené rukou a ty, které poslouchají zručnou ruku.
dice-kind = { $dice ->
    [one] Jedna kostka
   *[other] Dvě kostky
}
dice-throw = Hod
dice-seen = Padl
dice-expected = Očekáváno
dice-none = Zatím nikdo neházel.
dice-few = Počet hodů je zatím { NUMBER($throws) }: příliš málo na jakýkoli závěr.
dice-found = Počet hodů: { NUMBER($throws) }. Poctivé kostky se od očekávání odchýlí aspoň tolik jako tady { $p ->
    [0] v méně než jednom z tisíce takových součtů
   *[other] v { NUMBER($p, maximumFractionDigits: 1) } ze sta takových součtů
}.
dice-usual = Přesně tak se poctivé kostky chovají.
dice-rare = To je vzácné, ale stává se to i poctivým kostkám, pokud se kontrolují dost často.
dice-strange = To už sotva bude náhoda: dejte prosím vědět tomu, kdo tento server provozuje.
dice-figures = Chí kvadrát { NUMBER($chi, maximumFractionDigits: 2) }, počet stupňů volnosti { NUMBER($freedom) }, p = { $p }
dice-all = Všechny hody na tomto serveru
dice-failed = Hody se nepodařilo spočítat: { $why }
