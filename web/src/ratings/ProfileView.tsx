// What a player has chosen to show beside the ratings.
import { ArmyMark } from '../board/Piece';
import type { ArmyView, PlayedRules, Profile, ResultsView } from '../generated/wire';
import { cardOf } from '../net/catalogue';
import { coloursOf } from '../settings/colours';
import { armyName } from '../table/seats/names';
import type { Speak } from '../text/speak';

interface Props {
  profile: Profile;
  speak: Speak;
}

const titleOf = (rules: string) => cardOf(rules)?.title ?? rules;

function Played({ games, speak }: { games: readonly PlayedRules[]; speak: Speak }) {
  if (games.length === 0) return null;
  return (
    <>
      <h2>{speak('profile-games')}</h2>
      <ul class="profile-games">
        {games.map(({ rules, games: count }) => (
          <li key={rules}>
            <a href={`/rules/${rules}`}>{titleOf(rules)}</a> {speak('profile-count', { count })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Results({ results, speak }: { results: readonly ResultsView[]; speak: Speak }) {
  if (results.length === 0) return null;
  return (
    <>
      <h2>{speak('profile-results')}</h2>
      <table class="profile-results">
        <thead>
          <tr>
            <td />
            <th scope="col">{speak('profile-won')}</th>
            <th scope="col">{speak('profile-shared')}</th>
            <th scope="col">{speak('profile-lost')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ rules, first, shared, behind }) => (
            <tr key={rules} data-rules={rules}>
              <th scope="row">{titleOf(rules)}</th>
              <td>{first}</td>
              <td>{shared}</td>
              <td>{behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Army({ army: { rules, seat, games }, speak }: { army: ArmyView; speak: Speak }) {
  const colour = coloursOf(cardOf(rules)?.start.seats ?? [])[seat] ?? '';
  return (
    <p class="profile-army">
      <b>{speak('profile-army')}</b> <ArmyMark colour={colour} size={22} />
      <span>
        {armyName(colour)} · {titleOf(rules)} · {speak('profile-count', { count: games })}
      </span>
    </p>
  );
}

export function ProfileView({ profile: { games, results, streak, army }, speak }: Props) {
  if (!games && !results && !streak && !army) return null;
  return (
    <section class="profile">
      {streak && (
        <p class="profile-streak">
          {speak(streak.won ? 'profile-streak-won' : 'profile-streak-lost', { count: streak.games })}
        </p>
      )}
      {army && <Army army={army} speak={speak} />}
      {results && <Results results={results} speak={speak} />}
      {games && <Played games={games} speak={speak} />}
      <p class="profile-note">{speak('profile-about')}</p>
    </section>
  );
}
