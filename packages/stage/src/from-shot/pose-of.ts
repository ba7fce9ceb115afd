import type { Deed } from '@cuewright/engine/seen';
import type { PoseName } from '../figure/poses.ts';
import type { ThingName } from '../things/catalogue.ts';
import type { Item } from './told.ts';

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
  duel: 'guard',
  handshake: 'shake',
  fall: 'fall',
  lift: 'lift',
  lie: 'lie',
  crouch: 'crouch',
  pray: 'pray',
  kneel: 'kneel',
  dig: 'dig',
  meditate: 'meditate',
  play: 'stand',
  photograph: 'photograph',
  write: 'work',
  read: 'read',
  eat: 'eat',
  drink: 'drink',
  phone: 'stand',
  drive: 'drive',
  row: 'row',
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

/** A deed that names what it is done with: nobody cycles without a bicycle. */
export const comesWith: Partial<Record<Deed, ThingName>> = {
  cycle: 'bicycle',
  row: 'rowboat',
  photograph: 'camera',
  hammer: 'hammer',
};

/** Whoever is called by an instrument has it: a cellist, a guitarist. */
const PLAYERS: Readonly<Record<string, ThingName>> = {
  guitarist: 'guitar',
  violinist: 'violin',
  fiddler: 'violin',
  cellist: 'cello',
  pianist: 'piano',
  saxophonist: 'saxophone',
  trumpeter: 'trumpet',
  flautist: 'flute',
  harpist: 'harp',
};
const INSTRUMENTS: ReadonlySet<ThingName> = new Set([
  'violin',
  'cello',
  'guitar',
  'banjo',
  'piano',
  'grand-piano',
  'drum',
  'drum-kit',
  'trumpet',
  'saxophone',
  'flute',
  'accordion',
  'harp',
]);
/** What is done with a thing as it is for, so that its own pose shows it. */
const USED: Partial<Record<ThingName, Deed>> = {
  book: 'read',
  newspaper: 'read',
  letter: 'read',
  phone: 'phone',
  telephone: 'phone',
  broom: 'sweep',
  shovel: 'dig',
  cup: 'drink',
  camera: 'photograph',
  hammer: 'hammer',
};

/** What somebody plays or uses as it is for. */
export function instrumentOf(
  words: readonly string[],
  deed: Deed | undefined,
  items: readonly Item[],
): ThingName | undefined {
  const isPlaying = deed === 'play' || deed === undefined;
  const own = items.find(
    ({ thing }) =>
      thing !== undefined && ((deed === 'play' && INSTRUMENTS.has(thing)) || USED[thing] === deed),
  );
  if (own && deed !== undefined) return own.thing;
  const named = words.includes('player')
    ? [...INSTRUMENTS].find((thing) => words.includes(thing))
    : undefined;
  if (isPlaying && named) return named;
  return isPlaying
    ? words.map((word) => PLAYERS[word.replace(/s$/u, '')]).find((thing) => thing !== undefined)
    : undefined;
}

const SITTING: Partial<Record<PoseName, PoseName>> = {
  stand: 'sit',
  work: 'sit-work',
  hold: 'sit-work',
  eat: 'sit-eat',
  read: 'sit-read',
  guitar: 'sit-guitar',
  fish: 'sit-fish',
};

/** The same deed on a seat, where one can do it there. */
export function sittingPose(pose: PoseName): PoseName {
  return SITTING[pose] ?? pose;
}

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
  'fall',
  'sit',
  'piano',
  'cello',
  'drum',
  'shake',
]);
