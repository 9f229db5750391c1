// Every page, and what shows that it is complete.
import { create } from '../e2e/table';

export interface Place {
  name: string;
  path: string;
  whole: string;
}

export async function places(url: string): Promise<Place[]> {
  const four = await create(url, { rules: 'chaturaji-pl-team' });
  const soldiers = await create(url, { rules: 'soldiers16-bl' });
  const line = 'rules=soldiers16-bl&moves=c4-c5';
  return [
    { name: 'Home', path: '/', whole: '.tile' },
    { name: 'New table', path: '/new/chaturaji-pl-team', whole: '.new-table svg.board' },
    { name: 'Game, four armies', path: `/game/${four}`, whole: '.board-area .piece' },
    { name: 'Game, soldiers', path: `/game/${soldiers}`, whole: '.board-area .piece' },
    { name: 'Rules', path: '/rules/caturanga-cz', whole: '.rules-text' },
    { name: 'Lessons', path: '/learn/soldiers16-bl', whole: 'main svg.board' },
    { name: 'Words', path: '/words', whole: 'main h1' },
    { name: 'History', path: '/history', whole: '.history-boards svg' },
    { name: 'Where to learn', path: '/learn', whole: '.lessons li' },
    { name: 'Your games', path: '/me', whole: '.my-games[aria-busy="false"]' },
    { name: 'First game', path: '/first/chaturaji-pl-solo', whole: 'main svg.board' },
    { name: 'Position of the day', path: '/daily/four-kings', whole: 'main svg.board' },
    { name: 'Setting up a position', path: '/setup/vilac-9506', whole: 'main svg.board' },
    { name: 'A linked position', path: `/position?${line}`, whole: '.board-area .piece' },
    { name: 'A record', path: '/review', whole: 'main h1' },
    { name: 'Within other pages', path: `/embed?${line}`, whole: '.embed svg' },
  ];
}
