const YOUNG = new Set([
  'lamb',
  'puppy',
  'kitten',
  'calf',
  'foal',
  'fawn',
  'duckling',
  'colt',
  'lambs',
  'puppies',
  'kittens',
  'calves',
  'ducklings',
]);

/** A lamb is a small sheep. */
export function isYoung(word: string): boolean {
  return YOUNG.has(word);
}
