import { type PhraseBook, phraseBook } from '../find-phrases.ts';
import {
  angleWords,
  focusWords,
  framingWords,
  lensKindWords,
  movementWords,
  sizeWords,
} from './camera-words.ts';
import { effectWords } from './effect-words.ts';
import { directionPhrases, lightPhrases, qualityPhrases, temperatureWords } from './light-words.ts';
import { hourWords, placePhrases, weatherWords } from './place-words.ts';
import { senses } from './senses.ts';

/** Light overlaps with camera and place ("from above", "in the sun"), so it is looked up by itself. */
export const pictureBook: PhraseBook = phraseBook(
  {
    'camera.size': sizeWords,
    'camera.framings': framingWords,
    'camera.angle': angleWords,
    'camera.movement': movementWords,
    'camera.lens.kind': lensKindWords,
    'camera.focus': focusWords,
    effects: effectWords,
  },
  senses,
);

export const placeBook: PhraseBook = phraseBook(
  { 'place.hour': hourWords, 'place.weather': weatherWords, 'place.class': placePhrases },
  senses,
);

export const sourceBook: PhraseBook = phraseBook(
  { 'light.source': lightPhrases, 'light.quality': qualityPhrases, 'light.temperature': temperatureWords },
  senses,
);

export const directionBook: PhraseBook = phraseBook({ 'light.direction': directionPhrases }, senses);
