import { isNoThing, isOfThePicture, placeCalled } from '@cuewright/engine/seen';
import { join } from './people.ts';
import { isOnSomebody, isPartOf, put } from './put.ts';
import type { Member, Telling } from './telling.ts';
import type { How } from './told.ts';
import { labelled } from './told-words.ts';
import { isPieceIn, understand } from './understood.ts';

/** What is made, taken or done is a deed, and no thing. */
const LIGHT = /^(?:tak|do|mak|giv|hav|perform|play|start|end)/u;
const HITS = /^(?:hit|punch|strik|box|kick)/u;

/** What somebody has in hand or does something to. */
export function handle(telling: Telling, id: number, member: Member, members: readonly Member[]): void {
  if (member.partOf !== undefined) return;
  const seen = understand(member.text);
  const { name } = seen;
  if (telling.isAbsent(name.head) || telling.named.has(name.label)) return;
  const beat = telling.beats.find(({ to }) => to.includes(id));
  const holder = members.findIndex(({ holds }) => holds.includes(member.text));
  const by = telling.whoIs.get(beat?.who[0] ?? holder) ?? (telling.told.people.length === 1 ? 0 : -1);
  const how: How = beat ? 'done' : 'held';
  // What is hit is no bag that is carried.
  if (seen.is === 'thing' && seen.thing === 'bag' && HITS.test(beat?.does ?? '')) {
    telling.named.add(name.label);
    telling.told.items.push({ label: labelled(name), count: 1, how: 'at', by });
    return;
  }
  telling.named.add(name.label);
  if (seen.is !== 'thing' && isPartOf(telling, name, how, by)) return;
  if (isOnSomebody(telling, name, how)) return;
  if (placeCalled(name.head) !== undefined && seen.is !== 'thing') return;
  if (seen.is === 'shapeless') return;
  const count = name.count ?? (typeof member.count === 'number' ? member.count : undefined);
  if (seen.is === 'person' && !isPieceIn(name.head, telling.shot.subject.text))
    join(telling, member.text, id);
  else if (seen.is === 'person') telling.told.items.push({ label: labelled(name), count: 1, how, by });
  else if (
    seen.is === 'nothing' &&
    beat &&
    name.isPointedAt &&
    !LIGHT.test(beat.does) &&
    !isNoThing(name.head) &&
    !isOfThePicture(name.head)
  )
    telling.told.items.push({ label: labelled(name), count: 1, how, by });
  else put(telling, seen, how, by, count, telling.isSaid(member.text) || beat !== undefined || holder >= 0);
}
