import type { Deed } from '@cuewright/engine/seen';
import type { ThingName } from '../things/catalogue.ts';
import { instrumentOf } from './pose-of.ts';
import type { Item, Somebody } from './told.ts';

/** Seen by whoever does it, and drawn before them. */
const SHOWN_ALWAYS: ReadonlySet<Deed> = new Set([
  'run',
  'cheer',
  'fall',
  'lie',
  'crouch',
  'kneel',
  'meditate',
  'sit',
  'wave',
  'bend',
  'walk',
  'stand',
  'jump',
  'dance',
  'waltz',
  'ballet',
  'swim',
  'float',
  'box',
  'cycle',
  'row',
  'pray',
  'hammer',
  'photograph',
]);

/** Shown only with what it is done to. */
const SHOWN_WITH: ReadonlySet<Deed> = new Set([
  'ride',
  'read',
  'climb',
  'haul',
  'pull',
  'push',
  'throw',
  'carry',
  'lift',
  'cradle',
  'point',
  'hold',
  'lean',
  'look',
  'drive',
  'kick',
  'phone',
  'reach',
]);

/** And these towards another as well. */
const SHOWN_AT: ReadonlySet<Deed> = new Set(['point', 'look', 'carry', 'cradle']);

/** Two do it, or it is not seen. */
const SHOWN_BY_TWO: ReadonlySet<Deed> = new Set(['embrace', 'handshake', 'offer', 'fight', 'talk', 'waltz']);

/** Their pose with it is what it is for. */
export function isUsed({ words, deed }: Somebody, items: readonly Item[], people: number): boolean {
  if (deed === undefined) return false;
  const has = (...things: readonly ThingName[]) =>
    items.some(({ thing }) => thing !== undefined && things.includes(thing));
  if (deed === 'write') return has('laptop', 'typewriter');
  if (deed === 'play' && people === 2 && has('chessboard')) return true;
  return instrumentOf(words, deed, items) !== undefined;
}

export function isShown(deed: Deed | undefined, has: boolean, people: number): boolean {
  if (deed === undefined) return false;
  if (SHOWN_BY_TWO.has(deed)) return people === 2;
  return SHOWN_ALWAYS.has(deed) || (SHOWN_WITH.has(deed) && (has || (people > 1 && SHOWN_AT.has(deed))));
}
