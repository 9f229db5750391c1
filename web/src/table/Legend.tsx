// What the signs on this table's board mean: those that its rules can show, and no others.
import { isChess } from '../board/armies';
import { layout } from '../board/geometry';
import { PieceShape } from '../board/Piece';
import { Signs } from '../board/Pieces';
import { PAINT } from '../board/paint';
import { Surface } from '../board/Surface';
import { Dialog } from '../Dialog';
import type { BoardView } from '../generated/BoardView';
import type { PieceView } from '../generated/PieceView';
import type { SeatView } from '../generated/SeatView';
import { RuleLink } from '../learn/RuleLink';
import { t } from '../text';
import type { Colours } from '../text/event';
import type { Sign } from './legend';
import '../style/settings.css';

interface Props {
  signs: readonly Sign[];
  rules: string;
  board: BoardView;
  seats: readonly SeatView[];
  colours: Colours;
  onClose(): void;
}

/** A cell, or a point, that shows the sign. */
function Picture({
  sign,
  board,
  seats,
  colours,
}: { sign: Sign } & Pick<Props, 'board' | 'seats' | 'colours'>) {
  const own = seats[0]?.seat ?? '';
  const other = seats.find((seat) => seat.ally === own)?.seat ?? seats[1]?.seat ?? '';
  const chess = isChess(colours);
  const cell = { ...board, width: 1, height: 1, spots: [{ name: 'a1', x: 0, y: 0 }], lines: [] };
  const on = layout(
    {
      ...cell,
      marks: sign === 'mark' ? ['a1'] : [],
      thrones: sign === 'throne' ? [[own, 'a1']] : [],
    },
    0,
  );
  const piece: PieceView = {
    at: 'a1',
    army: own,
    role: board.surface === 'points' ? 'soldier' : sign === 'waiting' || chess ? 'pawn' : 'boat',
    origin: sign === 'waiting' && !chess ? 'horse' : null,
    waiting: sign === 'waiting',
    frozen: sign === 'frozen',
    commander: sign === 'commanded' ? other : null,
    huffable: sign === 'huffable',
  };
  const bare = sign === 'mark' || sign === 'throne';
  return (
    <svg viewBox={`0 0 ${on.width} ${on.height}`} width="52" height="52" aria-hidden="true">
      {bare ? (
        <Surface on={on} colours={colours} coordinates={false} />
      ) : (
        <rect
          width={on.width}
          height={on.height}
          fill={board.surface === 'points' ? PAINT.stone : PAINT.cloth}
        />
      )}
      {!bare && (
        <g transform={`translate(${on.width / 2} ${on.height / 2})`}>
          <g opacity={piece.frozen ? 0.72 : 1}>
            <PieceShape role={piece.role} colour={colours[own] ?? ''} chess={chess} />
          </g>
          <Signs piece={piece} colours={colours} />
        </g>
      )}
    </svg>
  );
}

export function Legend({ signs, rules, onClose, ...shown }: Props) {
  return (
    <Dialog kind="legend" title={t('legend-title')} onClose={onClose}>
      {(close) => (
        <dl class="legend-signs">
          {signs.map((sign) => [
            <dt key={sign}>
              <Picture sign={sign} {...shown} />
            </dt>,
            // Who follows the link wants to see the rule, not the legend over it.
            <dd
              key={`${sign} words`}
              onClickCapture={(event) => (event.target as Element).closest('button') && close()}
            >
              {t(`legend-${sign}`)} <RuleLink rules={rules} topic={`sign-${sign}`} words={t('legend-rule')} />
            </dd>,
          ])}
        </dl>
      )}
    </Dialog>
  );
}
