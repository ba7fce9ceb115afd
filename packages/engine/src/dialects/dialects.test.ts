import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText, isClean } from '../../testing/any-text.ts';
import { lostWords } from '../../testing/dialects/lost-words.ts';
import { guideRules } from '../../testing/dialects/rules/index.ts';
import { twelfth, twelveShots } from '../../testing/dialects/twelve-shots.ts';
import { twoHundredShots } from '../../testing/dialects/two-hundred-shots.ts';
import { inFull, runs } from '../../testing/soak.ts';
import { findModel, modelsFor } from '../catalogue/index.ts';
import { readShot } from '../shot-of/read-shot.ts';
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
/** All of the two hundred in the soak, every third otherwise. */
const shots = { photo: shareOf(twoHundredShots('photo')), video: shareOf(twoHundredShots('video')) };

function shareOf<T>(all: readonly T[]): readonly T[] {
  return all.filter((_, at) => inFull || at % 3 === 0);
}

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
        const { shot } = readShot(text, { mode: model.mode });
        const options = isFromImage ? { startImage: 'image-1' } : {};
        const written = write(shot, model, options);
        expect(isClean(written.text)).toBe(true);
        expect(write(shot, model, options)).toEqual(written);
        expect(fits(written.text, hardLimits(model))).toBe(true);
      }),
      runs(200, 20_000),
    );
  });

  it('[D1.6] names, figures and locked words stay letter for letter', () => {
    const locked = ['Señora Ibáñez', 'size 47 boots'];
    const given = 'A portrait of Señora Ibáñez in size 47 boots, mending a net in a harbour at dawn, 85mm.';
    for (const { model, isFromImage, name } of named) {
      const shot = { ...readShot(given, { mode: model.mode }).shot, locked };
      const { text, dropped } = write(shot, model, isFromImage ? { startImage: 'image-1' } : {});
      const isRead = text !== '';
      const told = dropped.map(({ value }) => value).join(' ');
      for (const words of locked) expect(isRead ? text : told, `${name}: ${text}`).toContain(words);
    }
  });

  it('[D1.7] a weight that was typed is in the form of the generator, or told', () => {
    for (const { model, isFromImage, name } of named) {
      const { shot } = readShot('A fox with (wet fur:1.3) runs through ((tall grass))', { mode: model.mode });
      const { text, dropped } = write(shot, model, isFromImage ? { startImage: 'image-1' } : {});
      const kind = model.weights?.value.kind;
      const isWeighed = kind === 'parentheses' || kind === 'colon' || kind === 'double-colon';
      if (isWeighed) continue;
      expect(text, name).not.toMatch(/\(\(|:1\.3/);
      expect(
        dropped.map(({ reason }) => reason),
        `${name}: ${text}`,
      ).toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:no-weights|start-image|no-text-input)$/)]),
      );
    }
  });

  it('[D1.8] what happens next is told in its order, each in the form of its family', () => {
    const told =
      'Dr. Amara Diallo kneels by the river, then lights a paper lantern, and finally lets it go, at night.';
    const { shot } = readShot(told, { mode: 'video' });
    const by = (id: string) => write(shot, findModel(id)).text;
    expect(by('openai-sora')).toContain('Actions:\n- Kneels\n- Lights a paper lantern\n- Lets it go');
    expect(by('phenaki')).toMatch(
      /^1\. Dr\. Amara Diallo kneels .+\n2\. .+ lights a paper lantern\.\n3\. .+ lets it go\./,
    );
    expect(by('hunyuan-video')).toContain(
      'first kneels, then lights a paper lantern, and finally lets it go',
    );
  });

  it("[D1.9] a clip of Midjourney's takes its own flags only, in order and with their values", () => {
    const { shot } = readShot('A flag in the wind', { mode: 'video' });
    const settings = { '--loop': true, '--bs': 2, '--raw': false, '--end': true, '--stylize': 200 };
    const { text, dropped } = write(shot, findModel('midjourney-video'), { settings });
    expect(text).toMatch(/ --motion low --loop --bs 2$/);
    expect(dropped).toContainEqual({ field: 'settings.--end', value: 'true', reason: 'out-of-range' });
    expect(dropped).toContainEqual({ field: 'settings.--stylize', value: '200', reason: 'no-setting' });
  });
});
