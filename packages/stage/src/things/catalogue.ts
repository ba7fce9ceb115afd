import { clothes } from './clothes.ts';
import { fittings } from './fittings.ts';
import { food } from './food.ts';
import { furniture } from './furniture.ts';
import { handTools } from './hand-tools.ts';
import { instruments } from './instruments.ts';
import { machines } from './machines.ts';
import { tableware } from './tableware.ts';
import type { Thing } from './thing.ts';
import { tools } from './tools.ts';
import { vehicles } from './vehicles.ts';
import { vessels } from './vessels.ts';

/** Everything that can be drawn, besides people and animals. */
export const catalogue = {
  ...instruments,
  ...tableware,
  ...tools,
  ...furniture,
  ...vehicles,
  ...vessels,
  ...handTools,
  ...food,
  ...clothes,
  ...fittings,
  ...machines,
} as const satisfies Record<string, Thing>;

export type ThingName = keyof typeof catalogue;

export const thingNamed = (name: ThingName): Thing => catalogue[name];
