import type { Token } from '../tokens/token.ts';
import { colours } from '../words/colours.ts';
import { senseOf } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';
import type { Named } from './named.ts';

const colour = wordSet(colours);
/** Worn, though the dictionary names them otherwise first. */
const WORN = wordSet(
  'glasses spectacles goggles sunglasses headphones mask masks ring rings necklace earring earrings bracelet watch crown crowns tiara wig veil helmet helmets boots shoes clogs trainers sneakers gloves suit suits overalls uniform uniforms armour armor kilt rags denim leather tweed silk velvet lace hi-vis vest vests aprons waders scarves wellies wellingtons whites badge medal medals badges backpack rucksack satchel robes robe cape capes',
);
const GARMENT =
  /(?:suits?|coats?|shirts?|jackets?|dress(?:es)?|robes?|boots|shoes|hats?|caps?|trousers|jeans|skirts?|scrubs)$/;
const OF_BODY = wordSet(
  'hair beard beards moustache mustache braids braid freckles wrinkles tattoo tattoos scar scars eyes face faces smile grin hands arms legs wings tail fur paint skin plaits dreadlocks curls fringe limp stubble',
);

/** What a noun phrase is to the one it is said of. */
export function belongingOf(
  tokens: readonly Token[],
  { from, to, head }: Stretch,
): 'worn' | 'body' | 'thing' {
  const word = tokens[head]?.word ?? '';
  if (OF_BODY.has(word)) return 'body';
  if (WORN.has(word) || GARMENT.test(word)) return 'worn';
  const sense = senseOf(word);
  if (sense === 'garment') return 'worn';
  if (sense === 'body' || sense === 'feeling') return 'body';
  return isColour(tokens, { from, to, head }) ? 'worn' : 'thing';
}

type Stretch = Pick<Named, 'from' | 'to' | 'head'>;

/** "In white", "in dark blue". */
export function isColour(tokens: readonly Token[], { from, to, head }: Stretch): boolean {
  return to - from <= 3 && colour.has(tokens[head]?.word ?? '');
}

const DECADES = wordSet('twenties thirties forties fifties sixties seventies eighties nineties teens');

/** "In her seventies", "in his forties". */
export function isAge(tokens: readonly Token[], { head }: Named): boolean {
  return DECADES.has(tokens[head]?.word ?? '');
}
