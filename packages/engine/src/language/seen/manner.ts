export type Manner = 'stand' | 'sit' | 'lie' | 'fly' | 'run' | 'walk';

const MANNERS: readonly (readonly [Manner, RegExp])[] = [
  ['lie', /^(?:sleeps?|sleeping|asleep|curl(?:s|ed)|lies|lying|naps?|napping|dozes?|dozing|resting)$/],
  ['sit', /^(?:sits?|sitting|seated|begs|begging)$/],
  ['fly', /^(?:fly|flies|flying|soars?|soaring|glides?|gliding|hovers?|hovering|swoops?|swooping|circling)$/],
  [
    'run',
    /^(?:runs?|running|gallop(?:s|ing)?|sprint(?:s|ing)?|rac(?:es|ing)|chas(?:es|ing)|leap(?:s|ing)?|jump(?:s|ing)?|bound(?:s|ing)|dash(?:es|ing)|charg(?:es|ing))$/,
  ],
  ['walk', /^(?:walks?|walking|trot(?:s|ting)?|strolls?|strolling|prowl(?:s|ing)?|wander(?:s|ing)|padding)$/],
];

export function mannerOf(words: readonly string[]): Manner {
  return MANNERS.find(([, does]) => words.some((word) => does.test(word)))?.[0] ?? 'stand';
}
