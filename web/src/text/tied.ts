// No-break spaces: what must not be torn apart at the end of a line. The server does the same with its texts
// (`typography.rs` of the rulebook); both are tested with one table.
import type { Language } from './languages';

interface Custom {
  /** Words of one letter that must not stand at the end of a line. */
  singles: string;
  /** Words between two numbers, which are not counted by the first: `1 to 8`. */
  joining: string;
}

const ENGLISH: Custom = { singles: '', joining: 'and|in|of|or|to' };
const CUSTOMS: Readonly<Partial<Record<Language, Custom>>> = {
  pl: { singles: 'aiouwz', joining: 'albo|do|lub|na' },
  cs: { singles: 'aikosuvz', joining: 'až|do|na|nebo' },
};

/** The spaces at which a language breaks no line. */
function tiesOf({ singles, joining }: Custom): RegExp {
  const single = singles && `(?<=(?<![\\p{L}\\d])[${singles}${singles.toUpperCase()}]) (?=\\S)|`;
  // The letter s can be a unit; the other words of one letter go with what follows them.
  const words = [joining, ...(singles && [`[${singles.replace('s', '')}${singles.toUpperCase()}]`])].join(
    '|',
  );
  const counted = `(?=%|(?!(?:${words})(?!\\p{L}))\\p{L})`;
  const number = '(?<=(?<![\\p{L}\\d])\\d+)';
  const ordinal = '(?<=(?<![\\p{L}\\d])\\d+\\.)(?= \\p{Ll})';
  return new RegExp(`${single} (?=–)|(?:${number}|${ordinal}) ${counted}`, 'gu');
}

const TIES = new Map<Language, RegExp>();

/**
 * Puts no-break spaces before dashes, between numbers and what they count and, in Polish and Czech, after words of one
 * letter.
 */
export function tied(text: string, code: Language): string {
  const ties = TIES.get(code) ?? tiesOf(CUSTOMS[code] ?? ENGLISH);
  TIES.set(code, ties);
  return text.replace(ties, '\u00a0');
}
