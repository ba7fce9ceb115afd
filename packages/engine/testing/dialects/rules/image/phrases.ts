import { hardLimits, lengthIn } from '../../../../src/writing/fit-length.ts';
import type { GuideRule } from '../../guide-rule.ts';
import {
  endsLikeSentences,
  endsWithoutStop,
  hasNoFlags,
  hasNoWeights,
  isSetCleanly,
  keepsRatioOut,
  namesNothingRuledOut,
  rulesOutInField,
  subjectFirst,
  within,
} from '../holds.ts';

const list: readonly GuideRule[] = [
  { says: 'Phrases between commas, without a full stop behind the last.', holds: endsWithoutStop },
  { says: 'No flags.', holds: hasNoFlags },
  { says: 'The shape of the picture is a setting, never a phrase.', holds: keepsRatioOut },
  { says: 'Set cleanly: no doubled mark, no stray space.', holds: isSetCleanly },
];

export const tagRules: readonly GuideRule[] = [
  ...list,
  {
    says: 'The subject stands first, without its article.',
    holds: (written, given) => subjectFirst(written, given) && !/^(?:an?|the) /.test(written.text),
  },
  { says: 'What must not be seen goes to the negative field, all of it.', holds: rulesOutInField },
  {
    says: 'Weights are clean decimals: (word:1.3), never ((word)).',
    holds: ({ text }) => !/(?<!\\)\(\(|\(\s|:\d+\.\d{3}/.test(text),
  },
];

export const chunkRules: readonly GuideRule[] = [
  {
    says: 'No phrase is cut in two by the end of a chunk: BREAK stands where the next would not fit into 75 tokens.',
    holds: ({ text }) => text.split('\nBREAK\n').every((chunk) => !/^[\s,]|[\s,]$/.test(chunk)),
  },
];

export const phraseRules: readonly GuideRule[] = [
  ...list,
  { says: 'The subject stands first: earlier words count more.', holds: subjectFirst },
  { says: 'No weights.', holds: hasNoWeights },
];

export const withoutField: GuideRule = {
  says: 'Nothing that must not be seen is named; what is there instead is said.',
  holds: (written, given) => written.negative === undefined && namesNothingRuledOut(written, given),
};

export const withField: GuideRule = {
  says: 'What must not be seen goes to its field, all of it.',
  holds: rulesOutInField,
};

export const captionRules: readonly GuideRule[] = [
  { says: 'The caption an archive would print: who, doing what, where, in what light.' },
  { says: 'The subject stands first.', holds: subjectFirst },
  { says: 'It ends like a sentence.', holds: endsLikeSentences },
  {
    says: 'No weights and no flags.',
    holds: (written, given) => hasNoWeights(written, given) && hasNoFlags(written, given),
  },
  { says: 'The shape of the picture is a setting, never a phrase.', holds: keepsRatioOut },
];

export const withinItsLimits: GuideRule = {
  says: 'No longer than it reads.',
  holds: ({ text }, { model }) => hardLimits(model).every(({ max, unit }) => lengthIn(text, unit) <= max),
};

export const clipGuidedRules: readonly GuideRule[] = [
  {
    says: 'Prompts are parted by a bar, each with at most one weight behind a colon.',
    holds: ({ text }) =>
      text.split(' | ').every((prompt) => /^[^:|]+(?::-?\d+(?:\.\d+)?)?$/.test(prompt) || prompt === ''),
  },
  { says: 'The subject weighs the most.', holds: ({ text }) => text === '' || /^[^|]*:-?\d/.test(text) },
  { says: 'At most 77 tokens.', holds: within(77, 'tokens') },
  { says: 'One idea a prompt.' },
];

export const dalleMiniRules: readonly GuideRule[] = [
  ...list,
  { says: 'At most 64 tokens.', holds: within(64, 'tokens') },
  { says: 'No weights.', holds: hasNoWeights },
  { says: 'What must not be seen goes to its field.', holds: rulesOutInField },
  { says: 'Plain words: what kind of picture, of what, where.' },
];
