import { isNothingToSee, isOnABody, mannerOf, type NameWords, shapeOf } from '@cuewright/engine/seen';
import { howMany, MOST_OF_A_KIND } from './how-many.ts';
import { join } from './people.ts';
import type { Telling } from './telling.ts';
import type { How } from './told.ts';
import { labelled } from './told-words.ts';
import { type Understood, understand } from './understood.ts';
import { isYoung } from './young.ts';

const MOST_ITEMS = 6;

/** An animal or a thing that is there with whoever has it. */
export function put(
  telling: Telling,
  seen: Understood,
  how: How,
  by: number,
  count: number | undefined,
  isSure: boolean,
): void {
  const { name } = seen;
  if (telling.told.items.length >= MOST_ITEMS) return;
  const many = howMany(count, name.isGroup, name.isPlural);
  if (seen.is === 'animal')
    telling.told.animals.push({
      animal: seen.animal,
      count: many,
      manner: mannerOf(name.before),
      words: name.label.split(' '),
      does: [],
      how,
      by,
      ...(isYoung(name.head) && { isYoung: true }),
      ...(seen.isOfAKind && { label: labelled(name) }),
    });
  else if (seen.is === 'thing')
    telling.told.items.push({
      thing: seen.thing,
      label: labelled(name),
      ...(seen.isOfAKind && { isOfAKind: true }),
      count: many,
      how,
      by,
    });
  else if (seen.is === 'unknown' && isSure) {
    const isRowed = name.head === 'boat' && telling.told.people[by]?.deed === 'row';
    telling.told.items.push({
      ...(isRowed && { thing: 'rowboat' as const }),
      label: labelled(name),
      count: Math.min(MOST_OF_A_KIND, count ?? 1),
      how,
      by,
    });
  }
}

/** "The hair of a man", "the neck of a cello": whoever or whatever it is of is there. */
export function isPartOf(telling: Telling, { head, label, of }: NameWords, how: How, by: number): boolean {
  if (of === '') return false;
  const whole = understand(of);
  const owner = whole.name.owner === undefined ? undefined : understand(whole.name.owner);
  if (whole.is === 'person' || owner?.is === 'person') join(telling, of);
  else if (isOnABody(head) && (whole.is === 'thing' || whole.is === 'animal'))
    put(telling, whole, how, by, 1, true);
  else return false;
  telling.named.add(label);
  telling.named.add(whole.name.label);
  return true;
}

/** A hand, a coat: where its owner is, who is there too where that is somebody else. */
export function isOnSomebody(
  telling: Telling,
  { head, owner, before, isOwn, isPointedAt }: NameWords,
  how: How,
): boolean {
  const isOn = isOnABody(head) || before.some(isOnABody);
  if (!isOn || (before.some((word) => understand(word).is !== 'nothing') && owner === undefined))
    return false;
  if (owner === undefined && (how === 'held' || (isOwn && shapeOf(head) === undefined))) return true;
  if (owner === undefined)
    return isOwn || !isPointedAt ? how !== 'done' || isNothingToSee(head) : how === 'in' || how === 'with';
  const whose = understand(owner);
  if (whose.is === 'person') {
    join(telling, owner);
    const [first] = telling.told.people;
    if (first) first.isUpon = true;
  } else if (!telling.named.has(owner)) {
    telling.named.add(owner);
    put(telling, whose, 'done', 0, 1, true);
  }
  return true;
}
