// Writes the measurements into the tables of docs/budgets.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../docs/budgets.md');
const BEGIN = '<!-- measured: what stands from here on is written by `npm run budgets` -->';

const LIGHTHOUSE = '<!-- measured: what stands up to the next mark is written by `npm run lighthouse` -->';
const END = '<!-- the end of what Lighthouse says -->';

export type Cell = string | number;

interface Table {
  title: string;
  words: string;
  head: string[];
  rows: Cell[][];
}

/** The cells of the last report, by table, row and column. */
function writtenBefore(text: string): Map<string, string> {
  const known = new Map<string, string>();
  let title = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) title = line;
    if (!line.startsWith('| ')) continue;
    const cells = line.split('|').map((cell) => cell.trim());
    cells.forEach((cell, index) => {
      known.set(`${title} ${cells[1]} ${index}`, cell);
    });
  }
  return known;
}

/** A row stays as it was if its times changed by at most a third: not every run changes the file. */
function steady(row: readonly Cell[], known: ReadonlyMap<string, string>, title: string): string[] {
  const now = row.map(String);
  const before = now.map((_, index) => known.get(`${title} ${now[0]} ${index + 1}`) ?? '');
  const time = (cell: string) => /^(\d+) ms$/.exec(cell)?.[1];
  const isSame = now.every((cell, index) => {
    const [a, b] = [time(cell), time(before[index] ?? '')].map(Number);
    if (a === undefined || b === undefined || Number.isNaN(a)) return cell === before[index];
    return Math.abs(a - b) <= Math.max(a, b) / 3;
  });
  return isSame ? before : now;
}

/** A table as Markdown; rows that are much the same as in `known` stay as they were. */
function written({ title, words, head, rows }: Table, known: ReadonlyMap<string, string>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const body = rows.map((row) => line(steady(row, known, `## ${title}`)));
  return [`## ${title}`, '', words, '', line(head), line(head.map(() => '---')), ...body].join('\n');
}

function write(text: string, whole: string, said: string): void {
  if (whole !== text) writeFileSync(FILE, whole);
  process.stdout.write(`\n${said}\n`);
}

/** Writes everything but Lighthouse's results. */
export function report(tables: readonly Table[]): void {
  const text = readFileSync(FILE, 'utf8');
  const [head = ''] = text.split(BEGIN);
  const known = writtenBefore(text);
  const said = tables.map((table) => written(table, known)).join('\n\n');
  write(text, `${head}${BEGIN}\n\n${said}\n`, said);
}

/** Writes Lighthouse's results, between marks of their own. */
export function reportLighthouse(table: Table): void {
  const text = readFileSync(FILE, 'utf8');
  const [before, after] = [text.indexOf(LIGHTHOUSE), text.indexOf(END)];
  if (before < 0 || after < before) throw new Error(`${FILE} has no place for it`);
  const said = written(table, writtenBefore(text));
  write(text, `${text.slice(0, before)}${LIGHTHOUSE}\n\n${said}\n\n${text.slice(after)}`, said);
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const milliseconds = (time: number) => `${Math.round(time)} ms`;
export const median = (of: readonly number[]) => of.toSorted((a, b) => a - b)[of.length >> 1] ?? 0;
