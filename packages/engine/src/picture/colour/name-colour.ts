import { type ColourName, colourNames } from './colour-names.ts';
import { type Oklab, oklabOfHex } from './oklab.ts';

/** A name holds for lighter and darker ones sooner than for another hue. */
const HUE = 1.8;

const named = Object.entries(colourNames).map(([name, hex]) => ({
  name: name as ColourName,
  colour: oklabOfHex(hex),
}));

/** What a photographer would call it: the nearest name to the eye. */
export function nameColour(colour: Oklab): ColourName {
  let nearest: ColourName = 'mid grey';
  let least = Number.POSITIVE_INFINITY;
  for (const one of named) {
    const far = Math.hypot(
      colour.l - one.colour.l,
      HUE * (colour.a - one.colour.a),
      HUE * (colour.b - one.colour.b),
    );
    if (far >= least) continue;
    least = far;
    nearest = one.name;
  }
  return nearest;
}
