import { ofSelf } from '../words/people-words.ts';
import { wordSet } from '../words/word-set.ts';
import { artefacts, making, strongJobWords, useNouns, wanting } from './request-words.ts';

const REASONS = wordSet(
  'because bc cause since so last before again already always never everybody everyone nobody was were had did been will should must agreed said says told wants liked hates loves hello hi hey regards cheers thanks finish finishes start starts opens closes ends begin upload uploaded attached',
);

/** A word that people use of the job, of themselves, or of why they want something. */
export function speaksOfJob(word: string): boolean {
  const bare = word.replace(/['’](?:ll|d|m|ve|re)$/, '');
  return [ofSelf, REASONS, strongJobWords, useNouns, artefacts, making, wanting].some((all) => all.has(bare));
}
