### Hledání stolu a spoluhráčů, hovor u stolu.

together-lead = Není potřeba žádný účet, stačí jméno.
together-name = Vaše jméno
together-code = Máte kód?
together-code-help = Šest písmen, která vidí ten, kdo stůl připravil.
together-code-go = Ke stolu
together-code-wrong = Stůl s tímto kódem není. Zkontrolujte písmena: kód jich má šest a nejsou v něm I ani O.
together-look = Najděte si spoluhráče
together-look-help = Když nepřijde dost lidí, volná místa obsadí počítačoví hráči.
together-game = Hra
together-wait = Čekat nejvýš
together-minutes = { $count ->
    [one] { $count } minutu
    [few] { $count } minuty
   *[other] { $count } minut
}
together-look-go = Hledat spoluhráče
together-looking = Hledáme spoluhráče pro hru { $game } …
together-found = Zatím { $people } z { $of }.
together-left = Počítačoví hráči obsadí volná místa za { $time }.
together-stop = Přestat hledat
together-join = Přidat se
together-others = { $count ->
    [one] { $count } člověk hledá spoluhráče.
    [few] { $count } lidé hledají spoluhráče.
   *[other] { $count } lidí hledá spoluhráče.
}
together-tables = Otevřené stoly
together-none = Teď není žádný stůl otevřený. Najděte si spoluhráče, nebo připravte vlastní stůl a otevřete ho všem.
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
together-clock = { $minutes } min + { $seconds } s na tah
together-clock-delay = { $minutes } min, prvních { $seconds } s tahu zdarma
together-clock-days = { $count ->
    [one] { $count } den na tah
    [few] { $count } dny na tah
   *[other] { $count } dnů na tah
}
together-clock-decides = komu dojde čas, prohrává
together-changed = { $count ->
    [one] { $count } změněná volba
    [few] { $count } změněné volby
   *[other] { $count } změněných voleb
}
together-seat-free = volno
together-somebody = někdo
together-sit = Sednout si
together-watch = Dívat se
together-lost = Spojení je přerušené. Obnovuje se …

gather-short = Kód stolu, který se zadává na stránce „Hrát s ostatními“:

talk-title = Hovor
talk-phrases = Řekněte
talk-reactions = Ukažte
talk-words = Vlastní slova
talk-send = Odeslat
talk-open-table = K tomuto stolu může přijít kdokoli, proto jsou tu jen hotové věty. Každý je čte ve svém jazyce.
talk-private-table = Hotové věty čte každý ve svém jazyce. Nic z hovoru se neukládá.
talk-watching = Mluvit mohou hráči; vy se jen díváte.
talk-nothing = Zatím nikdo nic neřekl.
talk-people = Ostatní
talk-mute = Ztlumit
talk-unmute = Zase poslouchat
talk-hide = Skrýt jméno
talk-unhide = Ukázat jméno
talk-report = Nahlásit
talk-reported = Nahlášeno
talk-said-hello = Ahoj!
talk-said-good-luck = Hodně štěstí!
talk-said-well-played = Pěkně zahrané!
talk-said-lucky = To je ale štěstí!
talk-said-thinking = Přemýšlím …
talk-said-no-hurry = Nespěchejte.
talk-said-away = Na chvíli odejdu.
talk-said-back = Už jsem zpátky.
talk-said-sorry = Promiňte!
talk-said-thanks = Děkuji!
talk-said-another = Ještě jednu partii?
talk-said-bye = Na shledanou!
talk-shown-smile = Úsměv
talk-shown-laugh = Smích
talk-shown-wow = Údiv
talk-shown-sad = Smutek
talk-shown-applause = Potlesk
