import type { Hour, PlaceClass, Weather } from '../src/shot/words.ts';
import type { OneOf } from './judged-line.ts';

/**
 * An idea as somebody gives it to the optimizer. What is added must not contradict hour, weather or place class; an
 * absent one is left to the optimizer. Each of `words` stands in the result as a whole word, in upper or lower case.
 */
export interface JudgedIdea {
  text: string;
  words: readonly string[];
  hour?: OneOf<Hour>;
  weather?: OneOf<Weather>;
  placeClass?: OneOf<PlaceClass>;
}
