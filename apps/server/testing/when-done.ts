import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Has something tidied away after the test that asks for it, or after the whole file when it is asked for outside of one. */
export function whenDone(tidy: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await tidy()));
  else afterAll(async () => void (await tidy()));
}
