import { isSomebody } from '../cast/people.ts';
import { learntOf } from '../learnt/learnt-of.ts';
import type { Reading } from '../reading.ts';
import { useNouns } from '../requests/request-words.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { auxiliaries, placePrepositions } from '../words/closed-class.ts';
import { matterOf } from '../words/matter.ts';
import { numberOf } from '../words/numbers.ts';
import { senseOf } from '../words/senses.ts';
import { isColour, isDoing, isThirdPerson } from '../words/word-class.ts';
import * as words from './evidence-words.ts';
import { leadingWords, moneySigns, speakers, speakersOwn } from './job-talk-words.ts';
import { signsIn } from './signs.ts';

const MOST = 5;
const LEARNT = 0.6;

/** The most that marked lines can say for the job. */
export const MOST_LEARNT = MOST * LEARNT;

/** What marked lines have taught of one clause: how much more likely it is of the job, in the logarithm of the odds. */
export function learntEvidenceOf(reading: Reading, unit: Unit): number {
  if (reading.languages[unit.sentence] !== 'en') return 0;
  const odds = logit(learntOf(reading).chanceOf('request', unit.from, unit.to));
  return Math.max(-MOST, Math.min(MOST, odds)) * LEARNT;
}

/** The same of what can be told by its words: who speaks, of what, and in which tense; against it, what can be seen. */
export function evidenceOf(reading: Reading, unit: Unit): number {
  const said = reading.tokens.slice(unit.from, unit.to).filter(({ kind }) => kind !== 'mark');
  if (said.length === 0) return 0;
  if (reading.languages[unit.sentence] !== 'en') return evidenceAbroad(reading, said);
  return speaker(said) + subjectMatter(reading, said) + form(said) - seen(reading, unit, said);
}

/** In another language: money, days and numbers, whom it speaks to, and the words that every trade has for its paper. */
function evidenceAbroad(reading: Reading, said: readonly Token[]): number {
  const paper = said.filter(({ word }) => words.paperAbroad.has(word)).length * 2.5;
  const isToSomebody = said.some(
    ({ word, isCapital }) => words.politeAbroad.has(word) || (word === 'sie' && isCapital),
  );
  const isOwn = said.some(({ word }) => words.ownAbroad.has(word));
  return (
    Math.min(paper, 5) + (isToSomebody ? 1.5 : 0) + (isOwn ? 1.2 : 0) + subjectMatter(reading, said) + ABROAD
  );
}

/** Nothing is known of what can be seen in it. */
const ABROAD = -2;

function logit(chance: number): number {
  return Math.log(Math.max(chance, 1e-6) / Math.max(1 - chance, 1e-6));
}

/** Who speaks, and to whom. */
function speaker(said: readonly Token[]): number {
  const from = firstOf(said);
  const word = (offset: number) => said[from + offset]?.word ?? '';
  const verb = [word(1), word(2), word(3)].find((one) => !PLAIN.has(one)) ?? '';
  const isWriter = speakers.has(word(0)) || speakers.has(word(1));
  if (isIntroduced(said, from)) return 5;
  if (isWriter && words.wishing.has(verb)) return 0.7;
  if (isWriter) return words.camerawork.has(verb) && !words.futures.has(word(1)) ? -1 : 2.5;
  if (word(0) === 'you') return words.camerawork.has(verb) || words.camerawork.has(word(2)) ? -1 : 2;
  let weight = 0;
  const isTheirs = speakersOwn.has(word(0)) && words.relatives.has(word(1));
  const isRole =
    words.relatives.has(word(0)) ||
    (word(0) === 'the' && (words.relatives.has(word(1)) || words.relatives.has(word(2))));
  const opinion = [word(1), word(2), word(3)].some((one) => words.opinions.has(one));
  const isBareRole = isSomebody(word(0)) && words.sayings.has(word(1));
  if (isBareRole) weight += 2;
  const isTold = [word(2), word(3)].some((one) => words.futures.has(one) || HAS.has(one));
  if (isTheirs) weight += opinion ? 3 : isTold ? 2.5 : 0.5;
  else if (isRole && opinion) weight += 2.5;
  else if (isRole) weight += 0.8;
  else if (opinion && said[from]?.isCapital && senseOf(word(0)) === undefined && !isSomebody(word(0)))
    weight += 1.5;
  if (words.arranging.has(word(0))) weight -= 1.5;
  if (words.duties.has(word(0))) weight += 1;
  if (words.asked.has(word(0)))
    weight += words.wouldBeOrders.has(word(0)) && !words.askedOf.has(word(1)) ? 0.7 : 2;
  const isOfThem = said.some(
    ({ word: one }, at) => at > from && speakersOwn.has(one) && !TOWARDS.has(said[at - 1]?.word ?? ''),
  );
  if (isOfThem) weight += 1;
  if (said.some(({ word: one }, at) => at > from && (one === 'your' || one === 'yours'))) weight += 1.5;
  return weight;
}

/** "This is Marguerite from the bakery", "my name's Delphine", "I'm Ward, the nurse here". */
function isIntroduced(said: readonly Token[], from: number): boolean {
  const [first, second, third] = said.slice(from, from + 3);
  if (first?.word === 'my' && /^name(?:'s|s)?$/.test(second?.word ?? '')) return true;
  const isNamed = (token: Token | undefined) =>
    token?.isCapital === true &&
    token.kind === 'word' &&
    senseOf(token.word, true) === undefined &&
    !isSomebody(token.word);
  if (SELVES.has(first?.word ?? '') && ['a', 'an'].includes(second?.word ?? '')) return true;
  if (first?.word === 'this' && second?.word === 'is') return isNamed(third);
  return (first?.word === "i'm" || first?.word === 'im') && isNamed(second);
}

const HAS = new Set('have has had already did'.split(' '));
const SELVES = new Set("i'm im we're i am".split(' '));
const PLAIN = new Set(
  'also just really still already then now only would will can could do did have had has am are is be been so very not never always both all even'.split(
    ' ',
  ),
);
/** "Looking at us". */
const TOWARDS = new Set(
  'at to towards toward behind past before from near over facing around above below'.split(' '),
);

function firstOf(said: readonly Token[]): number {
  const at = said.findIndex(
    ({ word }) => !leadingWords.has(word) && !words.reasons.has(word) && !FIRST.has(word),
  );
  return Math.max(0, at);
}

const FIRST = new Set('right yeah oh um uh please pls also just'.split(' '));

/** What it speaks of: work, money, paper, days. */
function subjectMatter({ text }: Reading, said: readonly Token[]): number {
  let weight = 0;
  for (const [at, { word, kind, atom, from, to }] of said.entries()) {
    const isShown = said.slice(Math.max(0, at - 2), at).some((one) => CARRIES.has(one.word));
    const share = isShown ? 0.3 : 1;
    if (words.strong.has(word)) weight += 2.2 * share;
    else if (words.weak.has(word) || useNouns.has(word))
      weight += share * (DETERMINED.has(said[at - 1]?.word ?? '') ? 0.5 : 1);
    if (words.chatty.has(word)) weight += 1.2;
    if (moneySigns.has(word) && (isFigure(said[at - 1]) || isFigure(said[at + 1]))) weight += 3 * share;
    else if (moneySigns.has(word) && said.length > 1) weight += 1.5 * share;
    if (words.weekdays.has(word) && !PARTS.has(said[at + 1]?.word ?? '')) weight += 1.2;
    if (words.someDays.has(word)) weight += 0.8;
    if (
      words.months.has(word) &&
      (isFigure(said[at - 1]) || isFigure(said[at + 1]) || MONTHLY.has(said[at - 1]?.word ?? ''))
    )
      weight += 1.8;
    if (ORDINAL.test(word) && words.until.has(said[at - 2]?.word ?? '')) weight += 1.8;
    if (atom?.kind === 'email' || atom?.kind === 'address') weight += 4;
    if (atom?.kind === 'mention') weight += 1;
    if (atom?.kind === 'clock' && words.until.has(said[at - 1]?.word ?? '')) weight += 1.5;
    if (CODE.test(word) || DAY.test(text.slice(from, to))) weight += 1;
    if (kind === 'number' && BIG.test(word)) weight += 1;
    if (isName(said, at)) weight += 0.7;
  }
  return Math.min(weight, 5);
}

/** "By Rosalind", "Ms Roth": somebody by name, of whom nothing is told that can be seen. */
function isName(said: readonly Token[], at: number): boolean {
  const { kind, word, isCapital, isShouted } = said[at] as Token;
  if (kind !== 'word' || !isCapital || isShouted) return false;
  const before = said[at - 1]?.word ?? '';
  const isAlone = said.length === 1 || TITLES.has(before) || NAMING.has(before);
  return isAlone && senseOf(word, true) === undefined && matterOf(word) === undefined && !isSomebody(word);
}

const TITLES = new Set('mr mrs ms dr prof herr frau'.split(' '));
const NAMING = new Set('by from to for and with for via'.split(' '));
const DAY = /^\d{1,2}(?:\/\d{1,2}|\.\d{1,2}\.?)(?:\/?\d{2,4})?$/;
const BIG = /^\d{1,3}[,.]\d{3}$/;
const CARRIES = new Set(
  'holding holds reading reads signing signs tearing waving carrying carries wearing'.split(' '),
);
const DETERMINED = new Set('a an one two some'.split(' '));
const PARTS = new Set('morning afternoon evening night market'.split(' '));
const MONTHLY = new Set('in by until till before due from on next last early mid late'.split(' '));
const ORDINAL = /^\d{1,2}(?:st|nd|rd|th)$/;
const CODE = /^[a-z]{2,5}-?\d{2,6}$/;
const isFigure = (token: Token | undefined) => token !== undefined && /\d/.test(token.word);

/** Its tense and its form. */
function form(said: readonly Token[]): number {
  let weight = 0;
  if (said.some(({ word }) => words.futures.has(word))) weight += 1.2;
  if (said.some(({ word }) => words.pasts.has(word))) weight += 0.8;
  const hasVerb = said.some(({ word }) => auxiliaries.has(word) || isThirdPerson(word));
  const isNaming = said.some(({ word, isCapital }) => isSeen(word, isCapital));
  if (hasVerb && !isNaming) weight += 1.2;
  return weight;
}

/** What can be seen in it, or is said of how it is seen. */
function seen(reading: Reading, unit: Unit, said: readonly Token[]): number {
  const { tokens } = reading;
  const span = { from: tokens[unit.from]?.from ?? 0, to: tokens[unit.to - 1]?.to ?? 0 };
  const signs = signsIn(reading);
  let weight = 0;
  if (signs.ofLook(span)) weight += 2.5;
  if (signs.ofPictureSetting(span)) weight += 2;
  if (signs.ofAbsence(span)) weight += 3;
  const from = firstOf(said);
  const opening = said.slice(from, from + 6);
  const isIndefinite =
    ['a', 'an', 'some', 'one'].includes(opening[0]?.word ?? '') ||
    numberOf(opening[0]?.word ?? '') !== undefined;
  if (isIndefinite && opening.some(({ word }) => isSomebody(word) || matterOf(word) !== undefined))
    weight += 2.5;
  const things = said.filter(({ word, isCapital }) => isSeen(word, isCapital)).length;
  weight += Math.min(things * 0.6, 2.4);
  if (said.some(({ word }) => isColour(word))) weight += 1;
  const isPlaced = said.some(
    ({ word }, at) =>
      placePrepositions.has(word) &&
      said
        .slice(at + 1, at + 5)
        .some((one) => matterOf(one.word) !== undefined || SENSED.has(senseOf(one.word) ?? '')),
  );
  if (isPlaced) weight += 0.8;
  if (said.some(({ word }) => isDoing(word) && word.endsWith('ing'))) weight += 0.5;
  return weight;
}

const SENSED: ReadonlySet<string> = new Set([
  'place',
  'garment',
  'vehicle',
  'body',
  'furniture',
  'weather',
  'light',
  'sound',
]);

function isSeen(word: string, isCapital: boolean): boolean {
  if (words.strong.has(word) || words.weak.has(word) || useNouns.has(word) || words.relatives.has(word))
    return false;
  const sense = senseOf(word, isCapital);
  return isSomebody(word) || matterOf(word) !== undefined || isColour(word) || SENSED.has(sense ?? '');
}
