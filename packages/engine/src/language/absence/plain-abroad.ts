import type { Context } from '../context.ts';
import type { Language } from '../tokens/language.ts';
import type { Unit } from '../units/unit.ts';
import type { Cue } from './cue.ts';
import type { Things } from './noun-phrase.ts';

const MOST_WORDS_ABROAD = 3;

/** "Sin levantar la vista", "sans regarder", "ohne zu zögern": what is not done, and no thing. */
const INFINITIVES: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /(?:[aei]r|[aei]rse)$/,
  pt: /[aei]r$/,
  fr: /(?:er|ir|oir|re)$/,
  it: /(?:are|ere|ire|arsi|ersi|irsi)$/,
  de: /^zu$/,
};

/** What stands before a Chinese denial that is of the whole picture: "in the picture there are no …". */
const OF_PICTURE = /^[\s\p{P}]*(?:画面|畫面|图|圖|背景|场景|場景|照片)?(?:中|里|裡|上)?$/u;
/** Somebody dares, can, lets or does it: told of them, and of nothing that is left out. */
const TOLD_OF_SOMEBODY = /[敢会會能想让讓被把过過了着著得是通使]/u;
/** "Not too dark" asks for less of it. */
const BY_DEGREE = /^(?:太|那么|那麼|过于|過於)/;
/** With 无 these are one word: a drone, sans serif, seamless, infinite, wireless, countless. */
const ONE_WORD_WITH_NO =
  /^(?:人机|人機|衬线|襯線|缝|縫|限|线|線|论|論|声|聲|尽|盡|比|数|數|辜|奈|忧|憂|疑|形|名)/;
const MOST_SIGNS = 10;

/** Chinese parts no words: a denial in the middle of a clause is the story's. */
function isPlainChinese(
  { text, tokens }: Context,
  unit: Unit,
  { at, behind, word }: Cue,
  { things }: Things,
): boolean {
  const next = text.slice(tokens[behind]?.from, tokens[unit.to - 1]?.to);
  if (BY_DEGREE.test(next) || (/[无無]/.test(word) && ONE_WORD_WITH_NO.test(next))) return false;
  const before = text.slice(tokens[unit.from]?.from, tokens[at]?.from);
  return (
    OF_PICTURE.test(before) &&
    things.every(({ from, to }) => to - from <= MOST_SIGNS && !TOLD_OF_SOMEBODY.test(text.slice(from, to)))
  );
}

/**
 * Where a phrase ends is known of English. In another language a few words at the head of a clause are taken for one, and
 * what tells of somebody in the middle of one stays as it is.
 */
export function isPlainAbroad(
  context: Context,
  unit: Unit,
  cue: Cue,
  read: Things,
  language: Language,
): boolean {
  const { text, tokens } = context;
  const { things, end } = read;
  if (language === 'zh' && !isPlainChinese(context, unit, cue, read)) return false;
  if (cue.at !== unit.from && end < unit.to) return false;
  const first = tokens[cue.behind]?.word ?? '';
  if (INFINITIVES[language]?.test(first)) return false;
  return things.every(({ from, to }) => text.slice(from, to).split(/\s+/).length <= MOST_WORDS_ABROAD);
}
