import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';
import { reloadIfStale } from './stale-page.ts';

/** The code of a screen did not come. */
export class ScreenMissing extends Error {}

/** How the code of every screen comes, in the order of their table. */
const loads: (() => Promise<unknown>)[] = [];

/** Fetches the code of every screen ahead, one after the other. What does not come now comes when it is shown. */
export async function fetchScreens(signal: AbortSignal): Promise<void> {
  for (const load of loads) {
    if (signal.aborted) return;
    await load().catch(() => undefined);
  }
}

/** A screen whose code comes when it is first shown, and with it what it asks the server by. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  loads.push(load);
  return lazy(() =>
    Promise.all([load(), import('./queries.tsx')]).then(
      ([Screen, { Queries }]) => ({
        default: (props: Props) => createElement(Queries, null, createElement(Screen, props)),
      }),
      explainMissing,
    ),
  );
}

/** Why its code did not come; a page that is out of date is loaded again instead. */
export async function explainMissing(cause: unknown): Promise<never> {
  if (await reloadIfStale()) return new Promise(() => undefined);
  throw new ScreenMissing('The code of this screen did not load.', { cause });
}
