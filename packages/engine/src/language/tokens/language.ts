import type { Token } from './token.ts';

export const languages = ['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'pt', 'zh'] as const;
export type Language = (typeof languages)[number] | 'other';

/** Little words that are frequent in one language and rare in the others. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the a an of and in on with at is are his her from to by as it its into over behind their no not for this that he she they',
  de: 'der die das ein eine einen einem einer und im am mit auf den dem des ohne kein keine ist sind von zu aus nicht bei über vor hinter zum zur vom sich',
  es: 'el la los las un una unos unas y en con del de sin su sus por para que al es son sobre se una muy lo',
  fr: 'le la les un une des et dans avec du de sans sur au aux est sont son sa ses pas par pour qui que une l d n',
  it: 'il lo la gli le un una uno e in con del della dei di senza su al è sono il nel nella che non per dalla col',
  pt: 'o a os as um uma uns e em com do da dos das de sem no na nos nas ao é são seu sua por para que não',
};
const WORDS_OF = new Map(
  Object.entries(SMALL_WORDS).map(([name, words]) => [name as Language, new Set(words.split(' '))]),
);
/** Half of a text in another script is in another language. */
const LOOKS_AT = 400;

/** What gives a language away has to be said twice, or nothing else speaks for another. */
const ENOUGH = 2;

/**
 * The language that each sentence is in. One that gives nothing away is taken for what stands before it, the first for
 * English: what is said later changes nothing of what was said.
 */
export function languagesOf(sentences: readonly (readonly Token[])[]): Language[] {
  const found: Language[] = [];
  let before: Language = 'en';
  for (const tokens of sentences) {
    before = languageOf(tokens, before);
    found.push(before);
  }
  return found;
}

function languageOf(tokens: readonly Token[], before: Language): Language {
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, LOOKS_AT);
  if (words.length === 0) return before;
  const share = (form: RegExp) => words.filter(({ word }) => form.test(word)).length / words.length;
  if (share(/[\p{sc=Hiragana}\p{sc=Katakana}]/u) > 0.1) return 'ja';
  if (share(/\p{sc=Han}/u) > 0.4) return before === 'ja' ? 'ja' : 'zh';
  if (share(/\p{sc=Hangul}/u) > 0.4) return 'ko';
  if (share(/\p{sc=Latin}|\p{Extended_Pictographic}/u) < 0.5) return 'other';
  const own = countIn(before, words);
  const [best, most] = [...WORDS_OF.keys()]
    .map((name) => [name, countIn(name, words)] as const)
    .reduce((one, other) => (other[1] > one[1] ? other : one));
  const isShort = words.length <= 4 && most > 0 && own === 0;
  return most > own && (most >= ENOUGH || isShort) ? best : before;
}

function countIn(name: Language, words: readonly Token[]): number {
  const known = WORDS_OF.get(name);
  return words.filter(({ word }) => known?.has(word)).length;
}
