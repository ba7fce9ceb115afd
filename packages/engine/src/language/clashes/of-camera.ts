import type { Reading } from '../reading.ts';
import type { Clash } from './clash.ts';

/** It stands and turns no way at all. */
const LOCKED =
  /\b(?:locked[- ]off|locked (?:down|on a tripod)|static (?:camera|shot|frame|tripod)|(?:camera|frame) (?:(?:is|stays?|remains?|completely|entirely) )*(?:locked|static|fixed|still|motionless|nailed down)|camera (?:never|does not|doesn['’]t|must not|mustn['’]t|should not|shouldn['’]t) moves?)\b/i;
/** It stands where it is. */
const STANDS = /\b(?:on (?:a|the|its) tripod\b|tripod shot\b|tripod(?=[,;:.]))/i;
/** It goes somewhere. */
const TRAVELS =
  /\b(?:(?:camera|shot|it|which|that)\s+(?:\w+ly\s+)?(?:orbits|circles|follows|tracks|dollies|travels|flies|glides|moves (?:in|through|along|around|toward)\w*|pushes in|pulls back)|(?:full |slow |half )?orbit (?:a?round|of)|tracking shot|dolly (?:in|out)|push[- ]in|handheld|hand-held|steadicam)\b/i;
/** It turns where it stands. */
const TURNS =
  /\b(?:(?:camera|shot)\s+(?:\w+ly\s+)?(?:pans|tilts|rolls)|whip[- ]pan|slow pan|pan (?:left|right))\b/i;

const UNBROKEN =
  /\b(?:(?:one|a|single|one single)[ ,-]+(?:(?:single|long|unbroken|continuous|uncut)[ ,-]+)*(?:unbroken|continuous|single|uncut)?[ ,-]*take|one[- ]shot|oner|(?:one|single) continuous shot|no (?:cuts|edits)|without (?:a |any )?cuts?)\b/i;
const CUTS =
  /(?<=^|[.!?;,:\n]\s{0,3}|\b(?:then|and|we|seconds|hard|smash|jump|match)\s)cuts? (?:back )?to\b|(?<!\b(?:no|without|without any|never|not) )\b(?:hard|jump|quick|fast|smash|two|three|four|several) cuts\b/i;
/** It is still, and then it is not. */
const IN_TURN = /\b(?:then|until|till|after|before|at first|at the end|finally|next|later|suddenly)\b/i;

/** A camera that stands and travels, one take that is cut. */
export function ofCamera({ text, isClip }: Reading): Clash[] {
  if (!isClip) return [];
  return [
    ...pair(text, LOCKED, TRAVELS, IN_TURN),
    ...pair(text, LOCKED, TURNS, IN_TURN),
    ...pair(text, STANDS, TRAVELS, IN_TURN),
    ...pair(text, UNBROKEN, CUTS),
  ].slice(0, 1);
}

function pair(text: string, still: RegExp, moving: RegExp, inTurn?: RegExp): Clash[] {
  const one = still.exec(text);
  const other = moving.exec(text);
  if (!one || !other) return [];
  const [from, to] = [Math.min(one.index, other.index), Math.max(one.index, other.index)];
  if (inTurn?.test(text.slice(from, to))) return [];
  return [{ one: spanOf(one), other: spanOf(other), why: 'slot' }];
}

function spanOf({ index, 0: words }: RegExpExecArray) {
  return { from: index, to: index + words.length };
}
