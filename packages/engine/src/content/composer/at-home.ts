import type { Fits } from '../fits.ts';

/** The usual answers to "where and when", by name, to be spread into a piece of writing. */
export const indoors = { classes: ['interior'] } as const satisfies Fits;
export const outdoors = { classes: ['exterior'] } as const satisfies Fits;

export const daylight = {
  hours: ['sunrise', 'morning', 'midday', 'afternoon', 'golden-hour', 'sunset'],
} as const satisfies Fits;

/** The sun reaches the ground. */
export const sunOut = { weathers: ['clear-sky', 'wind', 'haze', 'dust', 'heat'] } as const satisfies Fits;
export const wet = { weathers: ['rain', 'drizzle', 'thunderstorm'] } as const satisfies Fits;
