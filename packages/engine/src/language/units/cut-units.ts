import type { Token } from '../tokens/token.ts';
import { determiners } from '../words/closed-class.ts';
import { LABEL, type Unit } from './unit.ts';

const ENDS_SENTENCE = new Set(['.', '!', '?', '…', '。', '！', '？', '；', '．']);
const ENDS_CLAUSE = new Set([',', ';', '|', '、', '，', '—', '–', '•', '·', '：']);
const OPENS = new Set(['(', '[', '（', '【']);
const CLOSES = new Set([')', ']', '）', '】']);
/** A point behind one of these belongs to it. */
const SHORTENED = new Set(
  'mr mrs ms dr st ft vs etc approx est prof jr sr inc ltd co am pm ca bzw int ext feat vol'.split(' '),
);
/** A name follows these; behind the others a capital begins a sentence. */
const TITLES = new Set('mr mrs ms dr st prof ft feat int ext'.split(' '));
const LONGEST_BRACKET = 400;

/** The clauses of a text. What stands in brackets belongs to the clause around it. */
export function cutUnits(text: string, tokens: readonly Token[]): Unit[] {
  const brackets = bracketEnds(tokens);
  const units: Unit[] = [];
  let from = 0;
  let sentence = 0;
  let line = 0;
  let opens = true;
  const close = (to: number, stop: string) => {
    if (to > from) {
      units.push({ from, to, sentence, line, opens, stop });
      opens = false;
    }
  };
  for (let at = 0; at < tokens.length; at++) {
    if (at > 0 && breaksLine(text, tokens, at)) {
      close(at, '\n');
      from = Math.max(from, at);
      line += 1;
      sentence += 1;
      opens = true;
    }
    const end = brackets.get(at);
    if (end !== undefined && !hasLineBreak(text, tokens, at, end)) {
      at = end;
      continue;
    }
    const { kind, word, atom } = tokens[at] as Token;
    if (atom?.kind === 'label') {
      close(at, '');
      from = at;
      close(at + 1, LABEL);
      from = at + 1;
      opens = true;
      continue;
    }
    if (endsWithQuote(text, tokens, at)) {
      close(at + 1, '"');
      from = at + 1;
      sentence += 1;
      opens = true;
      continue;
    }
    if (endsWithClock(text, tokens, at)) {
      close(at + 1, '.');
      from = at + 1;
      sentence += 1;
      opens = true;
      continue;
    }
    if (kind !== 'mark') continue;
    const endsSentence =
      ENDS_SENTENCE.has(word) && !isPartOfWord(text, tokens, at) && !isInLettering(text, tokens, at);
    if (!endsSentence && !endsClause(text, tokens, at)) continue;
    close(at, word);
    from = at + 1;
    if (endsSentence) {
      sentence += 1;
      opens = true;
    }
  }
  close(tokens.length, '');
  return units;
}

/** 'Chef: "Two lamb!" Cook: …': the stop stands before the closing mark. */
function endsWithQuote(text: string, tokens: readonly Token[], at: number): boolean {
  const { atom } = tokens[at] as Token;
  if (atom?.kind !== 'quote' || !ENDS_SENTENCE.has(text[atom.inner.to - 1] ?? '')) return false;
  const next = tokens[at + 1];
  if (!next || next.kind === 'mark') return false;
  return next.isCapital || next.kind === 'atom' || tokens[at - 1]?.word === ':';
}

/** "It opens at 6 a.m. A cat waits": the last point of the hour is that of the sentence too. */
function endsWithClock(text: string, tokens: readonly Token[], at: number): boolean {
  const { atom, to } = tokens[at] as Token;
  return atom?.kind === 'clock' && text[to - 1] === '.' && tokens[at + 1]?.isCapital === true;
}

/** Where the bracket that opens at a token closes; brackets that do not fit are marks like others. */
function bracketEnds(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [at, { kind, word }] of tokens.entries()) {
    if (kind !== 'mark') continue;
    if (OPENS.has(word)) open.push(at);
    else if (CLOSES.has(word)) {
      const from = open.pop();
      if (from !== undefined && at - from <= LONGEST_BRACKET) ends.set(from, at);
    }
  }
  return ends;
}

function breaksLine(text: string, tokens: readonly Token[], at: number): boolean {
  return text.slice(tokens[at - 1]?.to, tokens[at]?.from).includes('\n');
}

function hasLineBreak(text: string, tokens: readonly Token[], from: number, to: number): boolean {
  return text.slice(tokens[from]?.to, tokens[to]?.from).includes('\n');
}

/** The stops of "a.m.", "Dr. Diallo", "J. Cole" and "raven.svg" end nothing. */
function isPartOfWord(text: string, tokens: readonly Token[], at: number): boolean {
  const mark = tokens[at];
  if (mark?.word !== '.') return false;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const isGluedBefore = before?.to === mark.from;
  const isGluedAfter = after !== undefined && after.from === mark.to;
  if (isGluedBefore && isGluedAfter && after.kind !== 'mark') return true;
  if (!isGluedBefore || before?.kind !== 'word') return false;
  if (!after || text.slice(mark.to, after.from).includes('\n')) return false;
  const isGlued = tokens[at - 2]?.to === before.from;
  const isLetter = before.to - before.from === 1;
  // "J. Cole" goes on; "Sony A7R. The" and "Take J. The" do not.
  const isNamed = after.isCapital && !determiners.has(after.word);
  if (isLetter && !isGlued && before.isCapital && before.word !== 'i' && isNamed) return true;
  // The end of "a.m." and "e.g.".
  const isAbbreviated = isLetter && isGlued && tokens[at - 2]?.word === '.';
  if (!isAbbreviated && !SHORTENED.has(before.word)) return false;
  return !after.isCapital || TITLES.has(before.word);
}

/** "Stands BEANS? in her handwriting": the mark is part of what is written. */
function isInLettering(text: string, tokens: readonly Token[], at: number): boolean {
  const { word, to } = tokens[at] as Token;
  const next = tokens[at + 1];
  const isOnLine = next !== undefined && !text.slice(to, next.from).includes('\n');
  return (
    word !== '.' && tokens[at - 1]?.isShouted === true && isOnLine && next.kind === 'word' && !next.isCapital
  );
}

function endsClause(text: string, tokens: readonly Token[], at: number): boolean {
  const { word, from, to } = tokens[at] as Token;
  if (ENDS_CLAUSE.has(word)) return true;
  const isApart = text[from - 1] === ' ' && /\s/.test(text[to] ?? ' ');
  if (word === ':') return text[to] !== ':' && text[from - 1] !== ':';
  return isApart && (word === '/' || word === '-' || word === '+');
}
