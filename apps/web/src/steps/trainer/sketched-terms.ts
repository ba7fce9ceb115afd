/** Words that a sketch of a shot shows sooner than a diagram: what is sketched of each, by its id in the glossary. */
export const sketchedTerms: ReadonlyMap<string, string> = new Map([
  ['rain', 'Wide shot of a woman walking down a street in the rain'],
  ['thunderstorm', 'Wide shot of a thunderstorm over a field, no people'],
  ['snow', 'Wide shot of a woman walking down a street in the snow'],
  ['mist', 'Wide shot of a woman on a street in mist'],
  ['clear-sky', 'Wide shot of a woman walking down a street under a clear sky'],
  ['interior', 'Wide shot of a woman in a kitchen'],
  ['studio', 'Full shot of a woman in a photo studio'],
]);
