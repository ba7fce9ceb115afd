import { wordSet } from '../words/word-set.ts';

const small = wordSet(
  'a an the of and or in on at by to with without from for into through over under behind beside near against across along between before after as when while where that which than then not no nothing one two three four its it is are be has have had so very just only all any each every other same more less most out off up down back still yet but what who there this here long far own once half low high side edge frame everything something anything',
);

/** The words of a text that mean something by themselves, in the singular. */
export function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}/.'’-]*/gu) ?? [])
    .map((word) => word.replace(/['’]s$/, '').replace(/[.'’-]+$/, ''))
    .filter((word) => word !== '' && !small.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}
