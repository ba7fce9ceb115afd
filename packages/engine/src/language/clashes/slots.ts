import { wordSet } from '../words/word-set.ts';

const night = wordSet('moonlit moonlight midnight moon night starry milky-way');
const noon = wordSet('noon midday high-noon broad-daylight daylight');
const dawn = wordSet('dawn sunrise daybreak');
const dusk = wordSet('dusk sunset nightfall');

/** Words that cannot both hold of one picture: each slot has one value. Only told, never moved. */
export const slots: Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>> = {
  daylight: { night, noon },
  sunrise: { dawn, noon },
  sunset: { dusk, noon },
  twilight: { dawn, dusk },
  season: { warm: wordSet('summer midsummer'), cold: wordSet('winter midwinter') },
  tempo: {
    real: wordSet('real-time realtime'),
    slow: wordSet('slow-motion slowmo slow-mo'),
    fast: wordSet('time-lapse timelapse hyperlapse sped-up speeded-up fast-motion'),
  },
  focus: {
    deep: wordSet('deep-focus sharp-everywhere everything-in-focus everything-sharp sharp-throughout'),
    shallow: wordSet('shallow-depth shallow-focus bokeh blurred-background blurry-background'),
  },
  angle: {
    low: wordSet("low-angle worm's-eye worms-eye"),
    high: wordSet("high-angle bird's-eye birds-eye top-down aerial-view overhead-shot overhead-view"),
  },
  colour: {
    none: wordSet('monochrome black-and-white greyscale grayscale'),
    some: wordSet(
      'turquoise orange red green blue yellow pink purple crimson teal magenta scarlet colourful colorful',
    ),
  },
  medium: {
    photo: wordSet('photorealistic photograph photo photographic'),
    paint: wordSet(
      'watercolour watercolor gouache oil-painting linocut engraving etching sketch drawing cartoon',
    ),
  },
  backdrop: {
    white: wordSet('white-background white-backdrop'),
    black: wordSet('black-background black-backdrop'),
  },
  warmth: {
    cool: wordSet('5600k 6000k 6500k 7000k 7500k'),
    warm: wordSet('candle candles candlelight amber tungsten'),
  },
  size: {
    wide: wordSet('wide-shot extreme-wide-shot establishing-shot long-shot'),
    near: wordSet('macro close-up extreme-close-up'),
  },
};

/** Before a noun these say which it is, and not when it is: a night train, the morning paper. */
export const hours = wordSet(
  'night midnight noon midday dawn sunrise dusk sunset summer winter moon daylight',
);
/** Behind an hour these are of the whole picture. */
export const ofHour = wordSet(
  'sun light sky scene shot shots exterior ext interior glow haze shadow shadows heat air hour time lighting overhead above twinkle shine',
);

/** "A black and white photo"; a cat is so as well. */
export const inPictures = wordSet(
  'photo photograph photography film image still shot picture portrait movie scene footage frame print style look grade grading cinematography',
);

/** A picture that is empty has none of these; and one that is silent, none of those. */
export const people = wordSet(
  'people crowd crowds audience fans spectators passers-by pedestrians workers children men women',
);
