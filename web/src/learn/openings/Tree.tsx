// The first three rounds without dice: turn after turn, what was chosen, on a board.
import { useState } from 'preact/hooks';
import type { Board, OpeningNode, OpeningsPage } from '../../generated/wire';
import { MiniBoard } from '../../parts/MiniBoard';
import { positionWords } from '../../parts/positionWords';
import { Steps } from '../../parts/Steps';
import { coloursOf } from '../../settings/colours';
import type { Speak } from '../../text/speak';
import { type Choice, ChoiceList, stepsWords } from './ChoiceList';
import { after, marked } from './steps';

/** What is to choose from after a node: what nobody chose is only told where it was tried first. */
function choicesOf(nodes: readonly OpeningNode[], first: boolean): Choice[] {
  const counted = ({ games, tried }: OpeningNode) => (first ? games - tried : games);
  const all = nodes.reduce((sum, node) => sum + counted(node), 0);
  return nodes.map((node) => ({
    steps: node.steps,
    share: counted(node) === 0 ? null : counted(node) / all,
    result: node.result,
    games: node.games,
  }));
}

export function Tree({ page, board, speak }: { page: OpeningsPage; board: Board; speak: Speak }) {
  /** The line that is looked at, and how far one has stepped into it. */
  const [line, setLine] = useState<readonly OpeningNode[]>([]);
  const [at, setAt] = useState(0);
  const played = line.slice(0, at);
  const chosen = line[at];
  const next = at === 0 ? page.tree : (line[at - 1]?.next ?? []);
  const steps = played.flatMap((node) => node.steps);
  const view = after(page.start, steps);
  const choices = choicesOf(next, at === 0);
  const choose = (index: number) => {
    const node = next[index];
    if (!node) return;
    setLine([...played, node]);
    setAt(at + 1);
  };
  const label = positionWords({ view, colours: coloursOf(view.seats) });
  return (
    <div class="opening-tool">
      <div class="opening-board">
        <MiniBoard board={board} view={view} label={label} coordinates {...marked(steps)} />
        {line.length > 0 && <Steps at={at} last={line.length} onAt={setAt} />}
      </div>
      <div>
        <p class="opening-line" aria-live="polite">
          {played.length === 0
            ? speak('openings-start')
            : played.map((node, index) => (
                <span key={`${index} ${stepsWords(node.steps)}`} class="notation">
                  {index + 1}. {stepsWords(node.steps)}{' '}
                </span>
              ))}
        </p>
        <ChoiceList
          choices={choices}
          shown={chosen === undefined ? null : next.indexOf(chosen)}
          onChoose={choose}
          speak={speak}
          label={speak('openings-choices')}
        />
      </div>
    </div>
  );
}
