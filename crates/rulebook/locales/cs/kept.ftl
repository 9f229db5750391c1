# Kde jsou uloženy partie stránky bez serveru.
kept-title = { $lasting ->
    [not] Partie jen do zavření stránky
   *[other] Uloženo v tomto prohlížeči
}
kept-about = Za touto stránkou nestojí žádný server: vaše partie jsou uloženy v tomto prohlížeči, na tomto zařízení, a nikde jinde.
kept-lasts = Prohlížeč je uchová, dokud jeho data sami nesmažete.
kept-may-go = Jisté to ale není: prohlížeč je může smazat, když dochází místo. Některé to dělají už po sedmi dnech bez návštěvy. Nainstalujte si stránku, nechte partie uchovat natrvalo, nebo si je občas uložte do souboru.
kept-not = Tento prohlížeč stránce nedovolí nic uložit (bývá to tak v anonymních oknech). Až ji zavřete nebo obnovíte, partie zmizí; uložte si je předtím do souboru.
kept-not-short = Tento prohlížeč partie neukládá: až stránku zavřete nebo obnovíte, partie zmizí.
kept-links = V souboru se z partie přes odkazy stane partie u jedné obrazovky. Chcete-li hrát s ostatními na jiném zařízení, přeneste ji: u jejího stolu zvolte „{ share-open }“.
kept-ask = Uchovat natrvalo
kept-refused = Prohlížeč zatím nic neslibuje. Obvykle pomůže stránku nainstalovat nebo na ni chodit častěji; soubor je bezpečný v každém případě.
kept-save = Uložit všechny partie
kept-saved = { $games ->
    [one] Jedna partie je uložena v souboru { $file }.
    [few] { $games } partie jsou uloženy v souboru { $file }.
   *[other] { $games } partií je uloženo v souboru { $file }.
}
kept-hidden = { $games ->
    [one] Jedna partie je uložená, ale v seznamu není.
    [few] { $games } partie jsou uložené, ale v seznamu nejsou.
   *[other] { $games } partií je uloženo, ale v seznamu nejsou.
}
kept-list = Vrátit do seznamu
kept-bring = Načíst partie
kept-no-file = Tohle není soubor s partiemi z Ashtapady: nic se nenačetlo.
kept-brought = { $games ->
    [0] Nebyla načtena žádná nová partie.
    [one] Byla načtena jedna nová partie.
    [few] Byly načteny { $games } nové partie.
   *[other] Bylo načteno { $games } nových partií.
}
kept-known = { $games ->
    [one] Jedna už tu byla.
    [few] { $games } už tu byly.
   *[other] { $games } už tu bylo.
}
kept-linked = { $games ->
    [one] Jedna z nich se hrála přes odkazy: pokračuje u této obrazovky a hází počítač.
   *[other] Přes odkazy se z nich hrálo { $games }: pokračují u této obrazovky a hází počítač.
}
kept-typed = { $games ->
    [one] V jedné z nich házíte rukou a zadáváte, co padlo.
   *[other] V { $games } z nich házíte rukou a zadáváte, co padlo.
}
kept-unread = { $games ->
    [one] Jednu se nepodařilo přečíst:
   *[other] { $games } se nepodařilo přečíst; první z nich:
}
