import { isFast, wantsMore } from '../../language/deeds/motion.ts';
import type { Shot } from '../../shot/shot.ts';
import type { Effect, Movement, Weather } from '../../shot/words.ts';

const fastMoves: readonly Movement[] = ['whip-pan', 'crash-zoom', 'fpv-drone', 'shake'];
const fastEffects: readonly Effect[] = ['time-lapse', 'hyperlapse', 'speed-ramp', 'motion-blur'];
const wild: readonly Weather[] = ['thunderstorm', 'dust'];
const CALM = /\b(?:calm|still|quiet|unhurried|slow|serene|peaceful|gentle|tender|hushed)\b/i;

/** How much moves in a shot: for a generator that takes it as a figure or a switch. */
export function howMuchMoves({
  subject,
  place,
  camera,
  effects,
  mood,
  details,
}: Shot): 'little' | 'some' | 'much' {
  const acts = isFast(`${subject.text} ${subject.action}`);
  if (wantsMore([mood, details, camera.text].join(' '))) return 'much';
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
