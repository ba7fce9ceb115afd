import { isSomebody } from '../cast/people.ts';
import type { Reading } from '../reading.ts';
import { artefacts, fillers, links, making, useNouns } from '../requests/request-words.ts';
import { overlaps, type Span } from '../span.ts';
import type { RequestTopic, Statement } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { determiners } from '../words/closed-class.ts';
import { colours } from '../words/colours.ts';
import { matterOf } from '../words/matter.ts';
import { baseOf, senseOf } from '../words/senses.ts';
import { isThirdPerson } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import { evidenceOf, learntEvidenceOf, MOST_LEARNT } from './evidence.ts';
import { paperHeads, pasts, pictureHeads } from './evidence-words.ts';
import * as words from './job-talk-words.ts';
import { letterOf, type OfLetter } from './letter.ts';
import { piecesOf } from './pieces.ts';
import { signsIn } from './signs.ts';
import { inStretches, type Weighed } from './stretches.ts';
import { isToldOfJob, isToldOfPicture, wishedFrom } from './told-outright.ts';

/** What a stretch that is no part of the picture is about. */
export type JobTopic =
  | 'greeting'
  | 'request'
  | 'remark'
  | 'terms'
  | 'contact'
  | 'tags'
  | 'filler'
  | 'taken-back';

export interface JobTalk extends Span {
  readonly about: JobTopic;
}

const coloured = wordSet(colours);
/** Told by form, whatever the words around it are. */
const OF_ANY_LANGUAGE: ReadonlySet<JobTopic> = new Set(['tags', 'contact', 'terms']);

/**
 * What in a text is said about the job and not about the picture, from left to right; none lies in another. A clause goes
 * whole, or the order in front of it does. Where it might be of the picture, it stays.
 */
export function jobTalkIn(reading: Reading): JobTalk[] {
  const letter = letterOf(reading);
  const pieces = piecesOf(reading, letter);
  const requests = reading.statements.filter(({ kind }) => kind === 'request');
  const judged = pieces.map((piece, nth) => judge(reading, piece, nth, requests));
  const ofSentence = Map.groupBy(pieces.keys(), (nth) => pieces[nth]?.sentence ?? 0);
  for (const nths of ofSentence.values()) labelled(reading, pieces, nths, judged);
  const odds = likely(reading, pieces, judged, letter);
  for (const nths of ofSentence.values()) {
    const about = nths.map((nth) => judged[nth]).find((one) => one !== undefined && one !== 'filler');
    const isLeft = nths.some((nth) => judged[nth] === undefined && shows(reading, pieces[nth] as Unit));
    // What is left of a sentence about the job, and shows nothing by itself, goes with it.
    if (about && !isLeft) for (const nth of nths) if ((odds[nth] ?? 0) > UNLIKELY) judged[nth] ??= about;
  }
  const found = pieces.flatMap((piece, nth): JobTalk[] => {
    const topic = judged[nth];
    if (reading.languages[piece.sentence] !== 'en' && (topic === undefined || !OF_ANY_LANGUAGE.has(topic)))
      return [];
    if (topic === undefined) return partsOf(reading, piece, requests);
    return [{ ...lookKept(reading, piece), about: topic }];
  });
  return [...found, ...letter]
    .filter(({ from, to }) => to > from)
    .toSorted((one, other) => one.from - other.from);
}

/**
 * In a text that is a letter or a brief, a clause goes that is likelier of the job than of the picture, with those around it.
 * Answers the odds of each; none where nothing makes a letter of it.
 */
function likely(
  reading: Reading,
  pieces: readonly Unit[],
  judged: (JobTopic | undefined)[],
  letter: readonly OfLetter[],
): readonly number[] {
  const byWords = pieces.map((piece, nth) => weightOf(reading, piece, judged[nth]));
  const told = [...judged, ...letter.map(({ about }) => about)].filter(
    (one) => one !== undefined && WITNESSES.has(one),
  );
  const isHopeless = byWords.every(
    (weight, nth) => judged[nth] !== undefined || weight <= PLAIN - MOST_LEARNT,
  );
  if (told.length === 0 && isHopeless) return [];
  const weights = byWords.map((weight, nth) => {
    const piece = pieces[nth] as Unit;
    const isOpen = judged[nth] === undefined && !isPicture(reading, piece);
    return isOpen ? weight + learntEvidenceOf(reading, piece) : weight;
  });
  const plain = weights.filter((weight, nth) => judged[nth] === undefined && weight > PLAIN).length;
  const witnesses = told.length + plain;
  if (witnesses === 0) return [];
  const prior = PRIORS[Math.min(witnesses, PRIORS.length) - 1] as number;
  const boxes = boxesOf(reading, pieces);
  const clauses = pieces.map((piece, nth) => ({
    weight: (weights[nth] as number) + (judged[nth] ? 0 : prior) + (boxes[nth] as number),
    apart: apartFrom(reading, pieces[nth - 1], piece),
  }));
  const odds = inStretches(clauses);
  for (const [nth, one] of odds.entries()) {
    const piece = pieces[nth] as Unit;
    if (judged[nth] === undefined && one > SURE && !isPicture(reading, piece))
      judged[nth] = topicOfWords(reading, piece);
  }
  return odds;
}

/** What the label says that a clause stands behind: "Reporter:", "Picture:". */
function boxesOf({ tokens }: Reading, pieces: readonly Unit[]): number[] {
  let box = 0;
  let of: Unit | undefined;
  return pieces.map((piece) => {
    const head = tokens.slice(piece.from, piece.to).filter(({ kind }) => kind === 'word');
    const isHead = piece.stop === ':' && head.length > 0 && head.length <= FEW;
    if (isHead) {
      const isOf = (list: ReadonlySet<string>) => head.some(({ word }) => list.has(word));
      box = isOf(pictureHeads) ? -BEHIND : isOf(paperHeads) ? BEHIND : 0;
      of = piece;
      return box * 2;
    }
    const isBehind = box < 0 ? piece.line === of?.line : piece.sentence === of?.sentence;
    return isBehind ? box : 0;
  });
}

const BEHIND = 1.5;

/** Whoever greets, names a sum or tells how they are reached writes a letter: the more of these, the more of it is of the job. */
const WITNESSES: ReadonlySet<JobTopic> = new Set(['greeting', 'contact', 'terms', 'tags', 'remark']);
const PRIORS = [-1.2, -0.6, -0.2, 0.2, 0.5, 0.8];
/** So much by itself, and it needs no letter around it to be a witness. */
const PLAIN = 3.5;
const SURE = 1.2;
const UNLIKELY = -1;
const KNOWN = 5;

function weightOf(reading: Reading, piece: Unit, topic: JobTopic | undefined): number {
  if (topic === 'request' || topic === 'filler' || topic === 'taken-back') return 0;
  if (topic !== undefined) return KNOWN;
  return isPicture(reading, piece) ? -KNOWN : evidenceOf(reading, piece);
}

/** What has a label of the picture, is quoted, or is ordered: of that the order alone goes. */
function isPicture(reading: Reading, unit: Unit): boolean {
  const { from, to, labelled } = unit;
  const inside = reading.tokens.slice(from, to);
  const isOrdered = inside.some(({ word }) => words.speakers.has(word)) && orderedFrom(inside) !== undefined;
  const isQuoted = inside.some(({ atom }) => atom?.kind === 'quote');
  return labelled !== undefined || isOrdered || isQuoted || isOutright(reading, unit);
}

function isOutright({ tokens }: Reading, { from, to }: Unit): boolean {
  const said = tokens.slice(from, to).filter(({ kind }) => kind !== 'mark');
  return isToldOfPicture(said, (word) => isWordBefore(tokens, word, from));
}

function isWordBefore(tokens: readonly Token[], word: string, end: number): boolean {
  const known = firstPlaces.get(tokens) ?? placesOf(tokens);
  firstPlaces.set(tokens, known);
  return (known.get(word) ?? end) < end;
}

/** Where each word stands first: every clause of a long text asks for it. */
const firstPlaces = new WeakMap<readonly Token[], ReadonlyMap<string, number>>();

function placesOf(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [at, { word }] of tokens.entries()) if (!places.has(word)) places.set(word, at);
  return places;
}

function apartFrom({ text, tokens }: Reading, before: Unit | undefined, piece: Unit): Weighed['apart'] {
  if (!before) return 'paragraph';
  const between = text.slice(tokens[before.to - 1]?.to, tokens[piece.from]?.from);
  if (/\n\s*\n/.test(between)) return 'paragraph';
  if (between.includes('\n')) return 'line';
  return before.sentence === piece.sentence ? 'clause' : 'sentence';
}

function topicOfWords({ tokens, languages }: Reading, { from, to, sentence }: Unit): JobTopic {
  const isPaper =
    languages[sentence] !== 'en' ||
    tokens.slice(from, to).some(({ word }) => words.jobTerms.has(word) || words.moneySigns.has(word));
  return isPaper ? 'terms' : 'remark';
}

/** "Client: Nordwind", "Need by: Friday noon": all that stands behind such a label in its sentence. */
function labelled(
  reading: Reading,
  units: readonly Unit[],
  nths: readonly number[],
  judged: (JobTopic | undefined)[],
): void {
  const { tokens } = reading;
  const first = nths.findIndex((nth) => {
    const { from, to, stop } = units[nth] as Unit;
    return stop === ':' && to - from <= FEW && isPaper(tokens[from]?.word ?? '');
  });
  if (first < 0) return;
  const behind = nths.slice(first + 1);
  const isLoose = words.looseLabels.has(tokens[(units[nths[first] as number] as Unit).from]?.word ?? '');
  if (isLoose && behind.some((nth) => shows(reading, units[nth] as Unit))) return;
  for (const nth of nths.slice(first)) judged[nth] ??= 'terms';
}

const isPaper = (word: string) => words.paperLabels.has(word) || words.looseLabels.has(word);

function judge(
  reading: Reading,
  unit: Unit,
  nth: number,
  requests: readonly Statement[],
): JobTopic | undefined {
  const { tokens } = reading;
  const inside = tokens.slice(unit.from, unit.to);
  const said = inside.filter(({ kind }) => kind !== 'mark');
  if (said.length === 0 || unit.labelled) return undefined;
  if (said.every(({ atom }) => atom?.kind === 'hashtag')) return 'tags';
  // What is quoted is read in the picture or said in it.
  if (inside.some(({ atom }) => atom?.kind === 'quote')) return undefined;
  if (isOutright(reading, unit)) return undefined;
  if (isToldOfJob(said)) return 'remark';
  if (nth === 0 && said.length === 2 && said[0]?.word === 'good' && GREETED.has(said[1]?.word ?? ''))
    return 'greeting';
  if (isLetter(said)) return 'greeting';
  const isMoney = inside.some(({ word }) => words.moneySigns.has(word));
  if (isMoney && said.some(({ word }) => words.moneyVerbs.has(word))) return 'terms';
  const contact = contactOf(reading, said);
  if (contact) return contact;
  if (said.every(({ word }) => words.emptyWords.has(word) || fillers.has(word))) return 'filler';
  const covering = requests.filter((one) => overlaps(one, spanOf(tokens, unit)));
  if (covering.length > 0 && said.every((token) => covering.some((one) => isIn(token, one)))) {
    const [first] = covering;
    if (orderedFrom(said) === undefined) return topicOf(first as Statement, said);
  }
  if (isForTheJob(reading, unit, said, covering)) return 'request';
  return termsOf(said, unit.stop);
}

/** "To whom it may concern", "Yours faithfully". */
function isLetter([first, second]: readonly Token[]): boolean {
  return (
    (first?.word === 'to' && second?.word === 'whom') ||
    (first?.word === 'yours' && LETTERED.has(second?.word ?? ''))
  );
}

const LETTERED = wordSet('faithfully sincerely truly');
const GREETED = wordSet('morning afternoon evening day');

function topicOf(one: Statement, said: readonly Token[]): JobTopic {
  const about = 'about' in one ? (one.about as RequestTopic) : 'talk';
  if (about === 'correction') return 'taken-back';
  if (about === 'shell') return 'request';
  const terms = termsOf(said);
  if (terms) return terms;
  return about === 'use' || about === 'rights' ? 'terms' : 'remark';
}

/** Fees, dates, papers: what leads a clause, or what somebody says of themselves. */
function termsOf(given: readonly Token[], stop = ''): JobTopic | undefined {
  const begins = given.findIndex(({ word }) => !fillers.has(word) && !words.leadingWords.has(word));
  const said = given.slice(Math.max(0, begins));
  if (said[0]?.word === 'brief' && said.length <= 3) return 'terms';
  if (isEarlierTry(said)) return 'remark';
  const isOwn = said.some(({ word }) => words.speakersOwn.has(word));
  const speaksOpen = words.speakers.has(said[0]?.word ?? '') || words.speakers.has(said[1]?.word ?? '');
  if (said[0]?.word === "let's" || said[0]?.word === 'lets') return 'remark';
  for (const [at, { word }] of said.entries()) {
    // "A man holding an invoice" is seen.
    if (isSomebody(word) && !words.jobPeople.has(word) && !isOwn) return undefined;
    if (words.jobTerms.has(word) && (at < LEADS || isOwn) && !isCarried(said, at)) return 'terms';
    if (isOwn && words.ownTerms.has(word) && (speaksOpen || isOwned(said, at))) return 'remark';
    if (word === 'pay' && at < LEADS) return 'terms';
    if (words.weakTerms.has(word) && said.length <= FEW && stop !== ':') return 'terms';
  }
  const isRent = said.some(
    ({ kind }, at) =>
      kind === 'number' && said[at + 1]?.word === 'a' && PERIODS.has(said[at + 2]?.word ?? ''),
  );
  if (isRent && said.length <= LEADS) return 'terms';
  const [first, second, third] = said.map(({ word }) => word);
  const isIt = ['it', "it'll", "it's", 'its', 'this', 'they'].includes(first ?? '');
  const goes = [second, third].some((word) => USED.has(word ?? ''));
  if (isIt && [second, third, said[3]?.word].some((word) => word === 'printed' || word === 'posted'))
    return 'terms';
  if (isIt && second === 'for' && said.some(({ word }) => useNouns.has(word))) return 'terms';
  if (isIt && goes && said.some(({ word }) => useNouns.has(word) || PLACED.has(word))) return 'terms';
  return undefined;
}

/** "The old one got me zero clicks": another picture than this one. */
function isEarlierTry(said: readonly Token[]): boolean {
  const at = said[0]?.word === 'the' ? 1 : 0;
  const isPast = said
    .slice(at + 2)
    .some(({ word }) => pasts.has(word) || GOT.has(word) || words.speakersOwn.has(word));
  return words.earlier.has(said[at]?.word ?? '') && words.tries.has(said[at + 1]?.word ?? '') && isPast;
}

const GOT = wordSet('got looked came felt made cost');
const LEADS = 5;
const FEW = 3;
const PERIODS = wordSet('day week month year night');
const USED = wordSet('goes go run runs used shown printed posted posts');
const PLACED = wordSet('portal portals platform platforms channels screens');
const CARRIES = wordSet(
  'holding holds with reading reads signing signs tearing tears waving carrying carries on of',
);

/** "Holding the contract": the paper is there to be seen. */
function isCarried(said: readonly Token[], at: number): boolean {
  return said.slice(Math.max(0, at - 3), at).some(({ word }) => CARRIES.has(word));
}

/** "My name", "the idea came to me". */
function isOwned(said: readonly Token[], at: number): boolean {
  return said.slice(Math.max(0, at - 2), at + LEADS).some(({ word }) => words.speakersOwn.has(word));
}

/** An address or a number by which somebody can be reached. */
function contactOf({ text }: Reading, said: readonly Token[]): JobTopic | undefined {
  const isHandle =
    said.some(({ word }) => words.networks.has(word)) && said.some(({ atom }) => atom?.kind === 'mention');
  if (isHandle) return 'contact';
  const isReached = said.some(({ word }) => words.contactWords.has(word) || words.speakersOwn.has(word));
  const isAddress = said.some(({ atom }) => atom?.kind === 'email' || atom?.kind === 'address');
  const [first, last] = [said[0] as Token, said.at(-1) as Token];
  const isPhone = PHONE.test(text.slice(Math.max(0, first.from - 1), last.to));
  if (!isAddress && !isPhone) return undefined;
  return isReached || said.length <= (isPhone ? MOST_OF_A_NUMBER : 2) ? 'contact' : undefined;
}

const PHONE = /(?<![\d.,])(?:\+|00?)\d[\d\s()/-]{6,18}\d(?![\d.,]\d)/;
const MOST_OF_A_NUMBER = 6;

/** "A picture for my mum's birthday card": behind the order stands what it is for. */
function isForTheJob(
  { text, tokens }: Reading,
  unit: Unit,
  said: readonly Token[],
  covering: readonly Statement[],
): boolean {
  const order = covering.find(
    (one) => 'about' in one && one.about === 'shell' && one.from === tokens[unit.from]?.from,
  );
  if (!order) return false;
  const behind = said.filter(({ from }) => from >= order.to);
  if (behind.length === 0) return false;
  const isFor =
    / for$/i.test(text.slice(order.from, order.to)) &&
    !/prompts? for$/i.test(text.slice(order.from, order.to));
  if (
    behind.length <= 2 &&
    behind.every(({ kind, word }) => kind === 'number' || words.appWords.has(word) || isCount(word))
  )
    return true;
  return (
    isFor &&
    behind.some(({ word }) => useNouns.has(word) || words.speakersOwn.has(word)) &&
    orderedFrom(said) === undefined
  );
}

const isCount = (word: string) => ['two', 'three', 'four', 'some', 'several', 'few'].includes(word);

/** It names something to be seen, heard or made with. */
function shows(reading: Reading, unit: Unit): boolean {
  const { tokens } = reading;
  if (isOutright(reading, unit)) return true;
  const span = spanOf(tokens, unit);
  const signs = signsIn(reading);
  if (unit.labelled || signs.ofTerm(span) || signs.ofSetting(span)) return true;
  const inside = tokens.slice(unit.from, unit.to);
  if (inside.some(({ atom }) => atom !== undefined && SEEN_ATOMS.has(atom.kind))) return true;
  // "Hartmann & Sons" is whoever it is made for.
  if (inside.length <= NAME && inside.every(({ kind, isCapital }) => kind === 'mark' || isCapital))
    return false;
  if (inside.some(({ word }) => isThirdPerson(word))) return true;
  return inside.some(({ word, isCapital, atom }) => {
    if (words.settingWords.has(word) || (atom?.kind === 'measure' && SECONDS.test(atom.name ?? '')))
      return true;
    if (words.appWords.has(word) || words.jobPeople.has(word) || useNouns.has(word) || making.has(word))
      return false;
    const sense = senseOf(word, isCapital);
    return (
      isSomebody(word) ||
      matterOf(word) !== undefined ||
      coloured.has(word) ||
      (sense !== undefined && sense !== 'time')
    );
  });
}

const NAME = 3;
const SECONDS = /^s(?:ec|$)/;
const SEEN_ATOMS: ReadonlySet<string> = new Set([
  'quote',
  'ratio',
  'size',
  'flag',
  'timestamp',
  'stop',
  'markup',
  'json',
]);

/** Within a clause of the picture: the order in front of it, and what only speaks of itself. */
function partsOf({ tokens, text }: Reading, unit: Unit, requests: readonly Statement[]): JobTalk[] {
  const span = spanOf(tokens, unit);
  const parts = requests
    .filter((one) => one.from >= span.from && one.to <= span.to && one.to > one.from)
    .filter((one) => one.from > span.from || one.to < span.to)
    .filter((one) => !leadsToADeed(tokens, unit, one))
    .map((one): JobTalk => ({ ...mediumKept(tokens, unit, one), about: topicOf(one, []) }));
  const frame = showFrame(tokens, unit);
  if (frame && !parts.some((one) => overlaps(one, frame))) parts.push({ ...frame, about: 'request' });
  const inside = tokens.slice(unit.from, unit.to);
  const medium = orderedFrom(inside);
  if (medium !== undefined && inside.some(({ word }) => words.speakers.has(word))) {
    const from = inside[0]?.from ?? 0;
    const to = inside[medium]?.from ?? 0;
    if (to > from && !parts.some((one) => overlaps(one, { from, to })))
      parts.push({ from, to: text.slice(from, to).trimEnd().length + from, about: 'request' });
  }
  const said = inside.filter(({ kind }) => kind !== 'mark');
  const wish = said[wishedFrom(said) - 1];
  if (wish && !parts.some((one) => overlaps(one, { from: span.from, to: wish.to })))
    parts.push({ from: span.from, to: wish.to, about: 'request' });
  const reason = said.findIndex(({ word }, at) => at > 0 && REASONS.has(word) && isToldOfJob(said.slice(at)));
  if (reason > 0) parts.push({ from: said[reason]?.from ?? span.to, to: span.to, about: 'remark' });
  const tags = trailingTags(inside);
  if (tags) parts.push({ ...tags, about: 'tags' });
  const thought = trailingThought(inside);
  if (thought && !parts.some((one) => overlaps(one, thought))) parts.push({ ...thought, about: 'filler' });
  return parts.toSorted((one, other) => one.from - other.from);
}

/** "I want his hands to matter": without the wish it would be no sentence. */
function leadsToADeed(tokens: readonly Token[], { from, to }: Unit, one: Span): boolean {
  const inside = tokens.slice(from, to);
  if (!WISHES.has(inside.findLast((token) => token.to <= one.to)?.word ?? '')) return false;
  const behind = inside.filter((token) => token.from >= one.to);
  const at = behind.findIndex(({ word }) => word === 'to');
  const next = behind[at + 1];
  if (at < 2 || at > LEADS || !next || next.kind !== 'word' || !OWNS.has(behind[0]?.word ?? '')) return false;
  return behind.slice(0, at).every(({ kind }) => kind === 'word') && isBaseVerb(next.word);
}

/** "Calm and dark as the logo goes there". */
const REASONS = wordSet('as because since bc cos so');
const WISHES = wordSet('want need like love prefer');
const OWNS = wordSet('the his her their its my our this these that those');
const isBaseVerb = (word: string) => word === 'be' || baseOf(word) === word || baseOf(`${word}s`) === word;

/** "We need a short animated clip (15 s)": the order goes as far as the medium. */
function mediumKept(tokens: readonly Token[], unit: Unit, { from, to }: Span): Span {
  const inside = tokens.slice(unit.from, unit.to).filter((token) => token.from >= from && token.to <= to);
  const medium = mediumFrom(inside);
  const end = medium === undefined ? undefined : inside[medium - 1]?.to;
  return { from, to: end ?? (medium === 0 ? from : to) };
}

/** "The picture should show", "it shows", "so picture": what follows is the picture. */
function showFrame(tokens: readonly Token[], { from, to }: Unit): Span | undefined {
  let at = from;
  while (at < to && fillers.has(tokens[at]?.word ?? '')) at += 1;
  const word = (offset: number) => (at + offset < to ? (tokens[at + offset]?.word ?? '') : '');
  const begin = tokens[from]?.from ?? 0;
  const end = (offset: number) => ({ from: begin, to: tokens[at + offset]?.to ?? begin });
  if (word(0) === 'picture' && determiners.has(word(1)) && at > from) return end(0);
  const noun = ['it', 'this'].includes(word(0))
    ? 0
    : determiners.has(word(0)) && words.appWords.has(word(1))
      ? 1
      : -1;
  if (noun < 0) return undefined;
  const shown = [1, 2].find((offset) => SHOWS.has(word(noun + offset)));
  if (shown === undefined || (shown === 2 && !MODALS.has(word(noun + 1)))) return undefined;
  return at + noun + shown + 1 < to ? end(noun + shown) : undefined;
}

const SHOWS = wordSet('show shows depict depicts feature features');
const MODALS = wordSet('should must will would could can needs');

/** "... #surf #firstwave" at the end of a clause. */
function trailingTags(inside: readonly Token[]): Span | undefined {
  const first = inside.findLastIndex(({ atom }) => atom?.kind !== 'hashtag') + 1;
  if (first < 1 || first === inside.length) return undefined;
  return { from: inside[first]?.from ?? 0, to: inside.at(-1)?.to ?? 0 };
}

/** "Gouache I think", "a sunset maybe lol". */
function trailingThought(inside: readonly Token[]): Span | undefined {
  const said = inside.filter(({ kind }) => kind !== 'mark');
  const [before, last] = said.slice(-2);
  if (before?.word === 'i' && ['think', 'guess', 'suppose', 'believe'].includes(last?.word ?? ''))
    return said.length > 2 ? { from: before.from, to: last?.to ?? 0 } : undefined;
  return said.length > 1 && LAUGHS.has(last?.word ?? '')
    ? { from: last?.from ?? 0, to: last?.to ?? 0 }
    : undefined;
}

const LAUGHS = wordSet('lol haha hahaha hehe obviously basically asap urgent urgently');

/** "My boss wants it to look premium": how it is to look stays. */
function lookKept({ tokens }: Reading, unit: Unit): Span {
  const span = spanOf(tokens, unit);
  const inside = tokens.slice(unit.from, unit.to);
  const looks = inside.findIndex(
    ({ word }, at) =>
      (word === 'look' || word === 'feel') && inside[at - 1]?.word === 'to' && at + 1 < inside.length,
  );
  if (looks < 1) return span;
  return { from: span.from, to: inside[looks - 1]?.to ?? span.to };
}

/** Where in an order the picture begins: at a medium that says how it looks, or at what it is of. */
function orderedFrom(said: readonly Token[]): number | undefined {
  return mediumFrom(said) ?? objectFrom(said) ?? settingFrom(said);
}

/** "A hero video for the charger": what an order is of, unless it is told what it is for. */
function objectFrom(said: readonly Token[]): number | undefined {
  const at = said.findIndex(
    ({ word }, place) => artefacts.has(word) && links.has(said[place + 1]?.word ?? ''),
  );
  if (at < 0) return undefined;
  const rest = said.slice(at + 2);
  const isUse = rest.some(({ word }) => useNouns.has(word) || words.speakersOwn.has(word));
  return rest.length === 0 || isUse ? undefined : at + 2;
}

/** "A short clip (15 s, square)": an order that says how it is to be set. */
function settingFrom(said: readonly Token[]): number | undefined {
  const isSet = said.some(
    ({ word, atom }) =>
      words.settingWords.has(word) || (atom?.kind === 'measure' && SECONDS.test(atom.name ?? '')),
  );
  const at = isSet ? said.findIndex(({ word }) => artefacts.has(word)) : -1;
  if (at < 0) return undefined;
  const opens = said.slice(0, at).findLastIndex(({ word }) => determiners.has(word));
  return opens < 0 ? at : opens;
}

function mediumFrom(said: readonly Token[]): number | undefined {
  const at = said.findIndex(({ word }) => words.media.has(word));
  if (at < 0) return undefined;
  for (let back = at; back >= Math.max(0, at - 4); back--)
    if (determiners.has(said[back]?.word ?? '')) return back;
  return at;
}

function spanOf(tokens: readonly Token[], { from, to }: Unit): Span {
  return { from: tokens[from]?.from ?? 0, to: tokens[to - 1]?.to ?? 0 };
}

function isIn(token: Span, one: Span): boolean {
  return token.from >= one.from && token.to <= one.to;
}
