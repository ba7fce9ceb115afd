import { isComplaint } from '../models/symptoms.ts';
import type { Wish } from '../prompt-work/wish.ts';
import { workOn } from '../prompt-work/work-on.ts';
import type { CurrentPrompt, Question } from '../question.ts';
import { COMPLAINT, isGrumbling, OF_PRODUCT, OF_RESULT } from '../reading/complaint.ts';
import { readEdit } from '../reading/edit.ts';
import { lastBlock } from '../reading/last-block.ts';
import { promptMeant } from '../reading/prompt-meant.ts';
import { asksSameFor } from '../reading/same-for.ts';
import type { Understood } from '../reading/understood.ts';
import { AT_A_LOSS } from '../reading/wishes.ts';
import { plain } from '../reading/words.ts';
import { goTo, type Reply } from '../reply.ts';
import { likelyHelp } from '../retrieval/likely-help.ts';
import { otherVersions } from './other-versions.ts';
import { withCraft } from './with-craft.ts';

export function promptReply(meant: Understood, question: Question): Reply | undefined {
  const wish =
    meant.wish ??
    (complains(meant, question) ? 'why' : asksSameFor(meant, question) ? 'write-for' : undefined);
  if (!wish) return undefined;
  if (
    wish === 'edit' &&
    readEdit(meant.own)?.isLoose &&
    !(question.prompt && (question.history.length === 0 || lastBlock(question)))
  )
    return undefined;
  // "Does it make sense to switch from this to that" is about the two of them.
  if (meant.isComparing && meant.mentions.length > 1 && meant.given === undefined && !WRITTEN.test(meant.own))
    return undefined;
  const [named] = meant.mentions;
  const base = promptMeant(meant, question);
  const model = named?.model;
  if (!base || base.text.trim() === '') {
    // What is asked in general has an answer in general.
    if (
      wish === 'why' ||
      wish === 'lacking' ||
      wish === 'shift' ||
      AT_A_LOSS.test(meant.own) ||
      (MAY_BE_HELP.has(wish) && isHelp(meant.own)) ||
      (wish === 'edit' && (!/\b(?:it|this|that|my prompt)\b/.test(meant.own) || isHelp(meant.own)))
    )
      return undefined;
    return {
      topic: 'no-prompt',
      lead: 'I see no prompt in front of you. Open one in a builder or the result view, or put it behind your question: “Improve this: a fisherman mending nets at dawn”.',
      buttons: [goTo('Open Simple Steps', '/?step=steps&mode=photo&method=guided')],
    };
  }
  if (wish === 'edit' && isOfProduct(meant, base)) return undefined;
  const prompt: CurrentPrompt = { ...base, mode: model?.mode ?? base.mode };
  const reply = workOn(wish, prompt, question.manner, {
    model,
    words: meant.own,
    takes: question.history.filter(({ isUser, text }) => !isUser && text.includes('```')).length,
  });
  const changed = reply.block && CHANGES.has(wish) ? { ...reply, reworked: base.text } : reply;
  const missing = otherVersions(meant.mentions.slice(0, 1));
  const told = missing === '' ? changed : { ...changed, lead: `${missing}\n\n${reply.lead}` };
  return wish === 'why' ? withCraft(told, meant.own) : told;
}

/** The same prompt in other words. A first take of an idea, and a copy for a generator, are something else. */
const CHANGES: ReadonlySet<Wish> = new Set([
  'improve',
  'lacking',
  'edit',
  'shift',
  'vary',
  'shorter',
  'longer',
  'moodier',
]);

/** "I no longer want to pay" has words of a wish in it. */
const MAY_BE_HELP: ReadonlySet<string> = new Set(['vary', 'longer', 'shorter', 'moodier']);

const WRITTEN = /\b(?:re-?write|write|adapt|convert|translate|phrase|port)\b/;

/** "Delete my account" names nothing that is in the prompt, and help is at hand for it. */
function isOfProduct({ own }: Understood, { text }: CurrentPrompt): boolean {
  const { drop } = readEdit(own) ?? {};
  return drop !== undefined && !plain(text).includes(drop.replace(/(?:e?s)?$/, '')) && isHelp(own);
}

function isHelp(text: string): boolean {
  return (likelyHelp(text)?.likeness ?? 0) > 0.6;
}

/** Whether it complains of what came of the prompt on the screen. */
function complains(meant: Understood, question: Question): boolean {
  return (
    Boolean(question.prompt?.text.trim()) &&
    meant.mentions.length === 0 &&
    (COMPLAINT.test(meant.own) ||
      (question.prompt?.model !== undefined &&
        (isComplaint(meant.own) ||
          (isGrumbling(meant.own) &&
            (OF_RESULT.test(meant.own) || meant.attributes.some(({ id }) => id !== 'input')))))) &&
    !OF_PRODUCT.test(meant.own) &&
    meant.terms.length < 3
  );
}
