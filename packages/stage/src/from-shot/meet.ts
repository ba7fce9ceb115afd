import {
  deedOf,
  isDoingWord,
  isLeftOver,
  isOfThePicture,
  isPlainBefore,
  mannerOf,
  type NameWords,
  placeCalled,
  wordsOf,
} from '@cuewright/engine/seen';
import { type Doing, doingOf } from './doing.ts';
import { HANDS } from './hands.ts';
import { howMany, MOST_OF_A_KIND } from './how-many.ts';
import { addPeople } from './people.ts';
import { isPlaceItself } from './place-of.ts';
import type { Member, Telling } from './telling.ts';
import {
  atItsVerb,
  firstWordOf,
  isNounAfter,
  isSomebodysOwn,
  labelled,
  lastWordOf,
  withWhatItHolds,
} from './told-words.ts';
import { isPieceIn, type Understood, understand } from './understood.ts';
import { isYoung } from './young.ts';

/** Somebody or something of the picture itself. */
export function meet(telling: Telling, id: number, member: Member, more: Telling['beats'] = []): void {
  if (member.partOf !== undefined) return;
  const { subject, place } = telling.shot;
  let text = withWhatItHolds(member.text, subject.text);
  let beats = [...more, ...telling.beats].filter(
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
    telling.named.add(second);
    beats = [...(rest.length > 1 ? [{ ...told, does: rest.join(' ') }] : []), ...beats.slice(1)];
  }
  // "Grandfather's watch": what was taken for a deed is what he has.
  const isOwner = /['’]s$/u.test(text) && beats[0] !== undefined;
  if (isOwner) text = `${text} ${beats[0]?.does ?? ''}`;
  const isFirst = telling.told.people.length + telling.told.animals.length + telling.told.items.length === 0;
  const isOwn = isFirst && isSomebodysOwn(`${subject.text} ${subject.action} ${place.text}`);
  const read = understand(text, isOwn ? 'as-somebody' : beats.length > 0 ? 'something' : 'nothing');
  const isPiece = read.is === 'person' && isPieceIn(read.name.head, subject.text);
  const seen = isPiece ? { is: 'unknown' as const, name: read.name } : read;
  const { name } = seen;
  const cut = seen.is === 'unknown' && more.length === 0 ? atItsVerb(text) : undefined;
  if (cut) {
    const [who, does] = cut;
    meet(telling, id, { ...member, text: who }, [{ who: [id], does, to: [], isDenied: false, link: 'open' }]);
    return;
  }
  if (telling.isAbsent(name.head) || telling.named.has(name.label)) return;
  telling.named.add(name.label);
  // "Camera at knee height"; a camera that somebody points is one.
  const isThere = seen.is === 'person' || (seen.is === 'thing' && name.isPointedAt);
  if (!isThere && isAboutThePicture(seen) && telling.shot.cast.length > 1) return;
  if (seen.is === 'unknown' && isDeedOfTheLast(telling, name)) return;
  // "Waits, engine off, reading a paperback": whoever is there does it, where nobody else is said to.
  if (seen.is === 'person' && isFirst)
    beats = [...more, ...telling.beats].filter(
      (beat) => beats.includes(beat) || (beat.who.length === 0 && beat.link === 'together'),
    );
  const done = isOwner ? { does: [] } : doingOf(beats);
  const doing = done.deed === undefined && seen.is === 'person' ? { ...done, ...toldInTheName(text) } : done;
  const count = name.count ?? (typeof member.count === 'number' ? member.count : undefined);
  add(telling, id, member, seen, { doing, count, isFirst });
}

/** "A technician, seated at a bench, | brushes glaze": the verb was taken for somebody. */
function isDeedOfTheLast(
  { told: { people } }: Telling,
  { head, before, isPointedAt, isPlural }: NameWords,
): boolean {
  const last = people.at(-1);
  const deed = deedOf(head);
  if (isPointedAt || before.length > 0 || !isPlural || last === undefined || deed === undefined) return false;
  if (last.deed === undefined) Object.assign(last, { deed, verb: head });
  return true;
}

/** "A sleeping porter", "welder crouched": what somebody is doing stands beside who they are. */
function toldInTheName(text: string): Partial<Doing> {
  const words = wordsOf(text);
  const verb = words.find((word) => {
    const deed = deedOf(word);
    return deed !== undefined && deed !== 'work' && (isDoingWord(word) || word.endsWith('ed'));
  });
  const deed = verb === undefined ? undefined : deedOf(verb);
  return deed === undefined || verb === undefined ? {} : { deed, verb };
}

/** What a picture is taken with belongs to it as much as its frame does. */
function isAboutThePicture(seen: Understood): boolean {
  const isTakenWith = seen.is === 'thing' && (seen.thing === 'camera' || seen.thing === 'drone');
  return isTakenWith || isOfThePicture(seen.name.head);
}

interface Met {
  doing: Doing;
  count: number | undefined;
  isFirst: boolean;
}

function add(
  telling: Telling,
  id: number,
  member: Member,
  seen: Understood,
  { doing, count, isFirst }: Met,
): void {
  const { told, shot } = telling;
  const { name } = seen;
  const itself = { label: labelled(name), how: 'itself', by: -1 };
  switch (seen.is) {
    case 'person':
      if (shot.subject.people !== 0) addPeople(telling, id, name.label, member, count, name.isGroup, doing);
      break;
    case 'animal': {
      const traits = wordsOf(...member.traits);
      told.animals.push({
        animal: seen.animal,
        manner: mannerOf([...doing.does, ...traits, ...name.before]),
        words: [...wordsOf(name.label), ...traits],
        does: doing.does,
        count: howMany(count, name.isGroup, name.isPlural),
        how: 'itself',
        by: -1,
        ...(isYoung(name.head) && { isYoung: true }),
        ...(seen.isOfAKind && { label: itself.label }),
      });
      break;
    }
    case 'thing':
      telling.itemIs.set(id, told.items.length);
      told.items.push({
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
        told.items.push({
          ...itself,
          count: count === undefined || count > MOST_OF_A_KIND ? 1 : count,
        });
      break;
    case 'nothing': {
      if (!isFirst || id > 0 || placeCalled(name.head) !== undefined || isOfThePicture(name.head)) break;
      telling.common = deedOf(name.head);
      const isAlone = !shot.cast.some((one, n) => n > 0 && understand(one.text).is === 'person');
      if (name.isPointedAt && isAlone && !HANDS.has(name.head) && !isLeftOver(name.head))
        told.items.push({ ...itself, count: 1 });
    }
  }
}
