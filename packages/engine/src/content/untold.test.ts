import { describe, expect, it } from 'vitest';
import { twoHundredShots } from '../../testing/dialects/two-hundred-shots.ts';
import { findModel, type Model, modelsFor } from '../catalogue/index.ts';
import { saidShot } from '../methods/said-shot.ts';
import { readShot } from '../shot-of/read-shot.ts';
import { write } from '../writing/index.ts';
import { sayUntold } from './untold.ts';

function model(id: string): Model {
  const found = findModel(id);
  if (!found) throw new Error(`There is no model ${id}.`);
  return found;
}

describe('[W12] what a generator cannot be told, in words', () => {
  it('[W12.1] each thing once, with why and everything that goes for it, in words and not in ids', () => {
    const { shot } = readShot(
      'A smith in a forge at night, side light from the left, 85mm. Rain on the roof. He says, "Again." 7 seconds',
      { mode: 'video' },
    );
    const one = model('runway-gen4');
    const said = sayUntold(write(shot, one).dropped, one);
    expect(said.map(({ thing, why }) => `${thing}. ${why}`)).toEqual(
      expect.arrayContaining([
        'What the picture looks like. The start image says it; words about it pull the frame apart.',
        'The lines. Its clips are silent.',
      ]),
    );
    const look = said.find(({ thing }) => thing === 'What the picture looks like');
    expect(look?.values).toEqual(expect.arrayContaining(['85mm', 'side light left', 'night']));
  });

  it('[READS-6] names what a text of one’s own leaves behind, in plain words', () => {
    const told = (text: string, id: string) => {
      const one = model(id);
      return sayUntold(write(saidShot(text, one.mode), one).dropped, one).map(
        ({ thing, why, values }) => `${thing}. ${why} ${values.join(', ')}`,
      );
    };
    expect(
      told('a red bus, no wait, a green one. It must be licence free. Loop, cfg 7', 'runway-gen4'),
    ).toEqual([
      'What you took back. What you said last counts. a red bus, no wait,',
      'Notes about the job. They stay out of the picture. It must be licence free',
      'The loop. It has no such setting. on',
      'The guidance. It has no such setting. 7',
    ]);
    expect(told('a lamplighter --stylize 200', 'flux-ai')).toEqual([
      'Settings for another generator. It is written for another generator. --stylize 200',
    ]);
    expect(told('(red:1.4) snow', 'flux-ai')).toEqual([
      'The weights. It can’t be told that one word counts more than another. (red:1.4)',
    ]);
    expect(told('une boulangère pétrit la pâte dans la cuisine', 'google-veo-3')).toEqual([
      'The language. It reads other languages better. A translation would help. French',
    ]);
  });

  it('[W12.2] has words for whatever any generator leaves out', () => {
    for (const mode of ['photo', 'video'] as const)
      for (const one of modelsFor('advanced', mode)) {
        const dropped = twoHundredShots(mode)
          .slice(0, 40)
          .flatMap((shot) => write(shot, one, { startImage: 'a', seed: -1, stylize: 1 }).dropped);
        const said = sayUntold(dropped, one);
        expect(new Set(said.map(({ thing, reason }) => thing + reason)).size).toBe(said.length);
        for (const { thing, why, values } of said) {
          expect(thing).not.toMatch(/some of the|\./i);
          expect(why).toMatch(/^[A-Z].*\.$/);
          expect(values.length).toBeGreaterThan(0);
        }
      }
  });
});
