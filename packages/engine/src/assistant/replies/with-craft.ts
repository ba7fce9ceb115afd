import type { Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { helpAskedLike } from '../retrieval/likely-help.ts';

/** What is known of a complaint of its kind stands before what this prompt has against it. */
export function withCraft(reply: Reply, said: string): Reply {
  const [best] = helpAskedLike(said);
  const known = best && best.likeness > ALIKE && CRAFT.has(best.id) ? helpOf(best.id) : undefined;
  return known ? { ...reply, lead: `${known.text}\n\n${reply.lead}` } : reply;
}

const ALIKE = 0.3;
/** Help on what comes out wrong. */
const CRAFT: ReadonlySet<string> = new Set([
  'hands',
  'flicker',
  'generic',
  'consistent-character',
  'camera-move',
  'text-in-picture',
  'negative-prompts',
]);
