import type { GuideRule } from '../../guide-rule.ts';
import {
  endsLikeSentences,
  hasNoFlags,
  hasNoWeights,
  isSetCleanly,
  keepsRatioOut,
  namesNothingRuledOut,
  orderless,
  quotesLettering,
  rulesOutInField,
  subjectFirst,
  within,
} from '../holds.ts';

/** What everybody who reads sentences asks for. */
const sentences: readonly GuideRule[] = [
  { says: 'Whole sentences that end like sentences.', holds: endsLikeSentences },
  { says: 'No weights in brackets or behind colons.', holds: hasNoWeights },
  { says: 'No flags.', holds: hasNoFlags },
  { says: 'The shape of the picture is a setting, never a phrase.', holds: keepsRatioOut },
  { says: 'A description, not an order: no "please", "create" or "generate".', holds: orderless },
  { says: 'Set cleanly: no doubled mark, no stray space, no article twice.', holds: isSetCleanly },
];

const withoutNegatives: GuideRule = {
  says: 'Nothing that must not be seen is named; what is there instead is said.',
  holds: namesNothingRuledOut,
};

const quoted: GuideRule = { says: 'Lettering stands in double quotation marks.', holds: quotesLettering };

export const geminiRules: readonly GuideRule[] = [
  ...sentences,
  withoutNegatives,
  quoted,
  {
    says: 'It opens on the shot and who is in it: "A wide shot of …", "A photograph of …".',
    holds: ({ text }, { shot }) =>
      shot.camera.size === undefined ||
      text === '' ||
      /\b(?:of|in which|shot|close-up|photograph)\b/i.test(text),
  },
  { says: 'A scene told in sentences, not a list of keywords.' },
  { says: 'The camera is controlled with the words of the trade: shot, lens, angle, light.' },
  { says: 'Each picture that goes along has a job.' },
];

export const imagenRules: readonly GuideRule[] = [
  ...sentences,
  withoutNegatives,
  quoted,
  { says: 'At most 480 tokens.', holds: within(480, 'tokens') },
  {
    says: 'It begins with the medium, "A photo of", where the words name none themselves.',
    holds: ({ text, segments }) =>
      text === '' ||
      /^A photo\b/.test(text) ||
      segments[0]?.part === 'subject' ||
      segments[0]?.part === 'place',
  },
  { says: 'Subject, then where it is, then the style as keywords.' },
];

export const fluxRules: readonly GuideRule[] = [
  ...sentences,
  withoutNegatives,
  quoted,
  { says: 'The subject stands first; what stands first counts most.', holds: subjectFirst },
  {
    says: 'The light comes before the glass.',
    holds: ({ segments }) => {
      const light = segments.findIndex(({ part }) => part === 'light');
      const glass = segments.findIndex(({ text }) => /\b(?:\d+mm|f\/\d|Shot on)/.test(text));
      return light < 0 || glass < 0 || light < glass || segments[glass]?.part !== 'technical';
    },
  },
  { says: 'Thirty to eighty words where the shot says that much and no more.' },
  { says: 'Colours by number belong to an object.' },
];

export const leonardoRules: readonly GuideRule[] = [
  ...sentences,
  withoutNegatives,
  quoted,
  { says: 'At most a thousand characters.', holds: within(1000, 'characters') },
  { says: 'The scene first, then how it was photographed.', holds: subjectFirst },
  {
    says: 'The negative field belongs to the older models: there is none here.',
    holds: ({ negative }) => negative === undefined,
  },
];

export const playgroundRules: readonly GuideRule[] = [
  ...sentences,
  { says: 'At most a thousand characters.', holds: within(1000, 'characters') },
  { says: 'What must not be seen goes to the exclude field.', holds: rulesOutInField },
  { says: 'What must not be seen is not named in the prompt.', holds: namesNothingRuledOut },
  { says: 'The finished picture is described, as a caption describes it.' },
];

export const fireflyRules: readonly GuideRule[] = [
  ...sentences,
  withoutNegatives,
  quoted,
  { says: 'At most 1,500 characters.', holds: within(1500, 'characters') },
  {
    says: 'At least three words.',
    holds: ({ text }) => text === '' || text.split(/\s+/).length >= 3,
  },
  { says: 'Image 5 has no negative field.', holds: ({ negative }) => negative === undefined },
  { says: 'Subject, description, then style; feeling, light and colour are named.' },
];

export const ideogramProseRules: readonly GuideRule[] = [
  ...sentences,
  quoted,
  {
    says: 'What must not be seen goes to its field and is not named in the prompt.',
    holds: (written, given) => rulesOutInField(written, given) && namesNothingRuledOut(written, given),
  },
  {
    says: 'Lettering stands near the front, in the sentence of what it stands on.',
    holds: ({ text }, { shot }) => !/["“]/.test(shot.subject.text) || text.indexOf('"') < 200,
  },
  { says: 'One sentence of what it is, then the details, the light, the frame, the glass.' },
];

export const runwayImageRules: readonly GuideRule[] = [
  ...sentences,
  withoutNegatives,
  quoted,
  { says: 'At most 1,000 UTF-16 units.', holds: within(1000, 'utf16-units') },
  { says: 'What the shot does, where, in which light and mood; who comes from references.' },
];

export const stableProseRules: readonly GuideRule[] = [
  ...sentences,
  { says: 'What must not be seen goes to the negative field.', holds: rulesOutInField },
  { says: 'A sentence first, then a handful of tags for the look.' },
];
