import { fillFigures } from '../fill-figures.ts';
import type { Question } from '../question.ts';
import { ask, goTo, type Reply } from '../reply.ts';
import { longestOf, root, wordsOf } from '../said/words.ts';
import type { Entry } from './entries.ts';
import { find, speaksOfOther } from './search.ts';

/** What is written here, as an answer. */
export function entryReply({ id, text, more, why, dare, buttons = [] }: Entry, { figures }: Question): Reply {
  const fill = (words: string) => fillFigures(words, figures);
  return {
    topic: id,
    lead: fill(text),
    ...(more !== undefined && { more: fill(more) }),
    ...(why !== undefined && { why: fill(why) }),
    ...(dare !== undefined && { dare: fill(dare) }),
    buttons: buttons.map((button, n) => ({
      text: button.text,
      type: n === 0 ? 'primary' : 'other',
      url: button.url,
    })),
  };
}

/** Below this it is not what was asked for. */
export const SURE = 0.5;
/** Below that it may be, and is said to be a guess. */
const LIKELY = 0.38;
const ALIKE = 0.5;
const SHARED = 0.6;

/** What may be meant, said as a guess; nothing where nothing is much likelier than the rest. */
export function guess(text: string, question: Question): Reply | undefined {
  const [best, second] = speaksOfOther(text) ? [] : find(text, 2);
  if (
    best?.entry.kind !== 'help' ||
    best.sure < LIKELY ||
    (best.likeness < ALIKE && best.share < SHARED) ||
    best.share < 0.5 ||
    best.likeness < 0.3
  )
    return undefined;
  if (second && best.sure - second.sure < 0.02 && best.share <= second.share) return undefined;
  const reply = entryReply(best.entry, question);
  return {
    ...reply,
    topic: 'guess',
    lead: `If I understand you right, this is about **${best.entry.title.charAt(0).toLowerCase()}${best.entry.title.slice(1)}**. ${reply.lead}`,
    buttons: [
      ...(reply.buttons ?? []).slice(0, 1),
      ...(second && second.sure >= NEAR ? [ask(second.entry.title)] : []),
    ],
  };
}

/** And below this it is not even near. */
const NEAR = 0.22;

const TROUBLE =
  'does nothing, doesnt work, not working, broken, is down, stuck, frozen, charged twice, wont load, doesnt load, crashes, bug, glitch, hate, error, fails, failed, nothing happens, blank page, white screen';

/** Something is broken, and nothing here says why. */
export function trouble(text: string): Reply | undefined {
  if (longestOf(wordsOf(text).map(root), TROUBLE) === 0) return undefined;
  return {
    topic: 'trouble',
    lead: 'I’m sorry about that. I can’t see what went wrong: reload the page once, and if it stays, tell the people who run this site; the contact page says how.',
    buttons: [goTo('Contact', '/contact')],
  };
}

/** What she does not know she says, with the two entries that come nearest and the way to somebody who may. */
export function unknown(text: string): Reply {
  const near = find(text, 4)
    .filter(({ sure, entry }) => sure >= NEAR && entry.kind !== 'box')
    .slice(0, 2);
  return {
    topic: 'unknown',
    lead:
      near.length > 0
        ? 'I don’t know that. Is it one of these?'
        : 'I don’t know that. I know prompts, the craft, the generators and Cuewright.',
    more: 'The contact page says who runs this site, if you need a person.',
    buttons: [
      ...near.map(({ entry }) => ask(entry.title)),
      ...(near.length === 0 ? [ask('What can you do?')] : []),
      { ...goTo('Contact', '/contact'), type: 'other' as const },
    ],
  };
}
