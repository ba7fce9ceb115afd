import type { Aperture, Shutter } from '../src/shot/shot.ts';
import type {
  Angle,
  Effect,
  Focus,
  Framing,
  Hour,
  LensKind,
  LightDirection,
  LightQuality,
  LightSource,
  Movement,
  PlaceClass,
  ShotSize,
  Weather,
} from '../src/shot/words.ts';

/** One value, or a list of values each of which a careful person could defend. */
export type OneOf<T> = T | readonly T[];

/**
 * A line as somebody typed it, and what a careful assistant director writes down from it.
 *
 * An absent key means that the reader leaves the field unset; what it sets there it has invented.
 * A key in `optional` may be left unset, but when it is set it has to be as expected.
 *
 * How the borderline cases were settled:
 * - A number, "couple", "twins" or "lone" counts people. "A woman" is one person, but nobody counted: optional.
 *   A crowd, hands or a band are not counted. "Nobody" is 0; "no people" is a negative, and 0 is optional.
 * - A focal length does not set a lens kind, a distance or a hazy room no weather. "Bokeh" is an effect, not a focus.
 * - "35mm film" and "shot on 16mm" are film; a bare "35mm" is a lens.
 * - A place class is expected when the place is named ("in a diner", "on the beach"), optional when it is only implied.
 * - Left and right are the camera's: "window left" is light from the left.
 * - What is written on a sign or is a title is not speech, and what is said inside speech sets nothing.
 * - An aperture printed with a lens ("70-200mm f2.8") counts as the aperture wherever the reader keeps it.
 * - Of two movements, sources or qualities either is right.
 */
export interface JudgedLine {
  text: string;
  expect: ExpectedReading;
  optional?: readonly (keyof ExpectedReading)[];
}

export interface ExpectedReading {
  size?: OneOf<ShotSize>;
  framings?: readonly Framing[];
  angle?: OneOf<Angle>;
  movement?: OneOf<Movement>;
  mm?: OneOf<number>;
  toMm?: number;
  lensKind?: OneOf<LensKind>;
  focus?: OneOf<Focus>;
  aperture?: Aperture;
  shutter?: Shutter;
  iso?: number;
  source?: OneOf<LightSource>;
  direction?: OneOf<LightDirection>;
  quality?: OneOf<LightQuality>;
  /** Kelvin. */
  temperature?: number;
  hour?: OneOf<Hour>;
  weather?: OneOf<Weather>;
  placeClass?: OneOf<PlaceClass>;
  /** Seconds. */
  duration?: number;
  people?: OneOf<number>;
  effects?: readonly Effect[];
  speech?: readonly ExpectedSpeech[];
  /** Bare nouns or terms, without an article, each once; the order is free. */
  negative?: readonly OneOf<string>[];
  /** Words that stand, in this order, in what the reader calls the action. */
  action?: OneOf<string>;
}

/** Compared without case, articles, the shape of quotes, and punctuation at either end. Absent means empty. */
export interface ExpectedSpeech {
  words: string;
  speaker?: OneOf<string>;
  manner?: OneOf<string>;
}
