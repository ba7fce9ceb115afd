import type { Addition, LightAddition } from './addition.ts';
import { afterDark, indoors, outdoors } from './at-home.ts';

const wind = { weathers: ['wind'] } as const;

/** Where a genre's own rooms and streets would be out of place: whatever stands here could stand there. */
export const groundAdditions = {
  land: {
    light: [
      {
        text: 'a high moon, edges silver and the rest guessed at',
        source: 'moonlight',
        ...outdoors,
        hours: ['night'],
        weathers: ['clear-sky', 'wind', 'heat', 'snow'],
      },
      {
        text: 'the last grey left in the west',
        source: 'skylight',
        ...outdoors,
        hours: ['dusk', 'blue-hour', 'evening'],
      },
      {
        text: 'stars and a very long exposure',
        source: 'skylight',
        ...outdoors,
        hours: ['night'],
        weathers: ['clear-sky'],
      },
      {
        text: 'moonlit cloud, even from edge to edge',
        source: 'moonlight',
        ...outdoors,
        ...afterDark,
        weathers: ['overcast', 'mist', 'fog'],
      },
    ],
    place: [
      { text: 'bracken flattened in one direction', ...outdoors },
      { text: 'pale crust on the weather side of each stone', ...outdoors },
      { text: 'loose scree along the lower edge', ...outdoors },
      { text: 'one dead tree, barkless', ...outdoors },
      { text: 'a dry watercourse winding away', ...outdoors },
      { text: 'boulders split clean in two', ...outdoors },
      { text: 'a far ridge, and a further one', ...outdoors },
      { text: 'thistles gone to down', ...outdoors },
      { text: 'puddled clay, cracked round the rim', ...outdoors },
      { text: 'flint showing through thin soil', ...outdoors },
      { text: 'roots crossing bare earth', ...outdoors },
      { text: 'furrows combed into the surface', ...outdoors },
      { text: 'thin trunks massed to one side', ...outdoors },
      { text: 'open country running out on every side', ...outdoors },
      { text: 'stalks broken at knee height', ...outdoors },
      { text: 'two rocks leaning together a long way back', ...outdoors },
      { text: 'ground that drops away sooner than expected', ...outdoors },
      { text: 'a bare shoulder of hill at the left', ...outdoors },
    ],
    sound: [
      { text: 'dry stalks rubbing together', ...outdoors },
      { text: 'water going on under stones', ...outdoors },
      { text: 'air moving over a long distance', ...outdoors },
      { text: 'one pebble rolling, then another', ...outdoors },
      { text: 'wide quiet, a hum at the bottom of it', ...outdoors },
      { text: 'gusts, with gaps long enough to count', ...outdoors, ...wind },
    ],
  },
  water: {
    light: [
      {
        text: 'a path of moon on the water',
        source: 'moonlight',
        ...outdoors,
        hours: ['night'],
        weathers: ['clear-sky', 'wind', 'heat'],
      },
      {
        text: 'the west still pale, everything nearer gone to shape',
        source: 'skylight',
        ...outdoors,
        hours: ['dusk', 'blue-hour', 'evening'],
      },
      {
        text: 'a grey swell giving back what sky there is',
        source: 'skylight',
        ...outdoors,
        hours: ['dawn', 'morning', 'midday', 'afternoon', 'dusk'],
        weathers: ['overcast', 'rain', 'drizzle', 'fog', 'mist', 'snow', 'thunderstorm'],
      },
      {
        text: 'glitter off small waves, thrown up from below',
        source: 'sunlight',
        ...outdoors,
        hours: ['sunrise', 'morning', 'midday', 'afternoon', 'golden-hour', 'sunset'],
        weathers: ['clear-sky', 'wind', 'heat', 'haze'],
      },
    ],
    place: [
      { text: 'an unbroken line where the sky begins', ...outdoors },
      { text: 'foam lying in torn strips', ...outdoors },
      { text: 'a patch of calm in rougher water', ...outdoors },
      { text: 'weed turning just under', ...outdoors },
      { text: 'drops hanging a second too long', ...outdoors },
      { text: 'swell lifting the far half of the frame', ...outdoors },
      { text: 'a buoy leaning with the current', ...outdoors },
      { text: 'small chop all the way across', ...outdoors },
      { text: 'deep places showing darker', ...outdoors },
      { text: 'a wake fading off to the left', ...outdoors },
      { text: 'salt dried white on whatever is near', ...outdoors },
      { text: 'a shoreline too low to name', ...outdoors },
    ],
    sound: [
      { text: 'slaps under a hull or a stone', ...outdoors },
      { text: 'a halyard somewhere, out of time', ...outdoors },
      { text: 'foam hissing as it thins', ...outdoors },
      { text: 'ripples arriving late', ...outdoors },
      { text: 'wood creaking at its moorings', ...outdoors },
    ],
  },
  air: {
    light: [
      { text: 'a sky that does all the work', source: 'skylight', ...outdoors },
      {
        text: 'rays from under the edge of the world',
        source: 'sunlight',
        ...outdoors,
        hours: ['sunrise', 'sunset', 'golden-hour'],
      },
      {
        text: 'green-white shimmer and its reflection on snow',
        source: 'skylight',
        ...outdoors,
        hours: ['night'],
        weathers: ['snow'],
      },
    ],
    place: [
      { text: 'ridges stacked paler and paler below', ...outdoors },
      { text: 'the land flattened to a map', ...outdoors },
      { text: 'distance measured in blue', ...outdoors },
      { text: 'roofs and fields too small to count', ...outdoors },
      { text: 'a thread of river far down', ...outdoors },
      { text: 'nothing close by on any side', ...outdoors },
      { text: 'a skyline kept to the bottom tenth', ...outdoors },
      { text: 'more height than the frame can hold', ...outdoors },
    ],
    sound: [
      { text: 'air rushing past, then hardly at all', ...outdoors },
      { text: 'a hush with a whistle inside it', ...outdoors },
      { text: 'noises from below, thin and late', ...outdoors },
    ],
  },
  vehicle: {
    light: [],
    place: [
      { text: 'condensation in the corners of the glass', ...indoors },
      { text: 'seat cloth shiny with use', ...indoors },
      { text: 'a crack across the lower pane', ...indoors },
      { text: 'crumbs and grit in the seams', ...indoors },
      { text: 'a strap swinging gently', ...indoors },
      { text: 'rivets in a row overhead', ...indoors },
      { text: 'rubber matting worn to the weave', ...indoors },
      { text: 'a sticker half scratched away', ...indoors },
      { text: 'handles rubbed to bare metal', ...indoors },
      { text: 'a folded map in the wrong place', ...indoors },
    ],
    sound: [
      { text: 'a steady engine through the floor', ...indoors },
      { text: 'something loose rattling, then quiet', ...indoors },
      { text: 'a low vibration in the panels', ...indoors },
      { text: 'joints in the road or the rail, evenly', ...indoors },
    ],
  },
  hall: {
    light: [],
    place: [
      { text: 'beams going up out of the picture', ...indoors },
      { text: 'a chain hanging plumb', ...indoors },
      { text: 'dust turning slowly in the upper air', ...indoors },
      { text: 'swept floor down the middle only', ...indoors },
      { text: 'a hook in the wall with nothing on it', ...indoors },
      { text: 'one pillar taking a third of the width', ...indoors },
      { text: 'wear marks at shoulder height', ...indoors },
      { text: 'rungs fixed to the far wall', ...indoors },
      { text: 'scuffs in a line along the bottom of everything', ...indoors },
      { text: 'more depth behind than the exposure can reach', ...indoors },
      { text: 'a coil of rope on a peg', ...indoors },
      { text: 'cold surfaces, faintly sweating', ...indoors },
    ],
    sound: [
      { text: 'a drip with a long tail', ...indoors },
      { text: 'each noise returned a second later', ...indoors },
      { text: 'metal cooling somewhere above', ...indoors },
      { text: 'a door a long way off', ...indoors },
    ],
  },
} as const satisfies Record<
  string,
  { light: readonly LightAddition[]; place: readonly Addition[]; sound: readonly Addition[] }
>;

export type GroundName = keyof typeof groundAdditions;
