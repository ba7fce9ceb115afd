import { wordSet } from '../words/word-set.ts';

const HEARD = wordSet(
  'sound sounds audio music soundtrack voice voices voiceover voice-over narration narrator dialogue speech sfx noise ambience song songs singing talking',
);
const ADDS = wordSet(
  'any other background loud extra added spoken ambient sad cheerful dramatic of effects effect',
);

/** "Background music": a thing that is heard, and that nobody sees. */
export function isHeardOnly(thing: string): boolean {
  const words = thing.toLowerCase().split(/\s+/);
  return words.some((word) => HEARD.has(word)) && words.every((word) => HEARD.has(word) || ADDS.has(word));
}
