// Who takes a seat at a new table.
import { ArmyMark } from '../board/Piece';
import type { Family, Player, Standing } from '../generated/wire';
import { catalogue } from '../net/catalogue';
import { botWords, partsOf, sideName } from '../table/seats/names';
import { maybe, t } from '../text';
import { type Colours, seatArgs } from '../text/event';

interface Props {
  seat: Standing;
  colours: Colours;
  player: Player;
  /** All the seats of the game, for the names of computer players. */
  seats: readonly Standing[];
  family: Family;
  dice: boolean;
  /** The computer players of the seats before: what they are is told once. */
  before: readonly string[];
  onChange(player: Player): void;
}

/** The characters that a computer player may have in a game: those of levels, where the family has any. */
const charactersFor = (bot: string, family: Family) =>
  bot.startsWith('level-')
    ? (catalogue.value?.characters ?? []).filter(({ families }) => families.includes(family))
    : [];

const withCharacter = (bot: string, character: string): Player => ({
  kind: 'bot',
  bot: character ? `${bot}-${character}` : bot,
});

/** What a computer player is, as far as those before have not told it. */
function aboutOf(bot: string, { before, dice, seat }: Props): string {
  const told = before.flatMap(partsOf);
  const [bare = '', character = ''] = partsOf(bot);
  const level = told.includes(bare) ? null : maybe(`bot-${bare}.about`, { dice: dice ? 'yes' : 'no' });
  const teams = seat.ally ? 'yes' : 'no';
  const taste = told.includes(character) ? null : maybe(`character-${character}.about`, { teams });
  return [level, taste].filter(Boolean).join(' ');
}

export function SeatField(props: Props) {
  const { seat, seats, colours, player, family, onChange } = props;
  const offered = catalogue.value?.bots.map(({ id }) => id) ?? [];
  const [bot = '', character = ''] = player.kind === 'bot' ? partsOf(player.bot) : [];
  // A record may name one that is offered no longer.
  const bots = !bot || offered.includes(bot) ? offered : [...offered, bot];
  const characters = charactersFor(bot, family);
  const colour = colours[seat.seat] ?? '';
  const choose = (chosen: string) => {
    const kept = charactersFor(chosen, family).some(({ id }) => id === character) ? character : '';
    onChange(chosen ? withCharacter(chosen, kept) : { kind: 'human', name: '' });
  };
  return (
    <div class="seat-field" data-seat={seat.seat}>
      <ArmyMark colour={colour} size={28} />
      <span class="seat-name">
        {sideName(seat, { colours })}
        <small>{t(`seat-${seat.seat}`)}</small>
        {seat.ally !== null && <small>{t('seat-with', seatArgs({ colours }, seat.ally))}</small>}
      </span>
      <span class="seat-player">
        <select
          class="who"
          aria-label={t('new-player-of', { colour })}
          value={bot}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{t('new-person')}</option>
          <optgroup label={t('new-computer')}>
            {bots.map((one) => (
              <option key={one} value={one}>
                {botWords(one, seats)}
              </option>
            ))}
          </optgroup>
        </select>
        {characters.length > 0 && (
          <select
            class="character"
            aria-label={t('new-character-of', { colour })}
            value={character}
            onChange={(event) => onChange(withCharacter(bot, event.currentTarget.value))}
          >
            <option value="">{t('new-no-character')}</option>
            {characters.map(({ id }) => (
              <option key={id} value={id}>
                {maybe(`character-${id}`) ?? id}
              </option>
            ))}
          </select>
        )}
      </span>
      {player.kind === 'human' ? (
        <input
          type="text"
          placeholder={t('new-name')}
          aria-label={t('new-name')}
          maxLength={40}
          value={player.name}
          onInput={(event) => onChange({ kind: 'human', name: event.currentTarget.value })}
        />
      ) : (
        <small class="about">{aboutOf(player.bot, props)}</small>
      )}
    </div>
  );
}
