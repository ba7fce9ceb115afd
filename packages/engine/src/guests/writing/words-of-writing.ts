import { denials } from '../../language/absence/negators.ts';
import type { Atom } from '../../language/atoms/atom.ts';
import { findAtoms } from '../../language/atoms/find-atoms.ts';
import type { Reading } from '../../language/reading.ts';
import { isWithin } from '../../language/span.ts';
import type { Statement } from '../../language/statement.ts';
import type { Token } from '../../language/tokens/token.ts';
import { tokenise } from '../../language/tokens/tokenise.ts';
import { qualityOf } from '../../language/words/describing.ts';
import { isSomebody, mayBeCalled } from '../../language/words/kinds-of.ts';
import { type Matter, matterOf } from '../../language/words/matter.ts';
import { nounForms } from '../../language/words/noun-forms.ts';
import { englishNumbers, numberOf } from '../../language/words/numbers.ts';
import { ofPictureItself } from '../../language/words/ours.ts';
import { isMostlyVerb, senseOf } from '../../language/words/senses.ts';
import { isColour, isFunctionWord } from '../../language/words/word-class.ts';
import type { Given } from './laws-of-writing.ts';
import { absencesIn, isLeft } from './left-off.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So many of the words of a statement stand in what tells it; the others may be put otherwise. */
const LEAST_KEPT = 0.5;
const ROOT = 4;

/** L2 and L6: names, numbers, codes and nouns of what is seen stand in what nobody can refuse; most of each statement in what tells it. */
export function lossLaw({ told, answer, left, kept, isEnglish }: Given): BrokenLaw | undefined {
  const { reading: source, statements } = told;
  const tokensKept = tokensOf(kept);
  const there = wordsIn(kept, tokensKept);
  const counts = new Set(tokensKept.map(({ word }) => numberOf(word)));
  const absences = absencesIn(source);
  for (const [n, statement] of statements.entries()) {
    const pieces = answer.pieces.filter(({ tells }) => tells.includes(n));
    // What must not be there may be told by what is there instead: another law looks after it.
    const tokens = source.tokens.filter(
      (token) =>
        isWithin(token, statement) && !isLeft(left, token) && !absences.some((one) => isWithin(token, one)),
    );
    const denies = tokens.findIndex(({ word }) => denials.has(word));
    // How something is not may be told by how it is.
    const plain = denies < 0 ? tokens : tokens.slice(0, denies);
    for (const token of tokens) {
      const words = source.text.slice(token.from, token.to);
      const isLost =
        (token.atom && !keepsAtom(kept, source.text, token.atom)) || !keepsFigure(there, token, words);
      if (isLost) return { problem: 'changed', words };
      if (token.kind !== 'word') continue;
      if (isEnglish && isName(source, token) && !kept.includes(words)) return { problem: 'changed', words };
      const count = numberOf(token.word) ?? 0;
      if (count > 1 && !counts.has(count) && !there.has(token.word) && !there.has(String(count)))
        return { problem: 'lost', words };
    }
    if (!isEnglish) continue;
    const gone =
      SEEN.has(statement.kind) && plain.find((token) => isConcrete(token) && !has(there, token.word));
    if (gone) return { problem: 'lost', words: source.text.slice(gone.from, gone.to) };
    if (sharedBy(plain, pieces.map(({ words }) => words).join(' ')) < LEAST_KEPT)
      return { problem: 'lost', words: source.text.slice(statement.from, statement.to) };
  }
  return undefined;
}

/** L5: what tells something names nothing that nobody said; what adds brings in nobody and quotes nothing. */
export function inventionLaw({ told, asked, answer, isEnglish }: Given): BrokenLaw | undefined {
  const source = tokensOf(`${asked.text}\n${told.body}`);
  const known = new Set(source.flatMap(formsOf));
  const isKnown = (word: string) =>
    has(known, word) || source.some((token) => token.kind === 'word' && mayBeCalled(word, token.word));
  for (const { words, tells } of answer.pieces) {
    const isAdded = tells.length === 0;
    for (const token of tokensOf(words)) {
      const own = words.slice(token.from, token.to);
      if (isAdded && token.atom?.kind === 'quote') return { problem: 'invented', words: own };
      if (token.kind !== 'word') continue;
      // Whoever is there has a face and hands.
      const isOurs = ofPictureItself.has(token.word) || senseOf(token.word) === 'body';
      const isNew = !isKnown(token.word) && !isOurs;
      if (isAdded && isAlive(token.word) && !has(known, token.word))
        return { problem: 'invented', words: own };
      const counts = (numberOf(token.word) ?? 0) > 1;
      if (!isAdded && isNew && isEnglish && (counts || isConcrete(token)))
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

export function isAlive(word: string): boolean {
  return isSomebody(word) || CREATURES.has(matterOf(word));
}

const CREATURES: ReadonlySet<Matter | undefined> = new Set(['furred', 'feathered', 'scaled', 'small']);

/** A noun for something that is seen or heard, somebody, or a colour. */
function isConcrete({ word, isCapital }: Token): boolean {
  if (isFunctionWord(word) || ofPictureItself.has(word)) return false;
  if (isColour(word) || isAlive(word)) return true;
  if (qualityOf(word) !== undefined) return false;
  const isThing = senseOf(word, isCapital) !== undefined || matterOf(word) !== undefined;
  return isThing && !isMostlyVerb(word) && !nounForms(word).some(isMostlyVerb);
}

/** Codes and quotes stand letter for letter; of a measure its figure does. What some other generator reads is no word of the picture. */
function keepsAtom(copy: string, text: string, { kind, inner, from, to }: Atom): boolean {
  if (OF_OTHERS.has(kind)) return true;
  const words = kind === 'quote' ? text.slice(inner.from, inner.to) : text.slice(from, to);
  const figures = words.match(/\d+(?:[.,]\d+)?/g);
  if (kind !== 'quote' && figures) return figures.every((figure) => copy.includes(figure));
  return copy.includes(words.trim());
}

const OF_OTHERS: ReadonlySet<Atom['kind']> = new Set(['flag', 'markup', 'weight', 'label', 'json']);

function keepsFigure(there: ReadonlySet<string>, { kind }: Token, words: string): boolean {
  return kind !== 'number' || there.has(words) || there.has(spelt(words));
}

/** "Momo", "Via Roma": a capital that no sentence, line or label begins with. */
function isName({ text, tokens }: Reading, token: Token): boolean {
  if (!token.isCapital || token.word.length < 2 || isFunctionWord(token.word)) return false;
  const at = tokens.indexOf(token);
  const before = tokens[at - 1];
  const isLabel = tokens[at + 1]?.word === ':';
  const opens = !before || /[.!?:;\n•-]\s*$/.test(text.slice(before.from, token.from));
  return !opens && !isLabel;
}

function tokensOf(text: string): Token[] {
  return tokenise(text, findAtoms(text));
}

/** What stands between quotation marks too. */
function wordsIn(text: string, tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.flatMap((token) => [
      ...formsOf(token),
      ...(token.atom
        ? text
            .slice(token.from, token.to)
            .toLowerCase()
            .split(/[^\p{L}\p{N}.,]+/u)
        : []),
    ]),
  );
}

function formsOf({ word }: Token): string[] {
  return [word, ...nounForms(word)];
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
