import { isConjunction, isDeterminer, isPreposition, isPronoun } from '../../language/words/word-class.ts';
import { wordSet } from '../../language/words/word-set.ts';

/** Weather and light, what pictures are, how things look and how many there are. Before another capital they may belong to a name: "Long John Silver". */
const common = wordSet(
  'fog mist haze rain drizzle snow dust smoke steam sunlight moonlight daylight candlelight lamplight light shadow shadows wind clouds waves water window neon product portrait photo photograph picture image macro painting illustration drawing sketch poster logo icon render watercolour watercolor studio one two three four five six several many late early soft warm cold cool hard harsh long low high light dark heavy bright dim quiet slow wet dry empty fresh thin thick deep shallow golden natural muted pale faint gentle single bare wide medium close full static handheld overhead aerial extreme smooth tracking straight whole macro seen lit red blue green black white yellow grey gray brown',
);

/** As it stands in the middle of a sentence: only a word that begins no name loses its capital. */
export function runningOn(text: string): string {
  const [first = ''] = /^\p{Lu}\p{Ll}*(?![\p{L}\p{N}'’-])/u.exec(text) ?? [];
  const word = first.toLowerCase();
  const isSmall = isDeterminer(word) || isPreposition(word) || isConjunction(word) || isPronoun(word);
  const isPlain = isSmall || (common.has(word) && !/^\S+ \p{Lu}/u.test(text));
  return isPlain && first !== 'I' ? word + text.slice(first.length) : text;
}

/** Without the full stop that would end a list in its middle. */
export function withoutStop(text: string): string {
  return /[^.]\.$/.test(text) ? text.slice(0, -1) : text;
}
