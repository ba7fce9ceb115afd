import { describe, expect, it } from 'vitest';
import { drawFrom } from './draw.ts';
import { otherFigures } from './lens-figures.ts';

const several = (camera: string) =>
  new Set(Array.from({ length: 60 }, (_, at) => otherFigures(camera, drawFrom(`${camera} ${at}`))));

describe('[O1.7] the figures of a lens', () => {
  it('[O1.7] change to those of its neighbours, and the article with them', () => {
    const portraits = several('an 85mm at f/2, held in profile');
    expect(portraits.size).toBeGreaterThan(8);
    for (const one of portraits)
      expect(one).toMatch(/^(?:an 8[05]mm|a (?:75|90|100)mm) at f\/(?:1\.8|2|2\.2), held in profile$/);
    expect([...several('a 20mm near the floor')]).toContain('an 18mm near the floor');
  });

  it('[O1.7] stay where a lens is made in that figure alone, or has two', () => {
    for (const camera of ['a 24mm tilt-shift lens', 'a snap zoom from 35mm to 85mm on the beat', 'a loupe'])
      expect([...several(camera)]).toEqual([camera]);
    expect([...several('an everyday 28mm')].every((one) => one.startsWith('an everyday '))).toBe(true);
  });
});
