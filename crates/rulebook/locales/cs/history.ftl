### Slova těchto her a odkud pocházejí: vlastní stránka, načte se při otevření.

words-title = Slova a historie
words-intro = Názvy, které užívají předlohy, a jak se píší tam, kde jsou hry doma.
words-name = Název
words-native = V originále
words-meaning = Co to je
words-unsure = Pravopis je zpětně odvozen z latinky a není jistý.
words-from = Zdroj: { $documents }
words-not-from = V předlohách zdejších pravidel není.
script-sa = sanskrt
script-hi = hindština
script-bn = bengálština
script-si = sinhálština
script-kn = kannadština
history-title = Stručná historie
sources-title = Prameny

term-chaturaji = „Čtyři rádžové“: hra čtyř hráčů s kostkou. Ve starých textech i jméno výhry: všichni králové v jedněch rukou.
term-chaturanga = „Čtyřdílná“: vojsko ze slonů, jízdy, vozů a pěchoty. Jméno hry pro dva a často i hry pro čtyři.
term-choupat = Jiné jméno hry s kostkami; znamená plátno nebo desku o čtyřech dílech.
term-ashtapada = „Osminohá“: jednobarevná deska osm krát osm polí s několika značkami, na níž se hrála čaturanga.
term-raja = Král. Chodí o jedno pole kamkoli, a kde pravidla znají trůny, má co dobývat.
term-elephant = Chodí po řadách a sloupcích, kam až je volno, jako věž v šachách.
term-horse = Skáče o dvě pole a jedno stranou, jako jezdec v šachách.
term-boat = Skáče o dvě pole šikmo. V jiných popisech stojí na jejím místě vůz.
term-pawn = Pěší voják: jedno pole vpřed, bere šikmo vpřed.
term-stick-die = Podlouhlá kostka se čtyřmi stranami, 2, 3, 4 a 5; hází se na plátno.
term-parade = Čtyři lodě ve čtverci dva krát dva: kdo přivede poslední, bere ostatní.
term-throne = Pole, na kterém král na začátku stál. Co jeho dobytí přinese, říká každá předloha jinak.
term-empire = Jeden hráč velí oběma armádám své strany a oba nepřátelští králové jsou mrtví: body navíc.
term-sixteen = Po šestnácti vojácích na desce o čtyřiceti devíti bodech.
term-peralikatuma = Táž deska, jen vojáků je víc; hra ze Srí Lanky.
term-kotu-ellima = Nejlidnatější z her vojáků: na začátku je obsazen skoro každý bod. Ze Srí Lanky a z Indie.
term-leopards = Dva leopardi loví čtyřiadvacet krav a krávy se je snaží zablokovat.
term-huff = Sejmout vojáka, který mohl brát, a nebral: výraz hráčů dámy.

history-1 = Nikdo neví, co je starší: hra čtyř s kostkou, nebo šachy pro dva. Hiram Cox (vyšlo tiskem 1801) a Duncan Forbes (1860) odvozovali všechny šachy od hry čtyř. Murray to roku 1913 odmítl jako nepodložené a většina badatelů mu dala za pravdu.
history-2 = Nejstarší jasný popis hry čtyř s kostkami napsal kolem roku 1030 al-Bírúní, který cestoval po Indii. Nejúplnější stará pravidla jsou z Bengálska, kde je kolem 15. a 16. století sepsali v sanskrtu Šúlapáni a Raghunandana. Mahábhárata mluví o kamenech, jimiž se na královském dvoře táhlo podle kostek; zda jde o tuto hru, nebo o závod, se rozhodnout nedá.
history-3 = Podlouhlé kostky se čtyřmi stranami určovaly, čím se potáhne. Šikovná ruka je uměla vyhodit, chytit ve vzduchu a štěstí trochu pomoci. V 19. století se hrálo i bez kostek.
history-4 = Desce se říkalo aštapada. Byla jednobarevná a měla několik značek; ve zdejších pravidlech nic neznamenají a možná zbyly po starší hře na téže desce.
history-5 = Hry vojáků mají společnou desku: pětadvacet bodů alquerque, z něhož pochází i dáma, a trojúhelník na každé straně. Hrají se v Indii, v Bangladéši a na Srí Lance, kde několik z nich roku 1909 popsal Henry Parker. Krávy a leopardi jsou příbuzní evropské hry Liška a husy.
history-6 = Každý autor popisuje tyto hry jinak. Proto se tu každá sada pravidel drží jedné předlohy a říká, kde ta mlčí.
