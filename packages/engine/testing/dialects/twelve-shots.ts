import type { Mode, Shot } from '../../src/shot/shot.ts';
import { readShot } from '../../src/shot-of/index.ts';

/** Twelve shots as twelve people wrote them: what each is for, and its words. The golden pages and the page of all models are made of these. */
export const twelveShots = {
  'net-mender':
    'Medium shot at eye level on a 50mm, slow push in. A woman in her sixties, grey braid, oilskin apron, mends a green trawl net at the open doors of a boathouse at dusk, fog over an empty quay. One bare bulb from the left, about 2700K, low-key. Late and unhurried. Shot on ARRI Alexa Mini at f/2.8, film grain. Twine pulled through mesh, low water. No crowd, no text. 16:9, 8 seconds.',
  'bakery-sign':
    'Wide shot of a corner bakery at blue hour, a hand-painted sign that reads "Halb Acht", warm window light on wet cobbles, 35mm, f/4, no cars. 4:5.',
  'running-shoe':
    'Low-angle close-up of a white running shoe striking a puddle on a night street, neon from behind, water frozen in the air, 85mm, 1/2000s, teal and orange. 1:1.',
  'grandfather-speaks':
    'Medium close-up of an old fisherman on a pier at dawn, handheld. He says, quietly: "The sea gives back what it likes." Gulls, small waves. Overcast, soft light. 10 seconds.',
  'desert-drone':
    'Aerial wide shot of a single red car crossing a salt flat at midday, drone following, long shadow, heat haze, no clouds. 21:9, 6 seconds.',
  'two-at-the-table':
    'Two-shot of a mother and her teenage son at a kitchen table in the morning, side light through a window, they do not look at each other, tense, 40mm, deep focus.',
  perfume:
    'Product shot of an amber glass perfume bottle on black slate in a studio, rim light, softbox from above, macro lens, water drops, no labels. #C8862A and black.',
  'fox-in-snow':
    'Telephoto shot of a fox leaping into fresh snow in a birch forest, golden hour, backlight, shallow focus, snow flying, slow motion.',
  dancer:
    'Full shot of a dancer spinning on an empty stage, spotlight from above, haze, the camera orbits, black and white, a cello alone.',
  'rooftop-chase':
    'Point-of-view shot, whip pan: a courier jumps between rooftops in Lisbon at sunset, crash zoom, motion blur, wind and footsteps, no people watching.',
  letter:
    'Insert of a hand sealing a letter with red wax by candlelight, overhead, extreme close-up, 100mm macro, chiaroscuro.',
  'one-line': 'A lighthouse in a storm.',
} as const satisfies Readonly<Record<string, string>>;
export type TwelfthShot = keyof typeof twelveShots;

export function twelfth(name: TwelfthShot, mode: Mode): Shot {
  return readShot(twelveShots[name], { mode }).shot;
}
