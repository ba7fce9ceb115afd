export { type Deed, deedOf } from './deeds.ts';
export { type Manner, mannerOf } from './manner.ts';
export { ageOf, clothesOf, hairOf, hatOf, usuallyIn, womanOf } from './person-words.ts';
export { isIndoors, type PlaceKind, seePlace } from './see-place.ts';
export {
  AFTER_THE_NOUN,
  isBeforeANoun,
  isImitation,
  isNothingToSee,
  isPersonalPronoun,
  isPersonWord,
  isToy,
  isTrade,
} from './tellers.ts';
export { firstOf, forms, lookup, wordsOf } from './words-of.ts';
