import { list, marked, told } from '../fact-sentences.ts';
import { type Attribute, bold, undocumented } from './attribute.ts';

export const lastFrame: Attribute = {
  id: 'last-frame',
  asked: /\b(?:last|end(?:ing)?|final|second) (?:frame|image|picture|keyframe)\b|keyframes?/,
  name: 'whether it takes a last frame',
  says: (model) =>
    model.lastFrame &&
    `${told(model.lastFrame, (takes) => `${bold(model)} ${takes ? 'takes a last frame as well, and moves towards it' : 'takes no last frame'}`)}.`,
};

export const startImage: Attribute = {
  id: 'start-image',
  asked:
    /\b(?:start(?:ing)?|first|input|begin\w*) (?:image|frame|picture|photo)|image[- ]to[- ]video|i2v|\b(?:just|only) (?:words|text)\b|\bwithout (?:an? )?(?:picture|image|photo)\b|\btext (?:alone|only)\b|\b(?:from|animate|upload|take|takes|accept\w*|needs?|want|wants|require\w*)\b.{0,12}\b(?:an?|my|one)\b.{0,10}\b(?:image|picture|photo|still)/,
  name: 'whether it starts from a picture',
  says: (model) =>
    model.startImage &&
    `${told(model.startImage, (need) => `${bold(model)} ${{ required: 'needs a picture to start from', optional: 'can start from a picture, and works without one', none: 'takes no picture to start from' }[need]}`)}.`,
  row: {
    head: 'Start image',
    cell: ({ startImage, mode }) =>
      startImage ? marked(startImage, String) : mode === 'photo' ? 'for video only' : undocumented,
  },
};

export const references: Attribute = {
  id: 'references',
  asked:
    /\breferences?\b|\b(?:more than one|several|multiple|two|three|many) (?:pictures?|images?|photos?|pics?)\b|\bhow many (?:\w+ )?(?:pictures?|images?|photos?|pics?)\b.{0,20}\b(?:give|feed|use|upload|take|add|put|hand)\b|\b(?:same|consistent) (?:face|character|person|product)|character consistency|ingredients/,
  name: 'whether it takes reference pictures',
  says: (model) =>
    model.references &&
    `${told(model.references, ({ max, roles = [], cite }) => `${bold(model)} takes ${max === undefined ? 'reference pictures' : `up to ${max} reference pictures`}${roles.length > 0 ? `, for ${list(roles)}` : ''}${cite ? `; name one in the prompt as \`${cite}\`` : ''}`)}.`,
  row: {
    head: 'References',
    cell: ({ references }) =>
      references
        ? marked(references, ({ max }) => (max === undefined ? 'yes' : `up to ${max}`))
        : undocumented,
  },
};
