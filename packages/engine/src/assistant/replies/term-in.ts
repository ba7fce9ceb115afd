import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { findPassages } from '../retrieval/collections.ts';
import { ENOUGH } from './looked-up.ts';

/** What is asked of one's own things is asked of the product. */
const OF_OWN = /\b(?:my|mine|our|i|me|where|rename|delete|search)\b/;

/** Where nothing else is known, the word of the trade that is in the question. */
export function termIn({ text, terms, mentions }: Understood): Reply | undefined {
  if (OF_OWN.test(text)) return undefined;
  const [term, ...others] = terms;
  if (!term || others.length > 0 || mentions.length > 0) return undefined;
  const found = findPassages(text, 8).find(({ item }) => item.kind === 'term' && item.title === term.name);
  return found && found.share > ENOUGH.share
    ? { topic: 'term', lead: `**${term.name}**: ${term.definition}` }
    : undefined;
}
