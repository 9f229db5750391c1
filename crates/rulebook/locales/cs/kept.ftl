# Kde jsou uloženy partie stránky bez serveru.
kept-title = Uloženo v tomto prohlížeči
kept-about = Za touto stránkou nestojí žádný server: vaše partie jsou uloženy v tomto prohlížeči, na tomto zařízení, a nikde jinde.
kept-lasts = Prohlížeč je uchová, dokud jeho data sami nesmažete.
kept-may-go = Jisté to ale není: prohlížeč je může smazat, když dochází místo. Některé to dělají už po sedmi dnech bez návštěvy. Nainstalujte si stránku, nechte partie uchovat natrvalo, nebo si je občas uložte do souboru.
kept-not = Tento prohlížeč nic neuchovává: až stránku zavřete, partie zmizí. Uložte si je předtím do souboru.
kept-ask = Uchovat natrvalo
kept-refused = Prohlížeč zatím nic neslibuje. Obvykle pomůže stránku nainstalovat nebo na ni chodit častěji; soubor je bezpečný v každém případě.
kept-save = Uložit všechny partie
kept-none = Zatím tu nejsou žádné partie k uložení.
kept-bring = Načíst partie
kept-brought = { $games ->
    [0] Nebyla načtena žádná partie.
    [one] Byla načtena jedna partie.
    [few] Byly načteny { $games } partie.
   *[other] Bylo načteno { $games } partií.
}
kept-unread = { $games ->
    [one] Jednu se nepodařilo přečíst:
   *[other] { $games } se nepodařilo přečíst; první z nich:
}
