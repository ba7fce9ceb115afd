import { expect, it } from 'vitest';
import { countOfModels, modeFacts } from './mode-facts.ts';

it('[MODE-1] counts every model of the mode', () => {
  expect([countOfModels('photo'), countOfModels('video')]).toEqual([31, 25]);
});

it('strikes out what no generator of the mode can be told', () => {
  const struck = (mode: 'photo' | 'video') =>
    modeFacts(mode)
      .filter(({ value }) => value === undefined)
      .map(({ label }) => label);
  expect(struck('photo')).toEqual(['Length', 'Camera move', 'Sound']);
  expect(struck('video')).toEqual(['Weights']);
});

it('says how many can be told the rest, and how long a clip may be', () => {
  const said = Object.fromEntries(modeFacts('video').map(({ label, value }) => [label, value]));
  expect(said).toMatchObject({ 'Camera move': 'Most', Sound: 'Some', Length: '2 to 21 s' });
});
