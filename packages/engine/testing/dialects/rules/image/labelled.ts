import type { GuideRule } from '../../guide-rule.ts';
import {
  hasNoFlags,
  hasNoWeights,
  isSetCleanly,
  keepsRatioOut,
  orderless,
  quotesLettering,
  within,
} from '../holds.ts';

const labels = ['Scene', 'Subject', 'Details', 'Light', 'Mood', 'Camera', 'Look', 'Constraints'];

export const gptImageRules: readonly GuideRule[] = [
  {
    says: 'Background, subject, details, then what must not be there: the lines keep that order.',
    holds: ({ text }) => {
      const found = labels
        .map((label) => text.search(new RegExp(`^${label}: `, 'm')))
        .filter((at) => at >= 0);
      return found.every((at, index) => at > (found[index - 1] ?? -1));
    },
  },
  {
    says: 'What must not be there is told in plain words, at the end.',
    holds: ({ text, negative }, { shot }) =>
      negative === undefined &&
      shot.negative.every((value) => text.toLowerCase().includes(`no ${value.toLowerCase()}`)),
  },
  {
    says: 'A photograph is called photorealistic.',
    holds: ({ text, segments }) =>
      text === '' || /photorealistic/i.test(text) || segments[0]?.part !== 'camera',
  },
  { says: 'At most 32,000 characters.', holds: within(32000, 'characters') },
  { says: 'No weights.', holds: hasNoWeights },
  { says: 'No flags.', holds: hasNoFlags },
  { says: 'Lettering stands in double quotation marks.', holds: quotesLettering },
  { says: 'The shape of the picture is a setting.', holds: keepsRatioOut },
  { says: 'A description, not an order.', holds: orderless },
  { says: 'Set cleanly.', holds: isSetCleanly },
  { says: 'Pictures that go along are named by their number and have a job.' },
];

const captionKeys = ['high_level_description', 'style_description', 'compositional_deconstruction'];
const styleKeys = ['aesthetics', 'lighting', 'photo', 'art_style', 'medium', 'color_palette'];

export const ideogramCaptionRules: readonly GuideRule[] = [
  {
    says: 'One object of JSON, without spaces between its fields.',
    holds: ({ text }) => parsed(text) !== undefined && JSON.stringify(parsed(text)) === text,
  },
  {
    says: 'Its fields in the order of the captions it was trained on.',
    holds: ({ text }) =>
      inOrder(parsed(text), captionKeys) && inOrder(parsed(text)?.['style_description'], styleKeys),
  },
  {
    says: 'A photo or an art style, never both.',
    holds: ({ text }) => !(text.includes('"photo":') && text.includes('"art_style":')),
  },
  {
    says: 'Colours by number, in capitals, sixteen at most.',
    holds: ({ text }) => {
      const { color_palette: colours } = (parsed(text)?.['style_description'] ?? {}) as {
        color_palette?: string[];
      };
      return (
        colours === undefined ||
        (colours.length <= 16 && colours.every((colour) => /^#[0-9A-F]{6}$/.test(colour)))
      );
    },
  },
  { says: 'At most 10,000 characters.', holds: within(10000, 'characters') },
  { says: 'No weights.', holds: hasNoWeights },
  {
    says: 'The background is told before what stands in it.',
    holds: ({ text }) =>
      !text.includes('"background"') ||
      text.indexOf('"background"') < (text.indexOf('"elements"') + 1 || Number.POSITIVE_INFINITY),
  },
  { says: 'Words in the picture are an element of their own.' },
];

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function inOrder(value: unknown, order: readonly string[]): boolean {
  const places = Object.keys((value ?? {}) as object).map((key) => order.indexOf(key));
  return places.every((at, index) => at >= 0 && at > (places[index - 1] ?? -1));
}
