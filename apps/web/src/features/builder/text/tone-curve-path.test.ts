import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toneCurvePath } from './tone-curve-path.ts';

/** Every height that the drawn line passes, from a fine walk along its pieces. */
function heights(path: string): number[] {
  const [, start = '', ...pieces] = path.split(/[MC]/);
  let from = Number(start.split(' ')[1]);
  return pieces.flatMap((piece) => {
    const [, a = 0, , b = 0, , to = 0] = piece.split(' ').map(Number);
    const walked = Array.from({ length: 21 }, (_, n) => {
      const t = n / 20;
      return (1 - t) ** 3 * from + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * to;
    });
    from = to;
    return walked;
  });
}

it('begins and ends where its levels do', () => {
  expect(toneCurvePath([0, 0.25, 0.5, 0.75, 1], 40)).toMatch(/^M0 40C.* 40 0$/);
  expect(toneCurvePath([0.16, 0.3, 0.5, 0.7, 0.84], 100)).toMatch(/^M0 84C.* 100 16$/);
});

it('only rises where its levels only rise', () => {
  const levels = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(levels, (drawn) => {
      const rising = [...drawn].sort((a, b) => a - b);
      const walked = heights(toneCurvePath(rising, 100));
      for (const [n, height] of walked.entries())
        expect(height).toBeLessThanOrEqual((walked[n - 1] ?? 100) + 0.05);
    }),
  );
});
