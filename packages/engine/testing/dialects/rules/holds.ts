import type { Limit } from '../../../src/catalogue/index.ts';
import type { Shot } from '../../../src/shot/shot.ts';
import { lengthIn } from '../../../src/writing/fit-length.ts';
import type { GuideRule } from '../guide-rule.ts';

type Holds = NonNullable<GuideRule['holds']>;

/** What a person typed, whatever box it stands in. */
function typed({ subject, place, mood, camera, light, details, palette }: Shot): string {
  return [
    subject.text,
    subject.action,
    place.text,
    place.foreground,
    place.background,
    place.density,
    mood,
    camera.text,
    light.text,
    details,
    ...palette,
  ]
    .join(' ')
    .toLowerCase();
}

/** A thing that was ruled out is named nowhere, unless the person's own words name it. */
export const namesNothingRuledOut: Holds = ({ text }, { shot }) =>
  shot.negative.every(
    (value) =>
      typed(shot).includes(value.toLowerCase()) || !wordsOf(text).includes(` ${wordsOf(value).trim()} `),
  );

/** What is ruled out goes to its field, all of it. */
export const rulesOutInField: Holds = ({ negative }, { shot }) =>
  (negative ?? '') === shot.negative.join(', ');

/** The shape of the picture is a setting. */
export const keepsRatioOut: Holds = ({ text }, { shot }) =>
  shot.ratio === undefined || typed(shot).includes(shot.ratio) || !text.includes(shot.ratio);

/** "(word:1.3)", "((word))" and "word::2" mean nothing to it. */
export const hasNoWeights: Holds = ({ text }) => !/\([^()]*:\d+(?:\.\d+)?\)|\(\(|::/.test(text);

export const hasNoFlags: Holds = ({ text }) => !/(?:^|\s)--[a-z]/.test(text);

/** Words that are set in the picture stand in straight double quotation marks. */
export const quotesLettering: Holds = ({ text }) => !/[«»„]/.test(text);

export function within(max: number, unit: Limit['unit']): Holds {
  return ({ text }) => lengthIn(text, unit) <= max;
}

/** Who it is about stands before anything else that the shot says. */
export const subjectFirst: Holds = ({ text, segments }, { shot }) => {
  const first = segments.find(({ text: words }) => words.trim() !== '');
  return text === '' || shot.subject.text === '' || first?.part === 'subject';
};

export const orderless: Holds = ({ text }) =>
  !/\b(?:please|make it|generate|create an? (?:image|picture|photo))\b/i.test(text);

export const endsLikeSentences: Holds = ({ text }) => text === '' || /[.!?…:;]["”’'»)\]]*$/.test(text);

export const endsWithoutStop: Holds = ({ text }) => !/[^.]\.$/.test(text);

/** Fluent: no mark doubled, no gap before a mark, no article twice, no "F/8" at the head of a sentence. */
export const isSetCleanly: Holds = ({ text }) =>
  !/ ,|,,|, ,|\s\.(?!\d)| {2}|(?<!\.)\.\.(?!\.)|\bF\/\d|\b(?:a|an|the) (?:a|an|the)\b/.test(
    text.replaceAll('\n', ' '),
  );

function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}
