import { denials } from '../../language/absence/negators.ts';
import type { Atom } from '../../language/atoms/atom.ts';
import { findAtoms } from '../../language/atoms/find-atoms.ts';
import { praising } from '../../language/praise/praising.ts';
import { tagsOfPraise } from '../../language/praise/tags-of-praise.ts';
import { read } from '../../language/read.ts';
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
import { isSaidAbroad } from '../../language/words/seen-abroad.ts';
import { isMostlyVerb, senseOf } from '../../language/words/senses.ts';
import { isColour, isFunctionWord } from '../../language/words/word-class.ts';
import type { Given } from './laws-of-writing.ts';
import { absencesIn, isLeft } from './left-off.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So many of the words of a statement stand in what tells it; the others may be put otherwise. */
const LEAST_KEPT = 0.5;
const ROOT = 4;
/** What is told in another language is at least so long. */
const LEAST_SHARE = 0.4;

/** L2 and L6: names, numbers, codes and nouns of what is seen stand in what nobody can refuse; most of each statement in what tells it. */
export function lossLaw({ told, asked, answer, left, kept, isEnglish }: Given): BrokenLaw | undefined {
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
      if (isEnglish && isNameIn(source.text, source.tokens, token) && !kept.includes(words))
        return { problem: 'changed', words };
      const count = numberOf(token.word) ?? 0;
      if (count > 1 && !counts.has(count) && !there.has(token.word) && !there.has(String(count)))
        return { problem: 'lost', words };
    }
    const length = pieces.reduce((sum, { words }) => sum + words.length, 0);
    const isHollow =
      !isEnglish && !isLeft(left, statement) && length < LEAST_SHARE * (statement.to - statement.from);
    if (isHollow) return { problem: 'lost', words: source.text.slice(statement.from, statement.to) };
    if (!isEnglish) continue;
    const whole = source.tokens.filter((token) => isWithin(token, statement));
    const off =
      SHOWN.has(statement.kind) &&
      statement.sure !== 'guess' &&
      isLeft(left, statement) &&
      // A label that the engine has put there is nobody’s word.
      asked.text.includes(source.text.slice(statement.from, statement.to)) &&
      !whole.some(({ word }) => denials.has(word)) &&
      whole.find((token) => isConcrete(token) && !has(there, token.word));
    if (off) return { problem: 'leaves-nothing', words: source.text.slice(statement.from, statement.to) };
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
  const abroad = told.reading.languages.find((one) => one !== 'en');
  const saidAbroad = tokensOf(asked.text).map(({ word }) => word);
  const figures = new Set([
    ...(`${asked.text}\n${told.body}`.match(/\d+/g) ?? []).map(Number),
    ...source.map(({ word }) => numberOf(word)),
  ]);
  const praised = `${asked.text}\n${told.body}`.toLowerCase();
  for (const { words, tells } of answer.pieces) {
    const isAdded = tells.length === 0;
    const praise = words.match(tagsOfPraise)?.find((one) => !praised.includes(one.toLowerCase()));
    const feeling = words.match(praising)?.find((one) => !praised.includes(one.toLowerCase()));
    if (praise ?? feeling) return { problem: 'invented', words: praise ?? feeling ?? '' };
    if (isAdded && read(words, { isClip: asked.mode === 'video' }).languages.some((one) => one !== 'en'))
      return { problem: 'invented', words };
    const figure = isAdded ? undefined : words.match(/\d+/g)?.find((one) => !figures.has(Number(one)));
    if (figure !== undefined) return { problem: 'invented', words: figure };
    const tokens = tokensOf(words);
    for (const token of tokens) {
      const own = words.slice(token.from, token.to);
      if (isAdded && token.atom?.kind === 'quote') return { problem: 'invented', words: own };
      if (token.kind !== 'word') continue;
      if (!isAdded && abroad !== undefined && isSaidAbroad(token.word, saidAbroad, abroad) === false)
        return { problem: 'invented', words: own };
      const isCalled = isEnglish ? isNameIn(words, tokens, token) : token.isShouted && token.word.length > 3;
      if (isCalled && !has(known, token.word) && !isKnown(token.word))
        return { problem: 'invented', words: own };
      // Whoever is there has a face and hands.
      const isOurs = ofPictureItself.has(token.word) || senseOf(token.word) === 'body';
      const isNew = !isKnown(token.word) && !isOurs;
      if (isAdded && isAlive(token.word) && !has(known, token.word))
        return { problem: 'invented', words: own };
      const counts = (numberOf(token.word) ?? 0) > 1 || isNamedBare(tokens, token);
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

/** Who and what is there, which nobody leaves off where the reading is sure of it. */
const SHOWN: ReadonlySet<Statement['kind']> = new Set(['figure', 'action', 'place', 'sound']);

export function isAlive(word: string): boolean {
  return isSomebody(word) || CREATURES.has(matterOf(word));
}

const CREATURES: ReadonlySet<Matter | undefined> = new Set(['furred', 'feathered', 'scaled', 'small']);

/** A noun for something that is seen or heard, somebody, or a colour. */
export function isConcrete({ word, isCapital }: Token): boolean {
  if (isFunctionWord(word) || ofPictureItself.has(word)) return false;
  if (isColour(word) || isAlive(word)) return true;
  if (qualityOf(word) !== undefined) return false;
  const isThing = senseOf(word, isCapital) !== undefined || matterOf(word) !== undefined;
  return isThing && !isMostlyVerb(word) && !nounForms(word).some(isMostlyVerb);
}

/** "A tiger,": what stands alone behind its article is a thing, whether the lists have it or not. */
function isNamedBare(tokens: readonly Token[], token: Token): boolean {
  const at = tokens.indexOf(token);
  const [before, behind] = [tokens[at - 1]?.word, tokens[at + 1]];
  const isBare = behind === undefined || /^[.,;!?]$/.test(behind.word);
  return (before === 'a' || before === 'an') && isBare && !isFunctionWord(token.word);
}

/** Codes and quotes stand letter for letter; of a measure its figure does. What some other generator reads is no word of the picture. */
function keepsAtom(copy: string, text: string, { kind, inner, from, to }: Atom): boolean {
  if (OF_OTHERS.has(kind)) return true;
  // "#2F4F4F": a code is none of its figures.
  if (text.charAt(from) === '#') return copy.toLowerCase().includes(text.slice(from, to).toLowerCase());
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
export function isNameIn(text: string, tokens: readonly Token[], token: Token): boolean {
  if (!token.isCapital || token.word.length < 2 || isFunctionWord(token.word)) return false;
  const at = tokens.indexOf(token);
  const before = tokens[at - 1];
  const isLabel = tokens[at + 1]?.word === ':';
  const opens = !before || /[.!?:;\n•-]\s*$/.test(text.slice(before.from, token.from));
  return !opens && !isLabel;
}

export function tokensOf(text: string): Token[] {
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
