### Co říká server, když je stránka zavřená: v kanálech RSS a přes prohlížeče. Stránka to nečte.

feed-title = Ashtapada: partie, které na vás čekají
push-title = Jste na tahu
push-title-throw = Házíte vy
