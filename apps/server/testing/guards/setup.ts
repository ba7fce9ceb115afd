import { afterAll, beforeEach, vi } from 'vitest';
import { beginFile, beginTest, endTest, isAllowed } from './allow.ts';
import { engineCalls } from './engine-calls.ts';
import { network, output } from './watch.ts';

/** Before any test puts false timers in its place. */
const { setImmediate } = globalThis;

beginFile();
beforeEach(({ onTestFinished }) => {
  beginTest();
  // The first to be asked for is the last to run: after the test's own cleaning up.
  onTestFinished(async () => {
    try {
      await failForUnexpected();
    } finally {
      endTest();
    }
  });
});
afterAll(async () => {
  await failForUnexpected();
  // The next file runs in the same process.
  vi.unstubAllGlobals();
});

async function failForUnexpected(): Promise<void> {
  // Node tells of warnings and rejections a moment later.
  await new Promise((resolve) => setImmediate(resolve));
  const said = output.splice(0).filter((what) => !isAllowed('console', what));
  const reached = network.splice(0);
  const called = engineCalls();
  const problems = [
    ...(said.length > 0 ? ['Unexpected output, which allowConsole(/…/) would let pass:', ...said] : []),
    ...(reached.length > 0
      ? ['Unexpected network beyond this machine, which allowNetwork(/…/) would let pass:', ...reached]
      : []),
    ...(called.length > 0
      ? [
          'The engine was called on the thread that answers, which a job of apps/server/src/services/engine does not:',
          ...called,
        ]
      : []),
  ];
  if (problems.length > 0)
    throw new Error([...problems, 'Both are in apps/server/testing/guards/allow.ts.'].join('\n  '));
}
