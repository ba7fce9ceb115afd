import {
  isBaseVerb,
  isBeforeANoun,
  isFunctionWord,
  isNoSight,
  isOfABody,
  isWhichPart,
  shapeOf,
  wordsOf,
} from '@cuewright/engine/seen';
import type { Item, Told } from './told.ts';

/**
 * What has no outline of its own stands as a block only where its name is that of a thing: no deed, no way of doing, no
 * state, no part of a body that is drawn, no half of a phrase. What is left out is told at the foot.
 */
export function isNameable(item: Item, told: Told, text: string): boolean {
  const { label, thing, how } = item;
  const words = label.toLowerCase().split(' ');
  const [first = ''] = words;
  const own = wordsOf(label.replace(/ of .*$/u, ''));
  const head = own.at(-1) ?? '';
  const isAlone = told.people.length + told.animals.length + told.items.length < 2;
  if (!isAlone && isWhichPart(first)) return false;
  if (thing !== undefined) return true;
  if (words.some((word) => word.endsWith('-')) || /['’]s?$/u.test(words.at(-1) ?? '')) return false;
  if (isFunctionWord(first) || isNoSight(head)) return false;
  const isDrawnWith = told.people.length + told.animals.length > 0;
  if (isDrawnWith && isOfABody(head) && shapeOf(head) === undefined) return false;
  return how !== 'itself' || words.length > 1 || !isDeed(head) || isPointedAt(label, text);
}

/** "Counts", "blows": a word that one does, and that nothing points at. */
const isDeed = (word: string): boolean =>
  word.endsWith('s') && [word.slice(0, -1), word.slice(0, -2)].some(isBaseVerb);

function isPointedAt(label: string, text: string): boolean {
  const words = wordsOf(text);
  const at = words.indexOf(label.toLowerCase());
  return at > 0 && isBeforeANoun(words[at - 1] ?? '');
}
