import {
  AFTER_THE_NOUN,
  type Deed,
  deedOf,
  firstOf,
  forms,
  isBeforeANoun,
  isImitation,
  isPersonWord,
  wordsOf,
} from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';
import type { AnimalName } from '../animals/animals.ts';
import type { ThingName } from '../things/catalogue.ts';
import { animalAt, thingAt, understand } from './understood.ts';

export interface Somebody {
  words: readonly string[];
  worn: readonly string[];
}

export interface Told {
  people: Somebody[];
  /** More than are told apart. */
  isCrowd: boolean;
  animals: { animal: AnimalName; count: number; words: readonly string[] }[];
  /** What somebody has or does something to, or what it is all about where nobody is there. */
  things: { thing: ThingName; count: number }[];
  /** Named, and not drawn. */
  unknown: string[];
  deed?: Deed;
  /** The words of what is done. */
  doing: readonly string[];
  isHands: boolean;
  /** What must not be seen. */
  absent: ReadonlySet<string>;
}

const MOST_APART = 4;
const HANDS = new Set(['hands', 'fingers', 'fingertips', 'palms']);
const COUPLES = new Set(['couple', 'lovers', 'twins', 'newlyweds', 'duo', 'pair']);
const GROUPS: Readonly<Record<string, number>> = {
  family: 4,
  group: 6,
  band: 4,
  team: 6,
  quartet: 4,
  trio: 3,
  friends: 3,
  crew: 4,
};

/** Who and what a shot tells of, as far as it is to be drawn; what is done to whom, and what must not be there. */
export function castOf(shot: Shot): Told {
  const { subject } = shot;
  const absent = new Set(
    shot.absences.flatMap(({ things }) => things.flatMap((thing) => wordsOf(thing).flatMap(forms))),
  );
  const about = `${subject.text} ${subject.action}`;
  const told: Told = {
    people: [],
    isCrowd: false,
    animals: [],
    things: [],
    unknown: [],
    doing: [],
    isHands: false,
    absent,
  };
  const isAbsent = (text: string) =>
    wordsOf(text)
      .slice(-1)
      .some((word) => forms(word).some((form) => absent.has(form)));
  const members = shot.cast.length > 0 ? shot.cast : subjectAlone(subject.text);
  const beats = shot.beats.filter(({ isDenied }) => !isDenied);
  const acted = new Set(beats.slice(0, 3).flatMap(({ who, to }) => [...who, ...to]));
  const doers = new Set(beats.flatMap(({ who }) => who));
  const isNobody = subject.people === 0;
  for (const [id, member] of members.entries()) {
    if (member.partOf !== undefined || isAbsent(member.text)) continue;
    const isSaid = about.includes(member.text);
    if (!isSaid && !member.isHandled && id > 0) continue;
    const seen = understand(member.text, doers.has(id) || (id === 0 && isSomebodysOwn(about)));
    if (member.name && (seen.is === 'animal' || seen.is === 'thing')) {
      told.people.push({ words: wordsOf(member.text), worn: member.wears.flatMap((worn) => wordsOf(worn)) });
      continue;
    }
    const count = typeof member.count === 'number' ? member.count : undefined;
    if (seen.is === 'person' && !isNobody) addPeople(told, seen.words, member, count);
    else if (seen.is === 'animal')
      told.animals.push({
        animal: seen.animal,
        count: Math.min(5, count ?? (seen.isMany ? 3 : 1)),
        words: seen.words,
      });
    else if (seen.is === 'thing')
      told.things.push({ thing: seen.thing, count: Math.min(5, count ?? (seen.isMany ? 3 : 1)) });
    else if (seen.is === 'unknown' && (acted.has(id) || isMain(told, id))) {
      if (member.name && wearsSomething(about))
        told.people.push({ words: wordsOf(about), worn: member.wears.flatMap((worn) => wordsOf(worn)) });
      else told.unknown.push(seen.label);
    }
  }
  if (told.people.length > 0 && told.people.length < (subject.people ?? 0) && !told.isCrowd)
    peopleApart(told, about);
  told.doing = wordsOf(...beats.slice(0, 2).map(({ does }) => does), subject.action);
  const [first] = told.people;
  const deed =
    firstOf(told.doing, deedOf) ?? (first && firstOf([...first.words, ...wordsOf(subject.text)], deedOf));
  if (deed) told.deed = deed;
  told.isHands =
    told.people.length === 0 &&
    wordsOf(subject.text)
      .slice(0, 7)
      .some((word) => HANDS.has(word));
  if (told.people.length === 0 && told.animals.length === 0 && !isNobody && (subject.people ?? 0) > 0)
    addPeople(told, wordsOf(subject.text), { wears: [] }, subject.people);
  findMore(told, shot);
  if (told.deed === 'row')
    told.things = told.things.map((one) => (BOATS.has(one.thing) ? { ...one, thing: 'rowboat' } : one));
  return told;
}

/** Where fewer were found than are counted: each that the words join by "and" or "with". */
function peopleApart(told: Told, about: string): void {
  const apart = about
    .split(/,|\b(?:and|with|while|beside)\b/u)
    .slice(0, 8)
    .map((part) => understand(part, false));
  const people = apart.flatMap((seen) => (seen.is === 'person' ? [{ words: seen.words, worn: [] }] : []));
  if (people.length <= told.people.length) return;
  told.people = people.slice(0, MOST_APART);
  told.unknown = [];
}

function isMain({ people, animals, things, unknown }: Told, id: number): boolean {
  return id < 2 && people.length + animals.length + things.length + unknown.length === 0;
}

function subjectAlone(text: string): Shot['cast'] {
  return text.trim() === ''
    ? []
    : text
        .split(/\s+and\s+|,\s*/)
        .slice(0, 4)
        .map((part) => ({ text: part, traits: [], wears: [], holds: [], isHandled: false }));
}

/** Whoever is he or she is somebody, whatever their trade is called. */
function isSomebodysOwn(text: string): boolean {
  return wordsOf(text).some((word) => ['he', 'she', 'his', 'her', 'him'].includes(word));
}

function wearsSomething(text: string): boolean {
  return wordsOf(text).some((word) =>
    ['he', 'she', 'his', 'her', 'hair', 'coat', 'suit', 'dress', 'jacket', 'beard', 'apron'].includes(word),
  );
}

function addPeople(
  told: Told,
  words: readonly string[],
  member: { wears: readonly string[]; traits?: readonly string[]; count?: number | 'many' },
  count: number | undefined,
): void {
  const group = words.map((word) => GROUPS[word]).find((size) => size !== undefined);
  const isCouple = words.some((word) => COUPLES.has(word));
  const isMany =
    member.count === 'many' || words.includes('crowd') || words.includes('people') || words.includes('queue');
  const last = words.at(-1) ?? '';
  const many =
    count ??
    (isCouple
      ? 2
      : (group ??
        (isMany
          ? MOST_APART + 1
          : /(?:s|men|women|children|people)$/.test(last) && !/ss$/.test(last)
            ? 2
            : 1)));
  const somebody: Somebody = {
    words: [...words, ...(member.traits ?? []).flatMap((trait) => wordsOf(trait))],
    worn: member.wears.flatMap((worn) => wordsOf(worn)),
  };
  if (many > MOST_APART) told.isCrowd = true;
  for (let n = 0; n < Math.min(many, MOST_APART); n++)
    if (told.people.length < MOST_APART + 1) told.people.push(somebody);
}

/** What is done names the rest by the way: "riding a horse", "sits at a piano". */
function findMore(told: Told, { subject, cast, place }: Shot): void {
  const held = cast.flatMap(({ holds }) => holds);
  for (const text of [...held, subject.action, subject.text]) {
    const words = wordsOf(text);
    for (const [at, word] of words.entries()) {
      const before = words[at - 1] ?? '';
      const isNoun =
        words.slice(Math.max(0, at - 3), at).some(isBeforeANoun) ||
        (before.endsWith('ing') && deedOf(before) !== undefined);
      if (!isNoun || told.absent.has(word) || isImitation(words.slice(at - 1, at))) continue;
      const animal = animalAt(word);
      const isOfAnother = animalAt(words[at + 1] ?? '') !== undefined || thingAt(words, at + 1) !== undefined;
      if (animal && told.animals.length === 0 && !isOfAnother && endsThere(words, at))
        told.animals.push({ animal, count: 1, words });
      const thing = animal ? undefined : thingAt(words, at);
      if (thing && told.things.length === 0 && !isOfAnother && endsThere(words, at))
        told.things.push({ thing, count: 1 });
    }
  }
  if (told.things.length > 0) return;
  const words = wordsOf(place.text);
  const at = words.findIndex(
    (_, n) =>
      SEATS.has(thingAt(words, n) ?? '') &&
      words.slice(Math.max(0, n - 4), n).some((word) => ON.has(word)) &&
      endsThere(words, n),
  );
  const thing = at >= 0 ? thingAt(words, at) : undefined;
  if (thing) told.things.push({ thing, count: 1 });
}

/** "A piano lesson" is no piano. */
function endsThere(words: readonly string[], at: number): boolean {
  const next = words[at + 1];
  return (
    next === undefined ||
    AFTER_THE_NOUN.has(next) ||
    isBeforeANoun(next) ||
    (deedOf(next) !== undefined && /(?:s|ing)$/.test(next) && !isPersonWord(next)) ||
    next === 'and' ||
    next.endsWith('ly')
  );
}

/** Whoever rows has no engine. */
const BOATS: ReadonlySet<string> = new Set(['sailboat', 'fishing-boat']);
const ON = new Set(['on', 'in', 'at', 'behind', 'aboard']);
const SEATS: ReadonlySet<string> = new Set([
  'sofa',
  'armchair',
  'bench',
  'chair',
  'bed',
  'bathtub',
  'piano',
  'desk',
  'rowboat',
  'sailboat',
  'fishing-boat',
  'car',
  'van',
  'truck',
  'motorcycle',
  'bicycle',
  'wheelchair',
  'stove',
  'anvil',
  'potters-wheel',
  'easel',
  'blackboard',
  'laptop',
  'counter',
  'table',
  'ladder',
]);
