import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, isClean } from '../../testing/any-text.ts';
import { lostWords } from '../../testing/dialects/lost-words.ts';
import { guideRules } from '../../testing/dialects/rules/index.ts';
import { twelfth, twelveShots } from '../../testing/dialects/twelve-shots.ts';
import { twoHundredShots } from '../../testing/dialects/two-hundred-shots.ts';
import { runs } from '../../testing/soak.ts';
import { modelsFor } from '../catalogue/index.ts';
import { readText } from '../reading/index.ts';
import { fits, hardLimits } from '../writing/fit-length.ts';
import { write } from '../writing/index.ts';
import { dialectOf } from './dialects.ts';
import { plain } from './plain.ts';

const models = (['photo', 'video'] as const).flatMap((mode) => modelsFor('advanced', mode));
const ways = models.flatMap((model) => [
  { model, isFromImage: false },
  ...(model.mode === 'video' ? [{ model, isFromImage: true }] : []),
]);
const named = ways.map((way) => ({
  ...way,
  name: `${way.model.id}${way.isFromImage ? ' from an image' : ''}`,
}));
const shots = { photo: twoHundredShots('photo'), video: twoHundredShots('video') };

describe('[D1] every generator in its own words', () => {
  it.each(named)(
    '[D1.1] keeps the rules of its guide over two hundred shots: $name',
    ({ model, isFromImage }) => {
      const options = isFromImage ? { startImage: 'image-1' } : {};
      const broken = shots[model.mode].flatMap((shot) => {
        const written = write(shot, model, options);
        return guideRules(model)
          .filter(({ holds }) => holds && !holds(written, { shot, model, isFromImage }))
          .map(({ says }) => ({ says, text: written.text }));
      });
      expect(broken.slice(0, 3)).toEqual([]);
    },
  );

  it.each(named)(
    '[D1.2] loses no word in silence, and stays within its limits: $name',
    ({ model, isFromImage }) => {
      const options = isFromImage ? { startImage: 'image-1' } : {};
      for (const shot of shots[model.mode]) {
        const written = write(shot, model, options);
        expect(lostWords(shot, written)).toEqual([]);
        expect(fits(written.text, hardLimits(model)), written.text).toBe(true);
        expect(written.segments.map(({ text }) => text).join('')).toBe(written.text);
      }
    },
  );

  it('[D1.3] no two families give the same bytes for the twelve shots', () => {
    for (const name of Object.keys(twelveShots) as (keyof typeof twelveShots)[])
      for (const mode of ['photo', 'video'] as const) {
        const families = new Map<string, string>();
        for (const model of modelsFor('advanced', mode)) {
          const { text } = write(twelfth(name, mode), model);
          const before = families.get(text);
          expect(
            before === undefined || before === model.family,
            `${name}: ${before} and ${model.family}`,
          ).toBe(true);
          families.set(text, model.family);
        }
      }
  });

  it('[D1.5] every family has a way of its own', () => {
    expect(models.filter((model) => dialectOf(model) === plain).map(({ id }) => id)).toEqual([]);
  });

  it('[D1.4] any text for any of them: clean, within its limits, the same every time', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...ways), (text, { model, isFromImage }) => {
        const { shot } = readText(text, { mode: model.mode });
        const options = isFromImage ? { startImage: 'image-1' } : {};
        const written = write(shot, model, options);
        expect(isClean(written.text)).toBe(true);
        expect(write(shot, model, options)).toEqual(written);
        expect(fits(written.text, hardLimits(model))).toBe(true);
      }),
      runs(200, 20_000),
    );
  });
});
