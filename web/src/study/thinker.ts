// Who answers questions about positions: this device as soon as it can, so that whoever serves the page thinks for nobody; else the
// server. A page that is alone has no other.
import { alone } from '../base/alone';
import type { StudyAsk, StudyQuestion } from '../generated/wire';
import { connect } from '../net/line';
import { studyAddress } from '../net/paths';
import { language } from '../text';

type Scholar = typeof import('../alone/scholar');

/** Whoever is asked on this device, once all that it needs was fetched. */
let scholar: Scholar | null = null;
let fetched = false;

/** Whether there is somebody else to be asked meanwhile, and the reader does not save on what is fetched. */
function mayFetch(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  return !alone && line?.saveData !== true;
}

/** Fetches what thinks on this device; until it is there the server does. */
function fetchScholar(): void {
  if (fetched || !mayFetch()) return;
  fetched = true;
  const found = import('../alone/scholar').then(async (one) => {
    await one.prepare();
    scholar = one;
  });
  // Where it cannot be had the server goes on.
  found.catch(() => {});
}

/** Whether this device can answer: it knows what it is told, and nothing of the games that the server keeps. */
const isFree = (question: StudyQuestion) => question.at.kind === 'setup' && scholar?.isBusy() === false;

export interface Answering {
  told(text: string): void;
  /** Nothing more will come. */
  ended(): void;
}

/** Asks a question; gives what ends it. */
export function think(question: StudyQuestion, answering: Answering): () => void {
  const ask = JSON.stringify({ id: 1, question } satisfies StudyAsk);
  fetchScholar();
  return (isFree(question) && thinkHere(ask, answering)) || askServer(ask, answering);
}

function thinkHere(ask: string, { told, ended }: Answering): (() => void) | null {
  const here = scholar;
  if (!here) return null;
  let leave = () => here.stop();
  const answered = here.answer({ ask, lang: language.peek(), game: null }, told);
  answered.then(ended, () => {
    // It does not think on this device, whyever: from now on the server does.
    scholar = null;
    leave = askServer(ask, { told, ended });
  });
  return () => leave();
}

function askServer(ask: string, { told, ended }: Answering): () => void {
  const socket = connect(studyAddress(language.peek()));
  socket.onopen = () => socket.send(ask);
  socket.onmessage = ({ data }) => told(String(data));
  socket.onclose = ended;
  return () => {
    // A browser complains of a socket that is closed before it was open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
}
