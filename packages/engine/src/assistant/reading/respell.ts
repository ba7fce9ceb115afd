/** What people leave out when they type fast. */
const SHORT: Readonly<Record<string, string>> = {
  whats: "what's",
  thats: "that's",
  theres: "there's",
  wheres: "where's",
  hows: "how's",
  whos: "who's",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  arent: "aren't",
  im: "i'm",
  ive: "i've",
  id: "i'd",
  pls: 'please',
  plz: 'please',
  u: 'you',
  ur: 'your',
  smth: 'something',
  sth: 'something',
  vid: 'video',
  vids: 'videos',
  pic: 'picture',
  pics: 'pictures',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  bday: 'birthday',
  thx: 'thanks',
  ther: 'there',
  teh: 'the',
  wich: 'which',
  wat: 'what',
  wht: 'what',
  waht: 'what',
  hw: 'how',
  hwo: 'how',
  whr: 'where',
  wehre: 'where',

  wen: 'when',
  r: 'are',
  y: 'why',
  bc: 'because',
  tmrw: 'tomorrow',
  promt: 'prompt',
  promts: 'prompts',
};

/** Words of every day that a slip would make of one that is asked with. */
const COMMON: ReadonlySet<string> = new Set(
  'angel beta blend bloc block boar boat bond broom brook camel cameo cello chant chap cheat clan coast comet cure curly curse curve daft deal demon doll dose droop drown duty easel facet fairy fame feast fleet float fond forge forum froze fully fund genes gorge grate grin guess guide hairy haven heron hind hoard hoist inert jumpy lager leak lied liken loose loser luck mach manly mango merge midst mine month moth mouse naive needy nose noose nudge ounce pasta paste phase picky plaid plush poser prim prom push quilt rage range realm regal robot roomy root sage sake scan scent scold seed seize sift sing singe siren sitar slave smell snowy spit spite spout stag stare stark stole stomp stray suck suite surge swamp swell tack tech thin tiger tipsy token tonne usher vice vista waist wheat widow wild witch worm meat meant wars drives delivers shopping funding around appeal attack auction ballet banter barren became bitter binding boxing butter cancer cannon causal charging closet coarse collage colony command commuter complete compute consent content contract convent cosmic crayon daring decline decree defeat divine dreamy dripped dropper empire entice expert extend extent factory farmer farming fellow fitter flashy formal formula foster general genetic google grandpa hacker harden health hearty hockey hostel humane identify import inferior infernal interval invert latter lovely loving massage measure midway minimal mistaken modest monkey mourning multiply mystery nation neural overhear palace phoney planning police policy porter potter prince precious property protect puppet quarter quartet raging rapping raving reality realise recovery relate reliably remote renter retain runaway sapling scrape seating senior sensory shatter shadowy shipped simmer skipper slipped snowball solver speedy squire staple starling sticky stitch stride strike stroke struck stylish stylist subset superb supper suppose swatch swelling swimmer thorough through thrust tracing trashy tribal violet visibly whither worthy grainy moody punchy silvery fleshy hearth learnt mistake monster'.split(
    ' ',
  ),
);

/** A shorter word may be another one that we do not know. */
const LEAST_LETTERS = 4;
/** Of a word this long a letter may be another, and of a longer one two. */
const MIDDLING = 6;
const LONG = 9;
/** No word is longer. */
const MOST_LETTERS = 24;

/** What a slip of the finger counts: letters in the wrong order are the likeliest. */
const SLIPS = { swapped: 0.8, missing: 0.9, more: 0.9, other: 1 } as const;
/** Two slips, of which one at least loses or adds no new letter. */
const TWICE = 1.8;
/** A word that nobody asks with is less likely to be meant. */
const RARE = 0.3;

/** The words that are known, and those that people ask with by how they begin: the first letter is hardly ever wrong. */
export interface Lexicon {
  words: ReadonlySet<string>;
  asked: ReadonlySet<string>;
  byLetter: ReadonlyMap<string, readonly string[]>;
}

export function lexiconOf(written: Iterable<string>, askedWith: Iterable<string>): Lexicon {
  const asked = new Set(askedWith);
  const words = new Set([...written, ...asked]);
  const byLetter = new Map<string, string[]>();
  for (const word of words) byLetter.set(word.charAt(0), [...(byLetter.get(word.charAt(0)) ?? []), word]);
  return { words, asked, byLetter };
}

/** Fast typing written out, and a word we do not know put right where only one that we know is near it. */
export function respell(text: string, lexicon: Lexicon, leastLetters = LEAST_LETTERS): string {
  return text.replace(/[a-z][a-z']*/g, (word) => {
    const long = Object.hasOwn(SHORT, word) ? SHORT[word] : undefined;
    if (long !== undefined) return long;
    if (
      word.length < leastLetters ||
      word.length > MOST_LETTERS ||
      COMMON.has(word) ||
      isKnown(word, lexicon)
    )
      return word;
    return nearest(word, lexicon) ?? word;
  });
}

function isKnown(word: string, { words }: Lexicon): boolean {
  return (
    words.has(word) ||
    words.has(`${word}s`) ||
    ['', 'e'].some((end) => words.has(word.replace(/(?:s|es|ed|ing|ly|er|'s)$/, end)))
  );
}

/** The only word that is nearest, by a slip, or in a long word two; none where two are as near. */
function nearest(word: string, { byLetter, asked }: Lexicon): string | undefined {
  const most = word.length >= LONG ? TWICE : word.length >= MIDDLING ? 1 + RARE : SLIPS.missing;
  let found: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const known of byLetter.get(word.charAt(0)) ?? []) {
    if (Math.abs(known.length - word.length) > 2 || known.length < LEAST_LETTERS) continue;
    const off = slipsBetween(word, known, most) + (asked.has(known) ? 0 : RARE);
    if (off > most || off > least) continue;
    found = off < least ? known : undefined;
    least = off;
  }
  return found;
}

/** How far one word is from another; more than the most does not matter. */
function slipsBetween(one: string, other: string, most: number): number {
  let [older, before] = [[] as number[], Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let n = 1; n <= one.length; n++) {
    const row = [n];
    for (let m = 1; m <= other.length; m++) {
      const isSwapped = n > 1 && m > 1 && one[n - 1] === other[m - 2] && one[n - 2] === other[m - 1];
      row[m] = Math.min(
        (before[m] ?? 0) + SLIPS.more,
        (row[m - 1] ?? 0) + SLIPS.missing,
        (before[m - 1] ?? 0) + (one[n - 1] === other[m - 1] ? 0 : SLIPS.other),
        isSwapped ? (older[m - 2] ?? 0) + SLIPS.swapped : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    [older, before] = [before, row];
  }
  return before[other.length] ?? Number.POSITIVE_INFINITY;
}
