// What a review says of a choice: a threat as one, the throw apart from the round, and whose the chances are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Args, say } from '../src/text';
import { makeBundle } from '../src/text/bundle';
import { LANGUAGES } from './texts';

const LOCALES = join(import.meta.dirname, '../../crates/rulebook/locales');
const told = (id: string, args: Args) =>
  Object.fromEntries(
    LANGUAGES.map((code) => {
      const sources = ['rules.ftl', 'web.ftl', 'study.ftl'];
      const bundle = makeBundle(
        code,
        sources.map((file) => readFileSync(join(LOCALES, code, file), 'utf8')),
      );
      return [
        code,
        say([bundle], id, args)?.replaceAll(/[\u00a0\u2060]/g, (sign) => (sign === '\u00a0' ? ' ' : '')),
      ];
    }),
  );

test('that a piece could be taken is not told as if it had been', () => {
  const flaw = {
    kind: 'loses',
    own: 'no',
    role: 'knight',
    piece: 'knight',
    at: 'h6',
    by: 'pawn',
    from: 'g5',
    soon: 'yes',
  };
  expect(told('study-flaw', { ...flaw, game: 'chess' })).toEqual({
    en: 'This left the knight on h6 to be taken by the pawn from g5.',
    pl: 'To wystawiło skoczka na h6 na zbicie: z g5 bije pawn.',
    cs: 'To vydalo jezdce na h6 k sebrání: z g5 bere pawn.',
  });
});

test('a fork, a mate and a huffed soldier are told by what came of them', () => {
  const forked = { kind: 'forked', answer: 'Nxf2+', role: 'queen', piece: 'queen', game: 'chess' };
  expect(told('study-flaw', { ...forked, first: 'king', second: 'queen' }).en).toBe(
    'This let Nxf2+ attack king and queen at once and win the queen.',
  );
  expect(told('study-flaw', { ...forked, first: 'król', second: 'hetman' }).pl).toBe(
    'To dopuściło widełki Nxf2+ (król i hetman): strata królowej.',
  );
  expect(told('study-flaw', { kind: 'mated', answer: 'Qxh4#', turns: 1 })).toEqual({
    en: 'This let Qxh4# happen: checkmate.',
    pl: 'To pozwoliło na Qxh4#, czyli mata.',
    cs: 'To připustilo Qxh4#, tedy mat.',
  });
  const huffed = { kind: 'huffed', own: 'yes', role: 'soldier', piece: 'soldier', at: 'd3', did: 'yes' };
  expect(told('study-flaw', huffed)).toEqual({
    en: 'You did not capture, so the soldier on d3 was huffed.',
    pl: 'Nie bijesz, więc żołnierz na d3 przepada przez fuknięcie.',
    cs: 'Braní zůstalo nevyužito, a tak soupeř odfoukl vojáka z d3.',
  });
});

test('cards are titled by what happened', () => {
  const titled = (what: string, args: Args = {}) =>
    told('study-key-title', {
      kind: 'gift',
      share: '21%',
      what,
      role: 'bishop',
      turns: 1,
      count: 3,
      ...args,
    });
  expect(titled('hangs')).toEqual({
    en: 'A bishop left hanging',
    pl: 'Podstawka: goniec',
    cs: 'Nechráněný kámen: střelec',
  });
  expect(titled('mate').en).toBe('A mate in one missed');
  expect(titled('captures').pl).toBe('Trzy przegapione bicia');
  expect(titled('cost').cs).toBe('Tah, který stál 21%');
});

test('what would have been better is told of the same man, with the chances of whoever chose', () => {
  const saves = {
    line: 'Ng4',
    role: 'knight',
    piece: 'knight',
    at: 'h6',
    share: '71%',
    game: 'chess',
    who: 'Black',
    named: 'colour',
    ownerColour: 'black',
  };
  expect(told('study-why-saves', { ...saves, known: 'yes', safe: 'yes', own: 'no' })).toEqual({
    en: 'Ng4 would have saved it and kept Black’s chances at 71%.',
    pl: 'Po Ng4 to zbicie by nie groziło, a szanse czarnych wynosiłyby 71%.',
    cs: 'Po Ng4 by to braní nehrozilo a šance černého by byly 71%.',
  });
  expect(told('study-why-saves', { ...saves, known: 'no', safe: 'no', own: 'yes' })).toEqual({
    en: 'Ng4 would have made the knight on h6 safer and kept your chances at 71%.',
    pl: 'Po Ng4 ryzyko zbicia skoczka z h6 byłoby mniejsze, a twoje szanse wynosiłyby 71%.',
    cs: 'Po Ng4 by riziko braní jezdce z h6 bylo menší a vaše šance by byly 71%.',
  });
});

test('the choice that lost a game is told with its round and its throw, and with whose chances fell', () => {
  const lost = { did: 'move', move: 'c2-c1', round: 13, players: 4, thrown: 'yes', throw: '4' };
  expect(told('study-verdict-lost', { ...lost, before: '23%', after: '1%' })).toEqual({
    en: 'You lost it with c2-c1 in round 13 after a throw of 4: your chances fell from 23% to 1%.',
    pl: 'O przegranej przesądził ruch c2-c1 w rundzie 13 po rzucie 4: twoje szanse spadły z 23% do 1%.',
    cs: 'O prohře rozhodl tah c2-c1 v kole 13 po hodu 4: vaše šance klesly z 23% na 1%.',
  });
  const chess = { ...lost, move: 'g4', round: 7, players: 2, thrown: 'no', throw: '' };
  expect(told('study-verdict-lost', { ...chess, before: '43%', after: '31%' })).toEqual({
    en: 'You lost it with g4 on move 7: your chances fell from 43% to 31%.',
    pl: 'O przegranej przesądziło g4 w ruchu 7: twoje szanse spadły z 43% do 31%.',
    cs: 'O prohře rozhodlo g4 v tahu 7: vaše šance klesly z 43% na 31%.',
  });
});

test('what mates is told with what it gives up', () => {
  expect(told('study-why-mating', { turns: 1, gives: 'yes', piece: 'queen' })).toEqual({
    en: 'It is checkmate.',
    pl: 'To mat.',
    cs: 'To je mat.',
  });
  expect(told('study-why-mating', { turns: 2, gives: 'yes', piece: 'hetman' }).pl).toBe(
    'Ofiara: hetman. Po niej mat w 2 ruchach.',
  );
  expect(told('study-why-mating', { turns: 3, gives: 'no', piece: '' }).en).toBe('It forces mate in 3.');
});
