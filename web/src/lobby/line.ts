// The connection to the lobby: what is offered there, and one's own search for people, which a new connection goes on with.
import { signal } from '@preact/signals';
import type { Trouble } from '../base/failure';
import { fieldsOf, keep } from '../base/kept';
import type { Filter, LobbyAsk, LobbyNews, SpeedCard } from '../generated/wire';
import { here } from '../net/api';
import { connect as connectTo, type Line } from '../net/line';
import { socketPath } from '../net/paths';
import { hexOf } from '../table/store/hex';
import { keyName } from '../table/store/sitting';
import { wishesOf } from './wishes';

type News<T extends LobbyNews['type']> = Extract<LobbyNews, { type: T }>;
type Look = Extract<LobbyAsk, { type: 'look' }>;
export type Sought = Omit<Look, 'type' | 'key'>;

/** The search of this tab: after a reload it is the same. */
const KEY = 'ashtapada-search';
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;

function searched(): Look | null {
  try {
    const { key, rules, name, minutes, wishes } = fieldsOf(sessionStorage.getItem(KEY));
    if (typeof key !== 'string' || typeof rules !== 'string' || typeof name !== 'string') return null;
    return { type: 'look', key, rules, name, minutes: Number(minutes), wishes: wishesOf(wishes) };
  } catch {
    return null;
  }
}

function remember(look: Look | null): void {
  try {
    if (look) sessionStorage.setItem(KEY, JSON.stringify(look));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Then a reload begins anew.
  }
}

/** Opens the connection; `met` is called with the game when there is a seat at a table. */
export function openLobby(
  met: (game: string) => void,
  first: Filter,
  makeSocket: (url: string) => Line = connectTo,
) {
  const speeds = signal<readonly SpeedCard[]>([]);
  const filter = signal(first);
  const offers = signal<News<'offers'> | null>(null);
  const search = signal<News<'search'> | null>(null);
  const trouble = signal<Trouble | null>(null);
  const lost = signal(false);
  let look = searched();
  let socket: Line | null = null;
  let delay = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const send = (ask: LobbyAsk) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(ask));
  };

  function over(): void {
    look = null;
    search.value = null;
    remember(null);
  }

  function hear(news: LobbyNews): void {
    switch (news.type) {
      case 'speeds':
        speeds.value = news.speeds;
        return;
      case 'offers':
        offers.value = news;
        return;
      case 'search':
        // One that was stopped meanwhile is not shown again.
        if (look) search.value = news;
        return;
      case 'met':
        if (!look) return;
        keep(keyName(news.game), look.key);
        over();
        met(news.game);
        return;
      case 'trouble':
        trouble.value = news.problem;
        if (news.problem.kind !== 'stopping' && news.problem.kind !== 'moved') over();
    }
  }

  function connect(): void {
    clearTimeout(timer);
    const opened = makeSocket(socketPath(here('/api/lobby/socket')));
    socket = opened;
    opened.onopen = () => {
      delay = FIRST_DELAY_MS;
      lost.value = false;
      send({ type: 'show', filter: filter.value });
      if (look) send(look);
    };
    opened.onmessage = (event) => {
      if (!closed) hear(JSON.parse(String(event.data)) as LobbyNews);
    };
    opened.onclose = () => {
      if (closed || socket !== opened) return;
      lost.value = true;
      timer = setTimeout(connect, delay);
      delay = Math.min(delay * 2, LONGEST_DELAY_MS);
    };
  }
  connect();

  return {
    speeds,
    filter,
    offers,
    search,
    trouble,
    lost,
    /** Looks for people; whoever does it twice looks once. */
    look(sought: Sought): void {
      trouble.value = null;
      const key = hexOf(crypto.getRandomValues(new Uint8Array(32)));
      look = { type: 'look', key, ...sought };
      remember(look);
      send(look);
    },
    /** Wants to be told of these tables only. */
    show(wanted: Filter): void {
      filter.value = wanted;
      send({ type: 'show', filter: wanted });
    },
    stop(): void {
      over();
      send({ type: 'stop' });
    },
    /** Who leaves the page looks no longer. */
    close(): void {
      if (look) this.stop();
      closed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}

export type Lobby = ReturnType<typeof openLobby>;
