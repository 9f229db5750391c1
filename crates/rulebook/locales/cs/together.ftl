### Hledání stolu a hráčů, chat u stolu.

together-lead = Účet není potřeba, stačí jméno.
together-name = Vaše jméno
together-friends = S přáteli
together-friends-help = Otevřete stůl a pošlete odkaz nebo kód. Každý hraje na svém zařízení a volná místa mohou obsadit počítačoví hráči.
together-friends-go = Otevřít stůl
together-friends-more = Vybrat pravidla a hráče

together-code = Máte kód?
together-code-help = Šest písmen. Vidí je všichni u stolu, dokud je tam volné místo.
together-code-go = Přejít ke stolu
together-code-wrong = Žádný stůl takový kód nemá, nebo už jeho partie skončila. Zkontrolujte písmena: je jich šest a není mezi nimi I ani O.
together-look = S kým si zahrát
together-look-help = Když se nesejde dost lidí, volná místa obsadí počítačoví hráči.
together-game = Hra
together-wait = Čekat nejvýš
together-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
}
together-how = Jak chcete hrát
together-any = Je mi to jedno
together-speed = Hodiny
together-speed-none = Bez hodin
together-speed-quick = Rychle: { $clock }
together-speed-calm = V klidu: { $clock }
together-speed-days = Na pokračování: { $clock }
together-level = Počítače na volná místa
together-level-one = Úroveň { $level }
together-any-options = I s úpravami pravidel
together-options = Upravit pravidla
together-agreed = Zatím dohodnuto: { $what }
together-speed-open = jakékoli hodiny
together-options-own = pravidla podle předlohy
together-options-any = jakékoli úpravy pravidel
together-fill-level = počítačoví hráči na úrovni { $level }
together-look-go = Hledat
together-looking = Hledáme hráče: { $game }…
together-found = { $people ->
    [1] Zatím jste tu jen vy (1 / { $of }).
   *[other] Nalezení hráči: { $people } / { $of }.
}
together-left = Počítačoví hráči obsadí volná místa za { $time }.
together-stop = Přestat hledat
together-join = Přidat se
together-others-title = Jiní hledají hráče
together-others = { $count ->
    [one] { $count } člověk čeká na hru.
    [few] { $count } lidé čekají na hru.
   *[other] { $count } lidí čeká na hru.
}
together-tables = Otevřené stoly
together-none = Právě teď není otevřený žádný stůl. Hledejte, s kým si zahrát, nebo připravte vlastní stůl, ke kterému se může přidat kdokoli.
together-none-such = { $others ->
    [one] Takový otevřený stůl tu teď není; jeden jiný ano. Zobrazte všechny stoly, nebo hledejte, s kým si zahrát: tam si podmínky určíte.
    [few] Takový otevřený stůl tu teď není; { $others } jiné ano. Zobrazte všechny stoly, nebo hledejte, s kým si zahrát: tam si podmínky určíte.
   *[other] Takový otevřený stůl tu teď není; { $others } jiných ano. Zobrazte všechny stoly, nebo hledejte, s kým si zahrát: tam si podmínky určíte.
}
together-left-out = { $count ->
    [one] { $count } jiný stůl se nezobrazuje.
    [few] { $count } jiné stoly se nezobrazují.
   *[other] { $count } jiných stolů se nezobrazuje.
}
together-filter = Které stoly zobrazit
together-filter-any = Bez omezení
together-filter-off = Zobrazit všechny stoly
together-filter-rules = Hra
together-filter-pace = Tempo
together-filter-machines = Počítačoví hráči
together-filter-rated = Rating
together-pace-none = Bez hodin
together-pace-live = Na jedno posezení
together-pace-days = Na pokračování (dny)
together-machines-none = Žádní
together-machines-gentle = Do úrovně 3
together-machines-middling = Úrovně 4 až 6
together-machines-strong = Úrovně 7 a 8
together-rated-not = Partie bez ratingu
together-rated-all = Partie na rating
together-rated-near = Na rating, s podobně silnými (± 200)
together-set-up = Připravit stůl
together-free = { $count ->
    [0] žádné volné místo
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
together-begun = Už se hraje
together-waits = Čeká na hráče
together-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
together-no-clock = bez hodin
together-clock = { $minutes } min{ $seconds ->
    [0] {""}
   *[other] {" "}+ { $seconds } s na tah
}
together-clock-delay = { $minutes } min{ $seconds ->
    [0] {""}
    [one] , první { $seconds } s tahu zdarma
    [few] , první { $seconds } s tahu zdarma
   *[other] , prvních { $seconds } s tahu zdarma
}
together-clock-days = { $count ->
    [one] { $count } den na tah
    [few] { $count } dny na tah
   *[other] { $count } dní na tah
}
together-clock-odds = hráči mají různý čas
together-clock-decides = komu dojde čas, prohrává
together-clock-open = když čas vyprší, nikdo neprohrává
together-changed = { $count ->
    [one] { $count } úprava pravidel
    [few] { $count } úpravy pravidel
   *[other] { $count } úprav pravidel
}
together-wish-rated = Partie na rating
together-wish-near = Jen hráči s podobným ratingem (± 200)
together-signed-out = Nejdřív se přihlaste: rating mají jen ti, kdo mají účet.
together-rated = partie na rating
together-near = hráči s podobným ratingem
together-ratings = rating { $low } až { $high }
together-ratings-one = rating { $points }
together-program = program
together-seat-free = volno
together-seat-filled = volno – hraje { $computer }, dokud si někdo nesedne
together-seat-left = { $name } (teď pryč, hraje { $computer })
together-somebody = někdo
together-sit = Sednout si
together-return = Zpět ke stolu
together-watch = Dívat se
together-lost = Spojení se přerušilo. Zkoušíme je obnovit…

agreed = Co je dohodnuto

gather-send = Poslat pozvánku
gather-send-words = { $game }: pojďte si zahrát k mému stolu
gather-short = Kód stolu; zadává se na stránce „Hrát s ostatními“:

talk-title = Chat
talk-phrases = Říct
talk-reactions = Ukázat
talk-words = Vlastními slovy
talk-send = Odeslat
talk-open-table = K tomuto stolu se může přidat kdokoli, proto jsou tu jen hotové věty. Každý je čte ve svém jazyce.
talk-private-table = Hotové věty čte každý ve svém jazyce. Nic z toho, co tu řeknete, se neukládá.
talk-watching = Díváte se: co napíšete, čtou ostatní diváci. Hráči to uvidí až po partii, protože by to mohla být rada.
talk-watchers = Diváci
talk-watcher = Divák { $number }
talk-watcher-own = Vy
talk-nothing = Zatím nikdo nic neřekl.
talk-people = Ostatní
talk-mute = Ztlumit
talk-unmute = Zrušit ztlumení
talk-hide = Skrýt jméno
talk-unhide = Ukázat jméno
talk-report = Nahlásit
talk-reported = Nahlášeno
talk-report-why = Nahlášení: { $who }. Jaký je důvod?
talk-reason-name = Má urážlivé jméno
talk-reason-talk = Obtěžuje zprávami
talk-reason-leaving = Odchází nebo zdržuje
talk-reason-unfair = Hraje nečestně
talk-report-not = Nenahlašovat
talk-report-then = Nahlášení s partií, místem, jménem a důvodem uvidí ten, kdo tento server provozuje, a rozhodne, co dál. U stolu se o tom nikdo nedozví. Pokud zprávy toho hráče nechcete číst, ztlumte ho.
talk-report-sent = Děkujeme. Nahlášení má ten, kdo tento server provozuje.
talk-said-hello = Zdravím!
talk-said-good-luck = Hodně štěstí!
talk-said-well-played = Pěkně zahrané!
talk-said-lucky = To je ale štěstí!
talk-said-thinking = Přemýšlím…
talk-said-no-hurry = Není kam spěchat.
talk-said-away = Hned se vrátím.
talk-said-back = Už jsem zpátky.
talk-said-sorry = Pardon!
talk-said-thanks = Děkuji!
talk-said-another = Ještě jednu partii?
talk-said-bye = Na shledanou!
talk-shown-smile = Úsměv
talk-shown-laugh = Smích
talk-shown-wow = Údiv
talk-shown-sad = Smutek
talk-shown-applause = Bravo!
