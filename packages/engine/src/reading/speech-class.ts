import { mannerNouns, manners, sayings, voiceLabels, writtenThings } from '../vocabulary/speech-words.ts';
import { wordSet } from './word-class.ts';

const ofManner = wordSet(manners);
const nounsOfManner = wordSet(mannerNouns);
const written = wordSet(writtenThings);
const voices = wordSet(voiceLabels);

export function isSaying(word: string): boolean {
  return word in sayings;
}

/** "whispers" says how: whispering. */
export function mannerOfSaying(word: string | undefined): string {
  return sayings[word ?? ''] ?? '';
}

export function isManner(word: string): boolean {
  return ofManner.has(word);
}

export function isMannerNoun(word: string): boolean {
  return nounsOfManner.has(word);
}

/** What carries written words: a sign, a letter. */
export function isWrittenThing(word: string): boolean {
  return written.has(word);
}

/** "Voiceover:" names a voice and nobody. */
export function isVoiceLabel(word: string): boolean {
  return voices.has(word);
}
