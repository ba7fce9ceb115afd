import type { Weather } from '../../shot/words.ts';

/** What a weather does in the frame; one that only looks has nothing here. */
export const weatherMoves: Readonly<Partial<Record<Weather, string>>> = {
  rain: 'rain falls',
  drizzle: 'a fine drizzle falls',
  thunderstorm: 'rain lashes down and lightning flickers',
  snow: 'snow drifts down',
  fog: 'fog drifts slowly',
  mist: 'mist drifts slowly',
  wind: 'wind moves through the scene',
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
