import { wordSet } from '../words/word-set.ts';

/** What rules out one of these rules out each of the others: "nothing else written", "nobody holds it". */
const NAMES: readonly ReadonlySet<string>[] = [
  wordSet(
    'text texts writing written lettering letters letter words word typography caption captions scripted readable printed subtitles signage logo logos',
  ),
  wordSet(
    'nobody anybody anyone somebody someone people person persons human humans figure figures crowd crowds bystanders passers-by passers hands hand guests staff',
  ),
  wordSet('sound sounds audio noise music score soundtrack voice voices voiceover narration talking speech'),
  wordSet('animal animals creatures dogs cats birds'),
];

/** Whether a noun is only another name for what words rule out. */
export function isNamedOtherwise(noun: string, words: string): boolean {
  const all = words.toLowerCase().split(/[^\p{L}\p{M}'’-]+/u);
  return NAMES.some((names) => names.has(noun) && all.some((word) => names.has(word)));
}
