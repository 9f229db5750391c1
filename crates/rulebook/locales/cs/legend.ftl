### Vysvětlivky znaků na desce, stahované při otevření.

legend-title = Značky na této desce
legend-rule = pravidlo
legend-throne = trůn krále (rádži) v barvě jeho armády
legend-mark = označené pole staré desky; tady nic nemění
legend-letter-king = král (rádža)
legend-letter-horse = kůň (jezdec)
legend-letter-queen = dáma
legend-letter-counsellor = rádce (firz)
legend-marks = Co se na desce vyznačuje
legend-at-movable = kámen, kterým lze táhnout
legend-at-urgent = kámen, který by měl brát: když nevezme žádný, lze ho odfouknout
legend-at-selected = zvednutý kámen
legend-at-step = kam s ním lze táhnout
legend-at-place = volné místo, kam lze položit kámen
legend-at-capture = kam s ním lze táhnout a přitom brát
legend-at-far = kam se dostane několika skoky
legend-at-way = jedna z několika cest na totéž místo: vybírá se podle čísla
legend-at-path = dosavadní skoky
legend-at-huff = kámen, který lze odfouknout, protože vynechal braní
legend-at-trail = poslední tah každé armády v její barvě, dokud znovu netáhne: čím starší, tím bledší
legend-at-idle = kámen, kterým hod dovoluje táhnout, ale který se nemůže hnout
legend-at-plan = tah naplánovaný dopředu: zahraje se, až na něj přijde řada
legend-at-aimed = při zapnutých Hrozbách: napadený kámen strany, která není na tahu; šipka vychází od útočníka
legend-at-threatened = při zapnutých Hrozbách: napadený kámen strany, která je na tahu; šipka vychází od útočníka
legend-at-drawn = vaše poznámka na desce; na hře nic nemění
legend-at-cursor = místo vybrané klávesnicí
