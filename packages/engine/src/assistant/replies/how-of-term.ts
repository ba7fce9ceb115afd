import { glossaryGroups } from '../../content/glossary/glossary.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { definitionOf } from './definition.ts';

/** Words of the set; “prompt” and “model” are in every second question. */
export const OF_THE_SET: ReadonlySet<string> = new Set(
  glossaryGroups.filter(({ id }) => id !== 'generator').flatMap(({ terms }) => terms.map(({ id }) => id)),
);

const HOW =
  /^(?:so |and )?(?:is|are|was|does|do|when|how long)\b(?!.{0,8}\b(?:i|you|my|we|there)\b)|\bhow (?:do|does|can|could|would|should|to|might)\b.{0,24}\b(?:fake|get|do|make|create|ask for|achieve|prompt|write|describe|show|use|set up|shoot|film|light|word|say|simulate)\b/;

/** "How do I fake moonlight": the one word of the trade in it, and that its name is enough. */
export function howOfTerm({ own, terms, mentions, wish }: Understood): Reply | undefined {
  const [term, ...others] = terms;
  return term &&
    OF_THE_SET.has(term.id) &&
    others.length === 0 &&
    mentions.length === 0 &&
    wish === undefined &&
    HOW.test(own)
    ? definitionOf(term)
    : undefined;
}
