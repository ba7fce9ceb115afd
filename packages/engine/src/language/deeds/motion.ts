import { findAtoms } from '../atoms/find-atoms.ts';
import type { Token } from '../tokens/token.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { isDoing } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';

/** Held, worn or stood in: nothing of it moves. */
const states = wordSet(
  'wearing standing sitting lying holding hanging leaning facing overlooking being having resting remaining covering surrounding missing lining carrying glowing shining gleaming',
);
/** What moves by itself. */
export const movers = wordSet(
  'wave waves smoke steam flame flames spark sparks embers leaves traffic bird birds gull gulls ripple ripples dust breath current currents flag flags curtain curtains splash splashes spray petals bubbles crowd crowds',
);
/** Done at once, and much moves. */
const fast = wordSet(
  'run runs ran running jump jumps jumping leap leaps leaping chase chases chasing fight fights fighting dance dances dancing spin spins spinning crash crashes crashing explode explodes exploding race races racing sprint sprints sprinting dash dashes dashing fall falls falling gallop gallops galloping throw throws throwing kick kicks kicking punch punches punching swerve swerves swerving skate skates skating surf surfs surfing dive dives diving charge charges charging burst bursts bursting strike strikes striking splash splashes splashing smash smashes smashing',
);

/** What is done in it can be seen to move. */
export function isMotion({ word }: Token): boolean {
  return !states.has(word);
}

/** Whether a clause tells of something that moves. */
export function isMoving(clause: string): boolean {
  return tokensOf(clause).some((token) => movers.has(token.word) || (isDoing(token.word) && isMotion(token)));
}

/** Whether something fast is done in it. */
export function isFast(text: string): boolean {
  return tokensOf(text).some(({ word }) => fast.has(word));
}

function tokensOf(text: string): Token[] {
  return tokenise(text, findAtoms(text));
}

/** "Calm but more motion": how much is to move, said outright. */
export function wantsMore(words: string): boolean {
  return /\b(?:more|lots of|plenty of|a lot of|strong|big) (?:motion|movement|action)\b/i.test(words);
}
