import type { Atom } from './atom.ts';
import { jsonFinder } from './find-json.ts';
import { quoteFinder } from './find-quotes.ts';
import { patterns } from './patterns.ts';

const OF_LETTERS = patterns.filter(({ kind }) => ['address', 'email', 'stop'].includes(kind));
const OF_DIGITS = patterns.filter(
  ({ kind }) => !['address', 'markup', 'flag', 'hashtag', 'colour', 'mention'].includes(kind),
);
const OF_MARKS = patterns.filter(
  ({ kind }) => !['address', 'email', 'clock', 'ratio', 'size'].includes(kind),
);
const MAY_OPEN = /[-−—<>[(#@'’"”+:ƒ]/;

/** Everything whose form alone says what it is, from left to right; none lies in another. */
export function findAtoms(text: string): Atom[] {
  const quoteAt = quoteFinder(text);
  const jsonAt = jsonFinder(text);
  const atoms: Atom[] = [];
  for (let at = 0; at < text.length; ) {
    const found = jsonAt(at) ?? atomAt(text, at) ?? quoteAt(at);
    if (found) atoms.push(found);
    at = found ? found.to : at + 1;
  }
  return atoms;
}

function atomAt(text: string, at: number): Atom | undefined {
  const candidates = candidatesFor(text, at);
  if (!candidates) return undefined;
  const opensWord = !isWordCharacter(text[at - 1]);
  for (const { kind, form, opensWord: needsOpen } of candidates) {
    if (needsOpen && !opensWord) continue;
    form.lastIndex = at;
    const found = form.exec(text);
    if (!found) continue;
    const words = found.groups?.['words'] ?? '';
    const name = found.groups?.['name'];
    const from = words === '' ? found.index : found.index + found[0].indexOf(words);
    return {
      kind,
      from: found.index,
      to: found.index + found[0].length,
      inner: { from, to: from + words.length },
      words,
      ...(name !== undefined && { name: name.toLowerCase() }),
    };
  }
  return undefined;
}

function candidatesFor(text: string, at: number): typeof patterns | undefined {
  const character = text[at] ?? '';
  if (character >= '0' && character <= '9') return isWordCharacter(text[at - 1]) ? undefined : OF_DIGITS;
  if (MAY_OPEN.test(character)) return OF_MARKS;
  if (/\p{L}/u.test(character) && !isWordCharacter(text[at - 1])) return OF_LETTERS;
  return undefined;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
