import { irregularPlurals, persons, uncounted } from '../words/people-words.ts';
import { wordSet } from '../words/word-set.ts';

const people = new Set(persons.split(' '));
const crowds = wordSet(uncounted);
const MEN = wordSet(
  'man boy guy gentleman father son brother grandfather grandpa husband groom king prince waiter actor uncle nephew lad lord monk priest butler dad widower',
);
const WOMEN = wordSet(
  'woman girl lady mother daughter sister grandmother grandma granny wife bride queen princess waitress actress aunt niece nun maid seamstress ballerina midwife witch mum mom widow',
);

/** The one of several: "brothers" is "brother", "women" is "woman". */
export function singularOf(word: string): string {
  const irregular = irregularPlurals[word];
  if (irregular) return irregular;
  if (people.has(word) || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** "Clockmakers", "lighthouse keeper": what somebody makes, keeps or drives. */
const BY_TRADE =
  /...(?:maker|keeper|smith|monger|wright|seller|player|worker|dancer|singer|rider|fighter|blower|hunter|picker|cutter|catcher|trainer|girl|boy|woman|women)$/;

/** One person or several, by what they are called. */
export function isSomebody(word: string): boolean {
  const one = singularOf(word);
  return people.has(word) || people.has(one) || crowds.has(word) || BY_TRADE.test(one);
}

export function isCrowd(word: string): boolean {
  return crowds.has(word);
}

/** Which of "he" and "she" can stand for them; nothing where both can. */
export function pronounOf(word: string): 'he' | 'she' | undefined {
  const one = singularOf(word);
  if (WOMEN.has(one) || one.endsWith('woman')) return 'she';
  return MEN.has(one) || one.endsWith('man') ? 'he' : undefined;
}
