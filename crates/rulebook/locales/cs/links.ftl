# Partie mezi lidmi, kteří nemají společný server: každý posílá partii dalšímu jako odkaz.
links-title = Hra po odkazech
links-invite-next = Pozvat kamaráda
links-invite-about = Odkaz je pro jednoho. Kdo ho otevře, přidá se a pošle odkaz zpátky.
links-send = Poslat svůj tah
links-send-about = V odkazu je celá partie. Na žádném serveru není nic.
links-pass-on = Poslat partii dál
links-for = Komu odkaz patří: { $who }.
links-over = Poslat konec partie
links-over-about = Pak i ostatní uvidí poslední tah.
links-share = Poslat odkaz
links-copy = Kopírovat odkaz
links-copied = Zkopírováno. Vložte odkaz do zprávy.
links-copy-by-hand = Prohlížeč nekopíruje: odkaz označte a zkopírujte sami.
links-code = Odkaz jako kód k vyfotografování
links-show-code = Ukázat kód
links-link = Odkaz
links-waiting = Na tahu je { $who }. Až přijde odkaz zpátky, otevřete ho, nebo ho vložte sem:
links-waiting-join = Až přijde odkaz zpátky, otevřete ho, nebo ho vložte sem:
links-paste = Vložte odkaz
links-open = Otevřít
links-message = Ashtapada: { $game }
links-page = Partie s kamarádem
links-page-about = Poslal vám kamarád partii? Vložte odkaz sem, ať je jakkoli dlouhý.
links-invited = Pozvání k partii
links-invited-by = Zve vás { $names }: { $game }.
links-invited-by-someone = Někdo vás zve ke hře: { $game }.
links-seats = Vaše strana: { $seats }.
links-join = Přidat se k partii
links-look-rules = Přečíst si pravidla
links-opening = Čtu odkaz …
links-elsewhere = Tento odkaz patří stránce Ashtapady bez serveru. Otevřete ho tam, kde partie začala, nebo ho zkopírujte a vložte tam.
links-behind = To byl starší odkaz: tady už partie pokročila dál.
links-number = Kolik vás hraje
links-number-each = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
links-two-kings = Každý z vás vede dvě vojska, která stojí proti sobě.
links-no-clock = Nikdo nemusí být přítomen ve stejnou chvíli a žádné hodiny neběží. Hody jsou poctivé: nikdo si je nemůže zkusit předem.
links-looking = Přihlížíte: tato partie se hraje na jiných zařízeních.
links-invite-many = Odkaz je pro dalšího hráče, který pozve toho po něm. Poslední pošle partii zpátky tomu, kdo začal.
links-name = Vaše jméno
links-again = Ještě jedna partie
links-side = Hrajete za
links-begin = Začít s kamarádem
links-no-dice = Nikdo nemusí být přítomen ve stejnou chvíli a žádné hodiny neběží.
links-bad-link = Tohle není odkaz na partii, nebo z něj kus chybí. Zkopírujte ho celý, do posledního písmene.
links-false-link = Tento odkaz vypráví partii jinak, než ji zná toto zařízení. Nic se nezměnilo: požádejte o odkaz znovu.
links-link-taken = Toto místo stejným pozváním obsadil někdo jiný: každé je pro jednoho. Požádejte o vlastní partii, nebo ji začněte.
