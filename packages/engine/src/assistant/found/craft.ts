import { glossary } from '../../content/glossary/glossary.ts';
import type { Question } from '../question.ts';
import type { Reply } from '../reply.ts';
import type { Heard } from '../said/heard.ts';
import { longestOf } from '../said/words.ts';
import { entryOf } from './entries.ts';
import { entryReply } from './entry-reply.ts';
import { find, keysOf } from './search.ts';

const WRITES =
  'how do i write, how to write, how do i prompt, how do i describe, how to describe, how should i write, how can i write, how do you write, how is written, written in a prompt, how do i say, how do i ask for';
/** The help on how a thing of each group is written. */
const helpOn: Readonly<Record<string, string>> = {
  movement: 'help:camera-move',
  light: 'help:lighting',
  sound: 'help:sound-in-prompt',
  time: 'help:slow-motion',
  lens: 'help:lens-choice',
  'when-and-where': 'help:weather',
};
const groups = new Map(glossary.map(({ id, group }) => [`term:${id}`, group as string]));

/** "How do I write a slow zoom": by the group that its term is of. */
export function howToWrite({ roots, mentions }: Heard, question: Question): Reply | undefined {
  if (mentions.length > 0 || longestOf(roots, WRITES) === 0) return undefined;
  const keys = keysOf(question.message);
  const term = find(question.message, 24).find(
    ({ entry }) =>
      entry.kind === 'term' && entry.asked.some((name) => keysOf(name).some((key) => keys.includes(key))),
  );
  const help = term && entryOf(helpOn[groups.get(term.entry.id) ?? ''] ?? '');
  return help && entryReply(help, question);
}

const CALLED =
  'thing called, it called, what do you call, how do you call, word for, term for, name for, name of the thing, called when, whats the word, what is the word, whats the thing where, the thing where, whats the thing';
const ENOUGH = 0.36;

/** "What do you call it when the camera goes round somebody": a word by what it means. */
export function termMeant({ roots, mentions }: Heard, question: Question): Reply | undefined {
  if (mentions.length > 0 || longestOf(roots, CALLED) === 0) return undefined;
  const best = find(question.message, 24)
    .filter(({ entry }) => entry.kind === 'term')
    .toSorted((one, other) => other.share - one.share)[0];
  return best && best.share >= ENOUGH ? entryReply(best.entry, question) : undefined;
}
