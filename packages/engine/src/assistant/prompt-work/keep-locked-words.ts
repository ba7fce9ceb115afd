import { keepLocked } from '../../locked/index.ts';
import { list } from '../models/fact-sentences.ts';
import type { CurrentPrompt } from '../question.ts';
import type { Reply } from '../reply.ts';

/** Locked words stand in what is handed over as they did in the prompt; what is gone from it is said first. */
export function keepLockedWords(reply: Reply, { text, locked = [] }: CurrentPrompt): Reply {
  const there = locked.filter((words) => text.includes(words));
  if (!reply.block || there.length === 0) return reply;
  const kept = keepLocked(reply.block.text, there);
  const gone = kept.missing.map((words) => `“${words}”`);
  return {
    ...reply,
    lead:
      gone.length === 0
        ? reply.lead
        : `${reply.lead} You pinned ${list(gone)}, and this no longer has ${gone.length === 1 ? 'it' : 'them'}.`,
    block: { ...reply.block, text: kept.text },
  };
}
