import type { GenreId } from '../../content/genres.ts';
import { happensBehind } from '../../language/occasion/figurative.ts';
import { withoutLens as viewWithoutLens } from '../../language/occasion/sorts.ts';
import { agrees, plainLightIn, type State, statesIn } from '../../language/occasion/states.ts';
import { anythingHeard, movement } from '../../language/surroundings/wishes.ts';
import { isSaid } from '../../open-points/is-said.ts';
import { contradicts, ruledOutBy } from '../../open-points/open-points.ts';
import { sightOf, wordsOfShot } from '../../open-points/sight.ts';
import type { Want } from '../../open-points/wants.ts';
import type { Mode, Shot } from '../../shot/shot.ts';
import { framing, lens } from './camera.ts';
import { type Choice, choicesFor } from './decision.ts';
import { heardIn } from './heard.ts';
import { light } from './light.ts';
import { move } from './motion.ts';
import { type Occasion, occasionOf, type Seen } from './occasion.ts';

export type DecisionSlot = 'light' | 'camera' | 'move' | 'sound';

/** One thing that the words leave open, and what fits it; the first fits best. */
export interface Decision {
  readonly slot: DecisionSlot;
  readonly want: Want;
  readonly choices: readonly [Choice, ...Choice[]];
}

const MOST = 3;
/** Places are lit as they are, and things of glass and food by what they are made of. */
const ROOMS: readonly Seen[] = ['room', 'building', 'vehicle', 'glass', 'drink', 'food', 'metal', 'glossy'];

/**
 * What a shot needs that nobody has said: at most one decision of light and one of the camera, and in a clip one move and
 * one sound. None in words of another language, and none that goes against what is said.
 */
export function decide(shot: Shot, mode: Mode, genre?: GenreId): Decision[] {
  const words = wordsOfShot(shot);
  if (words.text.trim() === '' || words.languages.some((one) => one !== 'en')) return [];
  const sight = sightOf(shot, words);
  const occasion = occasionOf(shot, words, mode, genre);
  const isRuledOut = ruledOutBy(shot, words);
  const vocabulary = [...occasion.words];
  const is = (want: Want) =>
    isSaid(want, { shot, words, sight, has: (isOne) => vocabulary.some((word) => isOne(word)) });
  const states = statesOf(words.text, occasion);
  const fits = (choices: readonly Choice[]) =>
    choices
      .filter(({ text }) => !isRuledOut(text) && !contradicts(text, words) && agrees(text, states))
      .slice(0, MOST);
  const decisions: Decision[] = [];
  const add = (slot: DecisionSlot, want: Want, choices: readonly Choice[]) => {
    const [first, ...others] = fits(choices);
    if (first) decisions.push({ slot, want, choices: [first, ...others] });
  };

  if (!is('light')) {
    const choices = choicesFor(light, occasion);
    const [best] = choices;
    const isDark = states.has('sealed') && !ROOMS.includes(occasion.subject) && occasion.source === undefined;
    const plain = best && (isDark || !agrees(best.text, states)) ? plainLightIn(states) : undefined;
    add('light', 'light', plain ? [plain, ...choices] : choices);
  }
  if (!is('size'))
    add(
      'camera',
      'size',
      choicesFor(framing, occasion).map((one) => withoutLens(one, is('lens'))),
    );
  else if (!is('lens')) add('camera', 'lens', choicesFor(lens, occasion));
  if (mode === 'photo') return decisions;
  const isStillWanted = shot.negative.some((thing) => movement.test(thing));
  if (!is('move') && !isStillWanted) add('move', 'move', choicesFor(move, occasion));
  const isQuiet = shot.negative.some((thing) => anythingHeard.test(thing)) || occasion.words.has('silent');
  if (!is('sound') && !isQuiet && shot.lines.length === 0) add('sound', 'sound', heardIn(occasion));
  return decisions;
}

/** What the words declare, and what the shot says by its place, hour, air and medium. */
function statesOf(text: string, { where, when, air, finish }: Occasion): ReadonlySet<State> {
  const states = new Set(statesIn(text));
  // What happens behind somebody is missed by a camera that goes.
  if (happensBehind.test(text)) states.add('still');
  if (where === 'indoors' || where === 'underwater' || where === 'space') states.add(where);
  if (when === 'night') states.add('night');
  if (air !== undefined) states.add('veiled');
  if (finish === 'drawn') states.add('lensless');
  return states;
}

/** A lens that is said is not said again. */
function withoutLens({ text, why }: Choice, isLensSaid: boolean): Choice {
  return isLensSaid ? { text: viewWithoutLens(text), why } : { text, why };
}
