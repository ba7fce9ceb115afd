import { nounForms } from './noun-forms.ts';
import { irregularPlurals } from './people-words.ts';

const plurals = new Map(Object.entries(irregularPlurals).map(([many, one]) => [one, many]));
const SAME: ReadonlySet<string> = new Set(['sheep', 'deer', 'fish', 'aircraft', 'series', 'salmon']);
const IRREGULAR: Readonly<Record<string, string>> = {
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  ox: 'oxen',
  leaf: 'leaves',
  knife: 'knives',
  wolf: 'wolves',
  loaf: 'loaves',
  shelf: 'shelves',
  scarf: 'scarves',
  calf: 'calves',
  half: 'halves',
};
const singles = new Map(Object.entries(IRREGULAR).map(([one, many]) => [many, one]));

/** A noun that stands for several. */
export function isMany(word: string): boolean {
  return (
    SAME.has(word) ||
    singles.has(word) ||
    word in irregularPlurals ||
    (word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us'))
  );
}

export function pluralOf(noun: string): string {
  const low = noun.toLowerCase();
  if (SAME.has(low)) return noun;
  const known = IRREGULAR[low] ?? plurals.get(low);
  if (known !== undefined) return known;
  if (low.endsWith('man')) return `${noun.slice(0, -2)}en`;
  if (low.endsWith('y') && !'aeiou'.includes(low.at(-2) ?? 'a')) return `${noun.slice(0, -1)}ies`;
  return ['s', 'x', 'z', 'ch', 'sh'].some((end) => low.endsWith(end)) ? `${noun}es` : `${noun}s`;
}

export function singleOf(noun: string): string {
  const low = noun.toLowerCase();
  if (SAME.has(low) || !isMany(low)) return noun;
  const known = irregularPlurals[low] ?? singles.get(low);
  if (known !== undefined) return known;
  if (low.endsWith('men')) return `${noun.slice(0, -2)}an`;
  if (low.endsWith('ies') && low.length > 4) return `${noun.slice(0, -3)}y`;
  if (['ses', 'xes', 'zes', 'ches', 'shes'].some((end) => low.endsWith(end))) return noun.slice(0, -2);
  return nounForms(noun)[1] ?? noun;
}
