import { flagOrder } from '../../../../src/dialects/image/midjourney/flag-tail.ts';
import type { GuideRule } from '../../guide-rule.ts';

const FLAG = /\s(--[a-z]+)/g;

export const midjourneyRules: readonly GuideRule[] = [
  {
    says: 'Flags come last, each with one space before it, and words never behind them.',
    holds: ({ text }) => {
      const tail = text.slice(text.search(/ --[a-z]/));
      return !/ --[a-z]/.test(text) || /^(?: --[a-z]+(?: [^-\s][^\s]*(?: [^-\s][^\s]*)*)?)+$/.test(tail);
    },
  },
  {
    says: 'Each flag once, in the order of the list, --ar first and --no last.',
    holds: ({ text }) => {
      const flags = [...text.matchAll(FLAG)].map(([, flag]) =>
        (flagOrder as readonly (string | undefined)[]).indexOf(flag),
      );
      return flags.every((at, index) => at >= 0 && at > (flags[index - 1] ?? -1));
    },
  },
  {
    says: 'The ratio is whole numbers behind --ar, and nothing of it is a setting beside the text.',
    holds: ({ text, parameters }, { shot }) =>
      parameters === undefined && (shot.ratio === undefined || / --ar \d+:\d+(?= |$)/.test(text)),
  },
  {
    says: '--no takes single nouns, parted by commas: "modern clothing" would ban clothing.',
    holds: ({ text }) => {
      const [, list] = / --no (.*)$/.exec(text) ?? [];
      return list === undefined || /^[\p{L}\p{M}\p{N}]+(?:, [\p{L}\p{M}\p{N}]+)*$/u.test(list);
    },
  },
  {
    says: 'What must not be seen is behind --no, said the other way round, or told.',
    holds: ({ text, dropped }, { shot }) => {
      const [, list = ''] = / --no (.*)$/.exec(text) ?? [];
      return shot.negative.every(
        (value) =>
          list.split(', ').includes(value) ||
          /\s/.test(value) ||
          dropped.some((one) => one.field === 'negative' && one.value === value),
      );
    },
  },
  {
    says: 'No double colons in versions 7 and 8.',
    holds: ({ text }) => !text.replace(/https?:\S+/g, '').includes('::'),
  },
  { says: 'No braces: they would make several jobs.', holds: ({ text }) => !/[{}]/.test(text) },
  { says: 'No comma or full stop before the flags.', holds: ({ text }) => !/[.,;] --/.test(text) },
  { says: 'Short phrases; no instructions.', holds: ({ text }) => !/\b(?:please|make it)\b/i.test(text) },
  { says: 'Subject, medium, surroundings, light, colour, mood, composition.' },
];
