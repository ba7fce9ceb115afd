import { isVerb } from '../words/senses.ts';
import { isFunctionWord } from '../words/word-class.ts';
import { lookup } from './words-of.ts';

/**
 * What people do, by how a body does it. Only verbs stand here that a body shows; `work` is what hands do that no pose
 * tells apart, and whatever is not here is told in words.
 */
export const deedOf = lookup({
  box: 'box spar jab',
  fight: 'fight brawl',
  duel: 'duel fence fencing',
  cycle: 'cycle pedal',
  ride: 'ride rode gallop',
  embrace: 'hug embrace',
  handshake: 'handshake',
  waltz: 'waltz tango',
  surf: 'surf skateboard snowboard skate ski',
  run: 'run ran sprint jog race dash',
  kick: 'kick',
  ballet: 'pirouette',
  dance: 'dance',
  jump: 'leap leapt jump hop',
  cheer: 'cheer',
  fall: 'fall fell tumble topple',
  lie: 'lie lay lies lying sleep slept nap napping asleep slumber sunbathe doze',
  crouch: 'crouch squat',
  pray: 'pray',
  kneel: 'kneel knelt',
  dig: 'dig dug',
  meditate: 'meditate',
  play: 'play perform busk strum',
  photograph: 'photograph',
  write: 'write wrote type',
  read: 'read',
  eat: 'eat ate dine chew',
  drink: 'drink drank sip',
  phone: 'phone telephone',
  drive: 'drive drove steer',
  row: 'row paddle',
  sit: 'sit seated sat perch sits sitting',
  climb: 'climb scale clamber',
  haul: 'drag haul tug heave',
  pull: 'pull',
  push: 'push shove wheel',
  throw: 'throw threw hurl fling',
  offer: 'hand give gave offer pass',
  carry: 'carry lug bear',
  lift: 'lift raise hoist',
  cradle: 'cradle nurse',
  reach: 'reach stretch',
  wave: 'wave',
  point: 'point',
  hammer: 'hammer',
  sweep: 'sweep swept mop rake',
  bend: 'bend bent stoop bow',
  work: 'mend repair fix cook knead cut chop split slice saw hollow carve wash pour weld bake craft polish clean stir sand build mix tie grind assemble prepare roll peel examine fry arrange solder fold inspect adjust tune press open wipe fill unpack sort restore operate trim prune sharpen glue decorate mould mold water feed brush shave wind plane sew knit weave stitch embroider draw paint sketch tape wrap measure plant pluck dry count deal light load shape hollow iron pack paste pick pin plait polish scrub set shuck spin spread string stuff tend thread tighten touch turn type untie weigh wring',
  walk: 'walk stroll wander stride step march hike trek',
  hold: 'hold held grip clutch show shows clasp',
  swim: 'swim swam',
  float: 'float hover',
  lean: 'lean',
  talk: 'talk speak chat converse argue',
  look: 'stare gaze look peer glance',
  stand: 'stand stood pose',
});
export type Deed = NonNullable<ReturnType<typeof deedOf>>;

/** "Two boxers | trade punches": a name that a verb in its base form ends. */
export function isBaseVerb(word: string): boolean {
  return isVerb(word);
}

/** The verb that a deed begins with: "slowly kneads dough" is kneading. */
export function verbOf(words: readonly string[]): string | undefined {
  return words.slice(0, 4).find((word) => !word.endsWith('ly') && !(isFunctionWord(word) && !isVerb(word)));
}
