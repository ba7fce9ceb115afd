import { expect, it } from 'vitest';
import { complaintsOfBrowser, complaintsOfVitest, tellComplaints } from './complaints.ts';

const ofVitest = complaintsOfVitest({
  testResults: [
    {
      name: 'a.test.ts',
      assertionResults: [
        { fullName: 'a holds', status: 'passed', failureMessages: [] },
        { fullName: 'a breaks', status: 'failed', failureMessages: ['expected 1'] },
        { fullName: 'a waits', status: 'skipped', failureMessages: [] },
      ],
    },
    { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
  ],
});

const ofBrowser = complaintsOfBrowser({
  stats: {},
  suites: [
    {
      title: 'hero.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{}] }] }],
      suites: [
        {
          title: 'at night',
          specs: [
            {
              title: 'is dark',
              tests: [{ status: 'unexpected', results: [{ error: { message: 'no lamp' } }] }],
            },
          ],
        },
      ],
    },
  ],
});

it('names each test that failed, and apart from them each that passed when it was tried again', () => {
  const uneven = ofBrowser.map((complaint) => ({ ...complaint, isUneven: true }));
  expect(tellComplaints([...ofVitest, ...uneven]).split('\n')).toEqual([
    'Passed only when tried again:',
    '  hero.spec.ts › at night › is dark',
    '      no lamp',
    'Failed:',
    '  a breaks',
    '      expected 1',
    '  a waits',
    '      skipped',
    '  b.test.ts',
    '      no such module',
  ]);
});

it('leaves out what only a test runner did', () => {
  const message = [
    'expected 1',
    '    at /a/scripts/one.test.ts:2:3',
    '    at file:///a/node_modules/vitest/dist/run.js:1:2',
    '    at runTest (file:///a/node_modules/vitest/dist/run.js:3:4)',
  ].join('\n');
  const told = tellComplaints([{ test: 'one', message, isUneven: false }]);
  expect(told.split('\n').slice(2)).toEqual(['      expected 1', '          at /a/scripts/one.test.ts:2:3']);
});
