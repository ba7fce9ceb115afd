import type { Context } from '../context.ts';
import { jobWords, useNouns } from '../requests/request-words.ts';
import { isJoining } from '../words/closed-class.ts';
import type { Claim } from './claim.ts';

/** What it is called has to be known to whatever is drawn with it: "our brand is called Never Mind, print it on the bag". */
const NAMES = /\b(?:called|named|titled|name is|brand is)\s+["“'‘]?\p{Lu}/u;
const MEANT_NEXT = /^[\s,.;]*(?:\w+\s+){0,2}(?:it|them|him|her)\b/i;
/** Somebody or something does it: "then rights itself". */
const REFLEXIVE = /\b(?:it|him|her)self\b|\bthemselves\b/i;
/** Where something stands: "beside a lectern at a council meeting". */
const PLACED =
  /^\s*(?:beside|behind|beneath|underneath|under|next to|in front of|on top of|leaning|opposite|inside|outside)\s+(?:an?|the|his|her|its|their|some|two|three)\b/i;

/** "For a moment we see spokes": what whoever looks gets to see. What they say of the job is another matter. */
const WE_SEE =
  /\bwe (?:(?:then|now|just|only|also|finally|suddenly|briefly|slowly|first|can|barely|still) )*(?:see|hear|glimpse|spot|notice)(?! (?:you|your|this|that|it|if|how|what|whether|our|no|any)\b)(?=,? [\p{L}\p{N}])/iu;
/** What is ordered by its name: "ad for Nordhavn kefir", "poster for the school's jumble sale". */
const MADE =
  /^\s*(?:an? |the |our |my )?(?:[\p{L}-]+ )?(?:poster|ad|advert|advertisement|billboard|banner|flyer|leaflet|label|packaging|cover|logo|icon|sticker|mural|postcard|stamp|tileset)s? for (.+)$/isu;
/** "Game tileset", "sticker sheet": the only word for what kind of picture it is. */
const MEDIUM =
  /^\s*(?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:tileset|tile set|sprite sheet|spritesheet|sticker sheet|icon set|colou?ring page|storybook page|comic strip|comic panel)s?\s*$/iu;

/** Whether what was taken for talk to the app says something of the picture all the same. */
export function isOfPicture({ text, tokens }: Context, { said, from, to }: Claim): boolean {
  if (said.kind !== 'request') return false;
  const words = text.slice(from, to).replace(/\s+/g, ' ');
  if (said.about === 'shell') return isBeginOfName(text, tokens, from, to);
  if (said.about === 'correction') return false;
  return (
    (NAMES.test(words) && MEANT_NEXT.test(text.slice(to, to + 40))) ||
    REFLEXIVE.test(words) ||
    WE_SEE.test(words) ||
    MEDIUM.test(words) ||
    isMadeForNamed(words) ||
    PLACED.test(words)
  );
}

/** What it is for says what is in it, unless that is the job and nothing else: "poster for our website". */
function isMadeForNamed(words: string): boolean {
  const [, whom = ''] = MADE.exec(words) ?? [];
  const named = whom.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  return named.some((word) => !isJoining(word) && !jobWords.has(word) && !useNouns.has(word));
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
