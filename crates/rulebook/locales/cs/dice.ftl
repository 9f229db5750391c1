### The page that counts all throws, fetched when it is opened.

dice-title = Všechny dosavadní hody
dice-what = Spočítány jsou všechny poctivě losované hody v partiích uložených na tomto serveru (počet partií: { NUMBER($games) }). Hod, který byl vzat zpět, padne znovu stejně a počítá se jednou. Vynechány jsou hody skutečnými kostkami a kostky, které poslouchají zručnou ruku.
dice-kind = { $dice ->
    [one] Jedna kostka
   *[other] Dvě kostky
}
dice-throw = Hod
dice-seen = Padlo
dice-expected = Očekáváno
dice-none = Zatím tu nejsou žádné hody k počítání.
dice-few = Zatím { $throws ->
    [one] { NUMBER($throws) } hod
    [few] { NUMBER($throws) } hody
    [many] { NUMBER($throws) } hodu
   *[other] { NUMBER($throws) } hodů
}: na jakýkoli závěr příliš málo.
dice-found = Počet hodů: { NUMBER($throws) }. Poctivé kostky se od očekávání odchýlí aspoň tolik jako tady { $p ->
    [0] u méně než jednoho z tisíce takových sčítání
   *[other] u { NUMBER($p, maximumFractionDigits: 1) } % takových sčítání
}.
dice-usual = Přesně tak se poctivé kostky chovají.
dice-rare = To je vzácné, ale když se kontroluje dost často, stane se to i poctivým kostkám.
dice-strange = To už sotva bude náhoda: dejte prosím vědět tomu, kdo tento server provozuje.
dice-figures = Chí kvadrát { NUMBER($chi, maximumFractionDigits: 2) }, počet stupňů volnosti { NUMBER($freedom) }, p = { $p }
dice-all = Všechny hody na tomto serveru
dice-failed = Hody se nepodařilo spočítat: { $why }
