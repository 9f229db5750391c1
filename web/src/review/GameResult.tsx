// The result of a game, which can be handed on as a picture.
import { Result, type ResultProps } from '../table/seats/Result';
import type { ResultCard } from '../table/seats/resultCard';

const share = async (card: ResultCard) => (await import('../share/result')).shareResult(card);

export const GameResult = (props: Omit<ResultProps, 'onShare'>) => <Result {...props} onShare={share} />;
