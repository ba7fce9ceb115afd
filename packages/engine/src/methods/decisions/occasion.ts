import type { GenreId } from '../../content/genres.ts';
import { isCrowd, isSomebody } from '../../language/cast/people.ts';
import { baseForm } from '../../language/occasion/base-form.ts';
import {
  happensBehind,
  isFigurative,
  isMeant,
  isNamedByUse,
  isOfAGroup,
  isToldToBe,
  isUnseen,
  leadsUs,
  ledBy,
} from '../../language/occasion/figurative.ts';
import * as told from '../../language/occasion/occasion-words.ts';
import * as sorts from '../../language/occasion/sorts.ts';
import { statesIn } from '../../language/occasion/states.ts';
import type { Reading } from '../../language/reading.ts';
import { determiners } from '../../language/words/closed-class.ts';
import { matterOf } from '../../language/words/matter.ts';
import { senseOf } from '../../language/words/senses.ts';
import { calledLikeFood, travels, viewsOf } from '../../language/words/sight-words.ts';
import { type Sight, type Subject, sightOf } from '../../open-points/sight.ts';
import type { Mode, Shot } from '../../shot/shot.ts';
import type { Hour } from '../../shot/words.ts';

export type Seen = Subject | 'glossy' | 'abstract' | 'face';

/** What a decision is made by: who or what is seen, where, when, in which medium and genre, and what it does. */
export interface Occasion extends Omit<Sight, 'subject'> {
  readonly subject: Seen;
  readonly genre?: GenreId;
  readonly mode: Mode;
  readonly hour?: Hour;
  readonly tone?: 'dark' | 'bright';
  /** Something burns, or shines by itself. */
  readonly source?: 'fire' | 'own';
  readonly room?: 'windowed' | 'windowless';
  readonly isTown: boolean;
  readonly medium?: 'flat' | 'soft' | 'painted' | 'unlit';
  readonly isSport: boolean;
  /** Somebody is in front, and something happens behind them. */
  readonly isBusyBehind: boolean;
  /** What is done, in base forms, in order. */
  readonly deeds: readonly string[];
  readonly words: ReadonlySet<string>;
  /** Who and what is there, and what the place is called. */
  readonly things: readonly string[];
}

export function occasionOf(shot: Shot, reading: Reading, mode: Mode, genre?: GenreId): Occasion {
  const sight = sightOf(shot, reading);
  const tokens = reading.tokens.map(({ word }) => word);
  const words = new Set(tokens.flatMap(formsOf));
  const has = (list: ReadonlySet<string>) => [...words].some((word) => list.has(word));
  const deeds = deedsOf(shot, reading);
  const subject = subjectOf(sight.subject, shot, reading, words, sight.where);
  // A lava cake does not burn.
  const isEaten = subject === 'food' || subject === 'drink';
  const source = has(told.fires) && !isEaten ? 'fire' : isShining(reading, words) ? 'own' : undefined;
  const isDark = isMeant(reading.text, told.darkMoods) || standsAlone(reading, 'dark');
  const tone = isDark ? 'dark' : isMeant(reading.text, told.brightMoods) ? 'bright' : undefined;
  const isOutside = isNobodySeen(shot) && subject === 'building';
  const where = isOutside
    ? 'outdoors'
    : (whereOf(sight.where, has) ?? (isAdrift(words, deeds) ? 'space' : undefined));
  const room = has(told.windowless) ? 'windowless' : has(told.windowedRooms) ? 'windowed' : undefined;
  const medium = mediumOf(has);
  const isHands = sight.subject === 'hands';
  const { finish, where: _, ...rest } = sight;
  // Clay in a potter's hands is no medium.
  const isOfClay = finish === 'rendered' && (isHands || isSomebody([...words][0] ?? ''));
  const isDrawn = finish === undefined && statesIn(reading.text).has('lensless');
  const made = isOfClay ? undefined : isDrawn ? 'drawn' : finish;
  return {
    ...rest,
    ...(where && { where }),
    ...(made && { finish: made }),
    subject,
    mode,
    ...(shot.place.hour && { hour: shot.place.hour }),
    ...(genre && { genre }),
    ...(tone && { tone }),
    ...(source && { source }),
    ...(room && { room }),
    ...(medium && { medium }),
    isTown: has(told.townLand),
    isBusyBehind: happensBehind.test(reading.text),
    isSport: has(told.sports) || (has(told.athletes) && deeds.some((deed) => told.athletics.has(deed))),
    isOnTheMove: deeds.some((deed) => travels.has(deed) || told.moreTravels.has(deed)),
    deeds,
    words,
    things: thingsOf(shot, reading),
  };
}

/** "An astronaut drifts away": nowhere else does one float. */
function isAdrift(words: ReadonlySet<string>, deeds: readonly string[]): boolean {
  return (words.has('astronaut') || words.has('cosmonaut')) && deeds.some((deed) => sorts.floats.has(deed));
}

/** "Seen from the stage": what the view is from lights nothing. */
function isShining({ text, statements }: Reading, words: ReadonlySet<string>): boolean {
  const views = statements
    .filter(({ kind }) => kind === 'camera')
    .map(({ from, to }) => text.slice(from, to));
  const ofViews = new Set(views.flatMap(plainWords));
  return [...words].some((word) => told.shining.has(word) && !ofViews.has(word));
}

function whereOf(where: Sight['where'], has: (list: ReadonlySet<string>) => boolean): Sight['where'] {
  if (where === 'indoors') return where;
  if (has(told.sunken)) return 'underwater';
  return has(told.offEarth) ? 'space' : where;
}

/** A word, without what makes it somebody's, and in the singular. */
function formsOf(word: string): string[] {
  return [word, word.replace(/'s$/, ''), word.replace(/s$/, '')];
}

function mediumOf(has: (list: ReadonlySet<string>) => boolean): Occasion['medium'] {
  if (has(told.unlitMedia)) return 'unlit';
  if (has(told.softMedia)) return 'soft';
  if (has(told.flatMedia)) return 'flat';
  return has(told.paintedMedia) ? 'painted' : undefined;
}

/** "Dark and eerie", "dark.": not "dark chocolate". */
function standsAlone({ tokens }: Reading, word: string): boolean {
  return tokens.some((token, at) => {
    const next = tokens[at + 1];
    return token.word === word && (next === undefined || next.kind === 'mark' || sorts.ofMood.has(next.word));
  });
}

/** Whether one of its words is of a sort. */
export function hasOne({ words }: Occasion, sort: ReadonlySet<string>): boolean {
  return [...sort].some((word) => words.has(word));
}

function thingsOf({ cast }: Shot, { text, statements }: Reading): string[] {
  const named = cast.map((one) => headsOf(plainWords(one.text)).at(-1) ?? '');
  const places = statements
    .filter(({ kind }) => kind === 'place' || kind === 'time')
    .map(({ from, to }) => plainWords(text.slice(from, to)))
    // "Into the sea" is where it goes.
    .filter(([first = '']) => !sorts.leadsAway.has(first))
    .flat();
  return [...named, ...places];
}

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      // "A knight's helmet" is no knight.
      .filter((word) => word !== '' && !/['’]s?$/.test(word))
  );
}

/** So many words behind a verb tell how it is meant. */
const TELLING = 24;

function deedsOf({ beats }: Shot, { text, statements, tokens }: Reading): string[] {
  const places = statements
    .filter(({ kind }) => kind === 'place')
    .map(({ from, to }) => text.slice(from, to).toLowerCase());
  const done = beats.filter(({ isDenied }) => !isDenied).map(({ does }) => plainWords(does));
  // Where nobody's deed was found, a verb in the third person says it.
  const said = done.length > 0 ? done : [tokens.slice(1).map(({ word }) => word)];
  return said.flatMap((words) =>
    words.slice(0, done.length > 0 ? 3 : undefined).flatMap((word, at) => {
      const base = baseForm(word);
      if (base === undefined || ledBy(words, at) || isNamedByUse(word, words[at + 1])) return [];
      const behind = words.slice(at + 1, at + 1 + TELLING);
      const isLedThere = leadsUs.test(behind.join(' ')) && places.some((one) => one.startsWith('through'));
      if (isFigurative(base, behind) && !isLedThere) return [];
      // "Slides a tray": what travels is the tray.
      const isCarriedOn = behind.slice(1).some((next) => sorts.ways.has(next));
      const isOfAThing = told.moved.has(base) && determiners.has(words[at + 1] ?? '') && !isCarriedOn;
      return isOfAThing ? [] : [base];
    }),
  );
}

/** What the head of the first thing named is, where that is surer than what all of its words are taken for. */
function subjectOf(
  seen: Subject,
  shot: Shot,
  { text, tokens }: Reading,
  words: ReadonlySet<string>,
  where: Sight['where'],
): Seen {
  const plain = tokens.map(({ word }) => word);
  if (plain.slice(0, 3).some((word) => told.abstracts.has(word))) return 'abstract';
  if (words.has('twins') || words.has('duo')) return 'two';
  if (isNobodySeen(shot)) return 'building';
  if (seen === 'two' || seen === 'crowd') return together(seen, shot, text);
  if (seen === 'hands') return seen;
  if (seen === 'person' && words.has('couple')) return 'two';
  if (seen === 'fabric' && isOfAGroup(text)) return 'crowd';
  const first = shot.cast.find(
    ({ text, isHandled, partOf }) =>
      !isHandled && partOf === undefined && !told.adverts.has(headsOf(plainWords(text)).at(-1) ?? ''),
  );
  const named = plainWords(first?.text ?? '');
  const begin = headsOf(withoutView(plain).slice(0, MOST));
  const isPortion = told.portions.has(headsOf(named).at(-1) ?? '') && plain.includes('of');
  const [leading] = shot.cast;
  const isAdvert = leading !== undefined && leading !== first && PLACES.has(seen);
  const own =
    kindIn(named.length > 0 && !isPortion ? headsOf(named) : begin) ??
    (seen === 'thing' ? kindIn(begin) : undefined);
  const isOwned = /['’]s?\s/.test(first?.text ?? '');
  if (seen === 'person' && isOwned && !named.some(isSomebody)) return own ?? 'thing';
  if (seen === 'person')
    return own !== undefined && NO_PERSON.has(own) && !named.some(isSomebody) ? own : seen;
  if (own === undefined && seen === 'thing' && [...told.fromAbove].some((word) => words.has(word)))
    return 'land';
  // What the picture is for is not in it: "garden centre campaign. A gnome".
  const found = own ?? (isAdvert ? 'thing' : seen);
  if (found === 'fabric') {
    const isDone = shot.beats.length > 0;
    const wearers = shot.cast.filter(({ text }) => {
      const named = plainWords(text);
      return isDone ? named.some(isSomebody) : isSomebody(headsOf(named).at(-1) ?? '');
    });
    if (wearers.some(({ text, count }) => count === 'many' && kindIn(headsOf(plainWords(text))) === 'crowd'))
      return 'crowd';
    if (wearers.length > 0) return wearers.length === 2 || wearers[0]?.count === 2 ? 'two' : 'person';
  }
  return found === 'room' && where === 'outdoors' ? 'land' : found;
}

/** "The singer, guests behind her": one of two is many. And whoever is named twice is still one. */
function together(seen: 'two' | 'crowd', { cast }: Shot, said: string): Seen {
  const people = cast.flatMap(({ text, count, isHandled, partOf }) => {
    const head = headsOf(plainWords(text)).at(-1) ?? '';
    const at = said.indexOf(text);
    if (at > 0 && isToldToBe.test(said.slice(Math.max(0, at - NEAR), at))) return [];
    return isHandled || partOf !== undefined || !isSomebody(head) ? [] : [{ head, count }];
  });
  if (people.length < 2) return seen;
  const isMany = ({ head }: { head: string }) => kindOf(head) === 'crowd';
  const apart = new Set(people.map(({ head }) => head));
  if (seen === 'crowd' && apart.size === 2 && people.every((one) => !isMany(one) && one.count !== 'many'))
    return 'two';
  const [first, second] = people;
  if (seen === 'two' && first && second && people.length === 2 && !isMany(first) && isMany(second))
    return 'person';
  return seen;
}

/** Whoever does something does it where nobody sees them. */
function isNobodySeen({ cast, beats }: Shot): boolean {
  const people = cast.flatMap(({ text, partOf }, at) =>
    partOf === undefined && plainWords(text).some((word) => PEOPLE.has(kindOf(word))) ? [at] : [],
  );
  const isHidden = (one: number) => beats.some(({ who, does }) => who.includes(one) && isUnseen(does));
  return people.length > 0 && people.every(isHidden);
}

const PEOPLE: ReadonlySet<Seen | undefined> = new Set(['person', 'crowd']);
/** So many characters before a name say what it is told to be. */
const NEAR = 12;

const PLACES: ReadonlySet<Seen> = new Set(['land', 'water', 'building', 'room']);

const NO_PERSON: ReadonlySet<Seen> = new Set([
  'vehicle',
  'glossy',
  'metal',
  'glass',
  'building',
  'land',
  'food',
  'drink',
  'furred',
  'feathered',
  'scaled',
  'small',
]);
const MOST = 6;

/** The nouns that nothing hangs on; of "a stack of pancakes" it is the pancakes. */
function headsOf(named: readonly string[]): readonly string[] {
  const of = named.indexOf('of');
  if (of > 0 && told.portions.has(named[of - 1] ?? '')) return headsOf(named.slice(of + 1));
  const end = named.findIndex((word, at) => at > 0 && sorts.hangs.has(word));
  return named.slice(0, end < 0 ? undefined : end);
}

/** "A drone view of rice terraces" is of terraces. */
function withoutView(plain: readonly string[]): readonly string[] {
  const of = plain.indexOf('of');
  return of > 0 && of < MOST && viewsOf.has(plain[of - 1] ?? '') ? plain.slice(of + 1) : plain;
}

/** The last of them that is known hangs on nothing: "a silver sports car parked". A bus shelter is no bus. */
function kindIn(heads: readonly string[]): Seen | undefined {
  for (const word of heads.toReversed()) {
    const kind = kindOf(word);
    if (kind !== undefined) return kind;
    if (told.otherThings.has(word)) return undefined;
  }
  return undefined;
}

function kindOf(word: string): Seen | undefined {
  if (calledLikeFood.has(word)) return undefined;
  if (isCrowd(word)) return 'crowd';
  if (isSomebody(word)) {
    const isMany = word.endsWith('men') || (word.endsWith('s') && !word.endsWith('ss'));
    return isMany ? 'crowd' : 'person';
  }
  const more = told.moreMatterOf(word);
  if (more !== undefined) return more as Seen;
  const sense = senseOf(word);
  if (sense === 'vehicle') return 'vehicle';
  const own = matterOf(word);
  if (own === undefined && sense === 'garment') return 'fabric';
  return own as Seen | undefined;
}
