import type { CastBook } from '../cast/cast-book.ts';
import { frameAt } from '../cast/frame-place.ts';
import { type Named, nameAt } from '../cast/named.ts';
import type { Token } from '../tokens/token.ts';
import { conjunctions, determiners, prepositions } from '../words/closed-class.ts';
import { colours } from '../words/colours.ts';
import { hands, surfaces } from '../words/surfaces.ts';
import { wordSet } from '../words/word-set.ts';
import type { Lettering } from './scene.ts';
import { spanOf, type View } from './view.ts';

const ON = wordSet('on across over along');
const HAND_LEADS = wordSet('in with by');
const PLACES = wordSet(
  'above below under beneath over beside next behind across along near at on in between',
);
const inks = wordSet(colours);
const LOOKS_BACK = 14;
const LOOKS_ON = 14;

/** Of words that are drawn in the picture: what carries them, where they stand, and how they are written. */
export function letteringIn(
  view: View,
  book: CastBook,
  { of, words, from, to }: { of: number; words: Lettering['words']; from: number; to: number },
): Lettering {
  const { tokens, units, unitOf } = view;
  const unit = units[unitOf[from] ?? -1];
  const begin = unit?.from ?? from;
  const end = Math.min(unit?.to ?? to, to + LOOKS_ON);
  const before = {
    from: Math.max(begin === from ? from - LOOKS_BACK : begin, from - LOOKS_BACK, 0),
    to: from,
  };
  const carried = surfaceBefore(tokens, before.from, from) ?? surfaceBehind(tokens, to, end);
  const hand = handIn(tokens, to, end) ?? handIn(tokens, before.from, from);
  const place = placeIn(tokens, to, end, hand?.from);
  const isCarrier = place && carried && place.from < carried.to && carried.from < place.to;
  const surface = carried && spanOf(view, carried.from, carried.to);
  const on = surface && book.within(surface.from, surface.to);
  return {
    of,
    words,
    ...(surface && { surface }),
    ...(on !== undefined && { on }),
    ...(place && !isCarrier && { place: spanOf(view, place.from, place.to) }),
    ...(hand && { hand: spanOf(view, hand.from, hand.to) }),
  };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The nearest thing before that carries words, with what tells which it is. */
function surfaceBefore(tokens: readonly Token[], from: number, to: number): Stretch | undefined {
  for (let at = to - 1; at >= from; at--) {
    const { word, kind } = tokens[at] as Token;
    if (kind === 'mark' && ['.', '!', '?', ';'].includes(word)) return undefined;
    if (kind !== 'word' || !surfaces.has(word)) continue;
    let begin = at;
    while (begin > from && isOfName(tokens[begin - 1])) {
      begin -= 1;
      if (determiners.has(tokens[begin]?.word ?? '')) break;
    }
    return { from: begin, to: at + 1 };
  }
  return undefined;
}

function isOfName(token: Token | undefined): boolean {
  if (!token || (token.kind !== 'word' && token.word !== '-')) return false;
  return token.word !== 'of' && !prepositions.has(token.word) && !conjunctions.has(token.word);
}

/** '"ICI" on a mug'. */
function surfaceBehind(tokens: readonly Token[], from: number, to: number): Named | undefined {
  for (let at = from; at + 1 < to; at++) {
    if (!ON.has(tokens[at]?.word ?? '')) continue;
    const named = nameAt(tokens, at + 1, to, () => false);
    if (named && surfaces.has(tokens[named.head]?.word ?? '')) return named;
  }
  return undefined;
}

/** "In red neon letters", "hand-painted", "in chalk". */
function handIn(tokens: readonly Token[], from: number, to: number): Stretch | undefined {
  for (let at = from; at < to; at++) {
    const { word } = tokens[at] as Token;
    if (HAND_LEADS.has(word)) {
      const named = nameAt(tokens, at + 1, to, () => false);
      const isHand =
        named &&
        tokens
          .slice(named.from, named.to)
          .some((one) => hands.has(one.word) || (named.head - named.from < 2 && inks.has(one.word)));
      if (named && isHand) return { from: at, to: named.to };
    }
    const isGlued = tokens[at + 1]?.word === '-' && hands.has(tokens[at + 2]?.word ?? '');
    if (word === 'hand' && isGlued) return { from: at, to: at + 3 };
  }
  return undefined;
}

function placeIn(
  tokens: readonly Token[],
  from: number,
  to: number,
  hand: number | undefined,
): Stretch | undefined {
  for (let at = from; at < to; at++) {
    const frame = frameAt(tokens, at, to);
    if (frame) return frame;
    if (at === hand || !PLACES.has(tokens[at]?.word ?? '')) continue;
    const first = prepositions.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
    const named = first < to ? nameAt(tokens, first, to, () => false) : undefined;
    if (named) return { from: at, to: named.to };
  }
  return undefined;
}
