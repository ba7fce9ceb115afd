import type { Reading } from '../reading.ts';
import { isWithin, type Span } from '../span.ts';
import type { Statement } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { isJoining } from '../words/closed-class.ts';
import type { Clash } from './clash.ts';
import { mayBothBe } from './in-time.ts';
import { ofCamera } from './of-camera.ts';
import { ofPeople } from './of-people.ts';
import { ofThings } from './of-things.ts';
import { hours, inPictures, ofHour, slots } from './slots.ts';

/** What the text takes back itself. Nothing is settled: it is told. */
export function clashesOf(reading: Reading): Clash[] {
  return [
    ...ofSettings(reading),
    ...ofSlots(reading),
    ...ofPeople(reading),
    ...ofCamera(reading),
    ...ofThings(reading),
    ...ofSilence(reading),
  ];
}

function ofSettings({ text, statements }: Reading): Clash[] {
  const seen = new Map<string, Setting>();
  const clashes: Clash[] = [];
  for (const statement of statements) {
    if (statement.kind !== 'setting' || statement.key === 'flag' || isRefused(text, statement)) continue;
    const before = seen.get(statement.key);
    if (before && before.value !== statement.value && !isSameWay(before, statement))
      clashes.push({ one: before, other: statement, why: 'setting' });
    seen.set(statement.key, statement);
  }
  return clashes;
}

/** So far before it a word may say that it is not meant. */
const REACH = 40;

/** "Not 16:9", "a photo, not a drawing". */
function isRefused(text: string, { from }: Span): boolean {
  const before = text.slice(Math.max(0, from - REACH), from);
  return /\b(?:no|not|never|instead of|rather than)\s+(?:\S+\s+)?$/i.test(before);
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

function ofSlots({ text, statements, isClip }: Reading): Clash[] {
  const absent = statements.filter(({ kind, sure }) => kind === 'absence' && sure !== 'guess');
  const words = hyphenated(text).filter(
    (word) => !absent.some((one) => isWithin(word, one)) && !isRefused(text, word),
  );
  return Object.entries(slots).flatMap(([slot, values]) => {
    const found = Object.values(values).flatMap((list) => words.find(({ word }) => list.has(word)) ?? []);
    const [one, other] = found;
    if (!one || !other || mayBothBe(text, one, other, slot === 'colour')) return [];
    // Of a clip each sentence may be a shot of its own.
    const isInShots = isClip && SHOTS.has(slot) && isParted(text, one, other);
    return isInShots ? [] : [{ one, other, why: 'slot' as const }];
  });
}

const SHOTS: ReadonlySet<string> = new Set(['size', 'angle', 'focus']);

function isParted(text: string, one: Span, other: Span): boolean {
  const [from, to] = [Math.min(one.to, other.to), Math.max(one.from, other.from)];
  return /[.!?\n;]/.test(text.slice(from, to));
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
    if (hours.has(token.word) && isOfNoun(text, token, words[at + 1])) return [];
    const rows = [1, 2, 3].map((count) => words.slice(at, at + count));
    const [, , last] = words.slice(at);
    const isAnimal =
      rows[2]?.map(({ word }) => word).join('-') === 'black-and-white' &&
      last !== undefined &&
      isOfNoun(text, last, words[at + 3], inPictures);
    return rows.slice(0, isAnimal ? 2 : 3).map((row) => ({
      word: row.map(({ word }) => word).join('-'),
      from,
      to: row.at(-1)?.to ?? token.to,
    }));
  });
}

/** "A night train": the word says which it is. */
function isOfNoun(text: string, token: Token, next: Token | undefined, ofAll = ofHour): boolean {
  if (next?.kind !== 'word' || text.slice(token.to, next.from).trim() !== '') return false;
  return !isJoining(next.word) && !ofAll.has(next.word);
}

function ofSilence({ text, statements }: Reading): Clash[] {
  const silent =
    /\b(?:completely silent|silent (?:clip|film|movie|video)|no sound at all|total silence throughout|no (?:dialogue|speech|talking)|nobody (?:speaks|talks))\b/i.exec(
      text,
    );
  const line = statements.find(({ kind }) => kind === 'line');
  if (!silent || !line) return [];
  return [
    { one: { from: silent.index, to: silent.index + silent[0].length }, other: line, why: 'silent-heard' },
  ];
}
