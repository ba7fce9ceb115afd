import { isRecord, type Json, type JsonRecord } from './json.ts';

const DEEPEST = 100;
/** Strings, figures and brackets: a graph of a thousand nodes has fifty thousand. */
const MOST_TOKENS = 250_000;
/** From here on a whole number may have more digits than a number of the language keeps. */
const SAFE_DIGITS = 16;

/**
 * JSON as the tools write it: with NaN and Infinity, which become null, seeds of twenty digits, which become text, and a
 * comma behind the last.
 * How deep it goes is seen before it is parsed.
 */
export function parseJson(source: string): Json | undefined {
  const text = source.trim();
  const first = text[0];
  if (first !== '{' && first !== '[' && first !== '"') return undefined;
  const changes = first === '"' ? [] : findChanges(text);
  if (!changes) return undefined;
  try {
    const value: Json = JSON.parse(changes.length === 0 ? text : changed(text, changes));
    // Written as JSON twice over.
    return first === '"' && typeof value === 'string' && value !== text ? parseJson(value) : value;
  } catch {
    return undefined;
  }
}

export function parseRecord(source: string): JsonRecord | undefined {
  if (source.trimStart().startsWith('[')) return undefined;
  const value = parseJson(source);
  return isRecord(value) ? value : undefined;
}

interface Change {
  from: number;
  to: number;
  by: string;
}

/** What JSON.parse would refuse or round, outside of strings; nothing where it is too deep or no JSON. */
function findChanges(text: string): Change[] | undefined {
  const changes: Change[] = [];
  let depth = 0;
  let at = 0;
  let tokens = 0;
  let comma = -1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isToken(code) && ++tokens > MOST_TOKENS) return undefined;
    if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && comma >= 0)
      changes.push({ from: comma, to: comma + 1, by: '' });
    if (code === COMMA) comma = at;
    else if (code > SPACE) comma = -1;
    if (code === QUOTE) {
      at = endOfString(text, at);
      continue;
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > DEEPEST) return undefined;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (--depth < 0) return undefined;
    } else if (isWord(code)) {
      const end = endOfWord(text, at);
      const by = insteadOf(text, at, end);
      if (by !== undefined) changes.push({ from: at, to: end, by });
      at = end;
      continue;
    }
    at++;
  }
  return changes;
}

function isToken(code: number): boolean {
  return code === QUOTE || code === COMMA || code === OPEN_BRACE || code === OPEN_BRACKET;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const SPACE = 0x20;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

function endOfString(text: string, from: number): number {
  let at = from;
  for (;;) {
    at = text.indexOf('"', at + 1);
    if (at < 0) return text.length;
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
}

/** Letters, digits, signs and points: what numbers and bare words are made of. */
function isWord(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x61 && code <= 0x7a) ||
    code === 0x2d ||
    code === 0x2b ||
    code === 0x2e
  );
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && isWord(text.charCodeAt(at))) at++;
  return at;
}

function insteadOf(text: string, from: number, to: number): string | undefined {
  if (to - from < 3) return undefined;
  const letter = text[from];
  if (letter === 'N' || letter === 'I' || (letter === '-' && text[from + 1] === 'I')) return 'null';
  if (to - from < SAFE_DIGITS || to - from > 40) return undefined;
  const word = text.slice(from, to);
  return /^-?\d+$/.test(word) ? `"${word}"` : undefined;
}

function changed(text: string, changes: readonly Change[]): string {
  let from = 0;
  const parts: string[] = [];
  for (const change of changes) {
    parts.push(text.slice(from, change.from), change.by);
    from = change.to;
  }
  return parts.join('') + text.slice(from);
}
