import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadIfStale } from './stale-page.ts';

/** The code of a screen did not come. */
export class ScreenMissing extends Error {}

/** A screen whose code comes when it is first shown. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> {
  return lazy(() => load().then((component) => ({ default: component }), explain));
}

async function explain(cause: unknown): Promise<never> {
  if (await reloadIfStale()) return new Promise(() => undefined);
  throw new ScreenMissing('The code of this screen did not load.', { cause });
}
