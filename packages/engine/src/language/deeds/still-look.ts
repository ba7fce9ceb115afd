import { findAtoms } from '../atoms/find-atoms.ts';
import { tokenise } from '../tokens/tokenise.ts';
import { prepositions } from '../words/closed-class.ts';
import { isDoing } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import { tellsDeed } from './deed-in.ts';
import { isMotion, movers } from './motion.ts';

/** What happens in time, or is asked of the clip: of that a still shows nothing. */
const inTime = wordSet(
  'then later after afterwards before until till while once again meanwhile finally end ending start beginning becomes become becoming turns turn turning changes change changing changed shifts shifting shift grows growing fades fade fading fading-in dims dim-down dimming brightens brightening flickers flicker flickering flickery pulses pulse pulsing pulsating blinks blinking flashes flashing strobes strobing comes goes coming going moves move moving movement motion swaying sway drifting drift passing passes slowly gradually suddenly quickly gently steadily constantly timing pace paced pacing tempo rhythm rhythmic beat beats cut cuts cutting take takes shot-length loop loops looping looped seamless continuous transition transitions slow-motion slowmo timelapse time-lapse real-time speed fast slow slower faster brisk lively playful comic frantic hectic energetic dynamic sec secs second seconds frames fps on-and-off ripple rippling sound sounds noise music voice hear heard silent silence',
);
const denials = wordSet("no not never nobody nothing none without n't isn't aren't doesn't don't won't");
const wishes = wordSet(
  "i we they want wants wanted need needs please keep should must don't dont can't cant",
);
const NEAR = 3;

/**
 * Whether a picture can say it: a look, and nothing that moves, changes, is denied, heard or asked for. "Red door on the
 * left" is one, "pool surface ripples", "comic timing" and "I don't want cuts" are none.
 */
export function isStillLook(text: string): boolean {
  const words = tokenise(text, findAtoms(text));
  const isTold = words.some(
    (token, at) =>
      denials.has(token.word) ||
      inTime.has(token.word) ||
      wishes.has(token.word) ||
      (at > 0 && isDoing(token.word) && isMotion(token) && !isLed(at)) ||
      (movers.has(token.word) && at > 0 && at === words.length - 1 && !isLed(at)),
  );
  return !isTold && !tellsDeed(text);

  /** "Through the steam". */
  function isLed(at: number): boolean {
    return words.slice(Math.max(0, at - NEAR), at).some(({ word }) => prepositions.has(word));
  }
}
