import {
  deedOf,
  isBaseVerb,
  isBeforeANoun,
  type LedPhrase,
  ledPhrases,
  type NameWords,
  nameOf,
  wordsOf,
} from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';
import { thingNamed } from '../things/catalogue.ts';
import type { Side } from './told.ts';
import { understand } from './understood.ts';

/** "His hat on the ground" tells of the hat. */
export function isPlainTrait(trait: string): boolean {
  return ledPhrases(trait).length === 0;
}

/** "Riding" of a text that says "riding a bike": to the end of its clause. */
export function wholeDeed(does: string, action: string): string {
  const at = action.indexOf(does);
  const behind = at < 0 || /[\p{L}]$/u.test(action.slice(0, at)) ? '' : action.slice(at + does.length);
  if (!behind.startsWith(' ') || does.includes(' ')) return does;
  return does + (behind.split(/[,.;:]|\s(?:and|while|then)\s/u, 1)[0] ?? '');
}

/** "Two boxers trade punches", where the name runs on into its verb. */
export function atItsVerb(text: string): readonly [who: string, does: string] | undefined {
  const [first] = ledPhrases(text);
  const whole = first ? text.slice(0, text.toLowerCase().indexOf(` ${first.lead} `)) : text;
  const words = whole.trim().split(/\s+/u);
  const at = words.findIndex(
    (word, n) =>
      n > 0 &&
      (n < words.length - 1 ? isBaseVerb(word) : word.endsWith('s') && isBaseVerb(word.slice(0, -1))) &&
      ['person', 'animal'].includes(understand(words.slice(0, n).join(' ')).is),
  );
  return at < 0 ? undefined : [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}

/** "Two glasses" of a text that says "two glasses of wine". */
export function withWhatItHolds(text: string, subject: string): string {
  const at = subject.indexOf(text);
  const [, of] =
    at < 0 || text.includes(' of ') ? [] : (/^ of (\p{L}+)/u.exec(subject.slice(at + text.length)) ?? []);
  return of === undefined ? text : `${text} of ${of}`;
}

/** "A bottle of olive | oil": one alone does nothing in the base form. */
export function isNounAfter(text: string, verb: string): boolean {
  const { isPlural, count, isGroup } = nameOf(text);
  const isOne = !isPlural && !isGroup && (count ?? 1) === 1;
  return isOne && isBaseVerb(verb) && !/(?:s|ing|ed)$/u.test(verb) && !isBaseOfAnother(verb);
}

/** Past tenses that are base forms too, and what one is. */
function isBaseOfAnother(verb: string): boolean {
  return deedOf(verb) !== undefined;
}

export function lastWordOf(text: string): string {
  return text.trim().toLowerCase().split(/\s+/u).at(-1) ?? '';
}

export function firstWordOf(does: string): string {
  return does.split(/\s/u, 1)[0] ?? '';
}

/** "Reaches for a book on the shelf": what hangs on another thing stands there, and nobody is on it who may not be. */
export function ofItsObject(led: LedPhrase, does: string): LedPhrase {
  const [verb, next] = wordsOf(does);
  const isOfTheDeed = led.on === verb || led.on === next || /(?:ing|ly|asleep|alone|down|up)$/u.test(led.on);
  const seen = understand(led.text);
  const isSeat = seen.is === 'thing' && thingNamed(seen.thing).seat !== undefined;
  return (led.lead === 'on' || led.lead === 'under') && !isOfTheDeed && !isSeat
    ? { ...led, lead: 'beside' }
    : led;
}

const MOST_LABEL = 26;

/** The noun with as much before it as can be read on a block. */
export function labelled({ label, isHeap, of, owner }: NameWords): string {
  const [content = ''] = of.split(' ');
  const full = `${owner ? `${owner}'s ` : ''}${label}`;
  const plain = isBeforeANoun(content) ? of.slice(content.length + 1) : of;
  const withIt = isHeap || of === '' ? full : `${full} of ${plain}`;
  const words = ([...withIt].length <= MOST_LABEL ? withIt : full).split(' ');
  while (words.join(' ').length > MOST_LABEL && words.length > 1) {
    if (isHeap) words.pop();
    else words.shift();
  }
  return words.join(' ').replace(/ (?:of|with|and|in)$/u, '');
}

const MOST_SAID = 38;

/** Words of a deed that fit under whoever does it. */
export function short(text: string): string {
  const words = text
    .trim()
    .replace(/[\s,.;:]+$/u, '')
    .split(/\s+/u);
  let said = '';
  for (const word of words) {
    if ([...said].length + [...word].length + 1 > MOST_SAID) break;
    said = said === '' ? word : `${said} ${word}`;
  }
  return said.replace(/(?:[,;:]|\s(?:a|an|the|and|of|in|on|to|with|her|his|its|their|from|at))+$/iu, '');
}

export function subjectAlone(text: string): Shot['cast'] {
  return text.trim() === ''
    ? []
    : text
        .split(/\s+and\s+|,\s*/u)
        .slice(0, 4)
        .map((part) => ({ text: part, traits: [], wears: [], holds: [], isHandled: false }));
}

/** Whoever is he or she is somebody, whatever their trade is called. */
export function isSomebodysOwn(text: string): boolean {
  return wordsOf(text).some((word) => ['he', 'she', 'his', 'her', 'him'].includes(word));
}

export function sideOf(place: string | undefined): Side | undefined {
  const words = wordsOf(place ?? '');
  return words.includes('left') ? 'left' : words.includes('right') ? 'right' : undefined;
}
