// A position set up: the board, what can be put on it, whose turn it is, what else there is to fill in.
import { useMemo, useState } from 'preact/hooks';
import { navigate } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import { ArmyMark } from '../board/Piece';
import { queryOf } from '../game/link';
import { cardOf, settling } from '../net/catalogue';
import { carry } from '../review/carried';
import { coloursOf } from '../settings/colours';
import { chosen } from '../settings/settings';
import { t } from '../text';
import { failureSentence, problemSentence } from '../text/problem';
import { after, type Tool } from './edits';
import { Fields } from './Fields';
import { seatName } from './names';
import { Palette } from './Palette';
import { PositionText } from './PositionText';
import { SetupBoard } from './SetupBoard';
import { type Begun, useDraft } from './useDraft';

interface Props {
  begun: Begun;
  title: string;
  lang: string;
}

export function Editor({ begun, title, lang }: Props) {
  const { asked } = begun;
  const { draft, text, pending, failure, edit, write, written } = useDraft(begun, lang);
  const [tool, setTool] = useState<Tool>('move');
  const [said, setSaid] = useSaid();
  const { seats } = draft.view;
  const colours = useMemo(() => coloursOf(seats), [seats, chosen.armies.value]);
  const pieces = useMemo(() => pending.reduce(after, draft.view.pieces), [draft, pending]);

  const problem = draft.problem ? problemSentence(draft.problem, { colours }) : '';
  const amiss = failure === null ? problem : failureSentence(failure, { colours });
  const inField = failure === null && draft.fields.some((field) => field.wrong);
  const unready = amiss !== '' || pending.length > 0;
  // Who begins follows from the position.
  const first = settling('first', cardOf(asked.rules));
  const options = asked.options.filter(([id]) => id !== first);
  const ground = { rules: asked.rules, options, position: draft.view.position, actions: [], seats: [] };
  const playFrom = () => {
    carry(ground);
    navigate(`/new/${asked.rules}?on`);
  };
  return (
    <div class="setup">
      <p class="visually-hidden" aria-live="polite">
        <Spoken said={said} />
      </p>
      <SetupBoard
        draft={draft}
        pieces={pieces}
        colours={colours}
        tool={tool}
        label={title}
        onEdit={edit}
        onSaid={setSaid}
      />
      <div class="setup-side">
        <Palette
          men={draft.palette}
          seats={draft.board.seats}
          colours={colours}
          tool={tool}
          onTool={setTool}
        />
        <div class="setup-row">
          <button type="button" onClick={() => edit({ edit: 'clear' })}>
            {t('setup-clear')}
          </button>
          <button type="button" onClick={() => edit({ edit: 'start' })}>
            {t('setup-start')}
          </button>
        </div>
        <div class="setup-row">
          <label>
            <span>{t('setup-turn')}</span>
            <ArmyMark colour={colours[draft.turn] ?? ''} size={18} />
            <select
              value={draft.turn}
              onChange={(event) => {
                const seat = draft.board.seats.find((one) => one === event.currentTarget.value);
                if (seat) edit({ edit: 'turn', seat });
              }}
            >
              {draft.board.seats.map((seat) => (
                <option key={seat} value={seat}>
                  {seatName(seat, seats, colours)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Fields draft={draft} colours={colours} amiss={inField ? amiss : ''} onEdit={edit} />
        <PositionText text={text} onWrite={write} onWritten={written} />
        <p class="problem" role="alert" hidden={amiss === '' || inField}>
          {inField ? '' : amiss}
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
