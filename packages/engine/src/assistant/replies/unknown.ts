import type { Question } from '../question.ts';
import type { Understood } from '../reading/understood.ts';
import { ask, type Reply } from '../reply.ts';
import { isOfNamed } from '../retrieval/anchors.ts';
import { findPassages, helpOf } from '../retrieval/collections.ts';
import { helpFitting } from '../retrieval/likely-help.ts';
import { ofPassage } from './of-passage.ts';

/** Below what is surely meant, it is said as a guess; one word in common is none. */
const NEARLY = 0.32;

export function unknown(meant: Understood, question: Question): Reply {
  const [likely, ...others] = helpFitting(meant.text);
  const isNamed = likely !== undefined && isOfNamed(meant.text, likely.id);
  if (likely && (isNamed || (likely.shared > 1 && likely.likeness >= NEARLY))) {
    const { title } = helpOf(likely.id);
    const reply = ofPassage(helpOf(likely.id), question);
    return {
      ...reply,
      topic: 'unknown',
      lead: `I do not know whether this is what you mean. **${title}**: ${reply.lead}`,
      buttons: [
        ...(reply.buttons ?? []).slice(0, 1),
        ...others.slice(0, 2).map(({ id }) => ask(helpOf(id).title)),
      ],
    };
  }
  const near = findPassages(meant.text, 3).filter(({ item, share }) => item.kind === 'help' && share > 0.2);
  const isOfModel = /\b(?:model|generator)\b/.test(meant.plain) || /\bv?\d+(?:\.\d+)?\b/.test(meant.plain);
  return {
    topic: 'unknown',
    lead: isOfModel
      ? 'That I do not know: there is nothing on it in the catalogue, the help or the glossary, and I would rather not guess.'
      : 'That I do not know, and I would rather not guess.',
    more:
      near.length > 0
        ? 'Perhaps you mean one of these:'
        : 'I know prompts, words of the trade, generators and this product. Try it in other words.',
    buttons:
      near.length > 0
        ? near.map(({ item }) => ask(item.title))
        : [ask('What can you do?'), ...(question.isSignedIn ? [] : [ask('What can I do with Cuewright?')])],
  };
}
