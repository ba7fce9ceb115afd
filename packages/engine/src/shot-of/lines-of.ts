import { deedAt } from '../language/deeds/deed-at.ts';
import { firstFrom } from '../language/first-from.ts';
import type { Reading } from '../language/reading.ts';
import type { Span } from '../language/span.ts';
import type { Statement } from '../language/statement.ts';
import type { Token } from '../language/tokens/token.ts';
import { conjunctions, prepositions, pronouns } from '../language/words/closed-class.ts';
import { joinsSpeech, partsSpeech, viewWords, voiceSources } from '../language/words/field-words.ts';
import { mannerNouns, manners, sayings } from '../language/words/speech-words.ts';
import { voices } from '../language/words/surfaces.ts';
import type { Line } from '../shot/shot.ts';

type SpokenStatement = Extract<Statement, { kind: 'line' }>;

/** A line, and the words around it that tell only who speaks and how. */
export interface SpokenLine {
  readonly line: Line;
  readonly about?: Span;
}

const MOST_AROUND = 24;

/** What is spoken, by whom and how. */
export function linesOf(reading: Reading): SpokenLine[] {
  const spoken = reading.statements.filter(
    (one): one is SpokenStatement => one.kind === 'line' && one.sure !== 'guess',
  );
  return spoken.map((one, nth) => {
    const words = reading.text.slice(one.words.from, one.words.to).trim().replace(/,$/, '');
    const { speaker = '', manner = '', about } = saidOf(reading, one, spoken[nth - 1]?.to ?? 0);
    return { line: { speaker, words, manner }, ...(about && { about }) };
  });
}

interface Said {
  speaker?: string;
  manner?: string;
  about?: Span;
}

function saidOf(reading: Reading, line: SpokenStatement, after: number): Said {
  const { tokens, text } = reading;
  // Its marks stand before its words.
  const quote = firstFrom(tokens, line.words.from - 1);
  const before: Token[] = [];
  for (let back = quote - 1; back >= Math.max(0, quote - MOST_AROUND); back--) {
    const token = tokens[back] as Token;
    const between = text.slice(token.to, tokens[back + 1]?.from);
    const isCue = between.includes('\n') && before.length === 0;
    if (token.from < after || (between.includes('\n') && !isCue)) break;
    if (ENDS.has(token.word) && before.length > 0) break;
    if (ENDS.has(token.word)) break;
    before.unshift(token);
    if (isCue) return cueOf(reading, before, back, line);
  }
  return labelOf(reading, before) ?? verbBefore(reading, before) ?? verbBehind(reading, line) ?? {};
}

const ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '…']);

/** A line of a screenplay: a name in capitals on a line of its own, and how it is said in brackets. */
function cueOf({ tokens, text }: Reading, last: readonly Token[], at: number, line: SpokenStatement): Said {
  let first = at;
  const rows = () => (text.slice(tokens[first]?.from, line.from).match(/\n/g) ?? []).length;
  while (
    first > 0 &&
    rows() <= 2 &&
    !/\n\s*\n/.test(text.slice(tokens[first - 1]?.to, tokens[first]?.from))
  ) {
    const isBracketAlone = tokens[first]?.word === '(';
    if (text.slice(tokens[first - 1]?.to, tokens[first]?.from).includes('\n') && !isBracketAlone) break;
    first -= 1;
  }
  const row = tokens.slice(first, at + 1);
  const name = row.filter((_, place) => !isBracketed(row, place));
  const isCue = name.length > 0 && name.length <= 4 && name.every(({ isShouted }) => isShouted);
  if (!isCue || last.length === 0) return {};
  const asides = [...text.slice(row[0]?.from, line.from).matchAll(/\(([^()]{1,60})\)/g)].map(
    ([, words = '']) => words,
  );
  return {
    speaker: textOf(text, name),
    manner: asides.filter((one) => !voiceSources.test(one)).join(', '),
    about: { from: row[0]?.from ?? line.from, to: line.from },
  };
}

function isBracketed(tokens: readonly Token[], at: number): boolean {
  const open = tokens.slice(0, at + 1).findLastIndex(({ word }) => word === '(');
  const close = tokens.slice(0, at).findLastIndex(({ word }) => word === ')');
  return open > close;
}

/** `Mara: "…"`, `MARA (whispering): "…"`, `MARA, dry: "…"`. */
function labelOf({ text }: Reading, before: readonly Token[]): Said | undefined {
  if (before.at(-1)?.word !== ':') return undefined;
  const words = before.slice(0, -1);
  if (words.some(({ word }) => word in sayings)) return undefined;
  const end = words.findIndex(({ kind }) => kind === 'mark');
  const name = end < 0 ? words : words.slice(0, end);
  const adverb = name.findIndex(({ word }) => manners.has(word));
  const called = adverb > 0 ? name.slice(0, adverb) : name;
  if (called.length === 0 || called.length > 6) return undefined;
  const manner = [...(adverb > 0 ? name.slice(adverb) : []), ...(end < 0 ? [] : words.slice(end))];
  const isVoice = called.every(({ word }) => voices.has(word));
  return {
    speaker: isVoice ? '' : nameIn(text, called, false),
    manner: textOf(
      text,
      manner.filter(({ word }) => !['(', ')', ','].includes(word)),
    ),
    about: { from: before[0]?.from ?? 0, to: before.at(-1)?.to ?? 0 },
  };
}

/** 'An old man whispers, quietly: "…"'. */
function verbBefore({ text }: Reading, before: readonly Token[]): Said | undefined {
  const verb = before.findLastIndex(({ word }) => word in sayings);
  if (verb < 0) return undefined;
  let end = verb;
  while (end > 0 && (isAdverb(before[end - 1]) || joinsSpeech.has(before[end - 1]?.word ?? ''))) end -= 1;
  const adverbs = before.slice(end, verb).filter(isAdverb);
  const first = before.slice(0, end).findLastIndex(({ word }) => partsSpeech.has(word));
  const own = nameIn(text, before.slice(first + 1, end));
  // "A baker leans in and says": whoever the sentence began with.
  const speaker = own === '' && end < verb ? nameIn(text, before.slice(0, end)) : own;
  const isNamedAlone = pronouns.has(before[0]?.word ?? '') && end === 1;
  return {
    speaker,
    manner: mannerOf(before[verb], [
      ...adverbs.map(({ word }) => word),
      ...mannerWords(before.slice(verb + 1)),
    ]),
    about: { from: before[isNamedAlone ? 0 : end]?.from ?? 0, to: before.at(-1)?.to ?? 0 },
  };
}

/** '"Run!" shouts the old woman', '"Always," she says'. */
function verbBehind({ text, tokens }: Reading, { to }: Span): Said | undefined {
  const first = firstFrom(tokens, to);
  const behind: Token[] = [];
  for (const token of tokens.slice(first, first + 12)) {
    if (ENDS.has(token.word) || (token.kind === 'mark' && behind.length > 0) || token.kind === 'atom') break;
    if (token.kind !== 'mark') behind.push(token);
  }
  const verb = behind.findIndex(({ word }) => word in sayings);
  if (verb < 0 || verb > 4) return undefined;
  const name = verb === 0 ? behind.slice(1) : behind.slice(0, verb);
  return {
    speaker: nameIn(text, name),
    manner: mannerOf(behind[verb], mannerWords(behind.slice(verb + 1))),
    about: { from: behind[0]?.from ?? to, to: behind.at(-1)?.to ?? to },
  };
}

function isAdverb(token: Token | undefined): boolean {
  return token !== undefined && manners.has(token.word);
}

/** The person of a phrase, in its own words: "an old man", "Mara". A pronoun names nobody. */
function nameIn(text: string, tokens: readonly Token[], mayAct = true): string {
  // "A close-up of a boy": who is seen stands behind the "of".
  const of = tokens.findIndex(({ word }, at) => word === 'of' && viewWords.has(tokens[at - 1]?.word ?? ''));
  const start = tokens.findIndex(({ kind }, at) => kind === 'word' && at > of);
  if (start < 0) return '';
  const behind = tokens.slice(start);
  const deed = mayAct ? deedAt(behind, 0, behind.length) : undefined;
  const end = behind.findIndex(
    ({ kind, word }, at) =>
      at === deed ||
      kind === 'mark' ||
      conjunctions.has(word) ||
      (at > 0 && prepositions.has(word)) ||
      manners.has(word) ||
      word in sayings,
  );
  const name = end < 0 ? behind : behind.slice(0, end);
  const last = name.at(-1);
  return !last || pronouns.has(last.word) || voices.has(last.word) ? '' : textOf(text, name);
}

function textOf(text: string, tokens: readonly Token[]): string {
  return tokens.length === 0 ? '' : text.slice(tokens[0]?.from, tokens.at(-1)?.to);
}

function mannerOf(verb: Token | undefined, others: readonly string[]): string {
  return [sayings[verb?.word ?? ''] ?? '', ...others].filter((word) => word !== '').join(' ');
}

/** "softly", "in a low voice", "with a smile", "under her breath". */
function mannerWords(tokens: readonly Token[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const { word } = tokens[at] as Token;
    if (manners.has(word)) found.push(word);
    if (!['in', 'with', 'under'].includes(word)) continue;
    const noun = tokens.findIndex(
      (token, place) => place > at && place <= at + 5 && mannerNouns.has(token.word),
    );
    if (noun < 0) continue;
    found.push(
      tokens
        .slice(at, noun + 1)
        .map((token) => token.word)
        .join(' '),
    );
    at = noun;
  }
  return found;
}
