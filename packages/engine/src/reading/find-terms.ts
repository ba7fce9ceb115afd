import { directionBook, pictureBook, placeBook, sourceBook } from '../vocabulary/phrase-book.ts';
import { findQuotes, type Quote } from './find-quotes.ts';
import { findWeighted } from './find-weighted.ts';
import type { Finding, FindingField, Read } from './finding.ts';
import { findPhrases, type PhraseBook } from './phrases.ts';
import { readAction } from './read-action.ts';
import { readBehind } from './read-behind.ts';
import { readBody } from './read-body.ts';
import { readFigures } from './read-figures.ts';
import { readLight } from './read-light.ts';
import { type Denial, deniedThings, readDenials } from './read-negations.ts';
import { readPeople } from './read-people.ts';
import { readPlace } from './read-place.ts';
import { readLitBy, readSourceSides } from './read-source-side.ts';
import { readSpeech, type SpokenLine } from './read-speech.ts';
import { numberOf, type Token, tokenise } from './tokens.ts';
import { isFunctionWord, isPreposition } from './word-class.ts';

export interface Terms {
  tokens: readonly Token[];
  findings: Finding[];
  denials: Denial[];
  lines: SpokenLine[];
}

/** Everything in a text that has a field of its own. */
export function findTerms(text: string): Terms {
  const quotes = findQuotes(text);
  const lines = readSpeech(text, quotes);
  const tokens = inOnePiece(tokenise(text), text, quotes, new Set(lines.map(({ start }) => start)));
  const denials = readDenials(tokens);

  const places = phrasesOf(placeBook, tokens);
  const reads = [
    ...withoutMixups(phrasesOf(pictureBook, tokens), tokens),
    ...readFigures(tokens, text),
    ...places,
    ...phrasesOf(sourceBook, tokens),
    ...phrasesOf(directionBook, tokens),
    ...readLight(tokens),
    ...readPlace(tokens, places),
    ...readPeople(tokens),
    ...readBody(tokens, text),
    ...readLitBy(tokens),
    ...readBehind(tokens),
  ].filter((read) => !isOnlyNamed(read, tokens));
  reads.push(...readSourceSides(tokens, reads));
  moveExposures(reads);
  const isDenied = denialTest(denials, reads, tokens.length);
  const denied = reads.map((read) => isDenied(read));
  const takes = coverage(
    reads.filter((read, at) => !denied[at] && TAKES.test(read.field)),
    tokens.length,
  );
  const ends = coverage(
    reads.filter(
      ({ field, from }) =>
        ENDS_ACTION.test(field) && (field !== 'place.class' || STANDS_IN.has(tokens[from]?.word ?? '')),
    ),
    tokens.length,
  );
  for (const denial of denials) if (denial.wish) takes.fill(1, denial.cue, denial.to);
  const cues = new Set(denials.filter(({ wish }) => wish).map(({ cue }) => cue));
  const action = readAction(
    tokens,
    (at) => takes[at] === 1,
    (at) => ends[at] === 1 || cues.has(at),
  );

  const findings: Finding[] = reads.map((read, at) => finding(read, tokens, denied[at] === true));
  if (action) findings.push({ ...finding(action, tokens, false), value: textOf(action, tokens, text) });
  for (const line of lines)
    findings.push({ field: 'audio.dialogue', value: line.words, start: line.start, end: line.end });
  const readsAt = Map.groupBy(reads, ({ from }) => from);
  for (const denial of denials) findings.push(...wishes(denial, tokens, text, readsAt));
  return { tokens, findings: eachOnce(findings), denials, lines };
}

/** In the order of the text; what two readers found in one place is one finding. */
function eachOnce(findings: Finding[]): Finding[] {
  findings.sort((a, b) => a.start - b.start || b.end - a.end);
  const ends = new Map<string, number>();
  return findings.filter(({ field, value, start, end }) => {
    const key = `${field} ${value}`;
    const known = ends.get(key) ?? -1;
    ends.set(key, Math.max(known, end));
    return start >= known;
  });
}

const NAMED_AS = new Set('called named titled entitled dubbed nicknamed word lyric'.split(' '));
const LISTED_AS = new Set('words titles lyrics'.split(' '));
const LONGEST_LIST = 14;

/** "a boat called Dawn", "the words sun, rain and fire": said, and not seen. */
function isOnlyNamed({ field, from, to }: Read, tokens: readonly Token[]): boolean {
  if (NAMED_AS.has(tokens[from - 1]?.word ?? '')) return true;
  if (!OF_A_SCENE.test(field)) return false;
  return isInTitle(tokens, from, to) || isListed(tokens, from);
}

const OF_A_SCENE = /^(?:light\.source|place\.(?:hour|weather))/;

function isListed(tokens: readonly Token[], from: number): boolean {
  for (let back = from - 1; back >= Math.max(0, from - LONGEST_LIST); back--) {
    const { word = '' } = tokens[back] ?? {};
    if (LISTED_AS.has(word))
      return !tokens
        .slice(back + 1, from)
        .some(({ kind, word: one }) => kind === 'word' && isPreposition(one));
    if (/^[.!?;\n]$/.test(word)) return false;
  }
  return false;
}

/** "hums Candle in the Wind": among small letters a run of capitals is a name. */
function isInTitle(tokens: readonly Token[], from: number, to: number): boolean {
  const last = tokens[to - 1];
  if (!last?.capital || last.shouted) return false;
  let back = from - 1;
  while (IN_TITLES.has(tokens[back]?.word ?? '')) back -= 1;
  const before = tokens[back];
  if (!before?.capital || before.shouted || back === 0) return false;
  const around = tokens
    .slice(Math.max(0, back - 6), back)
    .findLast(({ kind, word }) => kind === 'word' && !isFunctionWord(word));
  return around !== undefined && !around.capital;
}

const IN_TITLES = new Set(['in', 'the', 'of']);

/** Seconds beside a long exposure are how long the shutter stands open. */
function moveExposures(reads: Read[]): void {
  if (!reads.some(({ field, value }) => field === 'effects' && value === 'long-exposure')) return;
  for (const read of reads)
    if (
      read.field === 'duration' &&
      Number(read.value) <= 60 &&
      !reads.some(({ field }) => field === 'camera.shutter')
    ) {
      read.field = 'camera.shutter';
      read.value = `${read.value}s`;
    }
}

const TAKES = /^(?:camera|light|duration|ratio|effects)/;
const ENDS_ACTION = /^(?:camera|light|duration|ratio|effects|place\.(?:class|hour))/;

/** Behind these the place is where it all happens; "against a wall" belongs to the verb. */
const STANDS_IN = new Set(['in', 'at', 'inside', 'near', 'outside', 'by', 'beside', 'outdoors', 'indoors']);

function phrasesOf(book: PhraseBook, tokens: readonly Token[]): Read[] {
  return findPhrases(book, tokens).map((hit) => ({ ...hit, field: hit.field as FindingField }));
}

/** "a long exposure shot" is no long shot: what a figure or an effect says is not said again by the shot. */
function withoutMixups(reads: Read[], tokens: readonly Token[]): Read[] {
  return reads.filter(
    ({ field, from }) =>
      field !== 'camera.size' ||
      numberOf(tokens[from - 1]) === undefined ||
      tokens[from - 1]?.glued === false,
  );
}

/** A quotation is one token: a mark where somebody speaks, a word where it is written in the picture. So is a weighted word. */
function inOnePiece(
  tokens: readonly Token[],
  text: string,
  quotes: readonly Quote[],
  spoken: ReadonlySet<number>,
): Token[] {
  const pieces = outsideOf(quotes, findWeighted(text));
  if (pieces.length === 0) return [...tokens];
  let next = 0;
  const kept: Token[] = [];
  for (const token of tokens) {
    while ((pieces[next]?.end ?? Number.POSITIVE_INFINITY) <= token.start) next += 1;
    const piece = pieces[next];
    if (!piece || token.start < piece.start) kept.push(token);
    else if (token.start === piece.start)
      kept.push({ ...token, word: '"', kind: spoken.has(piece.start) ? 'mark' : 'word', end: piece.end });
  }
  return kept;
}

interface Span {
  start: number;
  end: number;
}

/** Both in their order; what overlaps a quotation belongs to it. */
function outsideOf(quotes: readonly Span[], others: readonly Span[]): readonly Span[] {
  if (others.length === 0) return quotes;
  let next = 0;
  const free = others.filter(({ start, end }) => {
    while ((quotes[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (quotes[next]?.start ?? Number.POSITIVE_INFINITY) >= end;
  });
  return [...quotes, ...free].sort((one, other) => one.start - other.start);
}

/** A term is denied when it stands inside what a "no" or "never" reaches. */
function denialTest(
  denials: readonly Denial[],
  reads: readonly Read[],
  length: number,
): (read: Read) => boolean {
  const reach = new Uint8Array(length + 1);
  for (const { from, to } of denials) reach.fill(1, from, to);
  const cues = new Set(denials.map(({ cue }) => cue));
  return ({ from, to, field }) => {
    if (cues.has(from) || (field === 'subject.people' && reach[from] !== 1)) return false;
    for (let at = from; at < to; at++) if (reach[at] !== 1) return false;
    return reads.length > 0;
  };
}

function coverage(reads: readonly Read[], length: number): Uint8Array {
  const covered = new Uint8Array(length + 1);
  for (const { from, to } of reads) covered.fill(1, from, to);
  return covered;
}

/** A wish is kept as its bare nouns; "never" and "not" only for what the vocabulary knows. */
function wishes(
  denial: Denial,
  tokens: readonly Token[],
  text: string,
  readsAt: ReadonlyMap<number, readonly Read[]>,
): Finding[] {
  if (readsAt.get(denial.cue)?.some(({ to }) => to > denial.from)) return [];
  const isKnown = (thing: { from: number; to: number }) =>
    readsAt.get(thing.from)?.some(({ to, field }) => to <= thing.to && KNOWN_WISH.test(field)) === true;
  return deniedThings(tokens, denial)
    .filter((thing) => denial.wish || isKnown(thing))
    .map((thing) => ({
      field: 'negative' as const,
      value: textOf(thing, tokens, text),
      start: tokens[thing.from]?.start ?? 0,
      end: tokens[thing.to - 1]?.end ?? 0,
    }));
}

const KNOWN_WISH = /^(?:camera|light|effects|place\.(?:weather|hour))/;

function finding(read: Read, tokens: readonly Token[], negated: boolean): Finding {
  return {
    field: read.field,
    value: read.value,
    start: tokens[read.from]?.start ?? 0,
    end: tokens[read.to - 1]?.end ?? 0,
    ...(negated ? { negated: true } : {}),
  };
}

function textOf({ from, to }: { from: number; to: number }, tokens: readonly Token[], text: string): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
}
