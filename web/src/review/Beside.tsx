// What stands beside the board: tray, decisions, notes, result, log and rules. It is fetched once the board is there, and
// rendered all at once, since it depends on the game's card.
import { useEffect, useState } from 'preact/hooks';
import type { TableView } from '../generated/wire';
import { cardOf, optionValue, settling } from '../net/catalogue';
import { lazy } from '../parts/lazy';
import { PlanWords, PresentTool, UndoTool } from '../table/BoardTools';
import { Actions } from '../table/choices/Actions';
import { WayChoice } from '../table/choices/WayChoice';
import { ClockNews } from '../table/clocks/lazy';
import { DiceTray, FaceTable, Throwing } from '../table/dice/DiceTray';
import { mayEnd } from '../table/ends/aside';
import { telling } from '../table/ends/telling';
import { Signs } from '../table/legend/Signs';
import { roundAt, turnsOf } from '../table/log/turns';
import { PlainResult } from '../table/seats/Plain';
import { TeamScore } from '../table/seats/Points';
import { barred } from '../table/studied';
import type { BesideProps } from '../table/TablePage';
import { TempoControl } from '../table/TempoControl';
import { Toolbar } from '../table/Toolbar';
import { GoOn } from '../table/told/FollowTools';
import { Losses } from '../table/told/Losses';
import { Notice, WentBack } from '../table/told/Told';
import { Typing } from '../table/typing/TypingTool';
import { typist } from '../table/typing/typist';
import { t } from '../text';
import { Intro } from './Intro';
import { Side } from './Side';
import { TourCard, TourOffer } from './TourOffer';

const DayEnd = lazy(() => import('../learn/days/DayEnd').then((part) => part.DayEnd), 'quiet');
const Legend = lazy(async () => (await import('../table/legend/Legend')).Legend);
const GameResult = lazy(() => import('./GameResult').then((part) => part.GameResult), 'quiet', PlainResult);
const TableBar = lazy(() => import('../study/TableBar').then((part) => part.TableBar), 'quiet');
const LostThrows = lazy(() => import('../table/told/LostThrows').then((part) => part.LostThrows), 'quiet');
const Onward = lazy(() => import('../table/dice/Tail').then((part) => part.Onward), 'quiet');
const ThrowOffer = lazy(() => import('../table/dice/Tail').then((part) => part.ThrowOffer), 'quiet');
const Foretold = lazy(() => import('../table/choices/Foretold').then((part) => part.Foretold), 'quiet');
const OwnEnd = lazy(() => import('../table/ends/OwnEnd').then((part) => part.OwnEnd), 'quiet');
const ProofPanel = lazy(() => import('../table/proof/ProofPanel').then((part) => part.ProofPanel), 'quiet');
const LinkPanel = lazy(() => import('../table/seats/Gather').then((part) => part.LinkPanel), 'quiet');
const Gather = lazy(() => import('../table/seats/Gather').then((part) => part.Gather), 'quiet');
const TermsPanel = lazy(() => import('../table/seats/Terms').then((part) => part.TermsPanel), 'quiet');
const WishPanel = lazy(() => import('../table/seats/Wish').then((part) => part.WishPanel), 'quiet');
const News = lazy(() => import('../table/talk/Talk').then((part) => part.News), 'quiet');
const Remarks = lazy(() => import('../table/talk/Remarks').then((part) => part.Remarks), 'quiet');
const SharePanel = lazy(() => import('../share/SharePanel').then((part) => part.SharePanel));

/** After so many entries the end of a game may be near: what tells it is fetched. */
const NEAR = 24;

/** After how many rounds the game is over, whatever stands on the board; 0 for no such end. */
function roundsIn({ rules, options }: TableView): number {
  const card = cardOf(rules);
  const id = settling('length', card);
  return Number(id === null ? 0 : (optionValue(card, options, id) ?? 0)) || 0;
}

/** More letters than that are written smaller. */
const LONG = 34;

export function Beside({ store, table, view, aids, turns, words, awaited, onTry, children }: BesideProps) {
  const [sharing, setSharing] = useState(false);
  const [proving, setProving] = useState(false);
  const [gathering, setGathering] = useState(false);
  const free = view.turn.kind === 'over' ? 0 : (store.seats.told.value?.free.length ?? 0);
  // Whoever comes to a table with free seats is asked to sit down; whoever sits waits for others there.
  const asked = free > 0 && (store.seats.vacant.value || store.seats.yours.value.length === 0);
  useEffect(() => {
    if (asked) setGathering(true);
  }, [asked]);
  const [explained, setExplained] = useState(false);
  const { die } = table.look;
  const dice = die !== null;
  // Where no person plays, one watches: the tempo is the only control.
  const humans = view.seats.filter((seat) => store.people.isHuman(seat.seat)).length;
  const nobody = humans === 0;
  const typed = typist(store, view, true);
  const near = mayEnd(store) || store.game.entries.value.length > NEAR;
  useEffect(() => {
    // Where it cannot be had it is asked for again when it is needed.
    if (near) GameResult.ready().catch(() => undefined);
  }, [near]);
  const throwing = die !== null && typed.onRoll !== undefined;
  // Bare levels have nothing to say.
  const characters = Object.values(store.people.players.value).some(
    (one) => one.kind === 'bot' && !/\d$/.test(one.bot),
  );
  // What tells of throws, once there are some.
  const thrown = die !== null && store.showing.toldEntries.value.length > 0;
  const tail = thrown && !nobody && table.dice !== 'hand' && !table.linked && !store.trial;
  const isOwn = !store.trial && store.seats.yours.value.length > 0;
  const dayEnd = isOwn && typeof table.dice === 'object' && table.daily && (
    <DayEnd id={table.daily} game={table.id} date={table.dice.day} />
  );
  return (
    <>
      <div class={`side ${telling.value ? `telling-${telling.value}` : ''} ${throwing ? 'throwing' : ''}`}>
        <div class="tray">
          {children}
          <div class="told">
            <p class="round">
              {t('told-round', {
                round: roundAt(turnsOf(store.showing.shownEntries.value), view),
                of: roundsIn(table),
                players: view.seats.length,
              })}
              {table.daily && <b class="of-day">{t('table-of-day', { game: table.daily })}</b>}
              <TeamScore view={view} names={store.people.names.value} />
            </p>
            <div class="status-row">
              <p class={`status ${words.length > LONG ? 'long' : ''}`}>{words}</p>
              <PresentTool store={store} />
              <GoOn store={store} />
              <UndoTool showing={store.showing} moves={store.moves} />
            </div>
            {barred.value && <TableBar store={store} />}
          </div>
          {die && <DiceTray store={store} die={die} />}
          <div class="decide">
            {mayEnd(store) && <OwnEnd store={store} />}
            {table.linked && view.turn.kind !== 'over' && <LinkPanel store={store} />}
            {store.seats.told.value && (
              <>
                <TermsPanel store={store} />
                <WishPanel store={store} />
              </>
            )}
            {asked && !gathering && (
              <button type="button" data-open="gather" onClick={() => setGathering(true)}>
                {t('gather-open', { count: free })}
              </button>
            )}
            {table.clock && <ClockNews store={store} />}
            {die && <Throwing store={store} die={die} branch />}
            {tail && <Onward store={store} />}
            {store.moves.legal.value.some((one) => one.then) && (
              <Foretold store={store} rules={table.rules} />
            )}
            <WayChoice moves={store.moves} />
            <Actions store={store} />
          </div>
          {/* Only the first of these is visible. */}
          <div class="said">
            <Notice store={store} rules={table.rules} />
            <PlanWords moves={store.moves} dice={dice} />
            <WentBack store={store} />
            <Losses store={store} />
            {tail && <ThrowOffer store={store} />}
            {thrown && <LostThrows store={store} />}
            <Signs view={view} rules={table.rules} />
            <TourOffer
              played={store.game.entries.value.length}
              awaited={table.apart || table.clock !== undefined}
            />
          </div>
          {die && table.dice !== 'hand' && !store.trial && <FaceTable store={store} />}
          {nobody && !store.seats.away.value && <TempoControl store={store} />}
          {!nobody && <Typing {...typed} board={table.board} />}
        </div>
        <div class="book">
          {store.game.live.value?.outcome != null && (
            <GameResult
              store={store}
              turns={turns}
              awaited={awaited}
              onward={table.linked ? <LinkPanel store={store} /> : dayEnd}
            />
          )}
          <Side store={store} rules={table.rules} turns={turns} />
          <Toolbar
            store={store}
            aids={aids}
            four={view.seats.length > 2}
            shared={humans > 1}
            onLegend={() => setExplained(true)}
            onTry={onTry}
            onShare={() => setSharing(true)}
            onProof={() => setProving(true)}
            onGather={() => setGathering(true)}
          />
        </div>
        {explained && (
          <Legend
            table={table}
            seats={view.seats}
            colours={store.people.colours.value}
            humans={humans}
            onClose={() => setExplained(false)}
          />
        )}
        {gathering && <Gather store={store} onClose={() => setGathering(false)} />}
        {table.apart && <News store={store} />}
        {!store.trial && characters && <Remarks store={store} />}
        {proving && <ProofPanel store={store} onClose={() => setProving(false)} />}
        {sharing && <SharePanel store={store} turns={turns} onClose={() => setSharing(false)} />}
      </div>
      <Intro store={store} rules={table.rules} awaited={table.apart || table.clock !== undefined} />
      <TourCard />
    </>
  );
}
