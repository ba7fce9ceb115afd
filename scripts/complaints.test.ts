import { expect, it } from 'vitest';
import { complaintsOfBrowser, complaintsOfVitest, tellComplaints } from './complaints.ts';

it('names each test that failed, and apart from them each that passed only when tried again', () => {
  const complaints = [
    ...complaintsOfVitest({
      testResults: [
        {
          name: 'a.test.ts',
          assertionResults: [
            { fullName: 'a holds', status: 'passed', failureMessages: [] },
            { fullName: 'a wavers', status: 'passed', failureMessages: ['too late'] },
            { fullName: 'a breaks', status: 'failed', failureMessages: ['expected 1'] },
          ],
        },
        { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
      ],
    }),
    ...complaintsOfBrowser({
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
                  tests: [{ status: 'flaky', results: [{ error: { message: 'no lamp' } }, {}] }],
                },
              ],
            },
          ],
        },
      ],
    }),
  ];
  expect(tellComplaints(complaints).split('\n')).toEqual([
    'Passed only when tried again:',
    '  a wavers',
    '      too late',
    '  hero.spec.ts › at night › is dark',
    '      no lamp',
    'Failed:',
    '  a breaks',
    '      expected 1',
    '  b.test.ts',
    '      no such module',
  ]);
});
