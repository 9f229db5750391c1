// The position that is being set up: each edit goes to the server, which answers with the new draft.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { DraftAsk, DraftView, Edit } from '../generated/wire';
import { here, request } from '../net/api';

/** Typed text is sent after a pause of so many milliseconds. */
const PAUSE = 120;

/** A position being set up, after a change. */
export const ask = (asked: DraftAsk) => request<DraftView>(here('/api/draft'), asked);

export interface Drafting {
  draft: DraftView;
  /** The position as text: as it is being typed, or as the server prints it. */
  text: string;
  /** Edits that are not answered yet. */
  pending: readonly Edit[];
  /** Why there is no answer; null when there is one. */
  failure: unknown;
  edit(edit: Edit): void;
  write(text: string): void;
  /** Typing is over: a text that could be parsed is replaced by the server's form of it. */
  written(): void;
}

export interface Begun {
  /** The request that names the game. */
  asked: DraftAsk;
  draft: DraftView;
  /** The requested text, if it could not be parsed, and why. */
  unread: string | null;
  why: unknown;
}

export function useDraft({ asked, draft: begun, unread, why }: Begun, lang: string): Drafting {
  const [draft, setDraft] = useState(begun);
  const [pending, setPending] = useState<readonly Edit[]>([]);
  const [failure, setFailure] = useState<unknown>(why);
  /** The typed text, where it differs from the server's. */
  const [typed, setTyped] = useState(unread);
  /** Each edit applies to the result of the one before. */
  const position = useRef(begun.view.position);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const last = useRef(unread);

  /** Sends a request after all earlier ones were answered; resolves to whether there was an answer. */
  const send = useCallback(
    (change: () => Pick<DraftAsk, 'position' | 'edit'> | null): Promise<boolean> => {
      const sent = line.current.then(async () => {
        const changed = change();
        if (!changed) return false;
        try {
          const next = await ask({ ...asked, ...changed });
          position.current = next.view.position;
          setDraft(next);
          setFailure(null);
          return true;
        } catch (error) {
          setFailure(error);
          return false;
        }
      });
      line.current = sent;
      return sent;
    },
    [asked],
  );

  const show = (text: string | null) => {
    last.current = text;
    setTyped(text);
  };
  const edit = (edit: Edit) => {
    show(null);
    setPending((all) => [...all, edit]);
    send(() => ({ position: position.current, edit })).then(() => setPending((all) => all.slice(1)));
  };
  const write = (text: string) => show(text.replace(/\s+/g, ' ').trimStart());
  const sendText = (text: string) => send(() => (last.current === text ? { position: text } : null));
  useEffect(() => {
    if (typed === null || typed === unread) return;
    const timer = setTimeout(() => sendText(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, unread, send]);
  const written = () => {
    if (typed !== null) sendText(typed).then((read) => read && last.current === typed && show(null));
  };
  // Labels and problems are in the language of the reader.
  const said = useRef(lang);
  useEffect(() => {
    if (said.current === lang) return;
    said.current = lang;
    send(() => ({ position: last.current ?? position.current }));
  }, [lang, send]);

  return {
    draft,
    text: typed ?? draft.view.position,
    pending,
    failure,
    edit,
    write,
    written,
  };
}
