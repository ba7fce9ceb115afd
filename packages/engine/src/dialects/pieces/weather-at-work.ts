import { isMoving } from '../../language/deeds/motion.ts';
import type { Shot } from '../../shot/shot.ts';
import type { Weather } from '../../shot/words.ts';

/** What a weather does in the frame; one that only looks has nothing here. */
const weatherMoves: Readonly<Partial<Record<Weather, string>>> = {
  rain: 'rain falls',
  drizzle: 'a fine drizzle falls',
  thunderstorm: 'rain lashes down and lightning flickers',
  snow: 'snow drifts down',
  fog: 'fog drifts slowly',
  mist: 'mist drifts slowly',
  wind: 'wind moves through everything',
  haze: 'haze drifts slowly',
  dust: 'dust blows across',
  heat: 'heat shimmers in the air',
};

/** What can be heard of it. */
export const weatherSounds: Readonly<Partial<Record<Weather, string>>> = {
  rain: 'rain',
  drizzle: 'light rain',
  thunderstorm: 'thunder and heavy rain',
  wind: 'wind',
};

const named: Readonly<Partial<Record<Weather, RegExp>>> = {
  rain: /rain/i,
  drizzle: /drizzl|rain/i,
  thunderstorm: /rain|lightning/i,
  snow: /snow/i,
  fog: /fog/i,
  mist: /mist/i,
  wind: /wind/i,
  haze: /haz/i,
  dust: /dust/i,
  heat: /heat/i,
};

/** What its weather does in a shot, unless its own words tell it. */
export function weatherAtWork({ subject, place, details }: Shot): string | undefined {
  const { weather } = place;
  const moves = weather && weatherMoves[weather];
  if (!weather || !moves) return undefined;
  const clauses = [subject.text, subject.action, place.text, details].flatMap((text) => text.split(/[,;.]/));
  return clauses.some((clause) => named[weather]?.test(clause) && isMoving(clause)) ? undefined : moves;
}
