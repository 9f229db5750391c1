### Žebříček: stránka a to, co se říká u hodnoceného stolu. Načítá se s nimi.

ratings-lead = Jak silní jsou hráči tohoto serveru, zvlášť v každé rodině her. Jen pro ty, kdo o hodnocení stojí.
ratings-families = Rodiny her
ratings-family = Rodina her
ratings-player = Hráč
ratings-rating = Hodnocení
ratings-games = Partie
ratings-left = Opuštěné
ratings-none = Nikdo zatím nedohrál žádnou hodnocenou partii.
ratings-no-games = Žádná partie tohoto hráče se zatím nezapočítala.
ratings-more = Zobrazit další
ratings-failed = Žebříček se nepodařilo načíst: { $why }
ratings-gone = hráč, který tu už není
ratings-program = program
ratings-computer = počítačový hráč
ratings-played = Hodnocené partie
ratings-was-left = opuštěna před koncem
ratings-waits = Tento hráč opustil několik partií před koncem a do { $until } se s ostatními nepáruje.

rated-counts = Hodnocená partie: započítá se všem, kdo hrají.
rated-waits = Hodnocená partie: začne, až si všichni sednou, a započítá se, pokud mají všichni účet.
rated-counted = Hodnocená partie: výsledek je započítán.
rated-no-unknown = Partie se nezapočítá nikomu, protože tu nejsou všichni přihlášeni ({ $who }).
rated-no-alone = Partie se nezapočítá nikomu, protože jeden hráč hraje za dvě strany ({ $who }).
rated-no-no-people = Partie se nezapočítá: sedí tu jen počítačoví hráči.
rated-no-throw-known = Partie se už nezapočítá: hra se vrátila před hod, takže už se vědělo, co padne.
rated-left = opuštěné partie: { $share }

policy-title = Jak hodnocení funguje
policy-counts = Které partie se počítají
policy-counts-words = Že je partie hodnocená, se určí při přípravě stolu a každý to vidí, než si sedne. Partie se počítá, pokud se o každém ví, kdo to je: lidé se poznají podle účtu, programy podle tokenu, počítačoví hráči podle úrovně. Nikdo nesmí hrát za dvě strany a místa zůstávají těm, kdo začali.
    Kostkami hází server a nikomu se nepomáhá. Po dohodě všech se tah vzít zpět smí; návrat před hod znamená, že se partie přestává počítat.
policy-number = Co čísla znamenají
policy-number-words = Hodnocení se počítá metodou Weng–Lin pro hry více stran a družstev. Každý začíná na 1500 ± 500; skutečná síla leží v uvedeném rozmezí v 19 případech z 20. O čtyři sta bodů víc znamená asi deset výher na jednu prohru.
    O pořadí rozhoduje dolní konec rozmezí, takže jedna šťastná partie nikoho nevynese na vrchol.
policy-leaving = Opuštění partie
policy-leaving-words = Kdo je pryč déle, než se podle dohody u stolu čeká, nebo komu na běžných hodinách dojde čas, ten partii opustil a je poslední. Spoluhráči, který zůstal, se hodnocení nezmění. Vzdát se neznamená partii opustit.
    Podíl opuštěných partií stojí vedle hodnocení. Kdo z posledních dvaceti hodnocených partií opustil aspoň tři a víc než pětinu, toho server den od poslední z nich s ostatními nepáruje.
policy-together = Hraní ve prospěch jiného
policy-together-words = Nahlaste hráče, který pomáhá jinému vyhrát, hraje pod dvěma jmény nebo prohrává schválně. Kdo tento server provozuje, partie si prohlédne, může je prohlásit za neplatné, čímž zruší vše, co z nich plynulo, a může hráče stáhnout ze žebříčku.
policy-programs = Programy
policy-programs-words = Programy hrají s tokenem, který patří k něčímu účtu. Všude jsou označeny jako programy a hodnocení mají jako všichni ostatní.

programs-sign-in = Chcete-li mít vlastní programy, přihlaste se ke svému účtu.
programs-name = Název programu
programs-make = Vytvořit program
programs-token = Token programu { $name }. Je vidět jen teď, proto si ho uložte na bezpečné místo: kdo ho má, hraje jako tento program.
programs-remove = Odebrat
