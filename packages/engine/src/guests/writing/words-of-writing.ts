import { denials } from '../../language/absence/negators.ts';
import type { Atom } from '../../language/atoms/atom.ts';
import { praising } from '../../language/praise/praising.ts';
import { tagsOfPraise } from '../../language/praise/tags-of-praise.ts';
import { read } from '../../language/read.ts';
import { speaksOfJob } from '../../language/requests/speaks-of-job.ts';
import { isWithin } from '../../language/span.ts';
import type { Statement } from '../../language/statement.ts';
import type { Term } from '../../language/terms/term.ts';
import type { Token } from '../../language/tokens/token.ts';
import { qualityOf } from '../../language/words/describing.ts';
import { isSomebody, mayBeCalled } from '../../language/words/kinds-of.ts';
import { nounForms } from '../../language/words/noun-forms.ts';
import { englishNumbers, numberOf } from '../../language/words/numbers.ts';
import { ofPictureItself, seldomThings } from '../../language/words/ours.ts';
import { ofKind, ofSelf, plainNames } from '../../language/words/people-words.ts';
import { isSaidAbroad } from '../../language/words/seen-abroad.ts';
import { isVerb, senseOf } from '../../language/words/senses.ts';
import { isColour, isFunctionWord, isThirdPerson } from '../../language/words/word-class.ts';
import { isAlive, isConcrete, tokensOf } from './concrete.ts';
import type { Given } from './laws-of-writing.ts';
import { absencesIn, isOut, isTakenOut } from './taken-out.ts';
import type { Doubt } from './writing.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So many of the words of a statement stand in what tells it; the others may be put otherwise. */
const LEAST_KEPT = 0.5;
const LEAST_COUNTED = 2;
/** Of so few words one is enough. */
const FEW = 3;
const ROOT = 4;
/** What is told in another language is at least so long. */
const LEAST_SHARE = 0.4;
/** Of a long word the root tells enough. */
const LONG = 6;

/** L2 and L6: names, numbers, codes and nouns of what is seen stand in what nobody can refuse; most of each statement in what tells it. */
export function lossLaw(given: Given): BrokenLaw | undefined {
  const { told, answer, out, kept, isEnglish } = given;
  const { reading: source, statements } = told;
  const tokensKept = tokensOf(kept);
  const there = wordsIn(kept, tokensKept);
  const small = ` ${kept.toLowerCase()}`;
  const counts = new Set(tokensKept.map(({ word }) => numberOf(word)));
  const absences = absencesIn(source);
  for (const [n, statement] of statements.entries()) {
    if (isTakenOut(out, source, statement)) {
      const seen = seenAndLeft(given, statement, there);
      if (seen) return seen;
      continue;
    }
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
    for (const token of plain) {
      const words = source.text.slice(token.from, token.to);
      const isLost =
        (token.atom && !keepsAtom(kept, source.text, token.atom)) ||
        !(keepsFigure(there, token, words) || isListMark(source.text, token));
      if (isLost) return { problem: 'changed', words };
      if (token.kind !== 'word') continue;
      if (
        isEnglish &&
        isNameIn(source.text, source.tokens, token) &&
        !there.has(bareName(token.word)) &&
        !there.has(token.word)
      )
        return { problem: 'changed', words };
      const count = numberOf(token.word) ?? 0;
      if (count > 1 && !counts.has(count) && !there.has(token.word) && !there.has(String(count)))
        return { problem: 'lost', words };
    }
    const length = pieces.reduce((sum, { words }) => sum + words.length, 0);
    const isHollow = !isEnglish && length < LEAST_SHARE * lengthOf(tokens);
    if (isHollow) return { problem: 'lost', words: source.text.slice(statement.from, statement.to) };
    if (!isEnglish) continue;
    const gone = plain.filter(
      (token) =>
        SEEN.has(statement.kind) &&
        isConcrete(token) &&
        !isLabel(source.text, token) &&
        !has(there, token.word) &&
        !hasRoot(small, token.word),
    );
    for (const { from, to } of gone) {
      const broken = doubted(given, 'missing', source.text.slice(from, to));
      if (broken) return broken;
    }
    const telling = pieces.map(({ words }) => words).join(' ');
    // A camera has words of the trade: "creeps closer" is a push in. What the trade calls it already stays.
    const isOfCamera = OF_CAMERA.has(statement.kind);
    const move = isOfCamera ? moveGone(given, statement) : undefined;
    if (move !== undefined) return { problem: 'lost', words: move };
    // Who says it may be put otherwise; another law looks after what is said.
    const isSpoken = plain.some(({ atom }) => atom?.kind === 'quote');
    if (!isOfCamera && !isSpoken && gone.length === 0 && sharedBy(plain, telling) < LEAST_KEPT) {
      const broken = doubted(given, 'missing', source.text.slice(statement.from, statement.to));
      if (broken) return broken;
    }
  }
  return undefined;
}

/** Nobody leaves off as talk what the reading is sure to be seen, or what says nothing of whoever speaks and of the job. */
function seenAndLeft(given: Given, statement: Statement, there: ReadonlySet<string>): BrokenLaw | undefined {
  const { told, answer, isEnglish } = given;
  const { text, tokens } = told.reading;
  const words = text.slice(statement.from, statement.to);
  const isTalk = answer.left.some((one) => one.why === 'job' && one.words.includes(words));
  if (!SHOWN.has(statement.kind) || statement.isVague || !isTalk || !isEnglish) return undefined;
  const own = tokens.filter((token) => isWithin(token, statement));
  const isOfJob = statement.sure === 'guess' && own.some(({ word }) => speaksOfJob(word));
  const isDenied = own.some(({ word }) => denials.has(word));
  const isSeen = own.some((token) => isConcrete(token) && !has(there, token.word));
  if (!isSeen || isDenied || isOfJob) return undefined;
  return statement.sure === 'guess' ? doubted(given, 'missing', words) : { problem: 'leaves-nothing', words };
}

/** A move that the person called by its name, and that the copy makes another of. */
function moveGone({ told, reading }: Given, statement: Statement): string | undefined {
  const named = (one: Term) => one.field === 'camera.movement';
  const now = new Set(reading.terms.filter(named).map(({ value }) => value));
  const gone = told.reading.terms.find(
    (term) => named(term) && isWithin(term, statement) && now.size > 0 && !now.has(term.value),
  );
  return gone && told.reading.text.slice(gone.from, gone.to);
}

function lengthOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** So much that cannot be proven is shown to the person; with more of it the copy is not used. */
const MOST_DOUBTS = 3;
const LONGEST_ACRONYM = 3;

/** A law that may be broken: what a model is told of while it is asked again, and the person after that. */
function doubted({ doubts, isLast }: Given, kind: Doubt['kind'], words: string): BrokenLaw | undefined {
  const isKnown = doubts.some((one) => one.words === words);
  if (isLast && !isKnown && doubts.length < MOST_DOUBTS) doubts.push({ kind, words });
  else if (!isLast || !isKnown) return { problem: kind === 'new' ? 'invented' : 'lost', words };
  return undefined;
}

/** So many words around a "not" may be what is denied. */
const LONGEST_DENIAL = 8;

/** What stands in no clause that denies something; of a long one, what stands far from the denial. */
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
    return clause.filter((_, at) => Math.abs(at - denial) > LONGEST_DENIAL);
  });
}

/** L5: what tells something names nothing that nobody said; what adds brings in nobody and quotes nothing. */
export function inventionLaw(given: Given): BrokenLaw | undefined {
  const { told, asked, answer, isEnglish } = given;
  const source = tokensOf(`${asked.text}\n${told.body}`);
  const known = new Set(source.flatMap(formsOf));
  const small = ` ${asked.text.toLowerCase()}`;
  // Who is "I" in a text is "the owner" or "a person" in a copy.
  const hasSomebody = source.some(({ word }) => ofSelf.has(word) || isAlive(word));
  const isKnown = (word: string) =>
    has(known, word) ||
    (word.length > LONG && hasRoot(small, word)) ||
    (hasSomebody && plainNames.has(word)) ||
    source.some((token) => isShortFor(token.word, word) || isPartOf(token, word)) ||
    source.some((token) => token.kind === 'word' && mayBeCalled(word, token.word));
  const abroad = told.reading.languages.find((one) => one !== 'en');
  const saidAbroad = tokensOf(asked.text).map(({ word }) => word);
  const figures = new Set([
    ...(`${asked.text}\n${told.body}`.match(/\d+/g) ?? []).map(Number),
    ...source.map(({ word }) => numberOf(word)),
  ]);
  // "Me in the passenger seat": a copy has to call them something, and one thing.
  const saysMe = source.some(({ word }) => word === 'i' || word === 'me');
  const ownNames = new Set<string>();
  const mayName = (word: string) => {
    if (!saysMe || ofKind.has(word) || !isSomebody(word)) return false;
    ownNames.add(word);
    return ownNames.size === 1;
  };
  const pieces = answer.pieces.flatMap(({ words, tells, or }) =>
    [words, ...(tells.length === 0 ? or : [])].map((own) => ({ words: own, tells })),
  );
  for (const { words, tells } of pieces) {
    const isAdded = tells.length === 0;
    const praise = [tagsOfPraise, praising]
      .flatMap((kind) => words.match(kind) ?? [])
      .find((one) => !small.includes(one.toLowerCase()));
    if (praise !== undefined) return { problem: 'invented', words: praise };
    if (isAdded && read(words, { isClip: asked.mode === 'video' }).languages.some((one) => one !== 'en'))
      return { problem: 'invented', words };
    const figure = isAdded ? undefined : words.match(/\d+/g)?.find((one) => !figures.has(Number(one)));
    if (figure !== undefined && !isWeightIn(words, figure)) return { problem: 'invented', words: figure };
    const tokens = tokensOf(words);
    for (const [at, token] of tokens.entries()) {
      const own = words.slice(token.from, token.to);
      if (isAdded && token.atom?.kind === 'quote') return { problem: 'invented', words: own };
      if (token.kind !== 'word') continue;
      if (!isAdded && abroad !== undefined && isSaidAbroad(token.word, saidAbroad, abroad) === false)
        return { problem: 'invented', words: own };
      const isCalled = isEnglish ? isNameIn(words, tokens, token) : token.isShouted && token.word.length > 3;
      // "IV": letters that stand for words.
      const isAcronym = token.isShouted && token.word.length <= LONGEST_ACRONYM;
      if (isCalled && !isAcronym && !isKnown(token.word) && !isKnown(bareName(token.word)))
        return { problem: 'invented', words: own };
      // Whoever is there has a face and hands.
      const isOurs = ofPictureItself.has(token.word) || senseOf(token.word) === 'body';
      const isNew =
        !isKnown(token.word) &&
        !isOurs &&
        !isVerbAmid(tokens, at) &&
        !(tells.length > 0 && mayName(token.word));
      const isStranger =
        isAlive(token.word) && !has(known, token.word) && !(hasSomebody && plainNames.has(token.word));
      if (isAdded && isStranger && !isVerbAmid(tokens, at)) return { problem: 'invented', words: own };
      const counts = (numberOf(token.word) ?? 0) > 1 || isNamedBare(tokens, at);
      if (isAdded || !isNew || !isEnglish || !(counts || isConcrete(token))) continue;
      const isGrave = counts || isAlive(token.word) || isColour(token.word) || senseOf(token.word) === 'time';
      const broken = isGrave ? { problem: 'invented' as const, words: own } : doubted(given, 'new', own);
      if (broken) return broken;
    }
  }
  return undefined;
}

/** Who and what is there, which nobody leaves off where the reading is sure of it. */
const SHOWN: ReadonlySet<Statement['kind']> = new Set(['figure', 'action', 'place', 'sound']);
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
  // "#2F4F4F": a code is none of its figures.
  if (text.charAt(from) === '#') return copy.toLowerCase().includes(text.slice(from, to).toLowerCase());
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

/** "A tiger,": what stands alone behind its article is a thing, whether the lists have it or not. */
function isNamedBare(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind] = [tokens[at - 1]?.word, tokens[at], tokens[at + 1]];
  const isBare = behind === undefined || /^[.;!?]$/.test(behind.word);
  const isThing = token !== undefined && qualityOf(token.word) === undefined && !seldomThings.has(token.word);
  return (before === 'a' || before === 'an') && isBare && isThing && !isFunctionWord(token.word);
}

/** "(rust:1.3)": another law looks at how much. */
function isWeightIn(words: string, figure: string): boolean {
  return new RegExp(`:\\d*\\.?\\d*${figure}\\d*\\)|:${figure}\\.\\d+\\)`).test(words);
}

/** "The light lies on it", "flash lights the scene": what stands before a function word may be a verb. */
function isVerbAmid(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isVerbForm = token !== undefined && at > 0 && (isThirdPerson(token.word) || isVerb(token.word));
  return isVerbForm && next?.kind === 'word' && isFunctionWord(next.word);
}

/** "Goatskin" of a goat, "hoofprints" of a hoof: a longer word for a thing that was named. */
function isPartOf({ kind, word }: Token, longer: string): boolean {
  const isNoun = kind === 'word' && word.length > 3 && !isFunctionWord(word);
  return isNoun && longer.length > word.length + 2 && (longer.startsWith(word) || longer.endsWith(word));
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
export function isNameIn(text: string, tokens: readonly Token[], token: Token): boolean {
  if (!token.isCapital || token.word.length < 2 || isFunctionWord(token.word)) return false;
  const at = tokens.indexOf(token);
  const before = tokens[at - 1];
  const opens = !before || /[.!?:;[\n•-]\s*$/.test(text.slice(before.from, token.from));
  return !opens && !isLabel(text, token);
}

function isLabel(text: string, { to }: Token): boolean {
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
            .flatMap((one) => [one, one.replace(/[.,]+$/, '')])
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
