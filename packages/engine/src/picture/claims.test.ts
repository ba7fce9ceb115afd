import { describe, expect, it } from 'vitest';
import {
  darkSurface,
  hedgeOverGrass,
  lampLit,
  shelves,
  skyOver,
  skyOverBar,
  sunlitDog,
  wallAndFloor,
} from '../../testing/scenes.ts';
import { describePicture } from './describe/describe-picture.ts';
import { measurePicture } from './measure-picture.ts';

const seeds = [1, 2, 3, 4];
const keysOf = (scene: (seed: number) => Parameters<typeof measurePicture>[0]) => [
  ...new Set(seeds.map((seed) => measurePicture(scene(seed)).tone.key)),
];
const hasHorizon = (scene: (seed: number) => Parameters<typeof measurePicture>[0]) => [
  ...new Set(seeds.map((seed) => measurePicture(scene(seed)).horizon !== undefined)),
];

describe('[MEASURE-1] low-key is a frame left in the dark', () => {
  it('a lamp in a dark room is, as long as little of the frame is lit', () => {
    expect(keysOf((seed) => lampLit(0.05, seed))).toEqual(['low-key']);
    expect(keysOf((seed) => lampLit(0.15, seed))).toEqual(['low-key']);
    expect(keysOf((seed) => lampLit(0.3, seed))).toEqual(['mid-key']);
  });

  it('a sunlit dog on dark grass is not, and nor is any dark thing that the light reaches', () => {
    expect(keysOf(sunlitDog)).toEqual(['mid-key']);
    for (const hex of ['#3a4a24', '#4a3a2c', '#404048'])
      expect(keysOf((seed) => darkSurface(hex, seed))).toEqual(['mid-key']);
    expect(keysOf((seed) => darkSurface('#14161a', seed))).toEqual(['low-key']);
    const { analysis } = describePicture(measurePicture(sunlitDog()), 'general');
    expect(Object.values(analysis).join(' ')).not.toMatch(/low-key|hushed|tense|horizon/);
  });
});

describe('[MEASURE-2] a horizon is where the sky ends', () => {
  it.each([
    ['a blue sky over sand', () => skyOver('#8f7a50')],
    ['a blue sky over snow', () => skyOver('#f2f4f8', { top: '#2f62b0', line: '#6d9ad8' })],
    ['an overcast sky over the sea', () => skyOver('#56646c', { top: '#b4b6b8', line: '#d4d5d6' })],
    ['an evening sky over fields', () => skyOver('#2c2a1e', { top: '#a86a58', line: '#f0b070', edge: 0.6 })],
  ])('%s', (_, scene) => {
    expect(measurePicture(scene()).horizon?.tilt).toBe(0);
  });

  it.each([
    ['a sunlit dog before a hedge', sunlitDog],
    ['a hedge over grass', hedgeOverGrass],
    ['a white wall over a floor', (seed: number) => wallAndFloor('#e4e0d8', seed)],
    ['a blue wall over a floor', (seed: number) => wallAndFloor('#7fa6cc', seed)],
    ['shelves', shelves],
    ['the bar below a film', skyOverBar],
  ])('is not claimed of %s', (_, scene) => {
    expect(hasHorizon(scene)).toEqual([false]);
  });

  it('an overcast sky that grows darker towards the ground could be a wall, and nothing is said', () => {
    expect(hasHorizon((seed) => skyOver('#56646c', { top: '#d4d5d6', line: '#b4b6b8', seed }))).toEqual([
      false,
    ]);
  });
});
