import { expect, vi } from 'vitest';

type Act = () => void;

/** What the page puts off for so long waits until it is let go, and nobody waits for it. */
export function holdTimer(ms: number): () => Promise<void> {
  const begin = globalThis.setTimeout;
  const stop = globalThis.clearTimeout;
  const held = new Map<number, Act>();
  let last = -1;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: Act, after?: number, ...given: never[]) => {
    if (after !== ms) return begin(act, after, ...given);
    last -= 1;
    held.set(last, act);
    return last;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation(((timer?: number) => {
    if (!held.delete(Number(timer))) stop(timer);
  }) as typeof clearTimeout);
  return async () => {
    await expect.poll(() => held.size, { message: `nothing waits for ${ms} ms` }).toBeGreaterThan(0);
    for (const act of held.values()) act();
    held.clear();
  };
}
