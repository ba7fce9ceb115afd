import { isInflected, tellsDeed } from '../../language/deeds/deed-in.ts';
import { isDeterminer, isPlacePreposition } from '../../language/words/word-class.ts';
import type { Shot } from '../../shot/shot.ts';
import { type Stretch, say } from '../../writing/sentence.ts';
import { classEnds, hourEnds, weatherEnds } from '../../writing/wordings.ts';
import { isPictureOf } from './medium.ts';
import { runningOn } from './running-on.ts';

/**
 * Who does what, where and when, as one run of words, and how it can be led in.
 * `thing`: "of" may stand before it. `note`: it lacks its article, as notes do, and only a colon can. `deed`: only "in which". `picture`: it says itself what it is. `text`: nothing.
 */
export interface Scene {
  stretches: readonly Stretch[];
  reads: 'thing' | 'note' | 'deed' | 'picture' | 'text' | 'nothing';
}

export function sceneOf(shot: Shot, keeps: readonly string[] = shot.locked): Scene {
  const { subject, place } = shot;
  const who = [subject.text, subject.action].filter((words) => words !== '').join(' ');
  const when = whenOf(shot);
  const lead = who === '' ? place.text : who;
  if (lead === '')
    return { stretches: stretches(say('place', when)), reads: when === '' ? 'nothing' : 'thing' };
  return { stretches: stretches(...told(shot, who, when, keeps)), reads: readsAs(lead, subject) };
}

/** "at dusk in the rain"; indoors or outdoors only where no place is named. */
export function whenOf({ place, subject }: Shot): string {
  const isPlaced = place.text !== '' || (IN_OR_OUT.has(place.class ?? '') && STANDS.test(subject.text));
  const kind = place.class !== undefined && !isPlaced ? classEnds[place.class] : undefined;
  const hour = place.hour && hourEnds[place.hour];
  const weather = place.weather && weatherEnds[place.weather];
  return [kind, [hour, weather].filter(Boolean).join(hour?.startsWith('in ') ? ', ' : ' ')]
    .filter(Boolean)
    .join(', ');
}

function readsAs(lead: string, { text, action }: Shot['subject']): Scene['reads'] {
  if (isPictureOf(lead)) return 'picture';
  if (/[.!?]["”’]?\s/.test(lead) || /[:;]$/.test(lead) || lead.length > 240) return 'text';
  if (/^(?:\p{Lu}\p{Ll}+ing)\b/u.test(text) && action === '') return 'text';
  const isNote = NOTE.test(lead) && !isDeterminer(/^\S+/.exec(lead)?.[0] ?? '');
  if (isNote || (action !== '' && /,\s*(?:an?|the|his|her|their|two|three|four|five)\s[^,]*$/i.test(text)))
    return 'note';
  return isInflected(action, text) || tellsDeed(text) ? 'deed' : 'thing';
}

function told(shot: Shot, who: string, when: string, keeps: readonly string[]): (Stretch | undefined)[] {
  const { subject, place } = shot;
  const first = (text: string) => runningOn(text);
  if (who === '') return placed(first(place.text), when, keeps);
  if (place.text === '') {
    const [head, rest] = tellsDeed(subject.text) || subject.action !== '' ? [who, ''] : parted(who, keeps);
    return [say('subject', first(head)), say('place', when && `${gap(head)}${when}`), say('subject', rest)];
  }
  if (joinsOn(place.text))
    return [say('subject', first(who)), ...placed(`${placeGap(who)}${runningOn(place.text)}`, when, keeps)];
  return [
    say('subject', first(who)),
    say('place', when && `${gap(who)}${when}`),
    say('place', `, ${runningOn(place.text)}`),
  ];
}

/** "a man on a pier", "a man, hat in hand, on a pier", "a drive-in cinema". */
function placeGap(who: string): string {
  if (who.endsWith('-')) return '';
  return who.includes(',') && !tellsDeed(who) ? ', ' : ' ';
}

/** "at a kitchen table in the morning, they do not look at each other". */
function placed(text: string, when: string, keeps: readonly string[]): (Stretch | undefined)[] {
  if (when === '') return [say('place', text)];
  const lead = /^[,\s]*/.exec(text)?.[0] ?? '';
  const [head, rest] = parted(text.slice(lead.length), keeps);
  return [say('place', `${lead}${head}${gap(head)}${when}${rest}`)];
}

/** In front of the first comma and from it on; in one piece where words that have to stay reach over it. */
function parted(text: string, keeps: readonly string[]): readonly [string, string] {
  const at = text.indexOf(',');
  if (at < 1) return [text, ''];
  const [head, rest] = [text.slice(0, at), text.slice(at)];
  const isOpen = (head.match(/["«“„(]/g)?.length ?? 0) % 2 === 1 && !/[”»)]$/.test(head);
  const isCut = keeps.some((words) => text.includes(words) && !head.includes(words) && !rest.includes(words));
  return isCut || isOpen ? [text, ''] : [head, rest];
}

function gap(before: string): string {
  return before.includes(',') && !tellsDeed(before) ? ', ' : ' ';
}

function joinsOn(placeText: string): boolean {
  const first = /^\p{L}+/u.exec(placeText)?.[0].toLowerCase() ?? '';
  return isPlacePreposition(first) || JOINING.has(first);
}

const JOINING: ReadonlySet<string> = new Set(
  'during just after before where amid among between with when as while late early long moments toward towards'.split(
    ' ',
  ),
);

function stretches(...all: readonly (Stretch | undefined)[]): readonly Stretch[] {
  return all.filter((one): one is Stretch => one !== undefined);
}

/** "a woman at the doors of a boathouse" needs no "outdoors". */
const STANDS = /\s(?:in|at|on|inside|outside|under|over|by|near|across|along)\s/;
const IN_OR_OUT: ReadonlySet<string> = new Set(['interior', 'exterior']);

/** A small letter, and no number or place in front: "perfume bottle, black water". */
const NOTE =
  /^(?!(?:in|on|at|under|over|inside|outside|behind|beside|near|along|across|between|among)\b)\p{Ll}/u;
