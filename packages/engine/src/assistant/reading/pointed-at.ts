import type { Model } from '../../catalogue/index.ts';
import type { Question } from '../question.ts';
import { findMentions, type Mention } from './find-models.ts';

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:the )?(?:first|1st|former|top)(?: one| of (?:them|those|these)| (?:model|generator))?\b(?! (?:frame|image|picture|shot))/,
    0,
  ],
  [
    /\bthe (?:second|2nd|latter|other)(?: one| of (?:them|those|these)| (?:model|generator))?\b(?! (?:frame|image|picture|shot))/,
    1,
  ],
  [/\bthe (?:third|3rd)(?: one| of (?:them|those|these)| (?:model|generator))?\b/, 2],
  [/\bthe (?:fourth|4th)(?: one| of (?:them|those|these))?\b/, 3],
  [/\bthe last(?: one| of (?:them|those|these))?\b(?! (?:frame|image|picture|shot))/, -1],
];

const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  last: -1,
};

/** Which one of several is meant; the last is -1. */
export function nthSaid(text: string): number | undefined {
  const number = /\b(?:number |#)(one|two|three|four|[1-9])/.exec(text)?.[1];
  if (number !== undefined)
    return (Number(number) || ['one', 'two', 'three', 'four'].indexOf(number) + 1) - 1;
  const ordinal = /\b(first|1st|second|2nd|third|3rd|fourth|4th|last)\b/.exec(text)?.[1];
  return ordinal === undefined ? undefined : PLACES[ordinal];
}

/** The generators Aira named in her last answer. */
function namedLast({ history, mode }: Pick<Question, 'history' | 'mode'>): Mention[] {
  const said = history.findLast(({ isUser }) => !isUser)?.text;
  return said === undefined ? [] : findMentions(said, mode);
}

/** "The second one": of those that Aira named last. */
export function pointedAt(text: string, question: Pick<Question, 'history' | 'mode'>): Mention | undefined {
  const nth = ORDINALS.find(([pattern]) => pattern.test(text))?.[1];
  if (nth === undefined) return undefined;
  const named = namedLast(question);
  return named.length > 1 ? named.at(nth) : undefined;
}

const AMONG =
  /\b(?:of|from|out of|between|among|compare) (?:them|those|these|the (?:two|three|four|five|six))\b|\b(?:those|these|the) (?:two|three)\b|\b(?:any|one|some) of (?:them|those|these)\b/;

/** "Which of those": all that Aira named last. */
export function amongThose(text: string, question: Pick<Question, 'history' | 'mode'>): readonly Model[] {
  if (!AMONG.test(text)) return [];
  const named = namedLast(question).map(({ model }) => model);
  return named.length > 1 ? named : [];
}
