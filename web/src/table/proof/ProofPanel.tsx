// Whether the dice are fair: what was promised before the first throw, who added what, and the check of every throw.
import { useState } from 'preact/hooks';
import { Coded } from '../../base/Coded';
import type { ProofPage } from '../../generated/wire';
import { request } from '../../net/api';
import { gamePath } from '../../net/paths';
import { Dialog } from '../../parts/Dialog';
import { t } from '../../text';
import { failureSentence } from '../../text/problem';
import { useSpeak } from '../../text/speak';
import type { Store } from '../store';
import '../../style/proof.css';

interface ProofVerdict {
  good: boolean;
  words: string;
  /** What else has to be known of it. */
  notes: string[];
}

async function checked(page: ProofPage): Promise<ProofVerdict> {
  const { verify } = await import('./verify');
  const found = await verify(page);
  if (found.kind === 'broken') return { good: false, words: t('proof-broken'), notes: [] };
  if (found.kind === 'other') return { good: false, words: t('proof-other', { ...found }), notes: [] };
  const notes = [
    ...(found.given > 0 ? [t('proof-given', { count: found.given })] : []),
    ...(page.taken_back > 0 ? [t('proof-taken-back', { count: page.taken_back })] : []),
  ];
  return { good: true, words: t('proof-good', { count: found.throws }), notes };
}

interface Props {
  store: Store;
  onClose(): void;
}

export function ProofPanel({ store: { dice, game, id, people }, onClose }: Props) {
  const [said, setSaid] = useState<ProofVerdict | null>(null);
  const speak = useSpeak('dice');
  const proof = dice.proof.value;
  const source = game.table.value?.dice;
  const day = typeof source === 'object' ? source.day : null;
  if (!proof && day === null) return null;
  // What follows from a date can be checked at any time.
  const open = day !== null || game.live.value?.turn.kind === 'over';
  const check = () => {
    // What is found again is told again.
    setSaid(null);
    request<ProofPage>(`${gamePath(id)}/proof`)
      .then(async (page) => setSaid(await checked(page)))
      .catch((error: unknown) => setSaid({ good: false, words: failureSentence(error), notes: [] }));
  };
  return (
    <Dialog kind="proof" title={t('proof-title')} onClose={onClose}>
      <p>{day === null ? t('proof-what') : speak?.('proof-day', { day })}</p>
      {open ? (
        <p>
          <button type="button" class="primary" data-proof="check" onClick={check}>
            {t('proof-check')}
          </button>
        </p>
      ) : (
        <p>{t('proof-later')}</p>
      )}
      <div role="status">
        {said && (
          <>
            <p class={said.good ? 'proof-good' : 'proof-bad'}>{said.words}</p>
            {said.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </>
        )}
      </div>
      {proof && (
        <details>
          <summary>{t('proof-numbers')}</summary>
          <dl>
            <dt>{t('proof-fingerprint')}</dt>
            <dd class="proof-hex">{proof.commitment}</dd>
            {proof.seeds.map(({ seat, seed, commitment }) => (
              <div key={seat}>
                <dt>{t('army-name', { colour: people.colours.value[seat] ?? '' })}</dt>
                <dd class="proof-hex">
                  {seed ?? (commitment ? `${t('proof-fingerprint-seat')} ${commitment}` : '–')}
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <Coded text={t('proof-how')} />
          </p>
        </details>
      )}
      {speak && (
        <p>
          <a href="/dice">{speak('dice-all')}</a>
        </p>
      )}
    </Dialog>
  );
}
