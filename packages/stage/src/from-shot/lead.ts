import {
  doneTo,
  isNoThing,
  isOfThePicture,
  isOnABody,
  isWhoeverLooks,
  type LedPhrase,
  ledPhrases,
  nameOf,
  objectOf,
  placeCalled,
} from '@cuewright/engine/seen';
import { thingNamed } from '../things/catalogue.ts';
import { vehicles } from '../things/vehicles.ts';
import { CROWDS } from './how-many.ts';
import { join } from './people.ts';
import { isOpenPlace, isPublic, isWhere } from './place-of.ts';
import { isOnSomebody, isPartOf, put } from './put.ts';
import type { Telling } from './telling.ts';
import { labelled, ofItsObject, sideOf } from './told-words.ts';
import { understand } from './understood.ts';

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

/** What stands beside what is told: "sits on a bench", "against a vending machine". */
export function lead(telling: Telling): void {
  const { subject, place } = telling.shot;
  const owner = telling.told.people.length > 0 ? 0 : -1;
  for (const beat of telling.beats.slice(0, 4)) {
    const by = telling.whoIs.get(beat.who[0] ?? -1) ?? owner;
    const taker = beat.to.length === 0 ? objectOf(beat.does) : undefined;
    if (taker) stand(telling, { lead: 'done', text: taker, on: '' }, by);
    const object = doneTo(beat.does);
    const taken = object !== undefined && placeCalled(nameOf(object).head) === undefined ? object : undefined;
    for (const led of ledPhrases(beat.does))
      stand(
        telling,
        led.text === taken || (isOnABody(led.on) && led.lead === 'on')
          ? { ...led, lead: 'done' }
          : ofItsObject(led, beat.does),
        by,
      );
  }
  for (const text of [subject.text, subject.action, place.text])
    for (const led of ledPhrases(text))
      stand(telling, isOnABody(led.on) && led.lead === 'on' ? { ...led, lead: 'done' } : led, owner);
}

export function stand(telling: Telling, led: LedPhrase, by: number): void {
  const { lead, text } = led;
  if (isWhoeverLooks(led)) return;
  const seen = understand(text);
  const { name } = seen;
  if (name.label === '' || telling.named.has(name.label) || telling.isAbsent(name.head)) return;
  if (name.before.length === 0 && sideOf(name.head) !== undefined) return;
  if (seen.is !== 'thing' && isPartOf(telling, name, lead, by)) return;
  // "On the back of a turtle" is on the turtle.
  if (isNoThing(name.head) && name.of !== '') {
    stand(telling, { ...led, text: name.of }, by);
    return;
  }
  if (isOnSomebody(telling, name, lead)) return;
  const isBehind = lead === 'outside' || lead === 'before';
  const isPlace = placeCalled(name.head) !== undefined;
  const isSeat =
    seen.is === 'thing' && thingNamed(seen.thing).seat !== undefined && !(seen.thing in vehicles);
  if (
    !isBehind &&
    !isSeat &&
    (seen.is === 'thing' ? (isPlace && WITHIN.has(lead)) || isPublic(seen.thing, lead) : isWhere(lead, name))
  )
    return;
  if (isPlace && isOpenPlace(name.head)) return;
  const isThere =
    PHYSICAL.has(lead) && name.isPointedAt && !isNoThing(name.head) && !isOfThePicture(name.head);
  if (seen.is === 'nothing' && isThere && (!isPlace || name.of !== '')) {
    telling.named.add(name.label);
    telling.told.items.push({ label: labelled(name), count: 1, how: lead, by });
    return;
  }
  if (seen.is === 'person') {
    const [held] = telling.told.items;
    if (lead === 'by' && held?.how === 'itself' && /\bheld by\b/u.test(telling.shot.subject.text)) {
      held.how = 'held';
      held.by = 0;
    }
    if ((MEETS.has(lead) || lead === 'done') && name.isPointedAt && !CROWDS.has(name.head)) {
      telling.named.add(name.label);
      join(telling, text);
    }
    return;
  }
  if (seen.is === 'unknown' && !name.isPointedAt && !isBehind) return;
  telling.named.add(name.label);
  const isInHand =
    name.isOwn &&
    seen.is === 'thing' &&
    ['hand', 'two-hands', 'ear'].includes(thingNamed(seen.thing).hold ?? '');
  put(telling, seen, isBehind ? 'before' : isInHand ? 'held' : lead, by, name.count, true);
}
