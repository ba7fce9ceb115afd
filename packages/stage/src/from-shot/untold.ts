import {
  ageOf,
  clothesOf,
  deedOf,
  forms,
  hairOf,
  hatOf,
  isBeforeANoun,
  isColour,
  isFunctionWord,
  isOfThePicture,
  isPersonalPronoun,
  mannerOf,
  placeCalled,
  usuallyIn,
  womanOf,
  wordsOf,
} from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';
import { isDrawnSo } from '../animals/animals.ts';
import type { SetName } from '../sets/set-names.ts';
import type { Place } from './place-of.ts';
import { isShown, isUsed } from './shown.ts';
import type { Told } from './told.ts';

/** The sentences of the text, whole and in its own words, that say anything which the picture does not show. */
export function untoldOf(shot: Shot, told: Told, { set, label }: Place): string[] {
  const drawn = wordsDrawn(told, label);
  const isShownPlace = label === undefined && !BARE.has(set);
  return sentencesOf(shot).filter((sentence) =>
    wordsOf(sentence).some(
      (word) => isMissing(word, drawn) && !(isShownPlace && placeCalled(word) !== undefined),
    ),
  );
}

/** As much of a word as its trade has in common with it: a guitarist and a guitar. */
const STEM = 4;

/** They show of no place what it is. */
const BARE: ReadonlySet<SetName> = new Set(['plain', 'inside', 'outside', 'studio']);

/** Who, what they do and where, as it was said, sentence by sentence. */
function sentencesOf({ subject, place }: Shot): string[] {
  const told = [subject.text, subject.action, place.text];
  const others = [place.foreground ?? '', place.background ?? ''].filter(
    (part) => !told.some((one) => one.includes(part)),
  );
  const whole = [...told, ...others.map((part) => `, ${part}`)]
    .map((part) => part.trim())
    .filter(Boolean)
    .reduce((said, part) => `${said}${gapBefore(part, said)}${part}`, '');
  return whole
    .split(/[.!?]\s+|[,;:.!?\s]+$/u)
    .map((sentence) => withoutFrame(sentence.trim().replace(/^(?:and|but|as)\s/iu, '')))
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** Parts that were told apart are read apart: only a deed follows who does it without a stop. */
function gapBefore(part: string, said: string): string {
  if (said === '' || part.startsWith(',')) return '';
  return /^\p{Lu}/u.test(part) && !/[.!?,;:]$/u.test(said) ? ', ' : ' ';
}

/** "Detail | an old woman mends a net". */
function withoutFrame(clause: string): string {
  const [first = '', second = ''] = wordsOf(clause);
  return isOfThePicture(first) && isBeforeANoun(second) ? clause.replace(/^\S+\s+/u, '') : clause;
}

function isMissing(word: string, drawn: ReadonlySet<string>): boolean {
  if (word.length < 3 || isFunctionWord(word) || isPersonalPronoun(word)) return false;
  if (isOfThePicture(word) && deedOf(word) === undefined) return false;
  return !forms(word).some((form) => drawn.has(form));
}

/** What anybody sees in the picture, or reads in it. */
function wordsDrawn({ people, animals, items }: Told, label: string | undefined): Set<string> {
  const drawn = new Set<string>();
  const add = (words: readonly string[]) => {
    for (const word of words) for (const form of forms(word)) drawn.add(form);
  };
  add(wordsOf(label ?? ''));
  for (const [n, one] of people.entries()) {
    add([...one.words, ...one.worn].filter((word) => isSeenOnSomebody(word) && !isColour(word)));
    const has = items.some(({ by }) => by === n) || animals.some(({ by }) => by === n);
    const isSo = isUsed(one, items, people.length) || isShown(one.deed, has, people.length);
    if (!isSo || one.isUpon || one.verb === undefined) continue;
    add([one.verb]);
    // A cyclist who cycles is seen to be one.
    const made = items.filter(({ by }) => by === n).map(({ thing }) => thing ?? '');
    add(
      one.words.filter((word) =>
        [one.verb ?? '', ...made].some((name) => name.includes(word.slice(0, STEM))),
      ),
    );
  }
  for (const { animal, manner, label: called, words, does } of animals) {
    add(words.filter((word) => !isColour(word)));
    add(wordsOf(called ?? ''));
    // Whatever tells of no manner is the plain one, and is not seen by that.
    if (isDrawnSo(animal, manner))
      add(
        does.filter(
          (word) => mannerOf([word]) === manner && (manner !== mannerOf([]) || deedOf(word) === 'stand'),
        ),
      );
  }
  // A block shows that something is there, and not what is done to it.
  for (const { label: called, thing, how } of items)
    if (thing !== undefined || how !== 'done') add(wordsOf(called));
  return drawn;
}

function isSeenOnSomebody(word: string): boolean {
  return [ageOf, womanOf, hairOf, hatOf, clothesOf, usuallyIn].some((find) => find(word) !== undefined);
}
