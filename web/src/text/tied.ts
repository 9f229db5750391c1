// No-break spaces: what must not be torn apart at the end of a line. The server does the same with its texts
// (`typography.rs` of the rulebook); both are tested with one table.
import type { Language } from './languages';

/** Words of one letter that must not stand at the end of a line; words between two numbers, not counted by the first: `1 to 8`. */
type Custom = readonly [singles: string, joining: string];

const ENGLISH: Custom = ['', 'and|in|of|or|to'];
const CUSTOMS: Readonly<Record<Language, Custom>> = {
  pl: ['aiouwz', 'albo|do|lub|na'],
  cs: ['aikosuvz', 'až|do|na|nebo'],
};

/** The spaces at which a language breaks no line. */
function tiesOf([singles, joining]: Custom): RegExp {
  const alone = '(?<![\\p{L}\\d])';
  const capital = singles.toUpperCase();
  const single = singles && `(?<=${alone}[${singles}${capital}]) (?=\\S)|`;
  // The letter s can be a unit; the other words of one letter go with what follows them.
  const words = joining + (singles && `|[${singles.replace('s', '')}${capital}]`);
  const number = `(?<=${alone}\\d+)|(?<=${alone}\\d+\\.)(?= \\p{Ll})`;
  return new RegExp(`${single} (?=–)|(?:${number}) (?=%|(?!(?:${words})(?!\\p{L}))\\p{L})`, 'gu');
}

const ties: Partial<Record<Language, RegExp>> = {};

/**
 * Puts no-break spaces before dashes, between numbers and what they count and, in Polish and Czech, after words of one
 * letter.
 */
export function tied(text: string, code: Language): string {
  ties[code] ??= tiesOf(CUSTOMS[code] ?? ENGLISH);
  return text.replace(ties[code], '\u00a0');
}
