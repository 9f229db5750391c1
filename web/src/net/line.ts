// Whoever answers the page: a server over the network, or, where the page is alone, what comes with it.
import { alone } from '../base/alone';
import { Failure } from '../base/failure';

/** What of a WebSocket is used here. */
export type Line = Pick<WebSocket, 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** What answers a page that is alone. It is fetched when something is asked first. */
const within = () => import('../alone');

/** Asks what comes with the page, as a server would be asked. */
export async function askWithin<T>(path: string, body?: string): Promise<T> {
  const { ask } = await within().catch(() => {
    throw new Failure({ kind: 'unreachable', message: '' });
  });
  return (await ask(path, body)) as T;
}

/** A connection to what comes with the page. */
class LineWithin implements Line {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  private say: ((text: string) => void) | null = null;
  private leave: (() => void) | null = null;

  constructor(path: string) {
    within()
      .then(
        async ({ connect }) => {
          if (this.ended()) return;
          const [say, leave] = await connect(path, {
            told: (data) => this.emit('onmessage', new MessageEvent('message', { data })),
            shut: () => this.end(),
          });
          if (this.ended()) return leave();
          [this.say, this.leave] = [say, leave];
          this.readyState = WebSocket.OPEN;
          this.emit('onopen', new Event('open'));
        },
        () => this.end(),
      )
      .catch(() => this.end());
  }

  send(text: string): void {
    this.say?.(text);
  }
  close(): void {
    this.leave?.();
    this.end();
  }
  private ended(): boolean {
    return this.readyState === WebSocket.CLOSED;
  }
  private end(): void {
    if (this.ended()) return;
    this.readyState = WebSocket.CLOSED;
    // As from a socket: not before whoever closes it is done.
    queueMicrotask(() => this.emit('onclose', new CloseEvent('close')));
  }
  private emit(name: 'onopen' | 'onmessage' | 'onclose', event: Event): void {
    this[name]?.call(this as never, event as never);
  }
}

/** Connects to an address that `socketPath` gives. */
export const connect = (address: string): Line => (alone ? new LineWithin(address) : new WebSocket(address));
