import { isPlainBefore, nameOf, wordsOf } from '@cuewright/engine/seen';
import type { Doing } from './doing.ts';
import { CROWDS, MOST_OF_A_KIND, UNCOUNTED_CROWD } from './how-many.ts';
import type { Member, Telling } from './telling.ts';
import type { Somebody } from './told.ts';
import { isPlainTrait, sideOf } from './told-words.ts';

const MOST_APART = 6;
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
const ROYAL = new Set(['queen', 'king', 'knight', 'witch', 'wizard', 'bride', 'chef']);

export function addPeople(
  telling: Telling,
  id: number,
  label: string,
  { wears, traits, place, count: counted }: Pick<Member, 'wears' | 'traits' | 'place' | 'count'>,
  count: number | undefined,
  isGroup: boolean,
  { deed: told, verb, isLow }: Doing,
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
  telling.whoIs.set(id, telling.told.people.length);
  const side = sideOf(place);
  const somebody: Somebody = {
    words: [
      ...(isSo ? words : words.filter((word) => word !== head || !ROYAL.has(word))),
      ...traits.filter(isPlainTrait).flatMap((trait) => wordsOf(trait)),
    ],
    worn: wears.flatMap((worn) => wordsOf(worn)),
    label,
    ...(deed && { deed }),
    ...(deed && verb && { verb }),
    ...(isLow && { isLow }),
    ...(side && { side }),
  };
  const apart = Math.min(many, MOST_OF_A_KIND);
  if (many > MOST_APART) telling.told.crowd = Math.max(telling.told.crowd, apart);
  for (let n = 0; n < apart && telling.told.people.length < MOST_OF_A_KIND; n++)
    telling.told.people.push({ ...somebody });
}

/** Somebody who is there because something is done to them. */
export function join(telling: Telling, text: string, id = -1): void {
  const { owner, ...name } = nameOf(text);
  const { label, count } = owner === undefined ? name : nameOf(owner);
  if (telling.told.people.some((one) => one.label === label) || telling.told.people.length >= MOST_OF_A_KIND)
    return;
  if (telling.told.people.length === 0 && telling.shot.subject.people === 0) return;
  addPeople(telling, id, label, { wears: [], traits: [] }, count, false, { does: [] });
}
