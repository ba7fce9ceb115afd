import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLine } from '../../testing/language/lines.ts';
import { runs } from '../../testing/soak.ts';
import { type Model, modelOf } from '../catalogue/index.ts';
import { addedPhotoIds, addedVideoIds, simplePhotoIds, simpleVideoIds } from '../catalogue/model-ids.ts';
import { offersDuration, offersRatio } from '../catalogue/offers.ts';
import { whyUntold } from '../content/untold.ts';
import { saidShot } from '../methods/said-shot.ts';
import type { Ratio } from '../shot/shot.ts';
import { write } from '../writing/write.ts';
import type { Dropped } from '../writing/written.ts';

const models = [...new Set([...simplePhotoIds, ...simpleVideoIds, ...addedPhotoIds, ...addedVideoIds])].map(
  (id) => modelOf(id),
);

/** What the data sheet of a generator has to say for a reason to be true. */
const holds: Readonly<Record<Dropped['reason'], (one: Dropped, model: Model) => boolean>> = {
  'no-text-input': (_, { input }) => input.value === 'numbers',
  'no-negative': (_, model) => !takesWhole(model),
  'said-instead': (_, model) => !takesWhole(model),
  'no-audio': (_, { mode, audio }) => mode === 'photo' || (audio?.value.length ?? 0) < 4,
  'no-movement': (_, { mode, camera }) =>
    mode === 'photo' || camera?.value.kind === 'none' || camera === undefined,
  'one-move': (_, { camera }) => camera?.value.together !== undefined,
  'one-stop': () => true,
  'no-start-image': (_, { startImage }) => startImage === undefined || startImage.value === 'none',
  'no-references': () => true,
  'ratio-not-offered': ({ value }, model) =>
    !model.shape || model.shape.value.by === 'image' || !offersRatio(model, value as Ratio),
  'duration-not-offered': ({ value }, model) =>
    model.mode === 'photo' ||
    !model.duration ||
    model.input.value === 'numbers' ||
    !offersDuration(model, Number(value)),
  'start-image': (_, { startImage }) => startImage !== undefined && startImage.value !== 'none',
  'no-weights': (_, { weights }) => weights?.value.kind !== 'parentheses',
  'no-setting': ({ field }, { parameters }) =>
    field.startsWith('settings.') || !parameters.some(({ value }) => value.name.replace(/^--/, '') === field),
  'no-pixels': ({ value }, { shape }) =>
    !Object.values(shape?.value.sizes ?? {}).some((size) => size === value),
  'out-of-range': ({ field }, { parameters }) =>
    parameters.some(({ value }) => `settings.${value.name}` === field || value.name.endsWith(field)),
  'length-limit': (_, { limits }) => limits.some(({ value }) => value.kind === 'hard'),
  'asked-of-the-app': () => true,
  'taken-back': () => true,
  'other-syntax': ({ value }, { parameters }) =>
    !parameters.some((one) => one.value.name === value || one.value.short === value),
  'other-language': (_, { languages }) => languages !== undefined,
  // Only a model that writes says so, and it is asked beside.
  conflicts: () => false,
  'not-understood': () => true,
};

function takesWhole({ negative }: Model): boolean {
  const way = negative?.value;
  return way?.kind === 'field' && way.only === undefined;
}

describe('[ENDS-5] what is told to be left off', () => {
  it('is told for a reason that the data sheet of the generator bears out', () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(...models), (text, model) => {
        const { dropped } = write(saidShot(text, model.mode), model);
        const untrue = dropped.filter((one) => !holds[one.reason](one, model));
        expect(untrue).toEqual([]);
      }),
      runs(400, 6_000),
    );
  });

  it.each([
    [
      'pika-labs',
      { field: 'audio.sounds', value: 'rain', reason: 'no-audio' },
      'Nothing is documented about sound in its clips.',
    ],
    [
      'invideo-ai',
      { field: 'duration', value: '8', reason: 'duration-not-offered' },
      'How long its clips may be is documented nowhere.',
    ],
    [
      'midjourney',
      { field: 'settings.--q', value: '2', reason: 'no-setting' },
      'It has it only for this: V7.',
    ],
    [
      'midjourney',
      { field: 'weights', value: '(red:1.3)', reason: 'no-weights' },
      'It weighs words in another way.',
    ],
  ] as const)('for %s says no more than is known: %o', (id, one, why) => {
    expect(whyUntold(one, modelOf(id))).toBe(why);
  });
});
