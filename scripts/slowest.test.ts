import { expect, it } from 'vitest';
import { tellSlowest } from './slowest.ts';

it('names the twenty slowest tests, the slowest first', () => {
  const durations = Array.from({ length: 30 }, (_, n) => ({ test: `test ${n}`, ms: n * 1_000 }));
  const [title, first, ...others] = tellSlowest(durations).split('\n');
  expect([title, first, others.length, others.at(-1)]).toEqual([
    'The slowest tests, in seconds:',
    '  29.0  test 29',
    19,
    '  10.0  test 10',
  ]);
});

it('keeps the seconds below each other', () => {
  const durations = [
    { test: 'quick', ms: 940 },
    { test: 'slow', ms: 12_000 },
  ];
  expect(tellSlowest(durations).split('\n').slice(1)).toEqual(['  12.0  slow', '   0.9  quick']);
});
