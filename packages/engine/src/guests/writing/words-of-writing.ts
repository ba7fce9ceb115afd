import { denials } from '../../language/absence/negators.ts';
import type { Atom } from '../../language/atoms/atom.ts';
import type { Reading } from '../../language/reading.ts';
import { isWithin, overlaps } from '../../language/span.ts';
import type { Statement } from '../../language/statement.ts';
import type { Token } from '../../language/tokens/token.ts';
import { mayBeCalled } from '../../language/words/kinds-of.ts';
import { nounForms } from '../../language/words/noun-forms.ts';
import { englishNumbers, numberOf } from '../../language/words/numbers.ts';
import { ofPictureItself } from '../../language/words/ours.ts';
import { ofSelf, plainNames } from '../../language/words/people-words.ts';
import { isVerb, senseOf } from '../../language/words/senses.ts';
import { isFunctionWord, isThirdPerson } from '../../language/words/word-class.ts';
import { isAlive, isConcrete, tokensOf } from './concrete.ts';
import type { Given } from './laws-of-writing.ts';
import { absencesIn, isOut, isTakenOut } from './taken-out.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So many of the words of a statement stand in what tells it; the others may be put otherwise. */
const LEAST_KEPT = 0.5;
const LEAST_COUNTED = 2;
/** Of so few words one is enough. */
const FEW = 3;
const ROOT = 4;
/** Of a long word the root tells enough. */
const LONG = 6;

/** L2 and L6: names, numbers, codes and nouns of what is seen stand in what nobody can refuse; most of each statement in what tells it. */
export function lossLaw({ told, answer, out, kept, isEnglish }: Given): BrokenLaw | undefined {
  const { reading: source, statements } = told;
  const tokensKept = tokensOf(kept);
  const there = wordsIn(kept, tokensKept);
  const small = ` ${kept.toLowerCase()}`;
  const counts = new Set(tokensKept.map(({ word }) => numberOf(word)));
  const absences = absencesIn(source);
  for (const [n, statement] of statements.entries()) {
    if (isTakenOut(out, source, statement)) continue;
    const pieces = answer.pieces.filter(({ tells }) => tells.includes(n));
    // What must not be there may be told by what is there instead: another law looks after it.
    const tokens = source.tokens.filter(
      (token) =>
        isWithin(token, statement) &&
        !isOut(out, token) &&
        !told.isSettled(token) &&
        !absences.some((one) => isWithin(token, one)),
    );
    // How something is not may be told by how it is.
    const plain = outsideDenials(tokens, source.text);
    const isDenied = plain.length < tokens.length && absences.some((one) => overlaps(one, statement));
    for (const token of plain) {
      const words = source.text.slice(token.from, token.to);
      const isLost =
        (token.atom && !keepsAtom(kept, source.text, token.atom)) ||
        !(keepsFigure(there, token, words) || isListMark(source.text, token));
      if (isLost) return { problem: 'changed', words };
      if (token.kind !== 'word') continue;
      if (isEnglish && isName(source, token) && !small.includes(bareName(token.word)))
        return { problem: 'changed', words };
      const count = numberOf(token.word) ?? 0;
      if (count > 1 && !counts.has(count) && !there.has(token.word) && !there.has(String(count)))
        return { problem: 'lost', words };
    }
    if (!isEnglish) continue;
    const gone =
      SEEN.has(statement.kind) &&
      !isDenied &&
      plain.find(
        (token) =>
          isConcrete(token) &&
          !isLabel(source, token) &&
          !has(there, token.word) &&
          !hasRoot(small, token.word),
      );
    if (gone) return { problem: 'lost', words: source.text.slice(gone.from, gone.to) };
    const telling = pieces.map(({ words }) => words).join(' ');
    // A command in brackets has words of its own.
    const isCommand = OF_CAMERA.has(statement.kind) && telling.includes('[');
    // Who says it may be put otherwise; another law looks after what is said.
    const isSpoken = plain.some(({ atom }) => atom?.kind === 'quote');
    if (!isCommand && !isSpoken && !isDenied && sharedBy(plain, telling) < LEAST_KEPT)
      return { problem: 'lost', words: source.text.slice(statement.from, statement.to) };
  }
  return undefined;
}

/** So many words behind a "not" may be what is denied. */
const LONGEST_DENIAL = 8;

/** What stands in no clause that denies something; of a long one, what stands before the denial. */
function outsideDenials(tokens: readonly Token[], text: string): Token[] {
  const clauses: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const opens = !before || /[,.;:!?\n/]/.test(text.slice(before.from, token.from));
    if (opens) clauses.push([token]);
    else clauses.at(-1)?.push(token);
  }
  return clauses.flatMap((clause) => {
    const denial = clause.findIndex(({ word }) => denials.has(word));
    if (denial < 0) return clause;
    if (clause.length <= LONGEST_DENIAL) return [];
    return [...clause.slice(0, denial), ...clause.slice(denial + LONGEST_DENIAL)];
  });
}

/** L5: what tells something names nothing that nobody said; what adds brings in nobody and quotes nothing. */
export function inventionLaw({ told, asked, answer, isEnglish }: Given): BrokenLaw | undefined {
  const source = tokensOf(`${asked.text}\n${told.body}`);
  const known = new Set(source.flatMap(formsOf));
  const small = ` ${asked.text.toLowerCase()}`;
  // Who is "I" in a text is "the owner" or "a person" in a copy.
  const hasSomebody = source.some(({ word }) => ofSelf.has(word) || isAlive(word));
  const isKnown = (word: string) =>
    has(known, word) ||
    (word.length > LONG && hasRoot(small, word)) ||
    (hasSomebody && plainNames.has(word)) ||
    source.some((token) => isShortFor(token.word, word)) ||
    source.some((token) => token.kind === 'word' && mayBeCalled(word, token.word));
  const pieces = answer.pieces.flatMap(({ words, tells, or }) =>
    [words, ...(tells.length === 0 ? or : [])].map((own) => ({ words: own, tells })),
  );
  for (const { words, tells } of pieces) {
    const isAdded = tells.length === 0;
    const tokens = tokensOf(words);
    for (const [at, token] of tokens.entries()) {
      const own = words.slice(token.from, token.to);
      if (isAdded && token.atom?.kind === 'quote') return { problem: 'invented', words: own };
      if (token.kind !== 'word') continue;
      // Whoever is there has a face and hands.
      const isOurs = ofPictureItself.has(token.word) || senseOf(token.word) === 'body';
      const isNew = !isKnown(token.word) && !isOurs && !isVerbAmid(tokens, at);
      const isStranger =
        isAlive(token.word) && !has(known, token.word) && !(hasSomebody && plainNames.has(token.word));
      if (isAdded && isStranger && !isVerbAmid(tokens, at)) return { problem: 'invented', words: own };
      const counts = (numberOf(token.word) ?? 0) > 1;
      if (!isAdded && isNew && isEnglish && (counts || isConcrete(token)))
        return { problem: 'invented', words: own };
    }
  }
  return undefined;
}

const OF_CAMERA: ReadonlySet<Statement['kind']> = new Set(['camera', 'move']);
const SEEN: ReadonlySet<Statement['kind']> = new Set([
  'figure',
  'action',
  'place',
  'time',
  'sound',
  'lettering',
]);

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

/** "The light lies on it", "flash lights the scene": what stands before a function word may be a verb. */
function isVerbAmid(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isVerbForm = token !== undefined && at > 0 && (isThirdPerson(token.word) || isVerb(token.word));
  return isVerbForm && next?.kind === 'word' && isFunctionWord(next.word);
}

/** "Stn" is a station, "ref" a referee: no word by itself, and its letters stand in the other in their order. */
function isShortFor(short: string, word: string): boolean {
  const isWord = senseOf(short) !== undefined || isFunctionWord(short) || isVerb(short);
  if (short.length < 3 || short.length > 4 || isWord || word.length <= short.length) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length && short[0] === word[0];
}

/** "1)", "2.": how many there are it says not. */
function isListMark(text: string, { kind, from, to }: Token): boolean {
  const opens = /(?:^|[\s/(])$/.test(text.slice(0, from));
  return kind === 'number' && opens && /^\)|^\.\s/.test(text.slice(to));
}

function bareName(word: string): string {
  return word.replace(/['’]s?$/, '');
}

/** "Momo", "Via Roma": a capital that no sentence, line or label begins with. */
function isName({ text, tokens }: Reading, token: Token): boolean {
  if (!token.isCapital || token.word.length < 2 || isFunctionWord(token.word)) return false;
  const at = tokens.indexOf(token);
  const before = tokens[at - 1];
  const opens = !before || /[.!?:;\n•-]\s*$/.test(text.slice(before.from, token.from));
  return !opens && !isLabel({ text, tokens }, token);
}

function isLabel({ text }: Pick<Reading, 'text' | 'tokens'>, { to }: Token): boolean {
  return /^\s*:/.test(text.slice(to));
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

/** "Rolling" and "rolls", "father" and "father's". */
function hasRoot(small: string, word: string): boolean {
  if (!ROOTED.test(word)) return false;
  // "Drumsticks" are sticks.
  return new RegExp(`[^\\p{L}\\p{M}]${rootOf(word)}|${word}(?![\\p{L}\\p{M}])`, 'u').test(small);
}

const ROOTED = /^\p{L}[\p{L}\p{M}]{3,}$/u;

function rootOf(word: string): string {
  return word.slice(0, Math.max(ROOT, word.length - 3));
}

/** How much of the words of a statement stands in what tells it. Of a word or two nobody can say. */
function sharedBy(tokens: readonly Token[], words: string): number {
  const content = tokens.filter(({ kind, word }) => kind === 'word' && !isFunctionWord(word));
  if (content.length < LEAST_COUNTED) return 1;
  const small = words.toLowerCase();
  const kept = content.filter(({ word }) => small.includes(rootOf(word)));
  return content.length <= FEW && kept.length > 0 ? 1 : kept.length / content.length;
}
