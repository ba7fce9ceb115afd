import type { Fits } from '../fits.ts';

/** The usual answers to "where and when", by name, to be spread into a piece of writing. */
export const indoors = { classes: ['interior'] } as const satisfies Fits;
export const outdoors = { classes: ['exterior'] } as const satisfies Fits;
export const indoorsOrStudio = { classes: ['interior', 'studio'] } as const satisfies Fits;
export const onLand = { classes: ['interior', 'exterior', 'studio'] } as const satisfies Fits;

export const daylight = {
  hours: ['sunrise', 'morning', 'midday', 'afternoon', 'golden-hour', 'sunset'],
} as const satisfies Fits;
export const highDay = { hours: ['morning', 'midday', 'afternoon'] } as const satisfies Fits;
export const noon = { hours: ['midday'] } as const satisfies Fits;
export const mornings = { hours: ['sunrise', 'morning'] } as const satisfies Fits;
export const lateDay = { hours: ['afternoon', 'golden-hour', 'sunset'] } as const satisfies Fits;
export const lowSun = { hours: ['sunrise', 'morning', 'golden-hour', 'sunset'] } as const satisfies Fits;
export const twilight = { hours: ['dawn', 'dusk', 'blue-hour'] } as const satisfies Fits;
export const firstLight = { hours: ['dawn', 'sunrise'] } as const satisfies Fits;
export const lampsLit = { hours: ['dawn', 'dusk', 'blue-hour', 'evening', 'night'] } as const satisfies Fits;
export const afterDark = { hours: ['evening', 'night'] } as const satisfies Fits;

/** The sun reaches the ground. */
export const sunOut = { weathers: ['clear-sky', 'wind', 'haze', 'dust', 'heat'] } as const satisfies Fits;
export const dry = {
  weathers: ['clear-sky', 'overcast', 'wind', 'haze', 'dust', 'heat', 'mist', 'fog'],
} as const satisfies Fits;
export const wet = { weathers: ['rain', 'drizzle', 'thunderstorm'] } as const satisfies Fits;
export const grey = {
  weathers: ['overcast', 'fog', 'mist', 'drizzle', 'rain', 'snow', 'thunderstorm'],
} as const satisfies Fits;
