import { expect, it } from 'vitest';
import { measurePicture } from '../picture/measure-picture.ts';
import { lookSheet, withLightOf } from './look-sheet.ts';

const plain = (level: number, width = 90) =>
  measurePicture({ width, height: 60, pixels: new Uint8Array(3 * width * 60).fill(level) });

it('[EYE-7] a look sheet says what pictures share and how they differ', () => {
  const sheet = lookSheet([
    { name: 'dark', measured: plain(12), sightings: [] },
    { name: 'light', measured: plain(245), sightings: [] },
  ]);
  const line = (trait: string) => sheet.find((one) => one.trait === trait);
  expect(line('Frame')).toMatchObject({ shared: '3:2', each: [] });
  expect(line('Key')).toMatchObject({
    shared: undefined,
    each: [
      { name: 'dark', says: 'low-key' },
      { name: 'light', says: 'high-key' },
    ],
  });
  expect(
    lookSheet([{ name: 'dark', measured: plain(12), sightings: [] }]).every(({ shared }) => shared),
  ).toBe(true);
});

it('[EYE-7] takes the light of another picture and nothing else of it', () => {
  const mine = {
    subject: 'a dog',
    environment: 'on a quay',
    lighting: 'soft',
    mood: 'calm',
    style: 'photograph',
    technicalNotes: '',
    confidence: 60,
    model: 'general',
  };
  const told = withLightOf(mine, { lighting: 'hard light from the left', mood: 'tense' });
  expect(told).toEqual({ ...mine, lighting: 'hard light from the left', mood: 'tense' });
});
