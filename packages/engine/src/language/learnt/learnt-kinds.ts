import type { Context } from '../context.ts';
import { type Kind, kinds } from '../statement.ts';
import { chancesIn } from './chance-in.ts';
import type { Item } from './item.ts';
import { itemsOf } from './items-of.ts';
import { scoresOf } from './scores-of.ts';
import { bestIn } from './ways-of-reading.ts';

/** What a token is about, as lines that people marked have taught. */
export interface Learnt {
  readonly kind: Kind;
  /** By how much the best way of reading its sentence beats the best in which it is of another kind. */
  readonly margin: number;
}

export interface LearntKinds {
  /** For each token, what it is taken for; nothing for what ends a sentence. */
  readonly ofTokens: readonly (Learnt | undefined)[];
  /** How likely it is that all of one sentence's tokens, from one to before another, are of this kind. */
  readonly chanceOf: (kind: Kind, from: number, to: number) => number;
}

/** Where a sentence stands among the items, and what the one before it ended on. */
interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly before: number | undefined;
}

export function learntKinds(context: Context): LearntKinds {
  const items = itemsOf(context);
  const scores = scoresOf(items);
  const ofTokens: (Learnt | undefined)[] = context.tokens.map(() => undefined);
  const itemOf: (number | undefined)[] = context.tokens.map(() => undefined);
  const sentences: Sentence[] = [];
  let before: number | undefined;
  for (const { from, to } of sentencesOf(items)) {
    sentences[items[from]?.sentence as number] = { from, to, before };
    for (const [offset, best] of bestIn(scores, from, to, before).entries()) {
      before = best.kind;
      const { token } = items[from + offset] as Item;
      ofTokens[token] = { kind: kinds[best.kind] as Kind, margin: best.margin };
      itemOf[token] = from + offset;
    }
  }

  const chances = new Map<Sentence, ReturnType<typeof chancesIn>>();
  return {
    ofTokens,
    chanceOf(kind, from, to) {
      const own = itemOf.slice(from, to).filter((item) => item !== undefined);
      const [first, last] = [own[0], own.at(-1)];
      const sentence = first === undefined ? undefined : sentences[items[first]?.sentence as number];
      if (first === undefined || last === undefined || !sentence) return 0;
      const chance = chances.get(sentence) ?? chancesIn(scores, sentence);
      chances.set(sentence, chance);
      return chance(kinds.indexOf(kind), first - sentence.from, last - sentence.from);
    },
  };
}

function sentencesOf(items: readonly Item[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < items.length; ) {
    let to = from + 1;
    while (items[to]?.sentence === items[from]?.sentence) to += 1;
    found.push({ from, to });
    from = to;
  }
  return found;
}
