# Partie mezi lidmi, kteří nemají společný server: každý posílá partii dalšímu jako odkaz, nebo jako text, je-li stránka soubor ($file).
links-title = Hra po odkazech
links-invite-next = Pozvat kamaráda
links-invite-about = { $file ->
    [yes] Text je pro jednoho člověka: vloží ho na stránce ve stejném souboru, přidá se a pošle text zpátky.
   *[no] Odkaz je pro jednoho člověka. Kdo ho otevře, přidá se a pošle odkaz zpátky.
}
links-send = Poslat svůj tah
links-send-back = { $file ->
    [yes] Poslat text zpátky
   *[no] Poslat odkaz zpátky
}
links-send-about = { $file ->
    [yes] Text obsahuje celou partii: na žádný server se nic neukládá.
   *[no] Odkaz obsahuje celou partii: na žádný server se nic neukládá.
}
links-pass-on = Poslat partii dál
links-for = { $file ->
    [yes] Text je pro: { $who }
   *[no] Odkaz je pro: { $who }
}
links-over = Poslat konec partie
links-over-about = Poslední tah pak uvidí i ostatní.
links-share = { $file ->
    [yes] Poslat text
   *[no] Poslat odkaz
}
links-copy = { $file ->
    [yes] Kopírovat text
   *[no] Kopírovat odkaz
}
links-copied = { $file ->
    [yes] Zkopírováno i s krátkým návodem. Vložte to do zprávy.
   *[no] Zkopírováno. Vložte odkaz do zprávy.
}
links-copy-by-hand = { $file ->
    [yes] Prohlížeč nekopíruje: text označte a zkopírujte sami.
   *[no] Prohlížeč nekopíruje: odkaz označte a zkopírujte sami.
}
links-file-message = Ashtapada, { $game }. Otevřete u sebe soubor se hrou, zvolte v něm „{ home-link }“ a vložte celou tuto zprávu:
links-code = Odkaz jako kód k naskenování
links-show-code = Ukázat kód
links-link = Odkaz
links-waiting = { $file ->
    [yes] Text, který přijde zpátky, vložte sem:
   *[no] Odkaz, který přijde zpátky, otevřete, nebo vložte sem:
}
links-paste = { $file ->
    [yes] Vložte text
   *[no] Vložte odkaz
}
links-open = Otevřít
links-message = Ashtapada: { $game }
links-page = Partie s kamarádem
links-page-about = { $file ->
    [yes] Poslal vám kamarád partii? Vložte sem celou zprávu, ať je jakkoli dlouhá.
   *[no] Poslal vám kamarád partii? Vložte odkaz sem, ať je jakkoli dlouhý.
}
links-invited = Pozvání ke hře
links-invited-by = { $count ->
    [one] Ke hře vás zve
   *[other] Ke hře vás zvou
} { $names }: { $game }.
links-invited-by-someone = Někdo vás zve ke hře: { $game }.
links-army = { $colour ->
    [black] černé
    [green] zelené
    [red] červené
    [yellow] žluté
    [indigo] indigové
    [ivory] slonovinové
    [madder] karmínové
    [turmeric] kurkumové
    [white] bílé
    [light] světlé
   *[dark] tmavé
}
links-seats = { $count ->
    [one] Povedete vojsko: { $seats }.
   *[other] Povedete vojska: { $seats }.
}
links-for-one = Pozvání je pro jednoho: místo získá ten, čí odpověď se vrátí první.
links-join = Přidat se k partii
links-look-rules = Přečíst si pravidla
links-opening = Čtu odkaz …
links-elsewhere = Tento odkaz patří stránce Ashtapady bez serveru. Otevřete ho tam, kde partie začala, nebo ho zkopírujte a vložte tam.
links-behind = { $file ->
    [yes] To byl starší text: tady už partie pokročila dál.
   *[no] To byl starší odkaz: tady už partie pokročila dál.
}
links-own = { $file ->
    [yes] To je váš vlastní text pro kamaráda: pošlete mu ho, ať si ho vloží u sebe.
   *[no] To je váš vlastní odkaz pro kamaráda: pošlete mu ho, ať ho otevře.
}
links-same = Není v něm nic nového: partie tu stojí přesně stejně.
links-number = Kolik vás hraje
links-number-each = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
links-two-kings = Každý z vás vede dvě vojska, která stojí proti sobě.
links-no-clock = Nemusíte hrát současně; nehraje se na čas. Hody jsou poctivé: nikdo si je nemůže zkusit předem.
links-looking = Přihlížíte. Je-li to vaše partie, pokračujte na zařízení, na kterém ji hrajete, nebo ji odtamtud přeneste sem („{ share-open }“).
links-invite-many = Odkaz je pro dalšího hráče, který pozve toho po něm. Poslední pošle partii zpátky tomu, kdo začal.
links-name = Vaše jméno
links-again = Ještě jedna partie
links-side = Hrajete za
links-begin = Nebo začněte partii s kamarádem
links-no-dice = Nemusíte hrát současně; nehraje se na čas.
links-unkept = Tento prohlížeč tu nic neuchovává: jakmile stránku zavřete nebo načtete znovu, o místo v partii přijdete.
links-stop = Jak skončit dřív?
links-stop-how = { $resigns ->
    [now] Nebo už prostě nic neposílejte a dejte ostatním vědět.
    [yes] Vzdát se můžete, když jste na řadě. Nebo už prostě nic neposílejte a dejte ostatním vědět.
   *[no] Tady se vzdát nedá: partie se hraje do konce. Nechcete-li pokračovat, už nic neposílejte a dejte ostatním vědět.
}
links-bad-link = { $file ->
    [yes] Tohle není text partie, nebo z něj kus chybí. Zkopírujte celou zprávu, do posledního písmene.
   *[no] Tohle není odkaz na partii, nebo z něj kus chybí. Zkopírujte ho celý, do posledního písmene.
}
links-false-link = { $file ->
    [yes] Podle tohoto textu se partie odehrála jinak, než ji zná toto zařízení. Nic se nezměnilo: požádejte o text znovu.
   *[no] Podle tohoto odkazu se partie odehrála jinak, než ji zná toto zařízení. Nic se nezměnilo: požádejte o odkaz znovu.
}
links-link-taken = Totéž pozvání použili dva lidé, ale platí jen pro jednoho. Hraje ten, čí odpověď se vrátila první; druhý potřebuje partii zvlášť.
# Partie pokračuje na jiném zařízení téhož hráče.
links-place = Hrát na jiném zařízení
links-place-about = { $file ->
    [yes] Text přenese vaše místo v partii: dál hrajete tam, kam ho vložíte, a tady už jen přihlížíte.
   *[no] Odkaz přenese vaše místo v partii: dál hrajete tam, kde ho otevřete, a tady už jen přihlížíte.
}
links-place-make = Přenést jinam
links-place-sure = Tady už jen přihlížet?
links-place-made = { $file ->
    [yes] Vložte text na svém druhém zařízení: partie tam pokračuje.
   *[no] Otevřete odkaz na svém druhém zařízení nebo na něm naskenujte kód: partie tam pokračuje.
}
links-place-own = { $file ->
    [yes] Text je jen pro vás: kdokoli jiný ho získá, může hrát za vás a znát předem hody kostkou, jsou-li v té hře.
   *[no] Odkaz je jen pro vás: kdokoli jiný ho získá, může hrát za vás a znát předem hody kostkou, jsou-li v té hře.
}
links-place-gone = Tuto partii hrajete dál na jiném svém zařízení. Tady přihlížíte.
links-place-show = { $file ->
    [yes] Ukázat text znovu
   *[no] Ukázat odkaz znovu
}
links-here = Od této chvíle hrajete na tomto zařízení.
# Partie pokračuje na stránce se serverem ($server), nebo na stránce bez serveru.
links-hand = { $server ->
    [yes] Pokračovat na serveru
   *[no] Vzít partii s sebou
}
links-hand-about = { $server ->
    [yes] Tam se mohou přidat přátelé, každý na svém zařízení. Tady partie zůstane beze změny.
   *[no] Stránka bez serveru uchová partii v prohlížeči a nepotřebuje síť. Tady partie zůstane beze změny.
}
links-hand-where = { $server ->
    [yes] Adresa stránky se serverem
   *[no] Adresa stránky bez serveru
}
links-hand-bad = Tohle není adresa stránky.
links-hand-open = Otevřít tam
links-hand-copy = Kopírovat odkaz
links-hand-copied = Zkopírováno. Otevřete odkaz tam, kde chcete hrát, nebo ho na té stránce vložte pod „{ record-open }“.
links-hand-seen = { $server ->
    [yes] Dokud nestisknete „{ links-hand-open }“, nic se neodešle. Potom partii i se jmény přečte tamní server.
   *[no] Partie je v odkazu i se jmény: žádný server ji nečte, ale kdo má odkaz, přečíst ji může.
}
links-handed = Předaná partie
links-handed-about = { $server ->
    [yes] Přišla v odkazu. Když budete pokračovat, vznikne pro ni stůl na tomto serveru a přátelé se přidají přes odkaz.
   *[no] Přišla v odkazu. Když budete pokračovat, uloží se tady, v tomto prohlížeči.
}
links-handed-friends = Hrát dál s přáteli
links-handed-here = Hrát dál tady
links-handed-bad = Partii v tomto odkazu nelze přečíst: kus chybí, nebo je prohlížeč příliš starý. Místo toho lze otevřít zápis partie.
