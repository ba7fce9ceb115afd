import { wordSet } from '../words/word-set.ts';

/** Words that cannot both hold of one picture: each slot has one value. Only told, never moved. */
export const slots: Readonly<Record<string, Readonly<Record<string, ReadonlySet<string>>>>> = {
  daylight: {
    night: wordSet('moonlit moonlight midnight moon night'),
    noon: wordSet('noon midday'),
  },
  tempo: {
    real: wordSet('real-time realtime'),
    slow: wordSet('slow-motion slowmo'),
    fast: wordSet('time-lapse timelapse hyperlapse'),
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

/** A picture that is empty has none of these; and one that is silent, none of those. */
export const people = wordSet(
  'people crowd crowds audience fans spectators passers-by pedestrians workers children men women',
);
