const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The same few in other languages; a word that means something else in English is left out. */
const COUNTED = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30];
const OTHERS = [
  'zwei drei vier fünf sechs sieben acht neun zehn zwölf fünfzehn zwanzig dreißig',
  'dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta',
  'deux trois quatre cinq six_ sept huit neuf dix douze quinze vingt trente',
  'due tre quattro cinque sei sette otto nove_ dieci dodici quindici venti trenta',
  'dois três quatro cinco seis sete oito nove dez doze quinze vinte trinta',
];

/** As they are written out in English. "Twenty-five" is two of them. */
export const englishNumbers: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
]);

const VALUES: ReadonlyMap<string, number> = new Map([
  ...englishNumbers,
  ['dozen', 12],
  ...OTHERS.flatMap((words) => words.split(' ').map((word, at) => [word, COUNTED[at] ?? 0] as const)),
]);

/** What a word or a figure counts. */
export function numberOf(word: string): number | undefined {
  if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'));
  return VALUES.get(word);
}

/** What is counted, written short: a copy may write it out. */
export const shortUnits: ReadonlySet<string> = new Set(
  'sec secs min mins hr hrs yr yrs wk wks mm cm km kg lb lbs ft approx'.split(' '),
);

/** Parts of a length in time. */
export const partsOfTime: ReadonlySet<string> = new Set(
  'second seconds minute minutes half quarter quarters third'.split(' '),
);
