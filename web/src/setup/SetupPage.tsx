// Any position set up by hand: men put on the board, moved and taken off, whose turn it is; then played from.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { isChess } from '../board/armies';
import { Board } from '../board/Board';
import { layout } from '../board/geometry';
import { keyed } from '../board/keyed';
import { pieceName } from '../board/label';
import { ArmyMark, PieceIcon } from '../board/Piece';
import { cardOf, catalogue, playing } from '../data';
import type { GameCard } from '../generated/GameCard';
import type { LineView } from '../generated/LineView';
import type { View } from '../generated/View';
import { playLine } from '../net/api';
import { carry } from '../review/carried';
import { askOf } from '../review/ground';
import { navigate, search } from '../router';
import { chosen } from '../settings/settings';
import { groundFrom, queryOf } from '../share/link';
import { sideName, sideRole } from '../table/sides';
import { language, t } from '../text';
import { type Colours, coloursOf } from '../text/event';
import { failureSentence } from '../text/problem';
import {
  type Lack,
  lackOf,
  type Man,
  type Men,
  menOf,
  palette,
  type Stock,
  same,
  throwOf,
  turnOf,
  withMen,
  withTurn,
} from './compose';

type Tool = Man | 'move' | 'remove';

interface Ready {
  options: [string, string][];
  /** The rule set's start under these options. */
  start: LineView;
  /** The position to begin with. */
  position: string;
}

const NONE: ReadonlySet<string> = new Set();

/** Why a game cannot begin so, in a sentence; empty when it can. */
function amissWith(lack: Lack | null, failure: unknown, view: View | null, colours: Colours): string {
  if (lack) return t('setup-lack', { what: lack.what });
  if (failure !== null) return failureSentence(failure, colours);
  return view?.turn.kind === 'over' ? t('impossible-over', { ending: view.outcome?.ending ?? '' }) : '';
}

interface PaletteProps {
  start: View;
  colours: Colours;
  tool: Tool;
  onTool(tool: Tool): void;
}

function Palette({ start, colours, tool, onTool }: PaletteProps) {
  const chess = isChess(colours);
  const men = (seat: View['seats'][number]): Man[] => {
    const found = palette(start.pieces, seat.seat);
    const role = sideRole(start.seats, seat);
    return found.length === 0 && role ? [{ army: seat.seat, role, origin: null }] : found;
  };
  return (
    <fieldset class="palette">
      <legend class="visually-hidden">{t('setup-palette')}</legend>
      <button type="button" aria-pressed={tool === 'move'} onClick={() => onTool('move')}>
        {t('setup-move')}
      </button>
      <button type="button" aria-pressed={tool === 'remove'} onClick={() => onTool('remove')}>
        {t('setup-remove')}
      </button>
      {start.seats.map((seat) => (
        <div key={seat.seat} class="palette-army">
          {men(seat).map((man) => {
            const colour = colours[man.army] ?? '';
            const name = man.origin
              ? t('setup-pawn-of', { colour, role: man.role, origin: man.origin })
              : pieceName(man, colours);
            return (
              <button
                type="button"
                key={`${man.role}${man.origin}`}
                class="man"
                title={name}
                aria-label={name}
                aria-pressed={typeof tool === 'object' && same(tool, man)}
                data-man={`${man.army}-${man.role}${man.origin ? `-${man.origin}` : ''}`}
                onClick={() => onTool(man)}
              >
                <PieceIcon role={man.role} colour={colour} chess={chess} size={36} />
                {man.origin && (
                  <span class="man-origin">
                    <PieceIcon role={man.origin} colour={colour} chess={false} size={20} />
                  </span>
                )}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

function Editor({ card, options, start: begun, position }: Ready & { card: GameCard }) {
  const { board, start } = begun;
  const colours = useMemo(() => coloursOf(start.seats), [start, chosen.armies.value]);
  const on = useMemo(() => layout(board, 0), [board]);
  const [text, setText] = useState(position);
  const [men, setMen] = useState<Men>(() => menOf(start.pieces));
  const [view, setView] = useState<View | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [tool, setTool] = useState<Tool>('move');
  const [held, setHeld] = useState<string | null>(null);
  /** What has just been done, for who does not see it. */
  const [said, setSaid] = useState('');

  const lack = useMemo(() => lackOf(text, card.family, start.seats), [text, card.family, start]);
  // What a game came to is asked for all the same: the rules have read it before.
  const refused = lack?.refused === true && text !== position;

  // The rules judge every change; what they understand is what is drawn.
  useEffect(() => {
    let wanted = true;
    setView(null);
    setFailure(null);
    if (refused) return;
    const timer = setTimeout(() => {
      playLine(askOf({ rules: card.id, options, position: text, actions: [], seats: [] })).then(
        (line) => {
          if (!wanted) return;
          setView(line.view);
          setMen(menOf(line.view.pieces));
        },
        (error: unknown) => wanted && setFailure(error),
      );
    }, 120);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [text, card.id, options, refused]);

  const stock: Stock = Object.fromEntries(
    start.seats.map(({ seat, in_hand }) => [
      seat,
      { all: in_hand + start.pieces.filter((piece) => piece.army === seat).length, hand: in_hand },
    ]),
  );
  /** What is waited for when a turn begins, among four kings. */
  const usual = start.position.split(' ')[2] ?? '';
  const place = (next: Men) => {
    setMen(next);
    setText(withMen(text, card.family, board, next, colours, usual, stock));
  };
  const tell = (at: string, man: Man | null) =>
    setSaid(`${at}, ${man ? pieceName(man, colours) : t('spot-empty')}`);
  const put = (at: string, man: Man | null) => {
    const next = new Map(men);
    if (man) next.set(at, man);
    else next.delete(at);
    place(next);
    tell(at, man);
  };
  const move = (from: string, to: string) => {
    const man = men.get(from);
    if (!man || from === to) return;
    const next = new Map(men);
    next.delete(from);
    next.set(to, man);
    place(next);
    tell(to, man);
  };
  const spot = (at: string) => {
    if (typeof tool === 'object') put(at, same(men.get(at), tool) ? null : tool);
    else if (tool === 'remove') put(at, null);
    else if (held === null) {
      setHeld(men.has(at) ? at : null);
      if (men.has(at)) setSaid(t('setup-held', { at }));
    } else {
      setHeld(null);
      move(held, at);
    }
  };
  const drop = (from: string, to: string) => {
    setHeld(null);
    move(from, to);
  };

  const seats = start.seats.map((seat) => seat.seat);
  const turn = turnOf(text, card.family, seats, colours);
  const thrown = throwOf(text);
  const turned = (seat: string, faces: string | null) =>
    setText(
      withTurn(text, card.family, seat, colours, faces === null ? usual : `move:${faces.replace(' ', ',')}`),
    );
  const pieces = [...men].map(([at, man]) => ({
    at,
    ...man,
    waiting: false,
    frozen: false,
    commander: null,
    huffable: false,
  }));
  const drawn: View = { ...(view ?? start), legal: [], pieces: view?.pieces ?? pieces };
  // Who begins follows from the position.
  const others = options.filter(([id]) => id !== 'firstPlayer');
  const ground = { rules: card.id, options: others, position: text, actions: [], seats: [] };
  const amiss = amissWith(lack, failure, view, colours);
  const unready = view === null || amiss !== '';
  const playFrom = () => {
    carry(ground);
    navigate(`/new/${card.id}?on`);
  };

  return (
    <div class="setup">
      <p class="visually-hidden" aria-live="polite">
        {said}
      </p>
      <div class="setup-board">
        <Board
          on={on}
          view={drawn}
          pieces={keyed(drawn.pieces)}
          colours={colours}
          movable={tool === 'move' ? new Set(men.keys()) : NONE}
          urgent={NONE}
          targets={new Map()}
          selected={held}
          path={[]}
          last={[]}
          coordinates
          label={card.title}
          onSpot={spot}
          onDrop={drop}
          onCancel={() => setHeld(null)}
          onRemove={(at) => put(at, null)}
        />
      </div>
      <div class="setup-side">
        <h1>{t('setup-title')}</h1>
        <p class="document">{card.title}</p>
        <Palette
          start={start}
          colours={colours}
          tool={tool}
          onTool={(next) => {
            setTool(next);
            setHeld(null);
          }}
        />
        <div class="setup-row">
          <button type="button" onClick={() => place(new Map())}>
            {t('setup-clear')}
          </button>
          <button
            type="button"
            onClick={() => {
              setMen(menOf(start.pieces));
              setText(start.position);
            }}
          >
            {t('setup-start')}
          </button>
        </div>
        <div class="setup-row">
          <label>
            <span>{t('setup-turn')}</span>
            <ArmyMark colour={colours[turn] ?? ''} size={18} />
            <select value={turn} onChange={(event) => turned(event.currentTarget.value, thrown)}>
              {start.seats.map((seat) => (
                <option key={seat.seat} value={seat.seat}>
                  {sideName(start.seats, seat)}
                </option>
              ))}
            </select>
          </label>
          {card.family === 'four-kings' && start.chance.length > 0 && (
            <label>
              <span>{t('setup-throw')}</span>
              <select
                value={thrown ?? ''}
                onChange={(event) => turned(turn, event.currentTarget.value || null)}
              >
                <option value="">{t('setup-to-throw')}</option>
                {start.chance.map((one) => (
                  <option key={one.throw} value={one.throw}>
                    {one.throw}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <label class="setup-text">
          <span>{t('setup-text')}</span>
          <textarea
            rows={3}
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value.replace(/\s+/g, ' ').trimStart())}
          />
        </label>
        <p class="problem" role="alert" hidden={amiss === ''}>
          {amiss}
        </p>
        <div class="setup-row">
          <button type="button" class="primary big" disabled={unready} onClick={playFrom}>
            {t('setup-play')}
          </button>
          <button type="button" disabled={unready} onClick={() => navigate(`/position?${queryOf(ground)}`)}>
            {t('setup-try')}
          </button>
        </div>
      </div>
    </div>
  );
}

export function SetupPage({ id }: { id: string }) {
  const card = cardOf(id);
  const query = search.value;
  const [ready, setReady] = useState<Ready | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    playing.value = id;
  }, [id]);
  // Titles change with the language; the position that is being set up stays.
  const lang = language.value;
  useEffect(() => {
    if (!card) return;
    let wanted = true;
    setTrouble('');
    const asked = groundFrom(query) ?? { rules: id, options: [], position: null, actions: [], seats: [] };
    const begin = askOf({ ...asked, rules: id, position: null, actions: [] });
    const reach = askOf({ ...asked, rules: id });
    const position = playLine(reach).then(
      (reached) => reached.view.position,
      // What cannot be is mended here.
      (error: unknown) => asked.position ?? Promise.reject(error),
    );
    Promise.all([playLine(begin), position]).then(
      ([start, reached]) => wanted && setReady({ options: asked.options, start, position: reached }),
      (error: unknown) => wanted && setTrouble(failureSentence(error)),
    );
    return () => {
      wanted = false;
    };
  }, [id, query, card === undefined, lang]);
  return (
    <main class="page wide">
      <p class="crumbs">
        <a href={`/new/${id}`}>{card?.title ?? id}</a>
      </p>
      {trouble && (
        <p class="problem" role="alert">
          {trouble}
        </p>
      )}
      {ready && card ? (
        <Editor key={ready.position} {...ready} card={card} />
      ) : (
        !trouble && <p aria-busy="true">{t(catalogue.value && !card ? 'game-unknown' : 'loading')}</p>
      )}
    </main>
  );
}
