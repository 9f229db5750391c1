### Žebříček: stránka a to, co se říká u stolu, kde se hraje na rating. Načítá se s nimi.

ratings-lead = Jak silní jsou hráči tohoto serveru, zvlášť v každé rodině her. V seznamu jsou jen ti, kdo hrají partie na rating.
ratings-families = Rodiny her
ratings-family = Rodina her
ratings-player = Hráč
ratings-rating = Rating
ratings-games = Partie
ratings-left = Opuštěné
ratings-none = Zatím tu nikdo nedohrál partii na rating.
ratings-no-games = Žádná partie tohoto hráče se zatím nezapočítala.
ratings-more = Zobrazit další
ratings-failed = Žebříček se nepodařilo načíst: { $why }
ratings-gone = hráč, který tu už není
ratings-program = program
ratings-computer = počítačový hráč
ratings-played = Partie na rating
ratings-was-left = opuštěna před koncem
ratings-waits = Tento hráč opustil několik partií před koncem. Do { $until } mu server nehledá, s kým hrát.

profile-games = Odehrané partie
profile-count =
    { $count ->
        [one] jedna partie
        [few] { $count } partie
       *[other] { $count } partií
    }
profile-results = Výsledky partií na rating
profile-won = Výhry
profile-shared = Remízy
profile-lost = Bez výhry
profile-streak-won =
    { $count ->
        [one] Poslední partie na rating: výhra.
        [few] Šňůra: { $count } výhry na rating v řadě.
       *[other] Šňůra: { $count } výher na rating v řadě.
    }
profile-streak-lost =
    { $count ->
        [one] Poslední partie na rating: bez výhry.
        [few] Poslední { $count } partie na rating: bez výhry.
       *[other] Posledních { $count } partií na rating: bez výhry.
    }
profile-army = Oblíbená armáda
profile-about = Tohle se hráč rozhodl ukázat.

rated-counts = Partie na rating: započítá se všem, kdo hrají.
rated-waits = Partie na rating: začne, až si všichni sednou, a započítá se, pokud mají všichni účet.
rated-counted = Partie na rating: výsledek je započítán.
rated-no-unknown = Partie se nezapočítá nikomu, protože někdo není přihlášený ({ $who }).
rated-no-alone = Partie se nezapočítá nikomu, protože jeden hráč hraje za dvě strany ({ $who }).
rated-no-no-people = Partie se nezapočítá: sedí tu jen počítačoví hráči.
rated-no-throw-known = Partie se už nezapočítá: vrátila se před hod, takže už se vědělo, co padne.
rated-left = opuštěné partie: { $share }

policy-title = Jak rating funguje
policy-counts = Které partie se počítají
policy-counts-words = Zda se hraje na rating, se určí při přípravě stolu a každý to vidí, než si sedne. Partie se počítá, pokud se o každém ví, kdo to je: lidé se poznají podle účtu, programy podle tokenu, počítačoví hráči podle úrovně. Nikdo nesmí hrát za dvě strany a místa zůstávají těm, kdo začali.
    Kostkami hází server a nikomu se neradí. Když všichni souhlasí, smí se tah vrátit; vrátí-li se tím partie před hod, přestane se počítat.
policy-number = Co čísla znamenají
policy-number-words = Rating je číslo, které říká, jak silně kdo hraje. Každý začíná na 1500 ± 500: skutečná síla leží v tomto rozmezí v 19 případech z 20. Kdo má o čtyři sta bodů víc, vyhraje asi desetkrát, než jednou prohraje. Počítá se metodou Weng–Lin, která umí hry více hráčů i dvojic.
    O pořadí rozhoduje dolní konec rozmezí. Jedna šťastná partie tak nikoho nevynese na vrchol.
policy-leaving = Opuštění partie
policy-leaving-words = Kdo je pryč déle, než se podle dohody u stolu čeká, nebo komu na běžných hodinách dojde čas, ten partii opustil a je poslední. Spoluhráči, který zůstal, se rating nezmění. Vzdát se neznamená partii opustit.
    Podíl opuštěných partií stojí vedle ratingu. Kdo z posledních dvaceti partií na rating opustil aspoň tři a víc než pětinu, tomu server ještě den po té poslední nehledá, s kým hrát.
policy-together = Nečestná hra
policy-together-words = Nahlaste hráče, který pomáhá jinému vyhrát, hraje pod dvěma jmény nebo prohrává schválně. Kdo tento server provozuje, si partie prohlédne. Může je prohlásit za neplatné a zrušit vše, co z nich plynulo, a může hráče ze žebříčku vyřadit.
policy-programs = Programy
policy-programs-words = Programy hrají s tokenem, tajným klíčem, který patří k něčímu účtu. Všude jsou označeny jako programy a rating mají jako všichni ostatní.

programs-sign-in = Chcete-li mít vlastní programy, přihlaste se ke svému účtu.
programs-name = Název programu
programs-make = Vytvořit program
programs-token = Token programu { $name }, jeho tajný klíč. Je vidět jen teď, uložte si ho proto na bezpečné místo: kdo ho má, hraje jako tento program.
programs-remove = Odebrat
