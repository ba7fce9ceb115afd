import { findMentions } from './find-models.ts';
import { plain } from './words.ts';

/** A prompt behind a colon or in quotation marks, or a text so long that it is none of a question. */
export function splitGiven(message: string): { asked: string; given: string | undefined } {
  const fenced = /```(?:\w+)?\s*([\s\S]+?)```/.exec(message);
  if (fenced) return { asked: message.replace(fenced[0], ' '), given: fenced[1]?.trim() };
  const quoted = /["“]([^"”]{15,})["”]/.exec(message);
  if (quoted) return { asked: message.replace(quoted[0], ' '), given: quoted[1]?.trim() };
  const colon = /^([^:]{3,60}):\s+([\s\S]{12,})$/.exec(message);
  if (
    colon &&
    /\b(?:prompt|this|it|improve|shorter|longer|moodier|better|rewrite|write|shorten|fix|wrong|for)\b/i.test(
      colon[1] ?? '',
    )
  )
    return { asked: colon[1] ?? '', given: colon[2]?.trim() };
  const subject = readNew(message);
  if (subject) return { asked: message.replace(subject, ' '), given: subject };
  return { asked: message, given: undefined };
}

const ASKS =
  /^(?:(?:can|could|would|will) you |please |i (?:want|need) you to |help me )*(?:(?:write|make|create|give|draft|compose|build|generate|come up with|i (?:need|want|would like|'d like))(?: me| us)? )?(?:(?:an?|one|some|the) )?(?:[\w-]+ ){0,3}?prompts?\b/i;

/** "Write me a prompt about a dragon", "a prompt for a rainy street". What it is about says it more surely than what it is for. */
export function readNew(message: string): string | undefined {
  const asks = ASKS.exec(message);
  if (!asks) return undefined;
  const about = /^(?:\s+for\s+[\w. -]{2,25}?)?\s+(?:about|of|showing|featuring|where|for)\s+(.{4,})$/i.exec(
    message.slice(asks[0].length),
  )?.[1];
  const subject = about?.replace(/[.?!]+$/, '').trim();
  return subject && !isOnlyModel(subject) && !/^(?:my|the|this|that|it)\b/i.test(subject)
    ? subject
    : undefined;
}

function isOnlyModel(words: string): boolean {
  const [mention, ...others] = findMentions(words);
  return others.length === 0 && mention !== undefined && plain(words).split(' ').length <= 3;
}
