import { denials } from '../../language/absence/negators.ts';
import type { Atom } from '../../language/atoms/atom.ts';
import { speaksOfJob } from '../../language/requests/speaks-of-job.ts';
import { isWithin } from '../../language/span.ts';
import type { Statement } from '../../language/statement.ts';
import type { Term } from '../../language/terms/term.ts';
import type { Token } from '../../language/tokens/token.ts';
import { englishNumbers, numberOf } from '../../language/words/numbers.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import { isConcrete, tokensOf } from './concrete.ts';
import { doubted } from './doubts.ts';
import type { Given } from './laws-of-writing.ts';
import { bareName, isLabel, isNameIn } from './names.ts';
import { has, hasRoot, rootOf, wordsIn } from './said-words.ts';
import { absencesIn, isOut, isTakenOut } from './taken-out.ts';
import type { BrokenLaw } from './writing-problem.ts';

/** So many of the words of a statement stand in what tells it; the others may be put otherwise. */
const LEAST_KEPT = 0.5;
const LEAST_COUNTED = 2;
/** Of so few words one is enough. */
const FEW = 3;
/** What is told in another language is at least so long. */
const LEAST_SHARE = 0.4;

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
  const words = kind === 'quote' ? text.slice(inner.from, inner.to) : text.slice(from, to);
  const figures = words.match(/\d+(?:[.,]\d+)?/g);
  if (kind !== 'quote' && figures) return figures.every((figure) => copy.includes(figure));
  return copy.includes(words.trim());
}

const OF_OTHERS: ReadonlySet<Atom['kind']> = new Set(['flag', 'markup', 'weight', 'label', 'json']);

function keepsFigure(there: ReadonlySet<string>, { kind }: Token, words: string): boolean {
  return kind !== 'number' || there.has(words) || there.has(spelt(words));
}

/** "1)", "2.": the number of an item in a list counts nothing. */
function isListMark(text: string, { kind, from, to }: Token): boolean {
  const opens = /(?:^|[\s/(])$/.test(text.slice(0, from));
  return kind === 'number' && opens && /^\)|^\.\s/.test(text.slice(to));
}

function spelt(figure: string): string {
  return [...englishNumbers].find(([, value]) => String(value) === figure)?.[0] ?? figure;
}

/** How much of the words of a statement stands in what tells it. Of a word or two nobody can say. */
function sharedBy(tokens: readonly Token[], words: string): number {
  const content = tokens.filter(({ kind, word }) => kind === 'word' && !isFunctionWord(word));
  if (content.length < LEAST_COUNTED) return 1;
  const small = words.toLowerCase();
  const kept = content.filter(({ word }) => small.includes(rootOf(word)));
  return content.length <= FEW && kept.length > 0 ? 1 : kept.length / content.length;
}
