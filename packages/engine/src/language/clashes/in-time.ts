import type { Span } from '../span.ts';

/** What tells that one comes after the other. */
const CHANGES =
  /\b(?:then|turn(?:s|ing)?|becom(?:es?|ing)|chang(?:es?|ing)|fad(?:es?|ing)|shift(?:s|ing)?|transition(?:s|ing)?|dissolv(?:es?|ing)|morph(?:s|ing)?|until|till|later|before|after|next|cut(?:s|ting)? (?:back )?to|followed by|begins?|starts?|starting|ends?|ending|final(?:ly)?|at (?:first|last)|from [^.!?]{1,40}\b(?:to|into|till)|goes|switch(?:es|ing)?|reveals?|revealing|split|half|beside|versus|vs|versions?|one|other|another|left|right)\b/i;
/** A part of the picture may differ. What is set apart from the rest: "black and white, only the umbrella in red". */
const BUT_FOR = /\b(?:only|except|apart from|but|save for|single|just|splash of|pop of)\b/i;
const AROUND = 30;

/** Whether two things that cannot both be so may be so one after the other, or each of a part of the picture. */
export function mayBothBe(text: string, one: Span, other: Span, isOfPart = false): boolean {
  const [first, last] = one.from <= other.from ? [one, other] : [other, one];
  const start = Math.max(text.lastIndexOf('.', first.from), first.from - AROUND, 0);
  const around = text.slice(start, last.to + AROUND);
  const between = text.slice(first.to, last.from);
  return /^\s+(?:in)?to\s+$/.test(between) || CHANGES.test(around) || (isOfPart && BUT_FOR.test(between));
}
