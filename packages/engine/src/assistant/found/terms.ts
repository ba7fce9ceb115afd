import { listed } from '../../language/words/listed.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import type { Heard } from '../said/heard.ts';
import { longestOf, wordsOf } from '../said/words.ts';
import { entryReply } from './entry-reply.ts';
import { find, keysOf } from './search.ts';

const DEFINES =
  'vs, versus, what is, whats, what are, what does, mean, meaning, means, define, definition, explain, whats a, difference, differ, what was, term, called, stand for';

const PUZZLED =
  'nodded, no clue, no idea what, never heard, heard of, what is it, whats that, what that is, what did they mean, what does he mean, what does she mean, what does this mean, explain to my, means, mean, keep reading, keeps shouting, mentioned, what is that, what was that, a word for';

/** A word of the trade, or two side by side. */
export function termsAsked(
  { roots, words, mentions }: Heard,
  question: Question,
  isExact = false,
): Reply | undefined {
  if (mentions.length > 0) return undefined;
  const isAsked = longestOf(roots, DEFINES) > 0;
  const written = ` ${words.join(' ')} `;
  // "Between a dolly and a zoom" names two, and no dolly zoom.
  const isParted = (name: string) =>
    longestOf(roots, 'difference, differ') > 0 &&
    keysOf(name).filter((key) => !SIDES.includes(key)).length > 1 &&
    !written.includes(` ${wordsOf(name).join(' ')} `);
  const keys = keysOf(question.message);
  if (!isAsked && words.length > 3 && longestOf(roots, PUZZLED) === 0) return undefined;
  const found = find(question.message, 24).filter(
    ({ entry }) =>
      entry.kind === 'term' && entry.asked.some((name) => isWithin(keysOf(name), keys) && !isParted(name)),
  );
  const exact = found.filter(
    ({ entry }) =>
      !found.some(
        (one) =>
          one !== undefined &&
          one.entry.id !== entry.id &&
          longest(one.entry.asked, keys) > longest(entry.asked, keys) &&
          overlaps(one.entry.asked, entry.asked, keys),
      ),
  );
  const covered = new Set(
    exact.flatMap(({ entry }) =>
      entry.asked.flatMap((name) => (isWithin(keysOf(name), keys) ? keysOf(name) : [])),
    ),
  );
  const isPuzzled = longestOf(roots, PUZZLED) > 0;
  const left = isPuzzled
    ? []
    : keys.filter(
        (key) =>
          !covered.has(key) &&
          !listed(
            'differenc, mean, explain, defin, definition, term, word, shot, betwe, between, stand, call',
          ).includes(key),
      );
  const [first] = exact;
  if (isExact && (!isAsked || isPuzzled || left.length > 0)) return undefined;
  if (
    !first ||
    left.length > (longestOf(roots, 'difference, differ') > 0 ? 4 : 1) ||
    (isPuzzled && exact.length > 3)
  )
    return undefined;
  const shown = exact.slice(0, longestOf(roots, 'difference, differ, versus, vs, and, or') > 0 ? 3 : 1);
  if (shown.length === 1) return entryReply(first.entry, question);
  return { topic: first.entry.id, lead: shown.map(({ entry }) => entry.text).join('\n\n') };
}

const SIDES = ['up', 'down', 'left', 'right'];

function isWithin(name: readonly string[], keys: readonly string[]): boolean {
  const bare = name.length > 1 ? name.filter((word) => !SIDES.includes(word)) : name;
  return bare.length > 0 && bare.every((word) => keys.includes(word));
}

function longest(asked: readonly string[], keys: readonly string[]): number {
  return Math.max(0, ...asked.map((name) => (isWithin(keysOf(name), keys) ? keysOf(name).length : 0)));
}

function overlaps(one: readonly string[], other: readonly string[], keys: readonly string[]): boolean {
  const words = new Set(one.filter((name) => isWithin(keysOf(name), keys)).flatMap(keysOf));
  return other
    .filter((name) => isWithin(keysOf(name), keys))
    .every((name) => keysOf(name).every((word) => words.has(word)));
}
