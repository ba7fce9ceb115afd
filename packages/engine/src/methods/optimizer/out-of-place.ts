import { tied } from '../../language/surroundings/tied.ts';
import type { LightSource } from '../../shot/words.ts';
import type { Setting } from './setting.ts';

interface Guard {
  holds: (setting: Setting) => boolean;
  words: RegExp;
}

/** What would be out of place in a setting although its hour, weather and class agree. */
const guards: readonly Guard[] = [
  { holds: ({ fits }) => fits.classes?.[0] === 'interior', words: tied.fireAndTreetops },
  {
    holds: ({ fits }) => fits.classes?.[0] === 'exterior',
    words: tied.furniture,
  },
  {
    holds: ({ ground }) => ground === 'land' || ground === 'water' || ground === 'air',
    words: tied.closeWork,
  },
  {
    holds: ({ ground }) => ground === 'land' || ground === 'water' || ground === 'air',
    words: tied.builtThings,
  },
  {
    holds: ({ ground }) => ground === 'hall' || ground === 'vehicle',
    words: tied.roomThings,
  },
  {
    holds: ({ ground }) => ground === 'vehicle',
    words: tied.deepBuildings,
  },
  {
    holds: ({ barren }) => barren,
    words: tied.growingThings,
  },
  {
    holds: ({ ground, fits }) =>
      ground === 'water' ||
      ground === 'air' ||
      fits.classes?.[0] === 'underwater' ||
      fits.classes?.[0] === 'space',
    words: tied.firmGround,
  },
  {
    holds: ({ wet }) => wet,
    words: tied.dryThings,
  },
  { holds: ({ thick }) => thick, words: tied.farThings },
  {
    holds: ({ windowless }) => windowless,
    words: tied.weatherOutside,
  },
  {
    holds: ({ windowless }) => windowless,
    words: tied.daylightInside,
  },
  {
    holds: ({ longAgo }) => longAgo,
    words: tied.modernThings,
  },
  {
    holds: ({ winter, mild }) => winter || mild,
    words: tied.summerThings,
  },
  {
    holds: ({ winter }) => !winter,
    words: tied.winterThings,
  },
  { holds: ({ winter }) => winter, words: tied.thawedThings },
  { holds: ({ summer }) => summer, words: tied.coldThings },
  {
    holds: ({ someone }) => !someone,
    words: tied.peoplesThings,
  },
  {
    holds: ({ someone }) => someone,
    words: tied.productThings,
  },
];

const dayAndSky: readonly (LightSource | undefined)[] = [
  'sunlight',
  'window-light',
  'skylight',
  'moonlight',
  'headlights',
  'streetlight',
];

export function isOutOfPlace(text: string, source: LightSource | undefined, setting: Setting): boolean {
  if (setting.windowless && source && dayAndSky.includes(source)) return true;
  return guards.some(({ holds, words }) => holds(setting) && words.test(text));
}
