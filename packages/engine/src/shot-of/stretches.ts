import { beginningIn, firstFrom } from '../language/first-from.ts';
import type { Reading } from '../language/reading.ts';
import { sentences } from '../language/sentences.ts';
import type { Span } from '../language/span.ts';
import type { Kind, Statement } from '../language/statement.ts';
import type { Token } from '../language/tokens/token.ts';
import { determiners, placePrepositions } from '../language/words/closed-class.ts';
import { looseWords } from '../language/words/field-words.ts';
import { isTelling } from './glue.ts';
import { isLifted } from './lifted.ts';
import type { SpokenLine } from './lines-of.ts';
import { markedApart } from './marked-apart.ts';
import { type Told, toldTokens } from './told-tokens.ts';

/** Words that no field tells: what is left of a statement. */
export interface Stretch extends Span {
  readonly kind: Kind;
  readonly statement: Statement;
  readonly text: string;
  /** It begins a sentence. */
  readonly opens: boolean;
  /** The tokens it covers; `last` is not part of it. */
  readonly first: number;
  readonly last: number;
}

/** What a text says besides what its fields tell, statement by statement; in a box of its own nothing is taken for glue. */
export function stretchesOf(reading: Reading, spoken: readonly SpokenLine[], isBox: boolean): Stretch[] {
  const told = toldTokens(reading, spoken);
  const stretches: Stretch[] = [];
  let first = 0;
  for (const sentence of sentences(reading)) {
    let opens = true;
    for (const statement of sentence) {
      while ((reading.tokens[first]?.from ?? statement.from) < statement.from) first += 1;
      if (isLifted(statement)) continue;
      const kept = keptOf({ reading, told, first }, statement, isBox, stretches.length === 0);
      if (!kept) continue;
      stretches.push({ ...kept, kind: statement.kind, statement, opens });
      opens = false;
    }
  }
  for (const statement of markedApart(reading)) stretches.push(wholly(reading, statement));
  return stretches;
}

function wholly({ text, tokens }: Reading, statement: Statement): Stretch {
  const { from, to, kind } = statement;
  const span = { from, to, first: firstFrom(tokens, from), last: firstFrom(tokens, to) };
  return { ...span, kind, statement, text: text.slice(from, to), opens: false };
}

interface Seen {
  readonly reading: Reading;
  readonly told: readonly Told[];
  /** The first token of the statement. */
  readonly first: number;
}

function keptOf(
  { reading: { text, tokens, leaves }, told, first }: Seen,
  statement: Statement,
  isBox: boolean,
  isFirst: boolean,
): Pick<Stretch, 'from' | 'to' | 'text' | 'first' | 'last'> | undefined {
  let from = first;
  // A label, and what orders a picture, only carry what is said; the marks of a quote belong to its words.
  const core = beginningIn(leaves, statement).find((leaf) => leaf.role === 'core');
  while ((tokens[from]?.to ?? statement.to) <= (core?.from ?? 0)) from += 1;
  let to = from;
  while ((tokens[to]?.from ?? statement.to) < statement.to) to += 1;
  const says = (at: number) => told[at] === 'no' && isTelling(tokens[at] as Token);
  const all = Array.from({ length: to - from }, (_, offset) => from + offset);
  if (!all.some(says)) {
    const isGlue =
      isBox && all.some((at) => tokens[at]?.kind !== 'mark') && all.every((at) => told[at] === 'no');
    if (!isGlue) return undefined;
  }
  const isSubject = SHOWN.has(statement.kind) || isFirst;
  if (isSubject) from = behindLead(tokens, told, from, to, says);
  to = beforeTail(tokens, told, from, to, says);
  while (from < to && tokens[from]?.kind === 'mark' && !OPENS.has(tokens[from]?.word ?? '')) from += 1;
  if (from >= to) return undefined;
  const pieces: string[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    if (at < to && told[at] !== 'lifted') continue;
    if (at > start) pieces.push(text.slice(tokens[start]?.from, tokens[at - 1]?.to));
    start = at + 1;
  }
  return {
    from: tokens[from]?.from ?? 0,
    to: tokens[to - 1]?.to ?? 0,
    text: pieces.join(' ').trim(),
    first: from,
    last: to,
  };
}

const SHOWN: ReadonlySet<Kind> = new Set(['figure', 'action', 'camera', 'rest']);
const OPENS = new Set(['(', '#', '"', '[']);

/** "A low-angle close-up of an old man": what the picture is of begins behind the "of". */
function behindLead(
  tokens: readonly Token[],
  told: readonly Told[],
  from: number,
  to: number,
  says: (at: number) => boolean,
): number {
  let isLed = false;
  let at = from;
  for (; at < to && !says(at); at++) {
    const { word } = tokens[at] as Token;
    if (told[at] === 'wholly') isLed = true;
    if ((told[at] === 'by-name' || told[at] === 'of-light') && !isLed) {
      if (tokens[at + 1]?.word !== 'of') return from;
      isLed = true;
    }
    if (word === 'camera' || word === 'we') return from;
    if (isLed && determiners.has(word) && told[at + 1] === 'no' && says(at + 1)) break;
    if (isLed && placePrepositions.has(word) && word !== 'on' && word !== 'around' && told[at] === 'no')
      break;
  }
  return isLed ? at : from;
}

function beforeTail(
  tokens: readonly Token[],
  told: readonly Told[],
  from: number,
  end: number,
  says: (at: number) => boolean,
): number {
  let to = end;
  let isLifted = false;
  while (to > from && !says(to - 1)) {
    const isTold = told[to - 1] !== 'no';
    if (!isTold && !(isLifted && looseWords.has(tokens[to - 1]?.word ?? ''))) break;
    to -= 1;
    if (isTold) isLifted = true;
  }
  // "a lamp at night" loses "at night"; "the blue of dusk" keeps its dusk.
  const isNamed = told[to] === 'by-name' && to < end;
  return isNamed && !looseWords.has(tokens[to - 1]?.word ?? '') && !looseWords.has(tokens[to]?.word ?? '')
    ? end
    : to;
}
