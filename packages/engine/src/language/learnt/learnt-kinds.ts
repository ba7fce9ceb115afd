import type { Context } from '../context.ts';
import { type Kind, kinds } from '../statement.ts';
import type { Item } from './item.ts';
import { itemsOf } from './items-of.ts';
import { scoresOf } from './scores-of.ts';
import { weights } from './table.ts';

/** What a token is about, as lines that people marked have taught. */
export interface Learnt {
  readonly kind: Kind;
  /** By how much the best way of reading its sentence beats the best in which it is of another kind. */
  readonly margin: number;
}

/** For each token, what it is taken for; nothing for what ends a sentence. */
export function learntKinds(context: Context): readonly (Learnt | undefined)[] {
  const items = itemsOf(context);
  const scores = scoresOf(items);
  const found: (Learnt | undefined)[] = context.tokens.map(() => undefined);
  let before: number | undefined;
  for (let from = 0; from < items.length; ) {
    let to = from + 1;
    while (items[to]?.sentence === items[from]?.sentence) to += 1;
    for (const [offset, best] of bestIn(scores, from, to, before).entries()) {
      before = best.kind;
      const { token } = items[from + offset] as Item;
      found[token] = { kind: kinds[best.kind] as Kind, margin: best.margin };
    }
    from = to;
  }
  return found;
}

const COUNT = kinds.length;

/** The kinds of one sentence, each with the rest of it at its best. */
function bestIn(
  scores: Float64Array,
  from: number,
  to: number,
  before: number | undefined,
): { kind: number; margin: number }[] {
  const length = to - from;
  const upTo = new Float64Array(length * COUNT);
  const behind = new Float64Array(length * COUNT);
  for (let at = 0; at < length; at++)
    for (let kind = 0; kind < COUNT; kind++) {
      let best = before === undefined ? 0 : step(before, kind);
      if (at > 0) {
        best = Number.NEGATIVE_INFINITY;
        for (let one = 0; one < COUNT; one++)
          best = Math.max(best, (upTo[(at - 1) * COUNT + one] as number) + step(one, kind));
      }
      upTo[at * COUNT + kind] = best + (scores[(from + at) * COUNT + kind] as number);
    }
  for (let at = length - 2; at >= 0; at--)
    for (let kind = 0; kind < COUNT; kind++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let next = 0; next < COUNT; next++) {
        const ahead = (at + 1) * COUNT + next;
        best = Math.max(
          best,
          step(kind, next) + (scores[(from + at + 1) * COUNT + next] as number) + (behind[ahead] as number),
        );
      }
      behind[at * COUNT + kind] = best;
    }
  return Array.from({ length }, (_, at) => {
    let kind = 0;
    let best = Number.NEGATIVE_INFINITY;
    let second = Number.NEGATIVE_INFINITY;
    for (let one = 0; one < COUNT; one++) {
      const all = (upTo[at * COUNT + one] as number) + (behind[at * COUNT + one] as number);
      if (all > best) [kind, second, best] = [one, best, all];
      else if (all > second) second = all;
    }
    return { kind, margin: best - second };
  });
}

function step(from: number, to: number): number {
  return weights.steps[from * COUNT + to] as number;
}
