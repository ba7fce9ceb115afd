import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';
import { reloadIfStale } from './stale-page.ts';

/** The code of a screen did not come. */
export class ScreenMissing extends Error {}

/** A screen whose code comes when it is first shown, and with it what it asks the server by. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
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
