// The scores: of each seat, and of teams.
import { ArmyMark } from '../../board/Piece';
import type { Standing, View } from '../../generated/wire';
import { language, t } from '../../text';
import { type Names, seatArgs } from '../../text/event';

/** The score of a seat: its points, or its captures out of those that it needs. */
export function Points({ seat }: { seat: Standing }) {
  const { scores, side, points, target } = seat;
  if (!scores) return null;
  const words =
    side === null
      ? t('seat-points', { count: points })
      : t('seat-kills', { count: points, target: target ?? 0 });
  return (
    <span class="points" title={words}>
      <span aria-hidden="true">
        {points}
        {target !== null && target > 0 && <small>/{target}</small>}
      </span>
      <span class="visually-hidden">{words}</span>
    </span>
  );
}

/** The total points of each team, where there are teams: one's own first. */
export function TeamScore({ view, names }: { view: View; names: Names }) {
  if (!view.seats.some((seat) => seat.scores)) return null;
  const teams: Standing[][] = [];
  for (const seat of view.seats) {
    if (seat.ally === null) return null;
    const partner = teams.find((team) => team[0]?.ally === seat.seat);
    if (partner) partner.push(seat);
    else teams.push([seat]);
  }
  if (teams.length < 2) return null;
  const own = (team: readonly Standing[]) => team.some(({ seat }) => seat === names.you);
  teams.sort((one, other) => Number(own(other)) - Number(own(one)));
  const called = new Intl.ListFormat(language.value);
  return (
    <div class="team-score" title={t('team-points')}>
      <small class="visually-hidden">{t('team-points')}</small>
      {teams.map((team) => (
        <span key={team[0]?.seat}>
          {team.map(({ seat }) => (
            <ArmyMark key={seat} colour={names.colours[seat] ?? ''} size={18} />
          ))}
          <span class="team-names">
            {called.format(team.map(({ seat }) => t('result-name', seatArgs(names, seat))))}
          </span>
          <b>{team.reduce((sum, seat) => sum + seat.points, 0)}</b>
        </span>
      ))}
    </div>
  );
}
