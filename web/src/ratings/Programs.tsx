// One's own programs: each has a token, which is shown once.
import { useEffect, useState } from 'preact/hooks';
import { Failure } from '../base/failure';
import { Spoken, useSaid } from '../base/Spoken';
import { copyText } from '../base/save';
import type { NewProgram, ProgramView } from '../generated/wire';
import { request } from '../net/api';
import { t } from '../text';
import { isolated } from '../text/isolate';
import { failureSentence } from '../text/problem';
import type { Speak } from '../text/speak';

const PROGRAMS = '/api/me/programs';

export function Programs({ speak }: { speak: Speak }) {
  const [programs, setPrograms] = useState<readonly ProgramView[] | null>(null);
  const [made, setMade] = useState<ProgramView | null>(null);
  const [name, setName] = useState('');
  const [trouble, setTrouble] = useSaid();
  const fail = (error: unknown) =>
    setTrouble(
      error instanceof Failure && error.problem.kind === 'signed-out'
        ? speak('programs-sign-in')
        : failureSentence(error),
    );
  const look = () => request<ProgramView[]>(PROGRAMS).then(setPrograms, fail);
  useEffect(() => void look(), []);
  const make = (event: Event) => {
    event.preventDefault();
    setTrouble('');
    const asked: NewProgram = { name };
    request<ProgramView>(PROGRAMS, asked).then((program) => {
      setMade(program);
      setName('');
      void look();
    }, fail);
  };
  const remove = ({ id }: ProgramView) => {
    if (made?.id === id) setMade(null);
    // Whether it is gone shows in the list.
    fetch(`${PROGRAMS}/${id}`, { method: 'DELETE' }).then(look, fail);
  };
  return (
    <div class="programs">
      {trouble.words !== '' && (
        <p role="alert">
          <Spoken said={trouble} />
        </p>
      )}
      {programs && (
        <>
          <ul>
            {programs.map((program) => (
              <li key={program.id}>
                <a href={`/ratings?player=${encodeURIComponent(`program:${program.id}`)}`}>
                  <bdi>{program.name}</bdi>
                </a>
                <button type="button" class="quiet" onClick={() => remove(program)}>
                  {speak('programs-remove')}
                </button>
              </li>
            ))}
          </ul>
          {made?.token && (
            <div role="status" class="programs-made">
              <p>{speak('programs-token', { name: isolated(made.name) })}</p>
              <code>{made.token}</code>{' '}
              <button type="button" onClick={() => void copyText(made.token ?? '')}>
                {t('share-copy')}
              </button>
            </div>
          )}
          <form onSubmit={make}>
            <label>
              {speak('programs-name')}{' '}
              <input
                type="text"
                required
                maxLength={40}
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
              />
            </label>{' '}
            <button type="submit">{speak('programs-make')}</button>
          </form>
        </>
      )}
    </div>
  );
}
