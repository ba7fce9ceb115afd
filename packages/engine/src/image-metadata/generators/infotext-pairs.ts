import type { Setting } from './made.ts';

const MOST_PAIRS = 500;

/** `name: value, name: "a, value", name: {"a": 1}`, read by hand because a line may be as long as the file. */
export function readPairs(line: string): Setting[] {
  const pairs: Setting[] = [];
  let at = 0;
  let colon = line.indexOf(':');
  let comma = line.indexOf(',');
  // An opening that nothing closes is not looked for again: one walk to the end, not one a pair.
  const unclosed = new Set<string>();
  while (at < line.length && pairs.length < MOST_PAIRS) {
    if (colon >= 0 && colon < at) colon = line.indexOf(':', at);
    if (comma >= 0 && comma < at) comma = line.indexOf(',', at);
    if (colon < 0) break;
    if (comma >= 0 && comma < colon) {
      at = comma + 1;
      continue;
    }
    const name = line.slice(at, colon).trim();
    let from = colon + 1;
    while (line[from] === ' ') from++;
    const end = endOfValue(line, from, unclosed);
    if (name) pairs.push({ name, value: unquoted(line.slice(from, end).trim()) });
    const next = line.indexOf(',', end);
    if (next < 0) break;
    at = next + 1;
  }
  return pairs;
}

function endOfValue(line: string, from: number, unclosed: Set<string>): number {
  const opening = line[from] ?? '';
  if (['"', '{', '['].includes(opening) && !unclosed.has(opening)) {
    const end = endOfWhole(line, from);
    if (end >= 0) return end;
    unclosed.add(opening);
  }
  const comma = line.indexOf(',', from);
  return comma < 0 ? line.length : comma;
}

/** Behind the quote or bracket that closes this one; -1 where none does. */
function endOfWhole(line: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < line.length; at++) {
    const letter = line[at];
    if (isQuoted && letter === '\\') at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === '{' || letter === '[')) depth++;
    else if (!isQuoted && (letter === '}' || letter === ']')) depth--;
    if (!isQuoted && depth <= 0) return at + 1;
  }
  return -1;
}

function unquoted(value: string): string {
  if (!value.startsWith('"') || !value.endsWith('"') || value.length < 2) return value;
  try {
    return String(JSON.parse(value));
  } catch {
    return value.slice(1, -1);
  }
}
