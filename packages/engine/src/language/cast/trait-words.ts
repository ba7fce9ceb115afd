import { wordSet } from '../words/word-set.ts';

const TRAITS = wordSet(
  'tall short old young big small thin fat slim stout bald blond blonde dark pale fair huge tiny red blue green yellow white black brown grey gray orange pink purple golden silver wet dry dirty clean happy sad calm angry proud shy bored tired serious stern smug nervous drunk sober quiet loud silent still asleep awake alone barefoot naked blind deaf lame pregnant sick dead alive hot cold warm new broken bent upright left right loose sharp open shut closed empty full heavy light long wide narrow',
);
const NOUNS = wordSet(
  'girl doll owl bowl lady baby boy toy city berry canary pony puppy bunny jury lorry ferry trolley monkey donkey turkey body bed shed sled seed reed weed steed king ring wing string thing hospital animal metal crystal pedal medal petal mechanic comic fabric music',
);
const ENDINGS = /(?:ed|ing|ful|less|ish|ous|ive|able|ible|al|ic|y|ly)$/;

/** By its form, a word that tells how somebody is, and not who. */
export function isTraitWord(word: string): boolean {
  return TRAITS.has(word) || (word.length > 3 && !NOUNS.has(word) && ENDINGS.test(word));
}
