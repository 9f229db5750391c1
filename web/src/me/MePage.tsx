// One's games, and the account that carries them to other devices. Nobody needs one.

import { useEffect, useState } from 'preact/hooks';
import { whoAmI, wordsOf } from '../account/api';
import { backOf } from '../account/back';
import { alone } from '../base/alone';
import { navigate, search } from '../base/router';
import { Spoken, useSaid } from '../base/Spoken';
import type { MyAccount } from '../generated/wire';
import { House } from '../parts/House';
import { t } from '../text';
import { failureSentence } from '../text/problem';
import { useSpeak } from '../text/speak';
import { Account } from './Account';
import { Games } from './Games';
import { Kept } from './Kept';
import { Laurels } from './Laurels';
import { People } from './People';
import { SignIn } from './SignIn';
import '../style/me.css';

export function MePage() {
  const speak = useSpeak('me');
  const ends = useSpeak('ends');
  const [me, setMe] = useState<MyAccount | null>(null);
  // What stands below the games comes after them: they would push it away.
  const [played, setPlayed] = useState<boolean | null>(null);
  const [said, setSaid] = useSaid();
  const [trouble, setTrouble] = useSaid();
  /** How often the games became others, as by a file: then the list is another one. */
  const [list, setList] = useState(0);
  const changed = () => setList((times) => times + 1);
  const fail = (error: unknown) => {
    const why = wordsOf(error);
    setTrouble(why && speak ? speak(why) : failureSentence(error));
    // Perhaps it was in another browser that somebody signed out.
    if (why === 'me-signed-out-since') whoAmI().then(setMe, () => {});
  };
  useEffect(() => {
    whoAmI().then(setMe, (error) => setTrouble(failureSentence(error)));
  }, []);
  if (!speak || !ends || !(me || trouble.words)) {
    return (
      <main key="coming" class="page" aria-busy="true">
        <p>{t('loading')}</p>
      </main>
    );
  }
  const account = me?.account ?? null;
  const back = backOf(search.value);
  const act = (work: () => Promise<MyAccount>, done: string) => {
    setTrouble('');
    setSaid('');
    work().then((now) => {
      setMe(now);
      if (done) setSaid(speak(done));
      // Whoever came here for an account goes on where it was needed.
      if (back !== null && account === null && now.account) navigate(back);
    }, fail);
  };
  return (
    <main class="page me">
      <h1>{t('me-link')}</h1>
      {back !== null && (
        <p>
          <a href={back}>{back === '/together' ? t('together-title') : speak('me-back')}</a>
        </p>
      )}
      <p class="me-said" role="status">
        <Spoken said={said} />
      </p>
      <p class="problem" role="alert" hidden={trouble.words === ''}>
        <Spoken said={trouble} />
      </p>
      {me && (
        <>
          <Games
            key={list}
            speak={speak}
            signedIn={account !== null}
            say={setSaid}
            onKnown={setPlayed}
            onChanged={changed}
          />
          {played !== null && !alone && <People key={account?.player ?? ''} />}
          {played && <Laurels speak={ends} />}
          {/* Below the games, once these are known: it stays where it comes. */}
          {played !== null && alone && <Kept list={list} changed={changed} />}
          {played !== null && !alone && (
            <section class="me-account">
              <h2>{speak('me-account')}</h2>
              {account ? (
                <Account key={account.name} account={account} me={me} speak={speak} act={act} />
              ) : (
                <>
                  <p>{speak('me-about')}</p>
                  <SignIn me={me} speak={speak} act={act} />
                </>
              )}
            </section>
          )}
          {/* Who has none yet is told so with it already. */}
          {played && !alone && (
            <House>
              <a class="button primary" href="/together">
                {t('together-title')}
              </a>
            </House>
          )}
        </>
      )}
    </main>
  );
}
