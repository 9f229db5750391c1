### What the server says while the page is closed: in feeds, and through browsers. The page does not read it.

feed-title = Ashtapada: games waiting for you
push-title = It is your turn
push-title-throw = It is your turn to throw
