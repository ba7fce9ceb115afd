import { expect, it } from 'vitest';
import { durationsOfBrowser, durationsOfVitest, tellSlowest } from './slowest.ts';

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

it('reads how long each took from what Vitest and Playwright report', () => {
  const ofVitest = durationsOfVitest({
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: [
          { fullName: 'a is slow', status: 'passed', duration: 900 },
          { fullName: 'a is not run', status: 'skipped', duration: null },
        ],
      },
    ],
  });
  const ofBrowser = durationsOfBrowser({
    stats: {},
    suites: [
      {
        title: 'hero.spec.ts',
        specs: [],
        suites: [
          {
            title: 'at night',
            specs: [{ title: 'is dark', tests: [{ status: 'expected', results: [{ duration: 2_000 }] }] }],
          },
        ],
      },
    ],
  });
  expect([...ofVitest, ...ofBrowser]).toEqual([
    { test: 'a is slow', ms: 900 },
    { test: 'a is not run', ms: 0 },
    { test: 'hero.spec.ts › at night › is dark', ms: 2_000 },
  ]);
});
