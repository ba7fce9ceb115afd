import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { explainMissing } from './lazy-screen.ts';

export interface PreloadedScreen {
  Screen: LazyExoticComponent<ComponentType>;
  /** Fetches its code; after that it is there at once, without a wait between. */
  preload: () => Promise<void>;
}

/** A screen of a chunk of its own that a page may have been drawn with. */
export function preloadedScreen(load: () => Promise<ComponentType>): PreloadedScreen {
  let loaded: { default: ComponentType } | undefined;
  const preload = async () => {
    loaded ??= { default: await load() };
  };
  const Screen = lazy(() =>
    loaded ? atOnce(loaded) : load().then((screen) => ({ default: screen }), explainMissing),
  );
  return { Screen, preload };
}

/** React takes what is there before it has to wait: a promise would always be a turn late. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: it is to be taken for a promise
  return { then: (take: (given: T) => void) => take(value) } as unknown as Promise<T>;
}
