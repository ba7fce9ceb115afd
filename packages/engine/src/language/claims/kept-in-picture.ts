import type { Context } from '../context.ts';
import type { Claim } from './claim.ts';

/** What it is called has to be known to whatever is drawn with it: "our brand is called Never Mind, print it on the bag". */
const NAMES = /\b(?:called|named|titled|name is|brand is)\s+["“'‘]?\p{Lu}/u;
const MEANT_NEXT = /^[\s,.;]*(?:\w+\s+){0,2}(?:it|them|him|her)\b/i;
/** Somebody or something does it: "then rights itself". */
const REFLEXIVE = /\b(?:it|him|her)self\b|\bthemselves\b/i;
/** Where something stands: "beside a lectern at a council meeting". */
const PLACED =
  /^\s*(?:beside|behind|beneath|underneath|under|next to|in front of|on top of|leaning|opposite|inside|outside)\s+(?:an?|the|his|her|its|their|some|two|three)\b/i;

/** Whether what was taken for talk to the app says something of the picture all the same. */
export function isOfPicture({ text, tokens }: Context, { said, from, to }: Claim): boolean {
  if (said.kind !== 'request') return false;
  const words = text.slice(from, to);
  if (said.about === 'shell') return isBeginOfName(text, tokens, from, to);
  if (said.about === 'correction') return false;
  return (
    (NAMES.test(words) && MEANT_NEXT.test(text.slice(to, to + 40))) ||
    REFLEXIVE.test(words) ||
    PLACED.test(words)
  );
}

/** "Please Take One basket of apples": it stands in the name of something. */
function isBeginOfName(text: string, tokens: Context['tokens'], from: number, to: number): boolean {
  const at = tokens.findIndex((token) => token.from === from);
  const [own, next, third] = tokens.slice(at, at + 3);
  const isNamed = (token: typeof own) =>
    token?.isCapital === true && !token.isShouted && token.kind === 'word';
  return (
    own?.to === to &&
    isNamed(own) &&
    isNamed(next) &&
    isNamed(third) &&
    /^\s+$/.test(text.slice(to, next?.from))
  );
}
