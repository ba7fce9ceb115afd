import { marked } from '../fact-sentences.ts';
import { isVideo, type Want } from './want.ts';

/** What it has to take besides a text. */
export function inputWants(message: string): Want[] {
  const wants: Want[] = [];
  const add = (when: boolean, ...wanted: Want[]) => {
    if (when) wants.push(...wanted);
  };
  const has = (pattern: RegExp) => pattern.test(message);

  const hasNone = has(
    /\b(?:no|without|lacks?|don'?t (?:take|have|support)|do not (?:take|have|support))\b.{0,10}\bnegatives?\b/,
  );
  add(hasNone, {
    id: 'no-negative',
    words: 'takes no negative prompt',
    fits: ({ negative }) => negative?.value.kind === 'none',
  });
  add(!hasNone && has(/\bnegatives?\b|\bexclude\b|--no\b/), {
    id: 'negative',
    words: 'takes a negative prompt',
    fits: ({ negative }) => negative !== undefined && negative.value.kind !== 'none',
    because: ({ negative }) =>
      negative &&
      marked(negative, (value) =>
        value.kind === 'field'
          ? `\`${value.name}\``
          : value.kind === 'flag'
            ? `\`${value.flag}\``
            : 'in the prompt',
      ),
  });
  add(has(/\b(?:last|end(?:ing)?|final) frame\b|keyframes?/), {
    id: 'last-frame',
    words: 'takes a last frame',
    fits: ({ lastFrame }) => lastFrame?.value === true,
  });
  const needsPicture = has(
    /\b(?:cannot|can't|can not|don't|do not|doesn't|does not|won't|will not|never|unable to|not) (?:\w+ )?(?:start|begin|work|run|go|make|take)\w*\b.{0,14}\b(?:text|words|prompt)s? (?:alone|only|by itself)|\bonly (?:works?|starts?|goes|go|runs?|animates?)(?: from| with| on)? (?:an?|one|your|my) (?:image|picture|photo|still)\b|\b(?:insists?|requires?|needs?|demands?|must (?:have|start)|have to (?:have|start)|always wants?)\b(?: on| from| with)? (?:an?|the|your|some) (?:(?:start\w*|first|input) )?(?:picture|image|photo|still|frame)s?\b(?! (?:of|for|prompt|model|generator|ai))/,
  );
  add(needsPicture, {
    id: 'start-image-needed',
    words: 'needs a picture to start from',
    fits: (model) => isVideo(model) && model.startImage?.value === 'required',
    because: ({ startImage }) => startImage && marked(startImage, () => 'needs one'),
  });
  const needsNone =
    !needsPicture &&
    has(
      /\b(?:no|without|needs? no|don't need|doesn't need|not need)\b.{0,14}\b(?:start(?:ing)? |first |input )?(?:image|picture|photo|frame)\b/,
    );
  add(
    !needsNone &&
      !needsPicture &&
      has(
        /\b(?:start(?:ing)?|first) (?:image|frame|picture|photo)\b|image[- ]to[- ]video|\banimat\w+\b.{0,20}\b(?:image|picture|photo|still)|\bfrom (?:an?|my) (?:image|picture|photo|still)|\b(?:image|picture|photo|still)s?\b.{0,25}\b(?:move|moving|come alive|to life)\b/,
      ),
    {
      id: 'start-image',
      words: 'starts from a picture',
      fits: (model) =>
        isVideo(model) && (model.startImage?.value === 'required' || model.startImage?.value === 'optional'),
      because: ({ startImage }) =>
        startImage && marked(startImage, (need) => (need === 'required' ? 'needs one' : 'may have one')),
    },
  );
  add(
    needsNone ||
      (!needsPicture &&
        has(
          /\btext[- ]to[- ]video\b|\btext (?:alone|only)\b|\b(?:only|just) (?:have |got )?text\b|\bfrom (?:an? )?(?:text|words)\b|without (?:an? )?(?:image|picture)/,
        )),
    {
      id: 'text-to-video',
      words: 'starts from text alone',
      fits: (model) =>
        isVideo(model) && (model.startImage?.value === 'optional' || model.startImage?.value === 'none'),
    },
  );
  add(
    has(
      /\breferences?\b|\b(?:consistent|same|identical) (?:character|face|person|product|actor|actress|hero|man|woman|guy|girl|bottle|shoe|car|look)|character consistency|\b(?:keeps?|hold|stays?|remain)\b.{0,25}\b(?:same|identical|consistent|alike)\b/,
    ),
    {
      id: 'references',
      words: 'takes reference pictures',
      fits: ({ references }) => references !== undefined,
      because: ({ references }) =>
        references && marked(references, ({ max }) => (max === undefined ? 'yes' : `up to ${max}`)),
      rank: ({ references }) => references?.value.max ?? 0,
    },
  );
  return wants;
}
