import type { CastBook } from '../cast/cast-book.ts';
import { type Named, nameAt } from '../cast/named.ts';
import { spanOf, type View } from '../scene/view.ts';
import type { Statement } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import { determiners } from '../words/closed-class.ts';
import { wordSet } from '../words/word-set.ts';
import type { Move } from './move.ts';
import { aims, isMoveWord, tempos } from './move-words.ts';

const THEN = wordSet('then next finally before followed');
const TOGETHER = wordSet('while as whilst');
const JOINERS = wordSet('then and while as before whilst next finally followed by');
/** How far behind a joiner the word of the next move may stand. */
const NEAR = 6;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** What the camera does, in the order it is told in: "push in, then tilt up" are two moves. */
export function findMoves(view: View, book: CastBook): Move[] {
  const { tokens, units, unitOf } = view;
  const moves: Move[] = [];
  let at = 0;
  while (at < tokens.length) {
    const own = moveOf(view, at);
    const from = at;
    at += 1;
    if (!own) continue;
    while (at < tokens.length && (tokens[at]?.from ?? 0) < own.to) at += 1;
    const end = Math.max(at, units[unitOf[from] ?? -1]?.to ?? at);
    for (const part of partsOf(view, { from, to: at }))
      moves.push(
        moveIn(view, book, { of: own.id, part, end: part.to < at ? part.to : end, nth: moves.length }),
      );
  }
  return moves;
}

/** The outermost statement about a move that a token lies in. */
function moveOf({ innermost, statements }: View, at: number): Statement | undefined {
  let found: Statement | undefined;
  let one = innermost[at];
  while (one) {
    if (one.kind === 'move') found = one;
    one = one.within === undefined ? undefined : statements[one.within];
  }
  return found;
}

/** Cut at a joiner that has a move on either side. */
function partsOf({ tokens }: View, { from, to }: Stretch): Stretch[] {
  const parts: Stretch[] = [];
  let begin = from;
  let isMove = false;
  for (let at = from; at < to; at++) {
    const { word = '' } = tokens[at] ?? {};
    const isCut = isMove && JOINERS.has(word) && movesNear(tokens, at + 1, to);
    if (isCut) {
      parts.push({ from: begin, to: at });
      begin = at;
      isMove = false;
    }
    isMove ||= isMoveWord(word);
  }
  parts.push({ from: begin, to });
  return parts;
}

function movesNear(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from; at < Math.min(to, from + NEAR); at++)
    if (isMoveWord(tokens[at]?.word ?? '')) return true;
  return false;
}

function moveIn(
  view: View,
  book: CastBook,
  { of, part, end, nth }: { of: number; part: Stretch; end: number; nth: number },
): Move {
  const { tokens } = view;
  const joiners: string[] = [];
  let { from } = part;
  for (let back = from - 1; back >= Math.max(0, from - 2); back--) joiners.push(tokens[back]?.word ?? '');
  while (from < part.to - 1 && (JOINERS.has(tokens[from]?.word ?? '') || tokens[from]?.kind === 'mark')) {
    joiners.push(tokens[from]?.word ?? '');
    from += 1;
  }
  const tempo = firstIn(view, { from, to: part.to }, tempos);
  const until = firstIn(view, { from, to: end }, UNTIL);
  const target = targetIn(view, { from, to: until ?? end });
  const on = target && whoIs(view, book, target);
  return {
    of,
    ...spanOf(view, from, part.to),
    link: nth === 0 ? 'open' : linkOf(joiners),
    ...(tempo !== undefined && { tempo: spanOf(view, tempo, tempo + 1) }),
    ...(target && { target: spanOf(view, target.from, target.to) }),
    ...(on !== undefined && { on }),
    ...(until !== undefined && { until: spanOf(view, until, end) }),
  };
}

const UNTIL = wordSet('until till');

function linkOf(joiners: readonly string[]): Move['link'] {
  if (joiners.some((one) => THEN.has(one))) return 'then';
  return joiners.some((one) => TOGETHER.has(one)) ? 'together' : 'open';
}

function firstIn({ tokens }: View, { from, to }: Stretch, among: ReadonlySet<string>): number | undefined {
  for (let at = from; at < to; at++) if (among.has(tokens[at]?.word ?? '')) return at;
  return undefined;
}

/** "On the mouse hole", "past her face": where it goes. */
function targetIn({ tokens }: View, { from, to }: Stretch): Named | undefined {
  for (let at = from + 1; at + 1 < to; at++) {
    const { word = '' } = tokens[at] ?? {};
    // "Orbiting the lighthouse": what it takes at once.
    const takes = isMoveWord(tokens[at - 1]?.word ?? '') && determiners.has(word);
    if (takes) return nameAt(tokens, at, to, () => false);
    if (!aims.has(word) || aims.has(tokens[at + 1]?.word ?? '')) continue;
    const named = nameAt(tokens, at + 1, to, () => false);
    if (named) return named;
  }
  return undefined;
}

/** Who of the cast is aimed at, where one can be meant. */
function whoIs(view: View, book: CastBook, named: Named): number | undefined {
  const { from, to } = spanOf(view, named.from, named.to);
  const own = book.within(from, to);
  return own ?? book.called(view.tokens[named.head]?.word ?? '', from);
}
