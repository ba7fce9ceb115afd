import type { Question } from '../question.ts';
import { findMentions } from './find-models.ts';
import { pointedAt } from './pointed-at.ts';
import { understand } from './understand.ts';
import type { Understood } from './understood.ts';

/** The last thing the person asked that stands by itself, with what leaned on it since. */
export function lastAsked(history: Question['history'], mode: Question['mode']): Understood | undefined {
  const asked = history.filter(({ isUser }) => isUser).map(({ text }) => understand(text, mode));
  let whole: Understood | undefined;
  for (const one of asked) whole = whole && one.leans ? merged(one, whole) : one;
  return whole;
}

/** "And 20?" is the same question with another figure. */
const OTHER_FIGURE =
  /^(?:(?:and|or|what about|how about|but)[, ]*)*(?:for |at |with )?(\d+(?:\.\d+)?(?::\d+)?)(?: ?(?:s|secs?|seconds?))?[?.! ]*$/;

function withFigure(own: Understood, before: Understood): Understood | undefined {
  const figure = OTHER_FIGURE.exec(own.plain)?.[1];
  const kind = figure?.includes(':') ? /\d+:\d+/ : /\d+(?:\.\d+)?/;
  if (figure === undefined || !kind.test(before.plain)) return undefined;
  const plain = before.plain.replace(kind, figure);
  return { ...before, plain, text: plain, own: plain };
}

/** "Compare it with Runway" is about the one before as well. */
function isBeside(own: Understood, before: Understood): boolean {
  return (
    own.mentions.length === 1 &&
    before.mentions.length > 0 &&
    /\b(?:compare\w*|versus|vs|against|better than|worse than|than|differ\w*)\b/.test(own.plain)
  );
}

function besides(own: Understood, before: Understood): Understood['mentions'] {
  return isBeside(own, before) ? [...before.mentions.slice(0, 1), ...own.mentions] : own.mentions;
}

function merged(own: Understood, before: Understood): Understood {
  const refigured = withFigure(own, before);
  if (refigured) return refigured;
  const strong = own.attributes.filter(({ id }) => id !== 'input' || own.mentions.length === 0);
  return {
    ...own,
    plain: `${before.plain} ${own.plain}`,
    text: `${before.text} ${own.text}`,
    mentions: own.mentions.length > 0 ? besides(own, before) : own.wish ? [] : before.mentions,
    attributes:
      strong.length > 0 && !/\bprompt\b/.test(own.plain)
        ? strong
        : own.attributes.length > 0 && own.mentions.length === 0
          ? own.attributes
          : before.attributes,
    terms: own.terms.length > 0 ? own.terms : before.terms,
    wish:
      own.wish ??
      (own.attributes.length === 0 || own.mentions.length > 0 ? leaningWish(own, before) : undefined),
    isComparing:
      isBeside(own, before) || own.isComparing || (before.isComparing && own.mentions.length === 0),
    isChoosing: own.isChoosing || (before.isChoosing && own.mentions.length === 0),
    given: own.given ?? before.given,
  };
}

/** "And for Kling?" after a rewrite is another rewrite. */
function leaningWish(own: Understood, before: Understood): Understood['wish'] {
  if (before.wish === undefined) return undefined;
  return own.mentions.length > 0 ? 'write-for' : before.wish;
}

const OF_ONE = /\b(?:it|its|that one|this one)\b/;

/** With what was said before; and where that was an answer of Aira's, with the generator it spoke of. */
export function together(own: Understood, before: Understood, { history, mode }: Question): Understood {
  const whole = merged(own, before);
  if (own.wish) return whole;
  const pointed = pointedAt(own.plain, { history, mode });
  if (pointed)
    return { ...whole, plain: own.plain, mentions: [pointed], isChoosing: false, isComparing: false };
  // "Which shapes does it have" asks of the one before, and picks none.
  if (
    before.mentions.length === 1 &&
    own.mentions.length === 0 &&
    own.attributes.length > 0 &&
    OF_ONE.test(own.plain)
  )
    return { ...whole, isChoosing: false, isComparing: false };
  if (whole.mentions.length > 0)
    return whole.isChoosing || own.mentions.length > 0 ? withPlain(whole, own, before) : whole;
  const said = history.findLast(({ isUser }) => !isUser)?.text ?? '';
  const spoken = findMentions(said.split('\n').slice(0, 3).join(' '), mode).slice(0, 1);
  return /\b(?:it|its|that|this|first|one)\b/.test(own.plain) && spoken.length > 0 && !own.isChoosing
    ? { ...whole, mentions: spoken, isChoosing: false, isComparing: false }
    : whole;
}

/** A generator of its own takes the place of the one before, also in the words. */
function withPlain(whole: Understood, own: Understood, before: Understood): Understood {
  if (own.mentions.length === 0) return whole;
  const added =
    own.plain.match(/\b(?:too|also|compare|vs)\b/) && before.mentions.length > 0 && own.isComparing;
  return {
    ...whole,
    isChoosing: own.isChoosing,
    isComparing: Boolean(added) || own.isComparing || isBeside(own, before),
  };
}
