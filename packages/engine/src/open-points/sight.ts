import { isCrowd, isSomebody } from '../language/cast/people.ts';
import { read } from '../language/read.ts';
import type { Reading } from '../language/reading.ts';
import { wordsOf } from '../language/span.ts';
import type { Token } from '../language/tokens/token.ts';
import { type Matter, matterOf } from '../language/words/matter.ts';
import { senseOf } from '../language/words/senses.ts';
import {
  backdrops,
  calledLikeCreatures,
  calledLikeFood,
  darkTones,
  drawn,
  drawnFirst,
  graphic,
  handWords,
  insideWords,
  lightTones,
  mediumDenials,
  nightWords,
  noSpots,
  photographed,
  rendered,
  saidOf,
  travels,
  viewsOf,
  woods,
} from '../language/words/sight-words.ts';
import { stem } from '../language/words/stem.ts';
import { isDeterminer, isFunctionWord } from '../language/words/word-class.ts';
import type { Shot } from '../shot/shot.ts';
import type { Hour } from '../shot/words.ts';

/** What is in front of the lens, as far as light, distance and movement depend on it. */
export type Subject = Matter | 'person' | 'two' | 'crowd' | 'hands' | 'vehicle' | 'thing';
export type Where = 'indoors' | 'outdoors' | 'studio' | 'underwater' | 'space';
export type When = 'day' | 'low' | 'night';
export type Air = 'wet' | 'snow' | 'fog' | 'overcast';
export type Finish = 'drawn' | 'graphic' | 'rendered' | 'photo';

/** What a shot shows, in the few words that the choices are made by. What nobody said is left out. */
export interface Sight {
  readonly subject: Subject;
  readonly where?: Where;
  readonly when?: When;
  readonly air?: Air;
  readonly finish?: Finish;
  readonly backdrop?: 'dark' | 'light';
  readonly distance?: 'near' | 'far';
  readonly isOnTheMove: boolean;
  /** Something is done, or there is a place around it: a near view would cut it off. */
  readonly isBusy: boolean;
  /** The place by its own word: "workshop". */
  readonly spot?: string;
}

const NEAR = new Set(['medium-close-up', 'close-up', 'extreme-close-up', 'macro', 'insert']);
const FAR = new Set(['establishing-shot', 'extreme-wide-shot', 'wide-shot', 'full-shot']);

export function sightOf(shot: Shot, words: Reading): Sight {
  const subject = seenFirst(subjectOf(shot, words), words, shot);
  const where = whereOf(shot, words, subject);
  const when = whenOf(shot, words);
  const air = where === 'indoors' || where === 'studio' ? undefined : airOf(shot);
  const finish = finishOf(words);
  const backdrop = backdropOf(words);
  const spot = spotOf(words);
  const { size } = shot.camera;
  return {
    subject,
    ...(where && { where }),
    ...(when && { when }),
    ...(air && { air }),
    ...(finish && { finish }),
    ...(spot !== undefined && { spot }),
    ...(backdrop && { backdrop }),
    ...(size && NEAR.has(size) && { distance: 'near' as const }),
    ...(size && FAR.has(size) && { distance: 'far' as const }),
    isBusy:
      shot.beats.some(({ isDenied }) => !isDenied) ||
      words.statements.some(({ kind }) => kind === 'action' || kind === 'place'),
    isOnTheMove: shot.beats.some(
      ({ does, isDenied }) => !isDenied && plainWords(does).slice(0, 2).some(isTravel),
    ),
  };
}

/** A verb in whatever form it stands. */
function isTravel(word: string): boolean {
  const forms = [
    word,
    stem(word),
    word.replace(/ing$/, ''),
    word.replace(/ing$/, 'e'),
    word.replace(/(.)\1ing$/, '$1'),
  ];
  return (
    forms.some((form) => travels.has(form)) || (word.endsWith('ies') && travels.has(`${word.slice(0, -3)}y`))
  );
}

function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '');
}

/** What a shot says, in one piece: its own words, or those of its boxes. */
export function wordsOfShot(shot: Shot): Reading {
  if (shot.said) return shot.said;
  const isClip = shot.mode === 'video';
  if (shot.form) {
    const texts = shot.form.boxes.map(({ said: { text } }) => text.trim()).filter((text) => text !== '');
    return read(texts.map((text) => (/[.!?…]["”’»)]*$/.test(text) ? text : `${text}.`)).join(' '), {
      isClip,
    });
  }
  const { subject, place, mood, camera, light, details } = shot;
  const boxes = [
    subject.text,
    subject.action,
    place.text,
    place.foreground,
    place.background,
    camera.text,
    light.text,
    mood,
    details,
  ];
  return read(boxes.filter((text) => text).join('. '), { isClip });
}

const MATERIAL: ReadonlySet<string> = new Set(['glass', 'metal', 'fabric']);

function subjectOf({ cast, subject: { text } }: Shot, words: Reading): Subject {
  const [first] = cast.filter(({ isHandled, partOf }) => !isHandled && partOf === undefined);
  const named = withoutView(plainWords(first?.text ?? firstClause(text)));
  const head = headOf(named);
  const creature = named.map(matterOf).find((one) => one !== undefined && CREATURE.has(one));
  if (first?.name !== undefined && matterOf(head) === undefined) return creature ?? 'person';
  if (isPerson(head) || named.some(isPronoun)) return peopleOf(cast, first?.count, head);
  if (handWords.has(head)) return 'hands';
  if (FACES.has(head)) return 'person';
  if (senseOf(head) === 'vehicle') return 'vehicle';
  const isMetal = named.some((word) => matterOf(word) === 'metal');
  if (senseOf(head) === 'garment') return isMetal ? 'metal' : 'fabric';
  const own = calledLikeFood.has(head) ? undefined : matterOf(head);
  if (own !== undefined) return own;
  const held = matterOf(headOf(named.slice(named.indexOf('of') + 1)));
  if (held === 'food' || held === 'drink') return held;
  const material = named
    .slice(0, -1)
    .map(matterOf)
    .find((one) => one !== undefined && MATERIAL.has(one));
  if (material !== undefined) return material;
  // "Halima repairs a pump with her daughter": who is spoken of as somebody is somebody.
  if (first && words.tokens.some(({ word }) => POINTING.has(word))) return 'person';
  if (first) return 'thing';
  const places = words.tokens.map(({ word }) => matterOf(word)).filter((one) => one !== undefined);
  return places.find((one) => PLACES.has(one)) ?? 'thing';
}

const FIRST_TOKENS = 24;
const NEAR_TOKENS = 6;
const SMALL_MATTER: ReadonlySet<Matter> = new Set(['glass', 'metal', 'fabric']);

/** Of what its head does not tell: somebody among the first words, or what the first things are made of. */
function seenFirst(head: Subject, { tokens, statements }: Reading, shot: Shot): Subject {
  const isAround = head === 'room' || head === 'building' || head === 'land' || head === 'water';
  if (head !== 'thing' && head !== 'food' && head !== 'drink' && !isAround) return head;
  const first = tokens
    .slice(0, FIRST_TOKENS)
    .filter(
      ({ from }) => !statements.some((one) => LIFTED.has(one.kind) && one.from <= from && from < one.to),
    );
  const doer = first.find(
    ({ word }, at) =>
      (isPerson(word) || (handWords.has(word) && word.endsWith('s')) || word === 'i') && !isBehind(first, at),
  );
  if (doer && handWords.has(doer.word)) return 'hands';
  if (doer && (shot.beats.length > 0 || first.indexOf(doer) < NEAR_TOKENS))
    return isAround && !shot.beats.some(({ isDenied }) => !isDenied)
      ? head
      : peopleOf(shot.cast, undefined, doer.word);
  if (head !== 'thing') return head;
  if (first.slice(0, 3).some(({ word }) => insideWords.has(word))) return 'room';
  // "Rice fields" are no rice.
  const isOfNext = (at: number) =>
    first[at]?.kind === 'word' && matterOf(first[at]?.word ?? '') !== undefined;
  const end = first.findIndex(({ word }) => word === '.' || word === ';');
  // A wardrobe that falls is no autumn, and who plays a game eats none.
  const done = new Set(shot.beats.map(({ does }) => plainWords(does)[0]));
  const isOther = (word: string, at: number) =>
    calledLikeCreatures.has(word) ||
    calledLikeFood.has(word) ||
    done.has(word) ||
    isOfNext(at + 1) ||
    isBehind(first, at) ||
    isLike(first, at);
  const matters = first
    .slice(0, end < 0 ? undefined : end)
    .map(({ word }, at) => (isOther(word, at) ? undefined : matterOf(word)))
    .filter((one) => one !== undefined);
  return (
    matters.find((one) => one === 'food' || one === 'drink' || CREATURE.has(one) || one === 'plant') ??
    matters.find((one) => SMALL_MATTER.has(one)) ??
    head
  );
}

/** "In beech", "for a child", "pine coffin": it says something of another thing. */
function isBehind(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).findLast(({ word }) => !isDeterminer(word));
  const next = tokens[at + 1];
  const isWood = woods.has(tokens[at]?.word ?? '') && next?.kind === 'word' && !isFunctionWord(next.word);
  return isWood || (before !== undefined && saidOf.has(before.word));
}

/** "Like old wine": it is only compared to. */
function isLike(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ word }) => word === 'like');
}

const LIFTED: ReadonlySet<string> = new Set([
  'request',
  'absence',
  'setting',
  'lettering',
  'line',
  'move',
  'camera',
]);

const CREATURE: ReadonlySet<Matter> = new Set(['furred', 'feathered', 'scaled', 'small']);
const FACES = new Set('face faces head eyes eye lips hair profile skin cheek'.split(' '));
const POINTING = new Set('she he his her him hers'.split(' '));
const PLACES: ReadonlySet<Matter> = new Set(['water', 'land', 'room', 'building']);

/** "Portrait of an old fisherman" is of him. */
function withoutView(named: readonly string[]): readonly string[] {
  const of = named.findIndex((word) => word === 'of' || word === 'for');
  return of > 0 && viewsOf.has(named[of - 1] ?? '') ? named.slice(of + 1) : named;
}

function firstClause(text: string): string {
  return /^[^,.;:!?\n]*/.exec(text)?.[0] ?? '';
}

/** The noun that the others hang on: "a bottle of oil". */
function headOf(named: readonly string[]): string {
  const end = named.findIndex((word, at) => at > 0 && HANGS.has(word));
  return named.slice(0, end < 0 ? undefined : end).at(-1) ?? '';
}

const HANGS = new Set('of with in on at from under over by near behind beside and who that which'.split(' '));
const PRONOUNS = new Set('she he they her him somebody someone'.split(' '));
const isPronoun = (word: string) => PRONOUNS.has(word);
const isPerson = (word: string) => isSomebody(word) || matterOf(word) === 'person';

function peopleOf(cast: Shot['cast'], count: number | 'many' | undefined, head: string): Subject {
  if (isCrowd(head) || count === 'many' || (typeof count === 'number' && count > 3)) return 'crowd';
  const apart = cast.filter(({ text, isHandled, partOf, name }) => {
    const one = headOf(plainWords(text));
    return !isHandled && partOf === undefined && (name !== undefined || isPerson(one));
  });
  if (count === 2 || apart.length === 2) return 'two';
  return count === 3 || apart.length > 2 ? 'crowd' : 'person';
}

function whereOf({ place }: Shot, { tokens, statements }: Reading, subject: Subject): Where | undefined {
  const of = { interior: 'indoors', exterior: 'outdoors' } as const;
  if (place.class === 'interior' || place.class === 'exterior') return of[place.class];
  if (place.class) return place.class;
  for (const [at, token] of tokens.entries()) {
    const matter = matterOf(token.word);
    if (matter === undefined || !PLACES.has(matter)) continue;
    const isPlace = (from: number) =>
      statements.some((one) => one.kind === 'place' && one.from <= from && from < one.to);
    if (matter === 'room' && (isLedTo(tokens, at) || isPlace(token.from))) return 'indoors';
    if (matter === 'building' && isEntered(tokens, at)) return 'indoors';
    if ((matter === 'land' || matter === 'water') && (isLedTo(tokens, at) || isPlace(token.from)))
      return 'outdoors';
  }
  if (subject === 'room') return 'indoors';
  if (subject === 'land' || subject === 'water') return 'outdoors';
  return airOf({ place }) !== undefined ? 'outdoors' : undefined;
}

/** "In a tiled bakery": one word that names where it is, and no more than that. */
function spotOf({ tokens, statements }: Reading): string | undefined {
  const spots = tokens.filter(({ word, from }, at) => {
    const matter = matterOf(word);
    if (matter === undefined || !PLACES.has(matter) || noSpots.has(word)) return false;
    const isPlace = statements.some((one) => one.kind === 'place' && one.from <= from && from < one.to);
    return isPlace && matterOf(tokens[at + 1]?.word ?? '') === undefined && !/s$/.test(word);
  });
  return spots.length === 1 ? spots[0]?.word : undefined;
}

const LEADS = new Set(
  'in on at by along across through over near beside up down into from inside around above'.split(' '),
);

/** "On a windy beach". */
function isLedTo(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at);
  return before.some(({ word }) => LEADS.has(word)) && before.at(-1)?.word !== 'of';
}

/** "In the old barn", "inside a church". */
function isEntered(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some(({ word }) => word === 'in' || word === 'inside');
}

const HOURS: Readonly<Record<Hour, When>> = {
  dawn: 'low',
  sunrise: 'low',
  morning: 'day',
  midday: 'day',
  afternoon: 'day',
  'golden-hour': 'low',
  sunset: 'low',
  dusk: 'low',
  'blue-hour': 'low',
  evening: 'low',
  night: 'night',
};

function whenOf({ place: { hour } }: Shot, { tokens }: Reading): When | undefined {
  if (tokens.some(({ word }) => nightWords.has(word))) return 'night';
  return hour && HOURS[hour];
}

function airOf({ place: { weather } }: Pick<Shot, 'place'>): Air | undefined {
  switch (weather) {
    case 'rain':
    case 'drizzle':
    case 'thunderstorm':
      return 'wet';
    case 'fog':
    case 'mist':
    case 'haze':
    case 'dust':
      return 'fog';
    case 'snow':
    case 'overcast':
      return weather;
    default:
      return undefined;
  }
}

const FIRST_WORDS = 5;

function finishOf({ tokens, statements }: Reading): Finish | undefined {
  // "Not cartoon style", "negative: cartoon": what it is not.
  const absent = statements.filter(({ kind }) => kind === 'absence');
  const isDenied = ({ from, to }: Token, at: number) =>
    mediumDenials.has(tokens[at - 1]?.word ?? '') ||
    mediumDenials.has(tokens[at - 2]?.word ?? '') ||
    absent.some((one) => one.from <= from && to <= one.to);
  const words = tokens.filter((token, at) => !isDenied(token, at)).map(({ word }) => word);
  const joined = words.flatMap((word, at) => [word, `${word}-${words[at + 1] ?? ''}`]);
  const first = words.slice(0, FIRST_WORDS);
  if (first.some((word) => graphic.has(word))) return 'graphic';
  if (joined.some((word) => drawn.has(word))) return 'drawn';
  if (first.some((word) => drawnFirst.has(word))) return 'drawn';
  if (joined.some((word) => rendered.has(word))) return 'rendered';
  return joined.some((word) => photographed.has(word)) ? 'photo' : undefined;
}

/** "On white", "black behind everything", "a dark background". */
function backdropOf({ text, tokens, statements }: Reading): Sight['backdrop'] {
  const words = tokens.map(({ word }) => word);
  const near = words.flatMap((word, at) =>
    backdrops.has(word) ? words.slice(Math.max(0, at - 3), at + 3) : [],
  );
  if (near.some((word) => darkTones.has(word))) return 'dark';
  if (near.some((word) => lightTones.has(word))) return 'light';
  const [last = ''] = statements
    .filter(({ kind }) => kind === 'place')
    .map((one) => wordsOf(text, one).toLowerCase());
  if (/^(?:on|against) (?:a |plain |pure )?(?:white|cream)\b/.test(last)) return 'light';
  return /^(?:on|against) (?:a |plain |pure )?black\b/.test(last) ? 'dark' : undefined;
}
