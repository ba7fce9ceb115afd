import { furniture } from './furniture.ts';
import { instruments } from './instruments.ts';
import { tableware } from './tableware.ts';
import type { Thing } from './thing.ts';
import { tools } from './tools.ts';
import { vehicles } from './vehicles.ts';

/** Everything that can be drawn, besides people and animals. */
export const catalogue = {
  ...instruments,
  ...tableware,
  ...tools,
  ...furniture,
  ...vehicles,
} as const satisfies Record<string, Thing>;

export type ThingName = keyof typeof catalogue;

export const thingNamed = (name: ThingName): Thing => catalogue[name];
