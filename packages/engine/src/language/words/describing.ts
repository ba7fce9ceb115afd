import type { Words } from '../wishes/match-form.ts';
import { adverbs, determiners } from './closed-class.ts';
import { listed } from './listed.ts';
import { matterOf } from './matter.ts';
import { isVerb, senseOf } from './senses.ts';
import { isColour, isDoing } from './word-class.ts';

/** How somebody or something can be, by what it tells. Of each kind a thing is one at a time. */
const kinds: Readonly<Record<string, ReadonlySet<string>>> = {
  tint: new Set(
    listed(
      'blonde, blond, brunette, auburn, ginger, platinum, mustard, burgundy, ivory, cream, teal, turquoise, khaki, maroon, indigo, lilac, lavender, mint, coral, peach, salmon, rust, ochre, charcoal, crimson, scarlet, off-white, offwhite, magenta, cyan, navy, olive, beige, amber, bronze, copper, gold, golden, silver, rose, emerald, sapphire, ruby, jade, plum, mauve, fuchsia, tan, sand, chestnut, violet, colourful, colorful, wine-coloured',
    ),
  ),
  material: new Set(
    listed(
      'wooden, wood, metal, steel, glass, leather, plastic, brick, concrete, velvet, silk, denim, wool, woollen, woolen, cotton, stone, marble, paper, tin, iron, brass, rubber, linen, tweed, felt, ceramic, clay, wicker, straw, tartan, corduroy, lace, fur, suede, porcelain, cardboard, bamboo, granite, chrome',
    ),
  ),
  size: new Set(
    listed(
      'small, big, large, tiny, huge, little, tall, short, giant, smaller, bigger, larger, taller, shorter, enormous, massive, miniature, gigantic, longer, long, thicker, thinner, wider, narrower, fatter, slimmer, thick, thin, wide, narrow, deep, shallow, deeper',
    ),
  ),
  age: new Set(
    listed(
      'old, young, elderly, middle-aged, teenage, older, younger, aged, ancient, new, newer, brand-new, modern, antique, vintage, adult, teen, ageing, elder',
    ),
  ),
  posture: new Set(
    listed(
      'asleep, awake, sleeping, sitting, standing, lying, kneeling, crouching, walking, running, seated, upright, dancing, jumping, leaning, squatting, parked, driving, moving, flying, floating, swimming, riding, hovering, landing, resting, still',
    ),
  ),
  face: new Set(
    listed(
      'smiling, laughing, frowning, crying, grinning, scowling, serious, sad, happy, angry, unsmiling, stern, cheerful, grim',
    ),
  ),
  wet: new Set(listed('dry, wet, soaked, soaking, drenched, damp, muddy, dusty, snowy, frozen, icy')),
  wear: new Set(
    listed(
      'clean, dirty, patched, worn, torn, shabby, tidy, messy, polished, rusty, shiny, battered, broken, neat, ragged',
    ),
  ),
  fill: new Set(listed('empty, full, crowded, deserted, busy, packed, half-empty, half-full, bare')),
  openness: new Set(listed('open, closed, shut, ajar')),
  warmth: new Set(listed('warm, cold, cool, warmer, colder, cooler, tepid, hot, icy-cold, chilly')),
  hardness: new Set(listed('hard, soft, harsh, diffused, diffuse, softer, harder, gentle, harsher, gentler')),
  level: new Set(
    listed(
      'dim, bright, dark, dimmer, brighter, darker, faint, strong, stronger, weaker, weak, low-key, high-key, subtle, lighter',
    ),
  ),
  height: new Set(listed('high, low, higher, lower')),
  hold: new Set(listed('steady, steadier, shaky, handheld, hand-held, stable, static')),
  pattern: new Set(
    listed('striped, plain, checked, chequered, plaid, polka-dot, floral, patterned, spotted, dotted'),
  ),
};

/** What kind of a quality a word tells; nothing where it is none that is known. */
export function qualityOf(word: string): string | undefined {
  if (isColour(word)) return 'tint';
  return Object.keys(kinds).find((kind) => kinds[kind]?.has(word));
}

const DEGREES = new Set(
  listed(
    'bright, dark, light, deep, pale, neon, more, much, very, bit, little, pastel, navy, blood, way, slightly, pure, forest, royal, sky, hot, burnt, dusty, cherry, emerald, electric, off, bottle, rose, rust, lemon, mint, racing, powder, baby, olive, steel, slate, brick, chocolate, almost, quite, really, fairly, rather, and, or, but, not, so, super, extra, nicely, completely, totally, a, dove, pearl, moss, sea, ice, wine, midnight, canary, coral, matt, matte, glossy, metallic, warm, cool, jet, snow',
  ),
);
const ENDS = listed('y, ish, ful, less, ous, ive, al, ic, ed, en, er, ier, est, able, ible, ant, ent');

/** Words that say how something is, and name nothing. */
export function isDescribing({ tokens }: Words): boolean {
  const last = tokens.at(-1)?.word ?? '';
  if (tokens.length === 0 || tokens.length > 6 || determiners.has(tokens[0]?.word ?? '')) return false;
  return (
    isQuality(last) &&
    tokens.slice(0, -1).every(({ word, kind }) => kind === 'mark' || DEGREES.has(word) || isQuality(word))
  );
}

const NO_QUALITY = new Set(
  listed(
    'less, more, many, any, every, several, other, another, ever, never, under, over, after, fewer, either, neither, only, around, about, wider than',
  ),
);

function isQuality(word: string): boolean {
  if (qualityOf(word) !== undefined) return true;
  if (word.length < 4 || isDoing(word) || isVerb(word) || adverbs.has(word) || NO_QUALITY.has(word))
    return false;
  return (
    senseOf(word) === undefined && matterOf(word) === undefined && ENDS.some((end) => word.endsWith(end))
  );
}

export function isDegree(word: string): boolean {
  return DEGREES.has(word);
}

/** "Warmer" is said of a change, and "warm" of what is seen then. */
export function plainOf(words: string): string {
  return words
    .split(' ')
    .map((word) => PLAIN.get(word.toLowerCase()) ?? word)
    .join(' ');
}

const PLAIN = new Map(
  listed(
    'higher high, lower low, steadier steady, warmer warm, colder cold, cooler cool, softer soft, harder hard, harsher harsh, gentler gentle, brighter bright, dimmer dim, darker dark, stronger strong, weaker weak, fainter faint, lighter light',
  ).map((pair): [string, string] => {
    const [more = '', plain = ''] = pair.split(' ');
    return [more, plain];
  }),
);

const OPPOSITES = new Map(
  listed(
    'warm cool, hot cool, cold warm, cool warm, dark bright, bright dim, light dark, dim bright, hard soft, harsh soft, soft hard, big small, large small, huge small, small big, tiny big, little big, tall short, short tall, old young, young old, wide narrow, narrow wide, thick thin, thin thick, busy empty, crowded empty, empty busy, full empty, dirty clean, clean worn, new old, high low, low high, shaky steady, sharp soft, saturated muted, colourful muted, colorful muted, strong weak, weak strong, long short, modern old',
  ).map((pair): [string, string] => {
    const [one = '', other = ''] = pair.split(' ');
    return [one, other];
  }),
);

/** What it should be instead, where it is too much of something. */
export function oppositeOf(word: string): string | undefined {
  return OPPOSITES.get(word.toLowerCase());
}
