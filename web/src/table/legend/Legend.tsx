// What the signs and marks on this table's board mean: those that it can show, and no others.

import { wears } from '../../base/signs';
import type { TargetKind } from '../../board/choice';
import { IdleMark } from '../../board/dice/DiceLayer';
import { type Layout, layout } from '../../board/geometry';
import { Marks } from '../../board/Marks';
import { Plans, Strokes, Threats, Ways } from '../../board/Over';
import { PieceShape } from '../../board/Piece';
import { Signs } from '../../board/Pieces';
import { PAINT } from '../../board/paint';
import { Surface } from '../../board/Surface';
import type { Board, Men as MenSet, Piece, Role, Sign, Standing, TableView } from '../../generated/wire';
import { cardOf } from '../../net/catalogue';
import { Dialog } from '../../parts/Dialog';
import { armyOf, kindsOf } from '../../parts/kinds';
import { Men } from '../../parts/Men';
import { RuleLink } from '../../parts/RuleLink';
import { isChess } from '../../settings/colours';
import { hintsFor } from '../../settings/settings';
import { t } from '../../text';
import { type Colours, seatArgs } from '../../text/event';
import { useSpeak } from '../../text/speak';
import { type Mark, marksFor } from './legend';
import '../../style/settings.css';

interface Props {
  table: TableView;
  seats: readonly Standing[];
  colours: Colours;
  /** How many seats people play at this screen. */
  humans: number;
  onClose(): void;
}

interface Ground extends Pick<Props, 'seats' | 'colours'> {
  board: Board;
}

/** A board of one cell, or one point. */
const oneSpot = (board: Board): Board => ({
  ...board,
  width: 1,
  height: 1,
  spots: ['a1'],
  coordinates: [[0, 0]],
  lines: [],
  marks: [],
  thrones: [],
});

/** The man of a set that there are many of, or that stands for all. */
const COMMON: Readonly<Record<MenSet, Role>> = {
  kings: 'boat',
  soldiers: 'soldier',
  cows: 'cow',
  chess: 'pawn',
  museum: 'pawn',
};

/** A piece of the first seat, as plain as it can be. */
const common = ({ seats }: Ground): Piece => ({
  at: 'a1',
  army: seats[0]?.seat ?? 'south',
  role: seats[0]?.side ?? COMMON[seats[0]?.men ?? 'kings'],
});

function Cloth({ on: { board, width, height } }: { on: Layout }) {
  return <rect width={width} height={height} fill={board.surface === 'points' ? PAINT.stone : PAINT.cloth} />;
}

/** A cell or a point that shows the sign. */
function SignPicture({ sign, board, seats, colours }: { sign: Sign } & Ground) {
  const own = seats[0]?.seat ?? 'south';
  const other = seats.find((seat) => seat.ally === own)?.seat ?? seats[1]?.seat ?? 'north';
  const on = layout(
    {
      ...oneSpot(board),
      marks: sign === 'mark' ? ['a1'] : [],
      thrones: sign === 'throne' ? [[own, 'a1']] : [],
      thronesCount: true,
    },
    0,
  );
  const plain = common({ board, seats, colours });
  const piece: Piece = {
    ...plain,
    role: sign === 'checked' ? 'king' : sign === 'waiting' && board.surface === 'cells' ? 'pawn' : plain.role,
    ...(sign === 'waiting' && !isChess(colours.men) && { origin: 'horse' }),
    signs: [sign],
    ...(sign === 'commanded' && { commander: other }),
  };
  const bare = sign === 'mark' || sign === 'throne';
  return (
    <svg viewBox={`0 0 ${on.width} ${on.height}`} width="52" height="52" aria-hidden="true">
      {bare ? <Surface on={on} colours={colours} coordinates={false} /> : <Cloth on={on} />}
      {!bare && (
        <g transform={`translate(${on.width / 2} ${on.height / 2})`}>
          <g opacity={wears(piece, 'frozen') ? 0.72 : 1}>
            <PieceShape role={piece.role} colour={colours[own] ?? ''} men={colours.men} />
          </g>
          <Signs piece={piece} colours={colours} />
        </g>
      )}
    </svg>
  );
}

/** Marks on a piece; the others are on an empty spot. */
const WORN: readonly Mark[] = [
  'movable',
  'urgent',
  'selected',
  'huff',
  'trail',
  'idle',
  'aimed',
  'threatened',
];
const TARGETS: readonly string[] = ['step', 'place', 'capture', 'far', 'huff'] satisfies TargetKind[];
const HERE: ReadonlySet<string> = new Set(['a1']);
const FAR: ReadonlySet<string> = new Set(['far']);
const NOWHERE: ReadonlySet<string> = new Set();

/** A cell, or a point, with the mark as the board draws it. */
function MarkPicture({ mark, board, seats, colours }: { mark: Mark } & Ground) {
  const ground = { board, seats, colours };
  // Jumps lead across the picture, from corner to corner; the attacker is outside it.
  const spot = oneSpot(board);
  const ends: Pick<Board, 'spots' | 'coordinates'> = {
    spots: ['a1', 'from', 'to', 'far'],
    coordinates: [
      [0, 0],
      [-40, 40],
      [40, -40],
      [-100, 100],
    ],
  };
  const on = layout({ ...spot, ...ends }, 0);
  // What is captured, attacked or huffed is an enemy piece.
  const theirs = mark === 'capture' || mark === 'huff' || mark === 'aimed';
  const piece = common(theirs ? { ...ground, seats: seats.slice(1) } : ground);
  // A piece that jumps lands on an empty point.
  const worn = WORN.includes(mark) || (mark === 'capture' && board.surface === 'cells');
  const at = on.at.get('a1');
  if (!at) return null;
  const target = TARGETS.includes(mark) ? (mark as TargetKind) : null;
  return (
    <svg viewBox={`0 0 ${on.width} ${on.height}`} width="52" height="52" aria-hidden="true">
      <Cloth on={on} />
      <Marks
        on={on}
        hints="all"
        movable={mark === 'movable' || mark === 'urgent' ? HERE : NOWHERE}
        urgent={mark === 'urgent' ? HERE : NOWHERE}
        targets={new Map(target ? [['a1', target]] : [])}
        selected={mark === 'selected' ? 'a1' : null}
        path={mark === 'path' ? ['from', 'to'] : []}
        colours={colours}
        // A move comes from a spot outside the picture.
        trails={mark === 'trail' ? [{ army: piece.army, moves: [{ from: 'far', to: 'a1' }], age: 0 }] : []}
        cursor={mark === 'cursor' ? 'a1' : null}
      />
      {worn && (
        <g transform={`translate(${at.x} ${at.y})`}>
          <PieceShape role={piece.role} colour={colours[piece.army] ?? ''} men={colours.men} />
        </g>
      )}
      {mark === 'idle' && <IdleMark at={at} />}
      {(mark === 'aimed' || mark === 'threatened') && (
        <Threats on={on} threats={[['far', 'a1']]} own={mark === 'threatened' ? HERE : FAR} />
      )}
      {mark === 'way' && <Ways on={on} ways={[['from', 'a1', 'to']]} />}
      {mark === 'drawn' && <Strokes on={on} strokes={[{ from: 'from', to: 'to', ink: 0 }]} begun={null} />}
      {mark === 'plan' && (
        <Plans on={on} plans={[{ from: '', to: 'a1' }]} ghosts={[piece]} colours={colours} />
      )}
    </svg>
  );
}

export function Legend({ table, humans, onClose, ...those }: Props) {
  const speak = useSpeak('legend');
  if (!speak) return null;
  const { rules, board, look } = table;
  const card = cardOf(rules);
  const { signs } = look;
  const marks = marksFor(look, { humans, hints: hintsFor(isChess(those.colours.men)) });
  const shown = { ...those, board };
  const kinds = card ? kindsOf(card.start, those.seats) : [];
  return (
    <Dialog kind="legend" title={speak('legend-title')} onClose={onClose}>
      {(close) => (
        <>
          {signs.length > 0 && (
            <dl class="legend-signs">
              {signs.map((sign) => [
                <dt key={sign}>
                  <SignPicture sign={sign} {...shown} />
                </dt>,
                // Following the link closes the legend, which would cover the rule.
                <dd
                  key={`${sign} words`}
                  onClickCapture={(event) => (event.target as Element).closest('button') && close()}
                >
                  {speak(`legend-${sign}`)}{' '}
                  <RuleLink rules={rules} topic={`sign-${sign}`} words={speak('legend-rule')} />
                </dd>,
              ])}
            </dl>
          )}
          {card && kinds.length > 0 && (
            <>
              <h3>{t('men-key', seatArgs(those, null))}</h3>
              <Men
                kinds={kinds}
                colours={those.colours}
                colourOf={(kind) => those.colours[armyOf(kind, card.start, those.seats) ?? ''] ?? ''}
              />
            </>
          )}
          <h3>{speak('legend-marks')}</h3>
          <dl class="legend-signs legend-marks">
            {marks.map((mark) => [
              <dt key={mark}>
                <MarkPicture mark={mark} {...shown} />
              </dt>,
              <dd key={`${mark} words`}>{speak(`legend-at-${mark}`)}</dd>,
            ])}
          </dl>
        </>
      )}
    </Dialog>
  );
}
