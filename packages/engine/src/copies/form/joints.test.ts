import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/soak.ts';
import { modelsFor } from '../../catalogue/index.ts';
import { copiesOf } from '../copies-of.ts';
import { readsOwnWords } from '../write-said.ts';

const one = (words: readonly string[]) => fc.constantFrom('', ...words);
const boxesOf = (mode: 'photo' | 'video') =>
  fc.record({
    subject: fc.constantFrom(
      'a potter centres clay on a wheel',
      'two brothers carry a piano; the older one laughs',
      'brass telescope with a cracked lens',
      'an old tram waits, its doors open, then it leaves',
      'She whispers: "Not yet."',
      '3 pears on a tin plate, the middle one bitten',
    ),
    environment: one([
      'market hall at dawn',
      'in a tiled bakery',
      'the old harbour, gulls on the wall',
      'wet slate',
      'Lisbon, noon',
      'orchard in bloom, sound of bees',
      'terraced fields',
      'village behind, goats at the well',
      'kitchen, no people, no logos',
    ]),
    mood: one(['quiet, precise', 'documentary', 'dry pride', 'Tender.', 'windy, stubborn']),
    camera: one([
      'their eye level',
      'slightly above, all of it in frame',
      ...(mode === 'video' ? ['forward very slowly', 'a bit closer', 'half circle around them'] : []),
      'low beside the door',
      'close-up, 85mm',
      'drone',
      'pans left, then tilts up',
      'from above a bit',
    ]),
    lighting: one([
      'overcast',
      'from the left',
      'golden hour light',
      'soft',
      'neon tubes, one flickers',
      'backlit',
    ]),
    additionalDetails: one(['gouache', 'f/8', 'no text anywhere', '16:9, everything sharp']),
  });

const DOUBLED = /(?<![\p{L}'’-])(\p{L}{2,}) \1(?![\p{L}'’-])/iu;
const JOINTS = /[,;] ?[,;.]|\.[ ]?\.|(?:^|\n)[,;.]| {2}|\s[,.;](?:\s|$)/;
const DANGLING = /\b(?:an?|the|of|with|in|on|at|from|and|or|to)\s*(?:[.,;]|$)/im;
const ARTICLE = /\ba [aeio]\p{Ll}|\ban [bcdfgjklmnpqrstvwxz]\p{Ll}/iu;
const SMALL_START = /(?:^|[.!?] )\p{Ll}/u;

describe.each(['photo', 'video'] as const)('[GUIDE-2] our joints stand between words: %s', (mode) => {
  const boxes = boxesOf(mode);
  const models = modelsFor('advanced', mode).filter(readsOwnWords);

  it('no word twice, no joint beside a joint, no end that hangs', () => {
    fc.assert(
      fc.property(boxes, (form) => {
        const copies = copiesOf({
          words: { method: 'advanced', form },
          mode,
          models: models.map(({ id }) => id),
        });
        for (const { model, prompt } of copies) {
          const words = prompt.replace(/\s--[a-z][\s\S]*$/, '');
          for (const fault of [DOUBLED, JOINTS, DANGLING, ARTICLE])
            expect(fault.exec(words)?.[0], `${model}: ${prompt}`).toBeUndefined();
        }
      }),
      runs(40, 400),
    );
  }, 60_000);

  it('and a sentence begins with a capital where a guide asks for sentences', () => {
    const prose = models.filter(({ family }) =>
      ['flux', 'veo', 'kling', 'hunyuan', 'gemini-image'].includes(family),
    );
    fc.assert(
      fc.property(boxes, (form) => {
        for (const { model, prompt } of copiesOf({
          words: { method: 'advanced', form },
          mode,
          models: prose.map(({ id }) => id),
        }))
          expect(
            SMALL_START.exec(prompt.replace(/(^|\. )f\/8/g, '$1F'))?.[0],
            `${model}: ${prompt}`,
          ).toBeUndefined();
      }),
      runs(40, 400),
    );
  }, 60_000);
});
