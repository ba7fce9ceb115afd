import type { Deed } from '@cuewright/engine/seen';
import type { PoseName } from '../figure/poses.ts';

/** How a body does each deed; deeds that two do together are posed together. */
export const poseOf: Readonly<Record<Deed, PoseName>> = {
  box: 'guard',
  fight: 'guard',
  cycle: 'cycle',
  ride: 'ride',
  embrace: 'hug',
  waltz: 'waltz',
  surf: 'surf',
  run: 'run',
  kick: 'kick',
  ballet: 'ballet',
  dance: 'dance',
  jump: 'jump',
  cheer: 'cheer',
  lie: 'lie',
  crouch: 'crouch',
  pray: 'pray',
  kneel: 'kneel',
  dig: 'dig',
  meditate: 'meditate',
  guitar: 'guitar',
  violin: 'violin',
  cello: 'cello',
  piano: 'piano',
  drum: 'drum',
  sing: 'sing',
  play: 'stand',
  photograph: 'photograph',
  paint: 'paint',
  write: 'sit-work',
  read: 'read',
  eat: 'sit-eat',
  drink: 'drink',
  phone: 'phone',
  drive: 'drive',
  row: 'row',
  fish: 'fish',
  sew: 'sit-work',
  sit: 'sit',
  climb: 'climb',
  haul: 'haul',
  pull: 'pull',
  push: 'shove',
  throw: 'throw',
  offer: 'offer',
  carry: 'carry',
  cradle: 'cradle',
  reach: 'reach',
  wave: 'wave',
  point: 'point',
  hammer: 'hammer',
  sweep: 'sweep',
  bend: 'bend',
  work: 'work',
  walk: 'walk',
  hold: 'hold',
  swim: 'swim',
  float: 'float',
  lean: 'lean',
  talk: 'stand',
  look: 'stand',
  stand: 'stand',
};

/** A deed that names what it is done with: whoever is a violinist has a violin. */
export const comesWith: Partial<
  Record<
    Deed,
    | 'violin'
    | 'cello'
    | 'guitar'
    | 'piano'
    | 'drum'
    | 'fishing-rod'
    | 'microphone'
    | 'camera'
    | 'bicycle'
    | 'broom'
    | 'shovel'
  >
> = {
  guitar: 'guitar',
  violin: 'violin',
  cello: 'cello',
  piano: 'piano',
  drum: 'drum',
  fish: 'fishing-rod',
  sing: 'microphone',
  photograph: 'camera',
  cycle: 'bicycle',
};

/** Done where one stands or sits, with both hands over a table. */
export const overATable: ReadonlySet<PoseName> = new Set(['work', 'sit-work', 'sit-eat']);
/** The whole body tells it. */
export const wholeBodied: ReadonlySet<PoseName> = new Set([
  'walk',
  'run',
  'dance',
  'ballet',
  'jump',
  'kick',
  'surf',
  'swim',
  'lie',
  'climb',
  'ride',
  'cycle',
  'haul',
  'shove',
  'pull',
  'dig',
  'kneel',
  'crouch',
  'pray',
  'meditate',
  'float',
  'throw',
  'waltz',
  'guard',
  'punch',
  'row',
  'sit-low',
  'sweep',
  'bend',
]);
