import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../testing/seeded.ts';
import { inFull, runs } from '../../testing/soak.ts';
import {
  blocksOf,
  glow,
  lightOfHex,
  litFrom,
  paint,
  patchesUnder,
  sharpAround,
} from '../../testing/synthetic-picture.ts';
import { colourNames } from './colour/colour-names.ts';
import { nameColour } from './colour/name-colour.ts';
import { distance, hexOf, oklabOfHex } from './colour/oklab.ts';
import { shapeOf } from './frame/ratio.ts';
import { measurePicture } from './measure-picture.ts';

const seeds = fc.integer({ min: 1, max: 1_000_000 });
const share = (of: readonly boolean[]) => of.filter(Boolean).length / of.length;

describe('[I1] what pixels tell', () => {
  it('[I1.1] finds every colour of a known palette within 0.05', () => {
    const hexes = fc
      .array(
        fc.record({
          l: fc.double({ min: 0.15, max: 0.95, noNaN: true }),
          hue: fc.double({ min: 0, max: 6.28, noNaN: true }),
          c: fc.double({ min: 0, max: 0.13, noNaN: true }),
        }),
        { minLength: 2, maxLength: 6 },
      )
      .map((list) => list.map(({ l, hue, c }) => hexOf({ l, a: c * Math.cos(hue), b: c * Math.sin(hue) })))
      .filter((list) =>
        list.every((one, at) =>
          list.slice(at + 1).every((other) => distance(oklabOfHex(one), oklabOfHex(other)) > 0.12),
        ),
      );
    fc.assert(
      fc.property(hexes, seeds, (list, seed) => {
        const colours = list.map((hex) => ({ hex, share: 1 / list.length }));
        const { palette } = measurePicture(blocksOf(colours, seed));
        for (const hex of list) {
          const nearest = Math.min(
            ...palette.map((swatch) => distance(oklabOfHex(swatch.hex), oklabOfHex(hex))),
          );
          expect(nearest).toBeLessThanOrEqual(0.05);
        }
        expect(palette.length).toBe(list.length);
        expect(palette.reduce((sum, swatch) => sum + swatch.share, 0)).toBeCloseTo(1, 1);
      }),
      runs(6, 200),
    );
  });

  it('[I1.1] keeps a small accent among greys', () => {
    const colours = [
      { hex: '#303030', share: 0.5 },
      { hex: '#8a8a8a', share: 0.3 },
      { hex: '#d8d8d8', share: 0.16 },
      { hex: '#b3261e', share: 0.04 },
    ];
    const { palette } = measurePicture(blocksOf(colours, 5));
    expect(palette.map(({ name }) => name)).toEqual(['charcoal', 'mid grey', 'pale grey', 'red']);
    expect(palette.at(-1)?.share).toBeCloseTo(0.04, 2);
  });

  it('[I1.2] tells the temperature of the light within 400 K', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_400, max: 9_000 }), seeds, (kelvin, seed) => {
        const { temperature } = measurePicture(patchesUnder(kelvin, seed));
        expect(Math.abs(temperature.kelvin - kelvin)).toBeLessThanOrEqual(400);
      }),
      runs(15, 600),
    );
  });

  it('[I1.2] says so when nothing in the picture could be grey', () => {
    const leaf = paint(120, 80, () => lightOfHex('#4f9a12'));
    expect(measurePicture(leaf).temperature.certainty).toBe(0);
  });

  it.each(['left', 'right'] as const)('[I1.3] tells light from the %s in 95 of a hundred', (side) => {
    const found = Array.from(
      { length: inFull ? 400 : 20 },
      (_, seed) => measurePicture(litFrom(side, seed + 1)).light.side,
    );
    expect(share(found.map((one) => one === side))).toBeGreaterThanOrEqual(0.95);
  });

  it('[I1.3] says neither side where there is none', () => {
    const wall = paint(160, 120, () => [0.4, 0.4, 0.4], { random: seeded(2), spread: 8 });
    expect(measurePicture(wall).light.side).toBe('even');
  });

  it('[I1.4] finds the middle of what is sharp within a tenth of the width', () => {
    const place = fc.record({
      x: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
      y: fc.double({ min: 0.25, max: 0.75, noNaN: true }),
    });
    fc.assert(
      fc.property(place, seeds, (at, seed) => {
        const { focus } = measurePicture(sharpAround(at, seed));
        const off = Math.hypot(focus.centre.x - at.x, (focus.centre.y - at.y) * (256 / 384));
        expect(off).toBeLessThanOrEqual(0.1);
        expect(focus.depth).toBe('shallow');
        const { x, y, width, height } = focus.region ?? { x: 2, y: 2, width: 0, height: 0 };
        expect([x <= at.x, at.x <= x + width, y <= at.y, at.y <= y + height]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }),
      runs(6, 200),
    );
  });

  it('[I1.5] tells light from dark pictures, and flat from contrasty ones', () => {
    const tone = (hex: string, other: string) =>
      measurePicture(
        blocksOf(
          [
            { hex, share: 0.7 },
            { hex: other, share: 0.3 },
          ],
          9,
        ),
      ).tone;
    expect(tone('#101010', '#3a3a3a')).toMatchObject({ key: 'low-key', contrast: 'flat' });
    expect(tone('#f4f4f4', '#d0d0d0')).toMatchObject({ key: 'high-key', contrast: 'flat' });
    expect(tone('#050505', '#fdfdfd')).toMatchObject({ contrast: 'high' });
    expect(tone('#777777', '#ffffff').clippedWhite).toBeCloseTo(0.3, 1);
    const { histogram } = tone('#777777', '#777777');
    expect(histogram.reduce((sum, step) => sum + step, 0)).toBeCloseTo(1, 2);
    // Middle grey is zone V: the sixth of eleven, five steps to each.
    expect(histogram.slice(25, 30).reduce((sum, step) => sum + step, 0)).toBeGreaterThan(0.95);
  });

  it('[I1.6] tells grey and toned pictures from coloured ones', () => {
    const word = (...hexes: string[]) =>
      measurePicture(
        blocksOf(
          hexes.map((hex) => ({ hex, share: 1 / hexes.length })),
          4,
        ),
      ).saturation.word;
    expect(word('#222222', '#888888', '#eeeeee')).toBe('monochrome');
    expect(word('#3a2c1c', '#8c7353', '#d9c3a0')).toBe('toned');
    expect(word('#ff2010', '#10a0ff', '#20d030')).toBe('vivid');
  });

  it('[I1.7] finds a horizon with its tilt, and none in a wall', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.25, max: 0.75, noNaN: true }),
        fc.integer({ min: -3, max: 3 }),
        seeds,
        (y, tilt, seed) => {
          const slope = Math.tan((tilt * Math.PI) / 180);
          const scene = paint(
            240,
            160,
            (column, row) => {
              const edge = y * 160 + (column - 120) * slope;
              const air = 0.75 + (0.25 * row) / edge;
              return row > edge ? [0.05, 0.08, 0.06] : [0.5 * air, 0.6 * air, 0.75 * air];
            },
            { random: seeded(seed), spread: 6 },
          );
          const { horizon } = measurePicture(scene);
          expect(Math.abs((horizon?.y ?? 9) - y)).toBeLessThan(0.03);
          expect(Math.abs((horizon?.tilt ?? 90) - tilt)).toBeLessThanOrEqual(1);
        },
      ),
      runs(4, 100),
    );
    expect(
      measurePicture(
        blocksOf(
          [
            { hex: '#555555', share: 0.5 },
            { hex: '#999999', share: 0.5 },
          ],
          3,
        ),
      ).horizon,
    ).toBeUndefined();
  });

  it.each([
    [6000, 4000, '3:2', 'landscape'],
    [4032, 3024, '4:3', 'landscape'],
    [1080, 1920, '9:16', 'portrait'],
    [1080, 1350, '4:5', 'portrait'],
    [2048, 2048, '1:1', 'square'],
    [3840, 1634, '21:9', 'landscape'],
    [1000, 872, '23:20', 'landscape'],
  ])('[I1.8] calls %i × %i %s', (width, height, ratio, orientation) => {
    expect(shapeOf(width, height)).toMatchObject({ ratio, orientation });
  });

  it('[I1.9] names a colour as its nearest name, and every name is one of its own', () => {
    for (const [name, hex] of Object.entries(colourNames)) expect(nameColour(oklabOfHex(hex))).toBe(name);
    expect(nameColour(oklabOfHex('#2c1f16'))).toBe('dark brown');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const hex = `#${value.toString(16).padStart(6, '0')}`;
        expect(hexOf(oklabOfHex(hex))).toBe(hex);
      }),
    );
  });

  it('[I1.10] measures any pixels: one, a line, noise; the same every time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        seeds,
        (width, height, seed) => {
          const random = seeded(seed);
          const noise = paint(width, height, () => [random(), random(), random()]);
          const measured = measurePicture(noise);
          expect(JSON.stringify(measured)).not.toMatch(/null|NaN/);
          expect(measurePicture(noise)).toEqual(measured);
        },
      ),
      runs(20, 200),
    );
  });

  it('[I1.2] is held against light that is made another way', () => {
    const [red, , blue] = glow(6_500);
    expect(red / blue).toBeCloseTo(1, 1);
    expect(glow(3_200)[2]).toBeLessThan(0.4);
  });
});
