import { isPersonalPronoun, nameOf, wordsOf } from '@cuewright/engine/seen';
import { doingOf } from './doing.ts';
import { HANDS } from './hands.ts';
import { addPeople } from './people.ts';
import type { Telling } from './telling.ts';

const LIFTS = /^(?:carr|lift|cradl|hold)/u;

/** What cannot be posed is said; the rest needs no words. */
export function settle(telling: Telling): void {
  const { people, items, animals } = telling.told;
  const { subject } = telling.shot;
  // Not "hand-knitted", and not the hands of somebody who is there.
  telling.told.isHands =
    people.length === 0 &&
    subject.text
      .toLowerCase()
      .split(/[^\p{L}'’-]+/u)
      .slice(0, 7)
      .some((word) => HANDS.has(word));
  // "A truck stuck in mud, two men push it".
  for (const { who, to } of telling.beats)
    for (const id of to) {
      const item = items[telling.itemIs.get(id) ?? -1];
      const by = telling.whoIs.get(who[0] ?? -1);
      if (item?.how === 'itself' && by !== undefined) Object.assign(item, { how: 'done', by });
    }
  for (const { does, to } of telling.beats)
    for (const id of LIFTS.test(does) ? to : []) {
      const carried = people[telling.whoIs.get(id) ?? 0];
      if (carried && carried !== people[0]) carried.isCarried = true;
    }
  if (people.length === 0 && subject.people !== 0 && isPersonalPronoun(wordsOf(subject.text)[0] ?? '')) {
    addPeople(
      telling,
      0,
      nameOf(subject.text).label,
      { wears: [], traits: [] },
      1,
      false,
      doingOf(telling.beats),
    );
    for (const item of items) if (item.how === 'done' || item.how === 'held') item.by = 0;
  }
  const [first] = people;
  if (first && first.deed === undefined && people.length > 1 && telling.common) first.deed = telling.common;
  if (
    people.length === 0 &&
    animals.length === 0 &&
    items.length === 0 &&
    !telling.told.isHands &&
    (subject.people ?? 0) > 0
  )
    addPeople(telling, 0, nameOf(subject.text).label, { wears: [], traits: [] }, subject.people, false, {
      does: [],
    });
}
