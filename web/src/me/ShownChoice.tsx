// What the page of one's account shows to everybody: nothing but the name and rated games, unless one chooses so.
import { useState } from 'preact/hooks';
import { show } from '../account/api';
import type { AccountView, MyAccount, ShownItem } from '../generated/wire';
import type { Speak } from '../text/speak';

const ITEMS: readonly ShownItem[] = ['games', 'results', 'streak', 'army'];

interface Props {
  account: AccountView;
  speak: Speak;
  act(work: () => Promise<MyAccount>, done: string): void;
}

export function ShownChoice({ account, speak, act }: Props) {
  // As it was chosen last, also while that is on its way.
  const [items, setItems] = useState(account.shown.items);
  const choose = (item: ShownItem, chosen: boolean) => {
    const now = ITEMS.filter((one) => (one === item ? chosen : items.includes(one)));
    setItems(now);
    act(() => show(now), 'me-shown-done');
  };
  return (
    <div class="me-part me-shown">
      <h3>{speak('me-shown')}</h3>
      <p>{speak('me-shown-about')}</p>
      {ITEMS.map((item) => (
        <label key={item} class="me-check">
          <input
            type="checkbox"
            name={`shown-${item}`}
            checked={items.includes(item)}
            onChange={(event) => choose(item, event.currentTarget.checked)}
          />
          {speak(`me-shown-${item}`)}
        </label>
      ))}
      <p>
        <a href={`/ratings?player=${encodeURIComponent(account.player)}`}>{speak('me-shown-look')}</a>
      </p>
    </div>
  );
}
