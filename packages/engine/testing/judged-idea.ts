import type { Hour, PlaceClass, Weather } from '../src/shot/words.ts';
import type { OneOf } from './judged-line.ts';

/**
 * An idea as somebody gives it to the optimizer. What is added must not contradict hour, weather or place class; an
 * absent one is left to the optimizer. Every one of `words` stands in the result as it is written here, as a whole word
 * and in any case (upper or lower).
 */
export interface JudgedIdea {
  text: string;
  words: readonly string[];
  hour?: OneOf<Hour>;
  weather?: OneOf<Weather>;
  placeClass?: OneOf<PlaceClass>;
}
