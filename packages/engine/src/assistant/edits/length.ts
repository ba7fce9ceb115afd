import { findModel, type ModelId } from '../../catalogue/index.ts';
import { tagsOfPraise } from '../../language/praise/tags-of-praise.ts';
import { unfilmable } from '../../language/praise/unfilmable.ts';
import type { Reading } from '../../language/reading.ts';
import { listed } from '../../language/words/listed.ts';
import { saidShot } from '../../methods/said-shot.ts';
import { lookAt, openPoints, putPoint } from '../../open-points/index.ts';
import type { Mode } from '../../shot/shot.ts';
import { mendedArticle } from './article.ts';
import type { Change, Outcome } from './outcome.ts';
import { quoted } from './outcome.ts';

/** What can go first, the most expendable in front. Who, what, where, words to be read and what must not be there never go. */
const ORDER = ['rest', 'mood', 'look', 'camera', 'light', 'sound'] as const;
const SHARE = 0.7;

const INTENSE = listed(
  'very, really, quite, rather, extremely, truly, absolutely, incredibly, super, highly, totally, so',
);

/** Words that only make others louder. */
function louder(reading: Reading): Change[] {
  const { tokens } = reading;
  return tokens.flatMap(({ word, from }, at) => {
    const next = tokens[at + 1];
    if (
      !INTENSE.includes(word) ||
      next?.kind !== 'word' ||
      (word === 'so' && !['many', 'much', 'big', 'small'].includes(next.word))
    )
      return [];
    const mended = mendedArticle(reading, at - 1, next.word);
    return [...(mended ? [mended] : []), { from, to: next.from, put: '' }];
  });
}

/** Whole items go, the least telling first, until it is a third shorter. */
export function shortened(reading: Reading, share = SHARE): Outcome {
  const { text, tokens, units, statements } = reading;
  const total = text.length;
  const praise = [
    ...text.matchAll(new RegExp(tagsOfPraise.source, 'giu')),
    ...text.matchAll(new RegExp(unfilmable.source, 'giu')),
  ].map(({ index, 0: words }) => ({ from: index, to: index + words.length }));
  const items = units.flatMap((unit, at) => {
    const from = tokens[unit.from]?.from ?? 0;
    const to = tokens[unit.to - 1]?.to ?? 0;
    const own = statements.filter((one) => one.from < to && one.to > from && one.within === undefined);
    const isPraise = praise.some((one) => one.from <= from && one.to >= to);
    const rank = Math.max(-1, ...own.map(({ kind }) => rankOf(kind)));
    const isKept =
      own.length === 0 ||
      own.some(({ kind, from: start, to: end }) => rankOf(kind) < 0 || start < from || end > to);
    return isPraise || (!isKept && at > 0)
      ? [{ at, from, to, rank: isPraise ? -1 : ORDER.length - rank }]
      : [];
  });
  const changes: Change[] = louder(reading);
  const gone: string[] = [];
  let left = total - changes.reduce((sum, { from, to }) => sum + to - from, 0);
  for (const { at, from, to } of items.toSorted(
    (one, other) => rankFor(one.rank) - rankFor(other.rank) || other.at - one.at,
  )) {
    if (left <= total * share) break;
    const unit = units[at];
    if (!unit) continue;
    const start = unit.opens ? undefined : tokens[(units[at - 1]?.to ?? 1) - 1]?.to;
    const after = units[at + 1];
    const isAlone = unit.opens && after?.sentence !== unit.sentence;
    if (start === undefined && !isAlone) continue;
    const end = isAlone && '.!?'.includes(text.charAt(to)) ? to + 1 : to;
    const begin = start ?? (text.slice(0, from).trimEnd().length || from);
    changes.push({ from: begin, to: end, put: '' });
    gone.push(quoted(text.slice(from, to)));
    left -= end - begin;
  }
  if (changes.length === 0) {
    return {
      asks: 'Everything in it says who, what or where, so I won’t guess what may go. Which words can go?',
      choices: ['Write it for Kling', 'Improve this prompt'],
    };
  }
  const small = changes
    .filter(({ from, to, put }) => put === '' && INTENSE.includes(text.slice(from, to).trim().toLowerCase()))
    .map(({ from, to }) => quoted(text.slice(from, to)));
  return { changes, did: `Taken out: ${[...gone, ...new Set(small)].join(', ')}.` };
}

function rankOf(kind: string): number {
  return (ORDER as readonly string[]).indexOf(kind);
}

function rankFor(rank: number): number {
  return rank < 0 ? -1 : ORDER.length - rank;
}

/** What the generator's guide wants and nobody has said, in words that fit this subject and place. */
export function completed(
  reading: Reading,
  given: string,
  mode: Mode,
  model: string | undefined,
  most: number,
): Outcome {
  const shot = saidShot(given, mode);
  const known =
    (model === undefined ? undefined : findModel(model)) ??
    findModel((mode === 'video' ? 'google-veo-3' : 'flux-ai') satisfies ModelId);
  const points = known ? openPoints(lookAt(shot), known, false).slice(0, most) : [];
  if (points.length === 0)
    return {
      asks: 'It already says what a generator’s guide asks for: who, where, light and camera. What do you want more of?',
      choices: ['Make it moodier', 'Make it shorter'],
    };
  let text = reading.text;
  for (const { want, choices } of points) text = putPoint(text, want, choices[0] ?? '').text;
  const at = firstDifference(reading.text, text);
  const tail = reading.text.length - at;
  return {
    changes: [{ from: at, to: at, put: text.slice(at, text.length - tail) }],
    did: `Put in: ${points.map(({ name, choices }) => `${name.toLowerCase()}, ${quoted(choices[0] ?? '')}`).join('; ')}.`,
  };
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
