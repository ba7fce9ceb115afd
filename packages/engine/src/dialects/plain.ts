import type { Part } from '../shot/shot.ts';
import { type Sentence, sayFacts } from '../writing/sentence.ts';
import { writePlain } from '../writing/write-plain.ts';
import type { Dialect } from './dialect.ts';

/** A note as a cinematographer writes one, for whoever has no way of their own. */
export const plain: Dialect = {
  say: ({ fresh, facts, order }) => [...inOrder(writePlain(fresh), order), ...sayFacts(facts)],
};

/** Who it is about stays in front. */
function inOrder(sentences: readonly Sentence[], order: readonly Part[]): readonly Sentence[] {
  if (order.length === 0) return sentences;
  const opens = sentences.findLastIndex((stretches) => stretches.some(({ part }) => part === 'subject'));
  const rank = ([first]: Sentence) =>
    first && order.includes(first.part) ? order.indexOf(first.part) : order.length;
  return [
    ...sentences.slice(0, opens + 1),
    ...sentences.slice(opens + 1).sort((one, other) => rank(one) - rank(other)),
  ];
}
