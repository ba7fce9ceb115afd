import {
  type Deed,
  deedOf,
  doneTo,
  forms,
  isBaseVerb,
  isLeftOver,
  isNoThing,
  isNothingToSee,
  isOfThePicture,
  isOnABody,
  isPersonalPronoun,
  isPlainBefore,
  isWhoeverLooks,
  type LedPhrase,
  ledPhrases,
  mannerOf,
  type NameWords,
  nameOf,
  objectOf,
  placeCalled,
  verbOf,
  withoutLikeness,
  wordsOf,
} from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';
import { isDrawnSo } from '../animals/animals.ts';
import { type ThingName, thingNamed } from '../things/catalogue.ts';
import { vehicles } from '../things/vehicles.ts';
import { isOpenPlace, isPlaceItself, isPublic, isWhere } from './place-of.ts';
import { isQuiet, isShown, isUsed } from './shown.ts';
import type { How, Somebody, Told } from './told.ts';
import {
  atItsVerb,
  beforeThePlace,
  clauseFrom,
  firstWordOf,
  isNounAfter,
  isPlainTrait,
  isSomebodysOwn,
  isTold,
  labelled,
  lastWordOf,
  ofItsObject,
  short,
  sideOf,
  subjectAlone,
  wholeDeed,
  withWhatItHolds,
} from './told-words.ts';
import { isPieceIn, understand } from './understood.ts';

const MOST_APART = 6;
const MOST_OF_A_KIND = 12;
const UNCOUNTED = 7;
const UNCOUNTED_CROWD = 12;
const MOST_ITEMS = 6;
const HANDS = new Set(['hands', 'fingers', 'fingertips', 'palms', 'hand']);
const COUPLES = new Set(['couple', 'lovers', 'twins', 'twin', 'newlyweds', 'duo']);
const GROUPS: Readonly<Record<string, number>> = {
  quartet: 4,
  trio: 3,
  quintet: 5,
  triplets: 3,
  family: 4,
  band: 4,
  team: 5,
  crew: 4,
  jury: 6,
};
const CROWDS = new Set([
  'crowd',
  'crowds',
  'audience',
  'army',
  'mob',
  'congregation',
  'orchestra',
  'choir',
  'queue',
  'people',
]);
/** Inside of these nothing is a thing that stands there. */
const WITHIN = new Set(['in', 'inside', 'into', 'through', 'within', 'aboard']);
/** Whoever is led by these is there as well. */
const MEETS = new Set([
  'to',
  'with',
  'beside',
  'behind',
  'between',
  'against',
  'at',
  'toward',
  'towards',
  'before',
  'near',
  'by',
  'from',
  'over',
  'around',
]);

/** What these lead stands somewhere, whatever else its noun may mean. */
const PHYSICAL = new Set(['on', 'onto', 'under', 'beneath', 'against', 'behind', 'beside', 'atop', 'off']);
const SHINING = new Set(
  'air water waves wave sea river sun moon star stars light sunlight moonlight glow shadow shadows snow rain fog mist wind sky dust haze'.split(
    ' ',
  ),
);
const isShining = (word: string): boolean => SHINING.has(word);
const ROYAL = new Set(['queen', 'king', 'knight', 'witch', 'wizard', 'bride', 'chef']);
const THICK = new Set(['smoke', 'steam', 'mud', 'flames', 'foam', 'spray']);
/** Driven from within, where nobody sees who does it. */
const CLOSED: ReadonlySet<ThingName> = new Set([
  'car',
  'van',
  'truck',
  'bus',
  'train',
  'tractor',
  'plane',
  'helicopter',
]);
/** What is made, taken or done is a deed, and no thing. */
const LIGHT = /^(?:tak|do|mak|giv|hav|perform|play|start|end)/u;
const LOW = new Set(['floor', 'ground', 'grass', 'rug', 'carpet', 'sand', 'lawn', 'legged']);
const HITS = /^(?:hit|punch|strik|box|kick)/u;
const YOUNG = new Set([
  'lamb',
  'puppy',
  'kitten',
  'calf',
  'foal',
  'fawn',
  'duckling',
  'colt',
  'lambs',
  'puppies',
  'kittens',
  'calves',
  'ducklings',
]);
const LIFTS = /^(?:carr|lift|cradl|hold)/u;

interface Doing {
  deed?: Deed;
  says?: string;
  isLow?: true;
  does: readonly string[];
}

/** Who and what a shot tells of, as far as it is to be seen; what is done with it, and what must not be there. */
export function tell(shot: Shot): Told {
  return new Telling(shot).told;
}

class Telling {
  readonly told: Told;
  readonly #shot: Shot;
  readonly #beats: Shot['beats'];
  /** Which of the people a member of the cast is; several stand for one. */
  readonly #whoIs = new Map<number, number>();
  readonly #named = new Set<string>();
  readonly #itemIs = new Map<number, number>();
  /** "A sword fight between two knights": what those do who are named later. */
  #common: Deed | undefined;

  constructor(shot: Shot) {
    this.#shot = shot;
    this.#beats = shot.beats
      .filter(({ isDenied }) => !isDenied)
      .map((beat) => ({ ...beat, does: wholeDeed(beat.does, shot.subject.action) }));
    this.told = {
      people: [],
      crowd: 0,
      animals: [],
      items: [],
      isHands: false,
      captions: [],
      absent: new Set(
        shot.absences.flatMap(({ things }) => things.flatMap((thing) => wordsOf(thing).flatMap(forms))),
      ),
    };
    const [lead] = shot.cast;
    const isSaid = lead !== undefined && this.#isSaid(lead.text);
    const members = isSaid ? shot.cast : subjectAlone(shot.subject.text);
    for (const [id, member] of members.entries()) if (!member.isHandled) this.#meet(id, member);
    for (const [id, member] of members.entries()) if (member.isHandled) this.#handled(id, member, members);
    this.#led();
    this.#settle();
  }

  #isAbsent(head: string): boolean {
    return forms(head).some((form) => this.told.absent.has(form));
  }

  /** Somebody or something of the picture itself. */
  #meet(id: number, member: Shot['cast'][number], more: Shot['beats'] = []): void {
    if (member.partOf !== undefined) return;
    const { subject, place } = this.#shot;
    let text = withWhatItHolds(member.text, subject.text);
    let beats = [...more, ...this.#beats].filter(
      ({ who, does }) => who.includes(id) && !text.endsWith(firstWordOf(does)),
    );
    const [told] = beats;
    const isNoun =
      told !== undefined && (isPlainBefore(lastWordOf(text)) || isNounAfter(text, firstWordOf(told.does)));
    if (told && isNoun && !['nothing', 'shapeless'].includes(understand(firstWordOf(told.does)).is)) {
      // "An old | man": the noun was taken for a deed.
      text = `${text} ${firstWordOf(told.does)}`;
      beats = beats.slice(1);
    }
    // "An empty | rowing boat drifts".
    const [first, second, ...rest] = told?.does.split(/\s+/u) ?? [];
    if (
      told &&
      second &&
      isPlainBefore(lastWordOf(text)) &&
      understand(`a ${first} ${second}`).is !== 'nothing'
    ) {
      text = `${text} ${first} ${second}`;
      this.#named.add(second);
      beats = [...(rest.length > 1 ? [{ ...told, does: rest.join(' ') }] : []), ...beats.slice(1)];
    }
    // "Grandfather's watch": what was taken for a deed is what he has.
    const isOwner = /['’]s$/u.test(text) && beats[0] !== undefined;
    if (isOwner) text = `${text} ${beats[0]?.does ?? ''}`;
    const isFirst = this.told.people.length + this.told.animals.length + this.told.items.length === 0;
    const isOwn = isFirst && isSomebodysOwn(`${subject.text} ${subject.action} ${place.text}`);
    const read = understand(text, isOwn ? 'as-somebody' : beats.length > 0 ? 'something' : 'nothing');
    const isPiece = read.is === 'person' && isPieceIn(read.name.head, subject.text);
    const seen = isPiece ? { is: 'unknown' as const, name: read.name } : read;
    const { name } = seen;
    const cut = seen.is === 'unknown' && more.length === 0 ? atItsVerb(text) : undefined;
    if (cut) {
      const [who, does] = cut;
      this.#meet(id, { ...member, text: who }, [{ who: [id], does, to: [], isDenied: false, link: 'open' }]);
      return;
    }
    if (this.#isAbsent(name.head) || this.#named.has(name.label)) return;
    this.#named.add(name.label);
    if (
      seen.is !== 'person' &&
      seen.is !== 'thing' &&
      isOfThePicture(name.head) &&
      this.#shot.cast.length > 1
    )
      return;
    // "Waits, engine off, reading a paperback": whoever is there does it, where nobody else is said to.
    if (seen.is === 'person' && isFirst)
      beats = [...more, ...this.#beats].filter(
        (beat) => beats.includes(beat) || (beat.who.length === 0 && beat.link === 'together'),
      );
    const doing = isOwner ? { does: [] } : this.#doingOf(beats);
    const count = name.count ?? (typeof member.count === 'number' ? member.count : undefined);
    const says = doing.says !== undefined && !isQuiet(doing.does) ? { says: doing.says } : {};
    const itself = { label: labelled(name), how: 'itself', by: -1, ...says };
    switch (seen.is) {
      case 'person':
        if (subject.people !== 0) this.#addPeople(id, name.label, member, count, name.isGroup, doing);
        break;
      case 'animal': {
        const manner = mannerOf([...doing.does, ...wordsOf(...member.traits), ...name.before]);
        const many = howMany(count, name.isGroup, name.isPlural);
        const { says: told, label, ...quiet } = itself;
        const called = seen.isOfAKind ? { label } : {};
        for (const worn of member.wears.slice(0, 1)) this.#caption(`wearing ${worn}`);
        const young = YOUNG.has(name.head) ? { isYoung: true as const } : {};
        this.told.animals.push({
          ...quiet,
          ...young,
          ...called,
          animal: seen.animal,
          count: many,
          manner,
          ...((manner === 'stand' || !isDrawnSo(seen.animal, manner)) && told && { says: told }),
        });
        break;
      }
      case 'thing':
        this.#itemIs.set(id, this.told.items.length);
        this.told.items.push({
          ...itself,
          thing: seen.thing,
          ...(seen.isOfAKind && { isOfAKind: true }),
          count: howMany(count, name.isGroup, name.isPlural),
        });
        break;
      case 'unknown':
        if (
          (isFirst || name.isPointedAt || name.isPlural) &&
          !isPlaceItself(name.head) &&
          !HANDS.has(name.head)
        )
          this.told.items.push({
            ...itself,
            count: count === undefined || count > MOST_OF_A_KIND ? 1 : count,
          });
        break;
      case 'shapeless':
        this.#caption(`${labelled(name)} ${doing.says ?? ''}`);
        break;
      case 'nothing':
        if (!isFirst || id > 0 || placeCalled(name.head) !== undefined || isOfThePicture(name.head)) break;
        this.#common = deedOf(name.head);
        if (HANDS.has(name.head) || isLeftOver(name.head)) break;
        if (
          name.isPointedAt &&
          !this.#shot.cast.some((one, n) => n > 0 && understand(one.text).is === 'person')
        )
          this.told.items.push({ ...itself, count: 1 });
        else if (name.label.length > 2) this.#caption(`${name.label} ${doing.says ?? ''}`);
    }
  }

  #caption(words: string): void {
    const said = short(words);
    if (this.told.captions.length < 2 && !this.told.captions.includes(said)) this.told.captions.push(said);
  }

  #isSaid(text: string): boolean {
    const { subject, place } = this.#shot;
    return `${subject.text} ${subject.action} ${place.text}`.includes(text);
  }

  /** The first that is done and all that is done with it, by whoever does it. */
  #doingOf(beats: Shot['beats']): Doing {
    const [first, ...others] = beats;
    if (!first) return { does: [] };
    const at = beats.findIndex((beat, n) => n > 0 && beat.link !== 'together');
    const along = [first, ...others.slice(0, at < 0 ? others.length : at - 1)];
    const deeds = along.map(({ does }) => {
      const words = wordsOf(withoutLikeness(does));
      const verb = verbOf(words) ?? '';
      const isShaking = verb.startsWith('shak') && words.includes('hands');
      return { does, words, deed: isShaking ? ('handshake' as const) : deedOf(verb) };
    });
    const posed =
      deeds.find(({ deed }) => deed !== undefined && deed !== 'work') ??
      deeds.find(({ deed }) => deed !== undefined);
    const told = deeds.find((one) => one !== posed) ?? deeds[0];
    return {
      does: deeds.flatMap(({ words }) => words),
      ...(posed?.deed && { deed: posed.deed }),
      ...(deeds.some(({ words }) => words.some((word) => LOW.has(word))) && { isLow: true as const }),
      ...(told && isTold(told.does) && { says: short(beforeThePlace(withoutLikeness(told.does))) }),
    };
  }

  #addPeople(
    id: number,
    label: string,
    {
      wears,
      traits,
      place,
      count: counted,
    }: Pick<Shot['cast'][number], 'wears' | 'traits' | 'place' | 'count'>,
    count: number | undefined,
    isGroup: boolean,
    { deed: told, says, isLow }: Doing,
  ): void {
    const words = wordsOf(label);
    // A potter throws no pot away.
    const deed = told === 'throw' && words.includes('potter') ? undefined : told;
    const { head, before } = nameOf(label);
    // A drag queen wears no crown for her name.
    const isSo = before.every(isPlainBefore);
    const group = words.map((word) => GROUPS[word]).find((size) => size !== undefined);
    const isMany =
      isGroup || (counted === 'many' && !nameOf(label).isPlural) || words.some((word) => CROWDS.has(word));
    const isSeveral = nameOf(label).isPlural;
    const many =
      count ??
      group ??
      (words.some((word) => COUPLES.has(word)) ? 2 : isMany ? UNCOUNTED_CROWD : isSeveral ? 3 : 1);
    this.#whoIs.set(id, this.told.people.length);
    const side = sideOf(place);
    const somebody: Somebody = {
      words: [
        ...(isSo ? words : words.filter((word) => word !== head || !ROYAL.has(word))),
        ...traits.filter(isPlainTrait).flatMap((trait) => wordsOf(trait)),
      ],
      worn: wears.flatMap((worn) => wordsOf(worn)),
      label,
      ...(deed && { deed }),
      ...(isLow && { isLow }),
      ...(says && { says }),
      ...(side && { side }),
    };
    const apart = Math.min(many, MOST_OF_A_KIND);
    if (many > MOST_APART) this.told.crowd = Math.max(this.told.crowd, apart);
    for (let n = 0; n < apart && this.told.people.length < MOST_OF_A_KIND; n++)
      this.told.people.push(n === 0 ? somebody : withoutSays(somebody));
  }

  /** What somebody has in hand or does something to. */
  #handled(id: number, member: Shot['cast'][number], members: Shot['cast']): void {
    if (member.partOf !== undefined) return;
    const seen = understand(member.text);
    const { name } = seen;
    if (this.#isAbsent(name.head) || this.#named.has(name.label)) return;
    const beat = this.#beats.find(({ to }) => to.includes(id));
    const holder = members.findIndex(({ holds }) => holds.includes(member.text));
    const by = this.#whoIs.get(beat?.who[0] ?? holder) ?? (this.told.people.length === 1 ? 0 : -1);
    const how: How = beat ? 'done' : 'held';
    // What is hit is no bag that is carried.
    if (seen.is === 'thing' && seen.thing === 'bag' && HITS.test(beat?.does ?? '')) {
      this.#named.add(name.label);
      this.told.items.push({ label: labelled(name), count: 1, how: 'at', by });
      return;
    }
    this.#named.add(name.label);
    if (this.#isOnSomebody(name, how)) return;
    if (placeCalled(name.head) !== undefined && seen.is !== 'thing') return;
    if (seen.is === 'shapeless') {
      if (how === 'held') this.#caption(clauseFrom(member.text, this.#shot.subject.text));
      return;
    }
    const count = name.count ?? (typeof member.count === 'number' ? member.count : undefined);
    if (seen.is === 'person' && !isPieceIn(name.head, this.#shot.subject.text)) this.#join(member.text, id);
    else if (seen.is === 'person') this.told.items.push({ label: labelled(name), count: 1, how, by });
    else if (
      seen.is === 'nothing' &&
      beat &&
      name.isPointedAt &&
      !LIGHT.test(beat.does) &&
      !isNoThing(name.head) &&
      !isOfThePicture(name.head)
    )
      this.told.items.push({ label: labelled(name), count: 1, how, by });
    else this.#put(seen, how, by, count, this.#isSaid(member.text) || beat !== undefined || holder >= 0);
  }

  /** Somebody who is there because something is done to them. */
  #join(text: string, id = -1): void {
    const { label, count } = nameOf(text);
    if (this.told.people.some((one) => one.label === label) || this.told.people.length >= MOST_OF_A_KIND)
      return;
    if (this.told.people.length === 0 && this.#shot.subject.people === 0) return;
    this.#addPeople(id, label, { wears: [], traits: [] }, count, false, { does: [] });
  }

  #put(
    seen: ReturnType<typeof understand>,
    how: How,
    by: number,
    count: number | undefined,
    isSure: boolean,
  ): void {
    const { name } = seen;
    if (this.told.items.length >= MOST_ITEMS) return;
    const many = howMany(count, name.isGroup, name.isPlural);
    if (seen.is === 'animal')
      this.told.animals.push({
        animal: seen.animal,
        count: many,
        manner: mannerOf(name.before),
        how,
        by,
        ...(YOUNG.has(name.head) && { isYoung: true }),
        ...(seen.isOfAKind && { label: labelled(name) }),
      });
    else if (seen.is === 'thing')
      this.told.items.push({
        thing: seen.thing,
        label: labelled(name),
        ...(seen.isOfAKind && { isOfAKind: true }),
        count: many,
        how,
        by,
      });
    else if (seen.is === 'unknown' && isSure) {
      const isRowed = name.head === 'boat' && this.told.people[by]?.deed === 'row';
      this.told.items.push({
        ...(isRowed && { thing: 'rowboat' as const }),
        label: labelled(name),
        count: Math.min(MOST_OF_A_KIND, count ?? 1),
        how,
        by,
      });
    }
  }

  /** What stands beside what is told: "sits on a bench", "against a vending machine". */
  #led(): void {
    const { subject, place } = this.#shot;
    const owner = this.told.people.length > 0 ? 0 : -1;
    for (const beat of this.#beats.slice(0, 4)) {
      const by = this.#whoIs.get(beat.who[0] ?? -1) ?? owner;
      const taker = beat.to.length === 0 ? objectOf(beat.does) : undefined;
      if (taker) this.#stand({ lead: 'done', text: taker, on: '' }, by);
      const object = doneTo(beat.does);
      const taken =
        object !== undefined && placeCalled(nameOf(object).head) === undefined ? object : undefined;
      for (const led of ledPhrases(beat.does))
        this.#stand(
          led.text === taken || (isOnABody(led.on) && led.lead === 'on')
            ? { ...led, lead: 'done' }
            : ofItsObject(led, beat.does),
          by,
        );
    }
    for (const text of [subject.text, subject.action, place.text])
      for (const led of ledPhrases(text))
        this.#stand(isOnABody(led.on) && led.lead === 'on' ? { ...led, lead: 'done' } : led, owner);
  }

  #stand(led: LedPhrase, by: number): void {
    const { lead, text } = led;
    if (isWhoeverLooks(led)) return;
    const seen = understand(text);
    const { name } = seen;
    if (name.label === '' || this.#named.has(name.label) || this.#isAbsent(name.head)) return;
    // "On the back of a turtle" is on the turtle.
    if (isNoThing(name.head) && name.of !== '') {
      this.#stand({ ...led, text: name.of }, by);
      return;
    }
    if (this.#isOnSomebody(name, lead)) return;
    const isBehind = lead === 'outside' || lead === 'before';
    const isPlace = placeCalled(name.head) !== undefined;
    const isSeat =
      seen.is === 'thing' && thingNamed(seen.thing).seat !== undefined && !(seen.thing in vehicles);
    if (
      !isBehind &&
      !isSeat &&
      (seen.is === 'thing'
        ? (isPlace && WITHIN.has(lead)) || isPublic(seen.thing, lead)
        : isWhere(lead, name))
    )
      return;
    const isThick = name.isPointedAt || THICK.has(name.head);
    if (seen.is === 'shapeless' && isThick && !isOfThePicture(name.head) && !isShining(name.head))
      this.#caption(`${lead} ${text}`);
    if (isPlace && isOpenPlace(name.head)) return;
    const isThere =
      PHYSICAL.has(lead) && name.isPointedAt && !isNoThing(name.head) && !isOfThePicture(name.head);
    if (seen.is === 'nothing' && isThere && (!isPlace || name.of !== '')) {
      this.#named.add(name.label);
      this.told.items.push({ label: labelled(name), count: 1, how: lead, by });
      return;
    }
    if (seen.is === 'person') {
      const [held] = this.told.items;
      if (lead === 'by' && held?.how === 'itself' && /\bheld by\b/u.test(this.#shot.subject.text)) {
        held.how = 'held';
        held.by = 0;
      }
      if ((MEETS.has(lead) || lead === 'done') && name.isPointedAt && !CROWDS.has(name.head)) {
        this.#named.add(name.label);
        this.#join(text);
      }
      return;
    }
    if (seen.is === 'unknown' && !name.isPointedAt && !isBehind) return;
    this.#named.add(name.label);
    const isInHand =
      name.isOwn &&
      seen.is === 'thing' &&
      ['hand', 'two-hands', 'ear'].includes(thingNamed(seen.thing).hold ?? '');
    this.#put(seen, isBehind ? 'before' : isInHand ? 'held' : lead, by, name.count, true);
  }

  /** A hand, a coat: where its owner is, who is there too where that is somebody else. */
  #isOnSomebody({ head, label, owner, before, isOwn, isPointedAt }: NameWords, how: How): boolean {
    const isOn = isOnABody(head) || before.some(isOnABody);
    if (!isOn || (before.some((word) => understand(word).is !== 'nothing') && owner === undefined))
      return false;
    if (owner === undefined && how === 'held') {
      this.#caption(`with ${label}`);
      return true;
    }
    if (owner === undefined)
      return isOwn || !isPointedAt ? how !== 'done' || isNothingToSee(head) : how === 'in' || how === 'with';
    const whose = understand(owner);
    if (whose.is === 'person') {
      this.#join(owner);
      const [first] = this.told.people;
      if (first) first.isUpon = true;
    } else if (!this.#named.has(owner)) {
      this.#named.add(owner);
      this.#put(whose, 'done', 0, 1, true);
    }
    return true;
  }

  /** What cannot be posed is said; the rest needs no words. */
  #settle(): void {
    const { people, items, animals } = this.told;
    const { subject } = this.#shot;
    // Not "hand-knitted", and not the hands of somebody who is there.
    this.told.isHands =
      people.length === 0 &&
      subject.text
        .toLowerCase()
        .split(/[^\p{L}'’-]+/u)
        .slice(0, 7)
        .some((word) => HANDS.has(word));
    // "A truck stuck in mud, two men push it".
    for (const { who, to } of this.#beats)
      for (const id of to) {
        const item = items[this.#itemIs.get(id) ?? -1];
        const by = this.#whoIs.get(who[0] ?? -1);
        if (item?.how === 'itself' && by !== undefined) Object.assign(item, { how: 'done', by });
      }
    for (const { does, to } of this.#beats)
      for (const id of LIFTS.test(does) ? to : []) {
        const carried = people[this.#whoIs.get(id) ?? 0];
        if (carried && carried !== people[0]) carried.isCarried = true;
      }
    if (people.length === 0 && subject.people !== 0 && isPersonalPronoun(wordsOf(subject.text)[0] ?? '')) {
      this.#addPeople(
        0,
        nameOf(subject.text).label,
        { wears: [], traits: [] },
        1,
        false,
        this.#doingOf(this.#beats),
      );
      for (const item of items) if (item.how === 'done' || item.how === 'held') item.by = 0;
    }
    const [first] = people;
    if (first && first.deed === undefined && people.length > 1 && this.#common) first.deed = this.#common;
    if (
      people.length === 0 &&
      animals.length === 0 &&
      items.length === 0 &&
      !this.told.isHands &&
      (subject.people ?? 0) > 0
    )
      this.#addPeople(0, nameOf(subject.text).label, { wears: [], traits: [] }, subject.people, false, {
        does: [],
      });
    for (const [n, one] of people.entries()) {
      if (!one.says) continue;
      const has = items.some(({ by }) => by === n) || animals.some(({ by }) => by === n);
      if (one.isUpon) continue;
      if (
        (one.deed === 'drive' || one.deed === 'sit' || one.deed === 'ride') &&
        items.some(({ thing, by }) => by === n && thing !== undefined && CLOSED.has(thing))
      ) {
        one.says = short(`${one.label} ${one.says}`);
        continue;
      }
      if (/\bto \p{Ll}+/u.test(one.says) && isBaseVerb(/\bto (\p{Ll}+)/u.exec(one.says)?.[1] ?? '')) continue;
      if (isUsed(one, items, people.length) || isShown(one.deed, one.says, has, people.length))
        delete one.says;
    }
  }
}

function withoutSays({ says: _, ...one }: Somebody): Somebody {
  return one;
}

function howMany(count: number | undefined, isGroup: boolean, isPlural: boolean): number {
  return Math.min(MOST_OF_A_KIND, count ?? (isGroup ? UNCOUNTED : isPlural ? 3 : 1));
}
