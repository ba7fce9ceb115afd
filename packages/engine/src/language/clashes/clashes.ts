import type { Reading } from '../reading.ts';
import { isWithin, type Span } from '../span.ts';
import type { Statement } from '../statement.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { people, slots } from './slots.ts';

/** Two stretches that cannot both come true. */
export interface Clash {
  readonly one: Span;
  readonly other: Span;
  readonly why: 'setting' | 'slot' | 'absent-present' | 'silent-heard';
}

/** What the text takes back itself. Nothing is settled: it is told. */
export function clashesOf(reading: Reading): Clash[] {
  return [...ofSettings(reading), ...ofSlots(reading), ...ofAbsences(reading), ...ofSilence(reading)];
}

function ofSettings({ statements }: Reading): Clash[] {
  const seen = new Map<string, Setting>();
  const clashes: Clash[] = [];
  for (const statement of statements) {
    if (statement.kind !== 'setting' || statement.key === 'flag') continue;
    const before = seen.get(statement.key);
    if (before && before.value !== statement.value && !isSameWay(before, statement))
      clashes.push({ one: before, other: statement, why: 'setting' });
    seen.set(statement.key, statement);
  }
  return clashes;
}

/** "Vertical 4:5": a shape by its name, and its figure. */
function isSameWay({ key, value }: Setting, { value: other }: Setting): boolean {
  const side = (ratio: string) => {
    const [wide = 1, high = 1] = ratio.split(':').map(Number);
    return Math.sign(wide - high);
  };
  const isNamed = NAMED.has(value) || NAMED.has(other);
  return key === 'ratio' && isNamed && side(value) === side(other) && side(value) !== 0;
}

/** What the name of a shape is taken for. */
const NAMED: ReadonlySet<string> = new Set(['9:16', '16:9']);
type Setting = Extract<Statement, { kind: 'setting' }>;

function ofSlots({ text, statements }: Reading): Clash[] {
  const absent = statements.filter(({ kind, sure }) => kind === 'absence' && sure !== 'guess');
  const words = hyphenated(text).filter((word) => !absent.some((one) => isWithin(word, one)));
  return Object.values(slots).flatMap((values) => {
    const found = Object.values(values).flatMap((list) => words.find(({ word }) => list.has(word)) ?? []);
    const [one, other] = found;
    return one && other ? [{ one, other, why: 'slot' as const }] : [];
  });
}

interface Word extends Span {
  readonly word: string;
}

/** Each word, and each two and three words in a row joined by a hyphen. */
function hyphenated(text: string): Word[] {
  const tokens = tokenise(text, []).filter(({ kind, word }) => kind !== 'mark' || word === '-');
  const words = tokens.filter(({ kind }) => kind !== 'mark');
  return words.flatMap((token, at) => {
    const { from } = token;
    const rows = [1, 2, 3].map((count) => words.slice(at, at + count));
    return rows.map((row) => ({
      word: row.map(({ word }) => word).join('-'),
      from,
      to: row.at(-1)?.to ?? token.to,
    }));
  });
}

/** "No people, a crowd": what is ruled out stands there by another name. */
function ofAbsences({ text, statements }: Reading): Clash[] {
  const clashes: Clash[] = [];
  const isPeople = (span: Span) => people.has(text.slice(span.from, span.to).toLowerCase());
  for (const statement of statements) {
    if (statement.kind !== 'absence' || !statement.things.some(isPeople)) continue;
    const present = tokenise(text, []).find(
      ({ word, from }) => people.has(word) && !(from >= statement.from && from < statement.to),
    );
    if (present) clashes.push({ one: statement, other: present, why: 'absent-present' });
  }
  const empty = /\bempty\b[^.]{0,40}?\bfull of\b/i.exec(text);
  if (empty) {
    const span = { from: empty.index, to: empty.index + empty[0].length };
    clashes.push({
      one: { from: span.from, to: span.from + 5 },
      other: { from: span.to - 7, to: span.to },
      why: 'absent-present',
    });
  }
  return clashes;
}

function ofSilence({ text, statements }: Reading): Clash[] {
  const silent = /\b(?:completely silent|silent clip|no sound at all|total silence throughout)\b/i.exec(text);
  const line = statements.find(({ kind }) => kind === 'line');
  if (!silent || !line) return [];
  return [
    { one: { from: silent.index, to: silent.index + silent[0].length }, other: line, why: 'silent-heard' },
  ];
}
