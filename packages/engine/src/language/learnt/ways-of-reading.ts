import { kinds } from '../statement.ts';
import { weights } from './table.ts';

const COUNT = kinds.length;

/** What speaks for one kind behind another. */
export function step(from: number, to: number): number {
  return weights.steps[from * COUNT + to] as number;
}

/** The kinds of one sentence, each with the rest of it at its best. */
export function bestIn(
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
        for (let one = 0; one < COUNT; one++) {
          const way = (upTo[(at - 1) * COUNT + one] as number) + step(one, kind);
          if (way > best) best = way;
        }
      }
      upTo[at * COUNT + kind] = best + (scores[(from + at) * COUNT + kind] as number);
    }
  for (let at = length - 2; at >= 0; at--)
    for (let kind = 0; kind < COUNT; kind++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let next = 0; next < COUNT; next++) {
        const ahead = (at + 1) * COUNT + next;
        const way =
          step(kind, next) + (scores[(from + at + 1) * COUNT + next] as number) + (behind[ahead] as number);
        if (way > best) best = way;
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
