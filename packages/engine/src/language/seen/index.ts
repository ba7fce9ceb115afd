export { isAlsoAThing, type Shape, shapeOf } from '../words/shapes.ts';
export { isColour, isFunctionWord } from '../words/word-class.ts';
export { isReverseAngle } from './camera-side.ts';
export { type Deed, deedOf, isBaseVerb, verbOf } from './deeds.ts';
export {
  doneTo,
  isWhoeverLooks,
  type LedPhrase,
  ledPhrases,
  objectOf,
  withoutLikeness,
} from './led-phrases.ts';
export { type Manner, mannerOf } from './manner.ts';
export {
  isDoingWord,
  isLeftOver,
  isMaterial,
  isOfABody,
  isOnABody,
  isPersonByKind,
  isPlaceName,
  isPlainBefore,
  isPlant,
  type NameWords,
  nameOf,
} from './name-words.ts';
export { ageOf, clothesOf, hairOf, hatOf, usuallyIn, womanOf } from './person-words.ts';
export { isIndoors, type PlaceKind, placeCalled } from './place-words.ts';
export {
  AFTER_THE_NOUN,
  isBeforeANoun,
  isImitation,
  isNoSight,
  isNoThing,
  isNothingToSee,
  isOfThePicture,
  isPersonalPronoun,
  isPersonWord,
  isShapeless,
  isToy,
  isTrade,
  isWhichPart,
  mayBeTrade,
} from './tellers.ts';
export { firstOf, forms, lookup, wordsOf } from './words-of.ts';
