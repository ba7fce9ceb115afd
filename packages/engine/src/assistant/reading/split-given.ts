import { findMentions } from './find-models.ts';
import { plain } from './words.ts';

/** A prompt behind a colon or in quotation marks, or a text so long that it is none of a question. */
export function splitGiven(message: string): { asked: string; given: string | undefined } {
  const fenced = /```(?:\w+)?\s*([\s\S]+?)```/.exec(message);
  if (fenced) return { asked: message.replace(fenced[0], ' '), given: fenced[1]?.trim() };
  const quoted = /["“]([^"”]{15,})["”]|(?<=[:?.!,] )['‘]([^'’]{15,})['’]\s*$/.exec(message);
  if (
    quoted &&
    !MAY_SAY.test(message) &&
    ((quoted[1] ?? quoted[2] ?? '').trim().split(/\s+/).length > 3 || !ASKS_WORD.test(message))
  )
    return { asked: message.replace(quoted[0], ' '), given: (quoted[1] ?? quoted[2])?.trim() };
  const colon = /^([^:]{3,60}):\s+([\s\S]{12,})$/.exec(message);
  if (
    colon &&
    !IS_ASKED.test(colon[2] ?? '') &&
    /\b(?:prompt|this|it|improve|shorter|longer|moodier|better|rewrite|write|shorten|fix|wrong|for)\b/i.test(
      colon[1] ?? '',
    )
  )
    return { asked: colon[1] ?? '', given: unquoted(colon[2]) };
  if (colon?.[1] && !IS_ASKED.test(colon[2] ?? '') && isOnlyModel(colon[1]))
    return { asked: `write it for ${colon[1]}`, given: colon[2]?.trim() };
  const subject = readNew(message);
  if (subject) return { asked: message.replace(subject, ' '), given: subject };
  return { asked: message, given: undefined };
}

/** "Can I write “in the style of …”": words that may or may not stand in a prompt. */
export const MAY_SAY =
  /\b(?:can|could|may|should|do|does|is it (?:ok|okay|fine|allowed)|am i allowed)\b.{0,24}\b(?:write|say|use|put|type|mention|name|ask for|understands?|works?)\b.{0,12}["“]/i;

/** Half a question behind a colon: "stylize in midjourney: the highest number?" */
const IS_ASKED = /^(?:\S+\s+){0,6}\S+\?\s*$/;

/** A word in quotation marks. */
const ASKS_WORD = /\b(?:mean\w*|what(?:'s| is|s)|word|term|called|explain|define|says?|said)\b/i;

function unquoted(text: string | undefined): string | undefined {
  return text?.trim().replace(/^['‘’"](.*)['‘’"]$/s, '$1');
}

const ASKS =
  /^(?:(?:can|could|would|will) you |please |i (?:want|need) you to |help me )*(?:(?:write|make|create|give|draft|compose|build|generate|come up with|i (?:need|want|would like|'d like))(?: me| us)? )?(?:(?:an?|one|some|the) )?(?:[\w-]+ ){0,3}?prompts?\b/i;

/** "Draw me a cat", "make me a picture of a lighthouse". */
const DRAWN =
  /^(?:(?:can|could|would|will) (?:you|u) |please |pls |i want you to )*(?:(?:draw|paint|sketch|illustrate|picture(?= (?:me|us|an?|the|my|some)\b))(?: me| us)?|(?:make|create|generate|render|show|give|produce|do)(?: me| us)? (?:an? |some |the )?(?:\w+ )?(?:pictures?|images?|photos?|photographs?|drawings?|illustrations?|videos?|clips?|animations?|posters?|logos?) (?:of|with|showing|where|about)) (?<subject>(?!(?:it|this|that|them)\b|(?:a |the |my |this |that )?(?:storyboard|frames?|boards?|prompts?)\b).{3,})$/i;

/** "My idea is a nun on a skateboard". */
const IDEA =
  /^(?:so,? |ok(?:ay)?,? )?(?:my idea(?: is|:)|here(?:'s| is) (?:my|an|the) idea:?|i(?:'ve| have)(?: got)? an idea:|picture this:?) (?<subject>.{8,}[^?])$/i;

/** "Something for Midjourney with a samurai in the snow". */
const FOR_ONE =
  /^(?:(?:can|could) you |please |pls )*(?:give|make|write|get|do)(?: me| us)? (?:something|one|an? (?:shot|scene|idea)) (?:for|in) [\w. -]{2,25}? (?:with|of|about|showing|where) (?<subject>.{4,})$/i;

/** "Write me a prompt about a dragon", "a prompt for a rainy street". What it is about says it more surely than what it is for. */
export function readNew(message: string): string | undefined {
  const drawn =
    IDEA.exec(message)?.groups?.['subject'] ??
    DRAWN.exec(message)?.groups?.['subject'] ??
    FOR_ONE.exec(message)?.groups?.['subject'];
  if (drawn !== undefined) return trimmed(drawn);
  const asks = ASKS.exec(message);
  if (!asks) return undefined;
  const about = /^(?:\s+for\s+[\w. -]{2,25}?)?\s+(?:about|of|showing|featuring|where|for)\s+(.{4,})$/i.exec(
    message.slice(asks[0].length),
  )?.[1];
  const subject = trimmed(about);
  return subject && !isOnlyModel(subject) && !/^(?:my|the|this|that|it)\b/i.test(subject)
    ? subject
    : undefined;
}

/** Without the generator it is for, and the courtesies. */
function trimmed(about: string | undefined): string | undefined {
  const subject = about?.replace(/(?:[ ,]+(?:please|pls|plz|thanks|thx))*[.?! ]*$/i, '').trim();
  const end =
    subject === undefined ? undefined : /^(.{4,}),?\s+(?:for|in|on|with)\s+([\w. -]{2,25})$/i.exec(subject);
  return end?.[2] && isOnlyModel(end[2]) ? end[1] : subject;
}

function isOnlyModel(words: string): boolean {
  const [mention, ...others] = findMentions(words);
  return others.length === 0 && mention !== undefined && plain(words).split(' ').length <= 3;
}
