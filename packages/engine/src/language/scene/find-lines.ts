import type { Beat } from '../beats/beat.ts';
import type { CastBook } from '../cast/cast-book.ts';
import { firstFrom } from '../first-from.ts';
import type { Span } from '../span.ts';
import { says } from '../words/surfaces.ts';
import { wordSet } from '../words/word-set.ts';
import type { SpokenLine } from './scene.ts';
import { spanOf, type View } from './view.ts';

/** They say that something is said, and not how. */
const PLAIN = wordSet(
  'says say said saying asks ask asked asking replies reply replied answers answer tells tell adds speaks speaking goes',
);
/** A deed of speaking, and the token it begins with. */
export interface Speaking {
  readonly beat: Beat;
  readonly at: number;
}

/** Who says a line, and how: whoever stands before its colon, or who the verb beside it is about. */
export function lineIn(
  view: View,
  book: CastBook,
  {
    of,
    words,
    speaker,
    at,
    speaking,
  }: {
    of: number;
    words: Span;
    speaker: Span | undefined;
    /** The token of the quote. */
    at: number;
    speaking: Speaking | undefined;
  },
): SpokenLine {
  if (speaker) return { of, words, ...namedSpeaker(view, book, speaker) };
  if (!speaking) return { of, words };
  const { beat } = speaking;
  const [who] = beat.who;
  const manner = mannerOf(view, speaking, at);
  return {
    of,
    words,
    ...(who !== undefined && beat.who.length === 1 && { who }),
    ...(manner && { manner }),
  };
}

/** "MARTA, dry": the name up to the comma, and how. */
function namedSpeaker(view: View, book: CastBook, span: Span): Omit<SpokenLine, 'of' | 'words'> {
  const { tokens } = view;
  let first = firstFrom(tokens, span.from);
  while (tokens[first]?.kind === 'mark' && (tokens[first]?.to ?? 0) <= span.to) first += 1;
  let end = first;
  while (end < tokens.length && (tokens[end]?.to ?? 0) <= span.to && tokens[end]?.kind !== 'mark') end += 1;
  if (end === first) return {};
  const speaker = spanOf(view, first, end);
  let rest = end;
  while (tokens[rest]?.kind === 'mark' && (tokens[rest]?.to ?? 0) <= span.to) rest += 1;
  let last = rest;
  while ((tokens[last]?.to ?? Number.POSITIVE_INFINITY) <= span.to && tokens[last]?.word !== ')') last += 1;
  const who = book.within(speaker.from, speaker.to) ?? book.called(tokens[end - 1]?.word ?? '', span.from);
  return {
    speaker,
    ...(who !== undefined && { who }),
    ...(last > rest && { manner: spanOf(view, rest, last) }),
  };
}

/** "Whispers", "says quietly", "in a low voice". */
function mannerOf(view: View, { at }: Speaking, quote: number): Span | undefined {
  const { tokens } = view;
  const verb = tokens[at]?.word ?? '';
  for (let place = at + 1; place < Math.min(quote, at + 6); place++)
    if (tokens[place]?.word.endsWith('ly')) return spanOf(view, place, place + 1);
  return says.has(verb) && !PLAIN.has(verb) ? spanOf(view, at, at + 1) : undefined;
}
