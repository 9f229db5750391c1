### Co mówi serwer, gdy strona jest zamknięta: w kanałach i przez przeglądarki. Strona tego nie czyta.

feed-title = Ashtapada: partie, które na ciebie czekają
push-title = Twój ruch
push-title-throw = Twoja kolej: rzuć
