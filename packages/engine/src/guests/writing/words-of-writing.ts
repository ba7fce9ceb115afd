import { findAtoms } from '../../language/atoms/find-atoms.ts';
import type { Statement } from '../../language/statement.ts';
import type { Token } from '../../language/tokens/token.ts';
import { tokenise } from '../../language/tokens/tokenise.ts';
import { isSomebody, mayBeCalled } from '../../language/words/kinds-of.ts';
import { matterOf } from '../../language/words/matter.ts';
import { nounForms } from '../../language/words/noun-forms.ts';
import { englishNumbers, numberOf } from '../../language/words/numbers.ts';
import { ofPictureItself } from '../../language/words/ours.ts';
import { isMostlyVerb, senseOf } from '../../language/words/senses.ts';
import { isColour, isFunctionWord } from '../../language/words/word-class.ts';
import type { Given } from './laws-of-writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So many of the words of a statement stand in what tells it; the others may be put otherwise. */
const LEAST_KEPT = 0.6;
const ROOT = 4;

/** L2 and L6: names, numbers, codes and nouns of what is seen stand in the copy; most of each statement in what tells it. */
export function lossLaw({ told, answer, copy, reading, isEnglish }: Given): BrokenLaw | undefined {
  const { reading: source, statements } = told;
  const there = wordsIn(reading.tokens);
  const left = new Set(answer.left);
  for (const [n, statement] of statements.entries()) {
    const pieces = answer.pieces.filter(({ tells }) => tells.includes(n));
    if (left.has(n) && pieces.length === 0) continue;
    const tokens = source.tokens.filter(({ from, to }) => from >= statement.from && to <= statement.to);
    for (const [at, token] of tokens.entries()) {
      const words = source.text.slice(token.from, token.to);
      const { inner = token } = token.atom?.kind === 'quote' ? token.atom : {};
      if (token.kind === 'atom' && !copy.includes(source.text.slice(inner.from, inner.to).trim()))
        return { problem: 'changed', words };
      if (token.kind === 'number' && !there.has(words) && !there.has(spelt(words)))
        return { problem: 'changed', words };
      if (token.kind !== 'word') continue;
      if (isName(source.tokens, source.tokens.indexOf(token), at) && !copy.includes(words))
        return { problem: 'changed', words };
      const count = numberOf(token.word) ?? 0;
      if (count > 1 && !there.has(token.word) && !there.has(String(count))) return { problem: 'lost', words };
      if (isEnglish && SEEN.has(statement.kind) && isConcrete(token) && !has(there, token.word))
        return { problem: 'lost', words };
    }
    if (isEnglish && sharedBy(tokens, pieces.map(({ words }) => words).join(' ')) < LEAST_KEPT)
      return { problem: 'lost', words: source.text.slice(statement.from, statement.to) };
  }
  return undefined;
}

/** L5: what tells something names nothing that nobody said; what adds names nobody, quotes nothing and counts nothing. */
export function inventionLaw({ told, asked, answer, isEnglish }: Given): BrokenLaw | undefined {
  const source = tokensOf(`${asked.text}\n${told.body}`);
  const known = wordsIn(source);
  const isKnown = (word: string) =>
    has(known, word) || source.some((token) => token.kind === 'word' && mayBeCalled(word, token.word));
  for (const { words, tells } of answer.pieces) {
    const isAdded = tells.length === 0;
    for (const token of tokensOf(words)) {
      const own = words.slice(token.from, token.to);
      if (isAdded && token.atom?.kind === 'quote') return { problem: 'invented', words: own };
      if (token.kind !== 'word') continue;
      const isNew = !isKnown(token.word) && !ofPictureItself.has(token.word);
      if (isAdded && isAlive(token.word) && !has(known, token.word))
        return { problem: 'invented', words: own };
      const counts = (numberOf(token.word) ?? 0) > 1;
      if (!isAdded && isNew && (counts || (isEnglish && isConcrete(token))))
        return { problem: 'invented', words: own };
    }
  }
  return undefined;
}

const SEEN: ReadonlySet<Statement['kind']> = new Set([
  'figure',
  'action',
  'place',
  'time',
  'sound',
  'lettering',
]);

function isAlive(word: string): boolean {
  return isSomebody(word) || CREATURES.has(matterOf(word) ?? '');
}

const CREATURES: ReadonlySet<string> = new Set(['furred', 'feathered', 'scaled', 'small']);

/** A noun for something that is seen or heard, somebody, or a colour. */
function isConcrete({ word, isCapital }: Token): boolean {
  if (isFunctionWord(word) || ofPictureItself.has(word)) return false;
  if (isColour(word) || isSomebody(word)) return true;
  const isThing = senseOf(word, isCapital) !== undefined || matterOf(word) !== undefined;
  return isThing && !isMostlyVerb(word) && !nounForms(word).some(isMostlyVerb);
}

/** "Momo", "Via Roma": a capital that no sentence begins with. */
function isName(all: readonly Token[], index: number, at: number): boolean {
  const token = all[index];
  if (!token?.isCapital || token.word.length < 2) return false;
  const before = all[index - 1];
  const opens = before === undefined || (before.kind === 'mark' && /[.!?:\n]/.test(before.word));
  return !opens && (at > 0 || !isFunctionWord(token.word));
}

function tokensOf(text: string): Token[] {
  return tokenise(text, findAtoms(text));
}

function wordsIn(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap(({ word, atom }) => [
      word,
      ...nounForms(word),
      ...(atom?.words ?? '').toLowerCase().split(/\s+/),
    ]),
  );
}

function has(words: ReadonlySet<string>, word: string): boolean {
  return nounForms(word).some((form) => words.has(form)) || words.has(word);
}

function spelt(figure: string): string {
  return [...englishNumbers].find(([, value]) => String(value) === figure)?.[0] ?? figure;
}

function sharedBy(tokens: readonly Token[], words: string): number {
  const content = tokens.filter(({ kind, word }) => kind === 'word' && !isFunctionWord(word));
  if (content.length === 0) return 1;
  const small = words.toLowerCase();
  return (
    content.filter(({ word }) => small.includes(word.slice(0, Math.max(ROOT, word.length - 3)))).length /
    content.length
  );
}
