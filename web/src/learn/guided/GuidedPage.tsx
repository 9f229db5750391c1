// A guided first game: the learner moves, throws and replies are prepared, and each rule is told when it first matters.
import { useEffect, useState } from 'preact/hooks';
import type { GuidedView } from '../../generated/wire';
import { request } from '../../net/api';
import { cardOf, catalogue } from '../../net/catalogue';
import { guidedPath } from '../../net/paths';
import { language, t } from '../../text';
import { failureSentence } from '../../text/problem';
import { useSpeak } from '../../text/speak';
import { GuidedGame } from './GuidedGame';
import '../../style/learn.css';
import '../../style/daily.css';

export function GuidedPage({ id }: { id: string }) {
  const lang = language.value;
  const speak = useSpeak('learn');
  const [game, setGame] = useState<GuidedView | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    request<GuidedView>(guidedPath(id, lang)).then(
      (read) => wanted && setGame(read),
      (error: unknown) => wanted && setFailure(error),
    );
    return () => {
      wanted = false;
    };
  }, [id, lang]);
  const card = cardOf(id);
  // All at once: what came later would push the rest away.
  if (failure === null && !(game && card && speak)) {
    return (
      <main key="coming" class="page guided" aria-busy="true">
        <p>{t('loading')}</p>
      </main>
    );
  }
  return (
    <main class="page guided">
      <p class="crumbs">
        <a href="/">{t('home-games')}</a> {card && <a href={`/learn/${id}`}>{t('card-learn')}</a>}
      </p>
      {failure !== null ? (
        <p class="problem" role="alert">
          {catalogue.value && !card ? t('game-unknown') : failureSentence(failure)}
        </p>
      ) : (
        game &&
        card &&
        speak && (
          <>
            <h1>{card.title}</h1>
            <GuidedGame game={game} card={card} speak={speak} />
          </>
        )
      )}
    </main>
  );
}
