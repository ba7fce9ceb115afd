import { type ColourName, colourNames } from './colour-names.ts';
import { distance, type Oklab, oklabOfHex } from './oklab.ts';

const named = Object.entries(colourNames).map(([name, hex]) => ({
  name: name as ColourName,
  colour: oklabOfHex(hex),
}));

/** What a photographer would call it: the nearest name to the eye. */
export function nameColour(colour: Oklab): ColourName {
  let nearest: ColourName = 'mid grey';
  let least = Number.POSITIVE_INFINITY;
  for (const one of named) {
    const far = distance(colour, one.colour);
    if (far >= least) continue;
    least = far;
    nearest = one.name;
  }
  return nearest;
}
