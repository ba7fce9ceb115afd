import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { reloadIfStale } from './stale-page.ts';

/** A screen whose code comes when it is first shown. */
export interface Screen {
  component: () => ComponentType | LazyExoticComponent<ComponentType>;
  /** Lets the next showing fetch it again; what failed once is otherwise remembered as failed. */
  renew: () => void;
}

export function lazyScreen(load: () => Promise<ComponentType>): Screen {
  const fresh = () => lazy(() => load().then((component) => ({ default: component }), explain));
  let component = fresh();
  return {
    component: () => component,
    renew: () => {
      component = fresh();
    },
  };
}

/** A screen that is part of the first load. */
export function eagerScreen(component: ComponentType): Screen {
  return { component: () => component, renew: () => undefined };
}

/** The code of a screen did not come. */
export class ScreenMissing extends Error {}

async function explain(cause: unknown): Promise<never> {
  if (await reloadIfStale()) return new Promise(() => undefined);
  throw new ScreenMissing('The code of this screen did not load.', { cause });
}
