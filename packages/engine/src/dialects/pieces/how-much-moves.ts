import { tokenise } from '../../reading/tokens.ts';
import type { Shot } from '../../shot/shot.ts';
import type { Effect, Movement, Weather } from '../../shot/words.ts';

const FAST =
  /^(?:run|ran|jump|leap|chas|fight|danc|spin|crash|explod|rac|sprint|dash|fall|gallop|throw|kick|punch|swerv|skat|surf|div|charg|burst|strik|splash|smash)(?:e?s|n?ing|ping|ming|e)?$/;
const fastMoves: readonly Movement[] = ['whip-pan', 'crash-zoom', 'fpv-drone', 'shake'];
const fastEffects: readonly Effect[] = ['time-lapse', 'hyperlapse', 'speed-ramp', 'motion-blur'];
const wild: readonly Weather[] = ['thunderstorm', 'dust'];
const CALM = /\b(?:calm|still|quiet|unhurried|slow|serene|peaceful|gentle|tender|hushed)\b/i;

/** How much moves in a shot: for a generator that takes it as a figure or a switch. */
export function howMuchMoves({ subject, place, camera, effects, mood }: Shot): 'little' | 'some' | 'much' {
  const acts = tokenise(`${subject.text} ${subject.action}`).some(({ word }) => FAST.test(word));
  const moved = camera.movement !== undefined && fastMoves.includes(camera.movement);
  if (
    acts ||
    moved ||
    effects.some((effect) => fastEffects.includes(effect)) ||
    (place.weather !== undefined && wild.includes(place.weather))
  )
    return 'much';
  const rests = subject.action === '' && (camera.movement === undefined || camera.movement === 'static');
  return rests || CALM.test(mood) || effects.includes('slow-motion') ? 'little' : 'some';
}
