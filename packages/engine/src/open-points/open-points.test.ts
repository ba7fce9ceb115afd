import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../testing/any-text.ts';
import { runs } from '../../testing/soak.ts';
import { type ModelId, modelOf, modelsFor } from '../catalogue/index.ts';
import { copiesOf } from '../copies/index.ts';
import { isSomebody } from '../language/cast/people.ts';
import { clashesOf } from '../language/clashes/clashes.ts';
import { read } from '../language/read.ts';
import { matterOf } from '../language/words/matter.ts';
import { saidShot } from '../methods/said-shot.ts';
import { simpleShot } from '../methods/simple/simple-shot.ts';
import type { Mode } from '../shot/shot.ts';
import { lookAt, type OpenPoint, openPoints, putPoint, takePoint } from './index.ts';
import { sightOf, wordsOfShot } from './sight.ts';
import { table } from './table.ts';
import { wants } from './wants.ts';

const scenes = [
  'a glass bottle of olive oil',
  'a smoke grey carafe on slate, black behind everything',
  'a bowl of ramen, steam rising',
  'a portrait of an old fisherman',
  'two sisters argue in a kitchen',
  'a crowd at a football match',
  'a hand holding a peeled orange',
  'a silk scarf',
  'a bronze brooch',
  'an owl in an oak at night',
  'a red fox in a snowy forest',
  'a carp in a pond',
  'a moth on a wall',
  'a rusty tractor in a barn',
  'a field of barley',
  'a waterfall in the rain',
  'the inside of a chapel',
  'a lighthouse in fog',
  'an astronaut floating in space',
  'a diver under water, underwater',
  'a watercolour of a heron',
  'a logo for a bakery',
  'a woman runs along a beach at dusk',
  'a poster that says "HELLO SUMMER"',
  'A baker leans in and says "Four folds." and grins.',
];
const models = [...modelsFor('advanced', 'photo'), ...modelsFor('advanced', 'video')];

function pointsOf(text: string, id: ModelId, isFromImage = false): OpenPoint[] {
  const model = modelOf(id);
  return openPoints(lookAt(saidShot(text, model.mode)), model, isFromImage);
}
const choicesOf = (text: string, id: ModelId, want: OpenPoint['want']) =>
  pointsOf(text, id).find((point) => point.want === want)?.choices ?? [];

/** Each scene with each of the choices that fit it, whichever generator asks. */
const everyChoice = (mode: Mode) => (found[mode] ??= findChoices(mode));
const found: Partial<Record<Mode, ReturnType<typeof findChoices>>> = {};
function findChoices(mode: Mode) {
  return scenes.flatMap((scene) => {
    const looked = lookAt(saidShot(scene, mode));
    return wants.flatMap((want) =>
      (looked.ask(want)?.choices ?? []).map((choice) => ({ want, ...putPoint(scene, want, choice) })),
    );
  });
}

describe('[OPEN-1] at most three points, each with two or three choices', () => {
  it.each(scenes)('%s', (scene) => {
    for (const { id } of models) {
      const points = pointsOf(scene, id);
      expect(points.length).toBeLessThanOrEqual(3);
      for (const { choices } of points) {
        expect([2, 3]).toContain(choices.length);
        expect(new Set(choices).size).toBe(choices.length);
      }
    }
  });

  it('and something is asked of every family that is written to in words', () => {
    const silent = models.filter(({ id }) => scenes.every((scene) => pointsOf(scene, id).length === 0));
    expect(silent.map(({ id }) => id)).toEqual(['stable-video']);
  });
});

describe('[OPEN-2] the choices fit what is to be seen', () => {
  it.each([
    ['a glass bottle of olive oil', 'light', /edges|highlight|through the glass/],
    ['a smoke grey carafe on slate, black behind everything', 'light', /edges glow|strip of light/],
    ['a silk scarf', 'light', /folds|cloth/],
    ['a bronze brooch', 'light', /relief|highlight/],
    ['a red fox in a forest', 'light', /fur/],
    ['an owl in an oak', 'light', /feathers/],
    ['a field of barley at dusk', 'light', /low light|fading/],
    ['a bowl of soup', 'size', /45-degree|overhead/],
    ['a woman runs along a beach', 'size', /head to toe/],
    ['two sisters argue in a kitchen', 'size', /two-shot|both/],
    ['the inside of a chapel', 'size', /corner|symmetrical/],
    ['a portrait of an old fisherman', 'lens', /85mm/],
    ['a field of barley', 'size', /24mm/],
  ] as const)('%s: %s', (scene, want, expected) => {
    const choices = ['flux-ai', 'midjourney', 'stable-diffusion', 'nano-banana'].flatMap((id) =>
      choicesOf(scene, id as ModelId, want),
    );
    expect(choices.join(' / ')).toMatch(expected);
  });

  it('none is of the day at night, of a window outdoors, or of a lens in a drawing', () => {
    for (const { id } of models) {
      for (const scene of ['an owl in an oak at night', 'a bowl of ramen at night', 'a street at night'])
        expect(
          pointsOf(scene, id)
            .flatMap(({ choices }) => choices)
            .join('\n'),
        ).not.toMatch(/\b(?:sun|sunlight|daylight|midday|morning|window)\b/);
      expect(
        pointsOf('a woman runs along a beach', id)
          .flatMap(({ choices }) => choices)
          .join('\n'),
      ).not.toMatch(/window/);
      for (const scene of ['a watercolour of a heron', 'a logo for a bakery'])
        expect(
          pointsOf(scene, id)
            .flatMap(({ choices }) => choices)
            .join('\n'),
        ).not.toMatch(/mm lens|photo|macro|bokeh|film|\bshot\b/);
    }
  });

  it('and over a picture to begin from only what moves is asked', () => {
    const asked = pointsOf('A red kite on a beach.', 'runway-gen4', true).map(({ want }) => want);
    expect(asked).toEqual(['motion', 'move']);
    expect(
      pointsOf('A red kite on a beach.', 'google-veo-3', true).every(({ want }) => want !== 'light'),
    ).toBe(true);
  });
});

describe('[OPEN-3] what is said is not asked', () => {
  it.each([
    ['a bottle, lit from behind', 'light'],
    ['a bottle by candlelight', 'light'],
    ['a close-up of a bottle', 'size'],
    ['a gouache of a bottle', 'finish'],
    ['a bottle, 85mm, f/2', 'lens'],
  ] as const)('%s', (text, want) => {
    for (const { id } of modelsFor('advanced', 'photo')) expect(choicesOf(text, id, want)).toEqual([]);
  });

  it.each(['photo', 'video'] as const)(
    'and whatever is taken is asked no more, with its mark and without: %s',
    (mode) => {
      const again = everyChoice(mode).flatMap(({ want, text, mark }) =>
        [saidShot(text, mode), saidShot(text, mode, [], [mark])].some((shot) => lookAt(shot).ask(want))
          ? [text]
          : [],
      );
      expect(again).toEqual([]);
    },
  );

  it('in a form as in a text', () => {
    const form = { subject: 'a glass bottle', setting: 'on slate', lighting: 'from behind, soft' };
    const looked = lookAt(simpleShot(form, 'photo'));
    expect(openPoints(looked, modelOf('flux-ai'), false).map(({ want }) => want)).not.toContain('light');
    const [copy] = copiesOf({
      words: { method: 'simple', form: { subject: 'a glass bottle' } },
      mode: 'photo',
      models: ['flux-ai'],
    });
    expect(copy?.open).toContainEqual(
      expect.objectContaining({ point: 'Light', part: 'light', choices: expect.any(Array) }),
    );
  });
});

describe('[OPEN-4] nothing that is ruled out or said otherwise is offered', () => {
  it.each([
    ['a bowl of ramen, no shadows', /shadow/],
    ['a fox in a forest, no close-ups', /close-up/],
    ['a glass bottle, no highlights', /highlight/],
    ['a portrait of a man, not a photograph', /photograph/],
    ['a man in profile', /eye level/],
  ])('%s', (text, banned) => {
    for (const { id } of models)
      expect(
        pointsOf(text, id)
          .flatMap(({ choices }) => choices)
          .join('\n'),
      ).not.toMatch(banned);
  });

  it.each(['photo', 'video'] as const)('and no choice brings a conflict into the text: %s', (mode) => {
    for (const { text } of everyChoice(mode))
      expect(clashesOf(read(text, { isClip: mode === 'video' }))).toEqual([]);
  });
});

describe('[OPEN-5] nobody and nothing is brought in', () => {
  const THINGS: ReadonlySet<string> = new Set(
    'person food furred feathered scaled small building'.split(' '),
  );
  const all = Object.values(table).flatMap(({ rows }) => rows.flatMap(({ say }) => say));
  /** What the shot has already where these are offered, and what light falls through. */
  const THERE = new Set('glass water drink shines figure medium cream audience people colleagues'.split(' '));

  it.each([...new Set(all)])('%s', (choice) => {
    const strange = choice
      .split(/[^a-z-]+/)
      .filter((word) => isSomebody(word) || THINGS.has(matterOf(word) ?? 'glass'))
      .filter((word) => !THERE.has(word));
    expect(strange).toEqual([]);
  });
});

it('[OPEN-6] nothing English is put into words of another language', () => {
  for (const text of [
    'Zwei Brüder tragen ein Klavier die Treppe hinauf.',
    '白い狐が雪の中を歩く',
    'una mujer con un paraguas en la calle',
  ])
    for (const { id } of models) expect(pointsOf(text, id)).toEqual([]);
});

describe('[OPEN-7] a choice is put behind what was said, and taken out again', () => {
  it.each([
    ['a bottle', 'a bottle, soft light', 'soft light'],
    ['A bottle on slate.', 'A bottle on slate. Soft light.', 'Soft light'],
    ['A bottle. Slate below', 'A bottle. Slate below. Soft light.', 'Soft light'],
    ['a bottle --ar 3:2 --raw', 'a bottle, soft light --ar 3:2 --raw', 'soft light'],
    ['A bottle. --ar 3:2', 'A bottle. Soft light. --ar 3:2', 'Soft light'],
    ['# Shot\n- a bottle', '# Shot\n- a bottle\nSoft light.', 'Soft light'],
    ['', 'Soft light.', 'Soft light'],
  ])('%s', (given, text, words) => {
    const put = putPoint(given, 'light', 'soft light');
    expect(put.text).toBe(text);
    expect(put.text.slice(put.mark.from, put.mark.to)).toBe(words);
    expect(put.mark).toMatchObject({ kind: 'light', added: true });
    if (!given.startsWith('A bottle. Slate')) expect(takePoint(text, put.mark)).toBe(given);
  });

  it.each([
    ['He says "again" and runs.', 'He says "again" (spoken softly) and runs.'],
    ['Tom: "Leave it." He runs.', 'Tom: "Leave it." Spoken softly. He runs.'],
    ['Tom: "Leave it."', 'Tom: "Leave it." Spoken softly.'],
  ])('and how a line is said right behind it: %s', (given, text) => {
    const put = putPoint(given, 'delivery', 'spoken softly');
    expect(put.text).toBe(text);
    expect(put.text.slice(put.mark.from, put.mark.to)).toMatch(/^spoken softly$/i);
    expect(takePoint(text, put.mark)).toBe(given);
  });

  it('whatever the text is: its words stay letter for letter', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const { text, mark } = putPoint(given, 'light', 'soft even light');
        expect(text.slice(mark.from, mark.to).toLowerCase()).toBe('soft even light');
        const bare = (words: string) => words.replace(/[\s.,]+/g, '');
        expect(bare(takePoint(text, mark))).toBe(bare(given));
      }),
      runs(200, 5_000),
    );
  });
});

describe('[OPEN-8] one choice says two things that go together', () => {
  it.each([
    ['a silk scarf on a chair', 'flux-ai', 'size', /^(?!.*camera).*view|close-up.*, 85mm lens/],
    ['a baker kneads dough', 'google-veo-3', 'size', /^medium wide shot at eye level, slow push in$/],
    ['a baker kneads dough', 'openai-sora', 'light', /light.*, palette of/],
    ['a baker kneads dough', 'kling-1.6', 'light', /light.*mood$/],
    ['a beach and the words "HELLO SUMMER"', 'ideogram-2', 'lettering-place', /top, .*lettering$/],
  ] as const)('%s for %s: %s', (text, id, want, expected) => {
    expect(choicesOf(text, id, want)[0]).toMatch(expected);
  });

  it.each([
    [
      'A baker kneads dough.',
      'google-veo-3',
      /^Medium wide shot at eye level, slow push in\. A baker kneads dough\.$/,
    ],
    [
      'A baker kneads dough',
      'kling-1.6',
      /^A baker kneads dough\. Medium wide shot at eye level, slow push in\.$/,
    ],
    [
      'A baker kneads dough.',
      'openai-sora',
      /^A baker kneads dough\.\n\nCinematography:\nCamera: Medium wide shot at eye level/,
    ],
  ] as const)('and stands in the copy where the guide wants it: %s for %s', (given, id, expected) => {
    const [choice = ''] = choicesOf(given, id, 'size');
    const { text, mark } = putPoint(given, 'size', choice);
    const [copy] = copiesOf({ words: { text, marks: [mark] }, mode: 'video', models: [id] });
    expect(copy?.prompt).toMatch(expected);
  });

  it.each([
    'rolls a few degrees clockwise',
    'forward very slowly',
    'still, vertical',
    'at stair height, slowly backing away as it comes',
    'circles them once',
    'fixed on the bench',
    'stays on the hands',
    'pulls out from the label',
  ])('[OPEN-9] nor where its own box says what the camera does: %s', (cameraAngle) => {
    const looked = lookAt(simpleShot({ subject: 'a potter at the wheel', cameraAngle }, 'video'));
    expect(looked.ask('move')).toBeUndefined();
  });

  it.each([
    ['plain pine coffin, closed, one low chair for a child', 'thing'],
    ['Wooden marble run of 14 parts in beech, 3 marbles', 'thing'],
    ['a bakery at five, a baker slaps dough on the bench', 'person'],
    ['a walnut table with six places', 'thing'],
    ['a cherry tree on a hill', 'plant'],
    ['in a kitchen an old man peels an apple', 'person'],
  ])('[OPEN-10] what a thing is made of, or for whom, is not what is seen: %s', (text, subject) => {
    const shot = saidShot(text, 'photo');
    expect(sightOf(shot, wordsOfShot(shot)).subject).toBe(subject);
  });

  it('[OPEN-11] no tool is asked what it has no place for', () => {
    const script = 'Three steps for new drivers. Check the mirrors. Check the brakes.';
    const asked = (id: ModelId) => pointsOf(script, id).map(({ want }) => want);
    expect(asked('fliki-ai')).not.toContain('audience');
    expect(asked('pictory-ai')).not.toContain('tone');
    expect(asked('synthesia-ai')).toContain('tone');
    expect(lookAt(saidShot('Anna: "All done." Ben: "Let us go."', 'video')).ask('ending')).toBeUndefined();
    const imagen = lookAt(simpleShot({ subject: 'two people run' }, 'photo'));
    expect(openPoints(imagen, modelOf('google-imagen'), false).map(({ want }) => want)).not.toContain(
      'finish',
    );
  });

  it('a move that is said in whatever words is not asked for', () => {
    for (const text of [
      'A cod on ice. Camera a bit in.',
      'Two dancers on ice. Camera go around half circle.',
    ])
      for (const { choices } of pointsOf(text, 'kling-1.6'))
        expect(choices.join('\n')).not.toMatch(/push|pan|arc|static|tracking/);
  });
});
