import { isComplaint } from '../models/symptoms.ts';
import { workOn } from '../prompt-work/work-on.ts';
import type { CurrentPrompt, Question } from '../question.ts';
import { COMPLAINT, isGrumbling, OF_PRODUCT, OF_RESULT } from '../reading/complaint.ts';
import { readEdit } from '../reading/edit.ts';
import { ideaSaid } from '../reading/idea-said.ts';
import { lastBlock } from '../reading/last-block.ts';
import type { Understood } from '../reading/understood.ts';
import { goTo, type Reply } from '../reply.ts';
import { helpOf } from '../retrieval/collections.ts';
import { helpAskedLike, likelyHelp } from '../retrieval/likely-help.ts';

/** "Same thing but for Pika", "a Kling version please": with a prompt in front, that one for another generator. */
const SAME =
  /^(?:(?:and|ok(?:ay)?|now|then|so|please|great|cool|nice),? )*(?:(?:can|could|may) (?:i|you|we) )?(?:(?:do|get|have|give|make|show|see|want|need|try|i'd like)(?: me| us)? )?(?:the |this |that |it )?(?:exact )?(?:same|that|this|it|again)\b.{0,24}\b(?:for|in|to|into|as|on|with)\b|^(?:(?:and|ok(?:ay)?|now|then|please),? )*(?:(?:can|could) i (?:get|have|see) |give me |make |do )?(?:an? |the )?[\w. -]{2,25} version(?: (?:of (?:it|this|that)|please))*[.!?]*$/;

/** "Now for Flux": with a prompt on the screen and nothing asked before. */
const ONLY_FOR = /^(?:(?:and|now|ok(?:ay)?|then|so|please),? )*(?:for|in|to|as|make it) [\w. -]{2,25}[.!?]*$/;

function asksSameFor({ own, mentions, attributes: asked, isComparing }: Understood, question: Question) {
  return (
    mentions.length > 0 &&
    !isComparing &&
    (SAME.test(own) || (ONLY_FOR.test(own) && question.history.length === 0)) &&
    !/\b(?:latest|newest|current|which|what|how|costs?|price)\b/.test(own) &&
    asked.every(({ id }) => id === 'versions' || id === 'input') &&
    (Boolean(question.prompt?.text.trim()) || lastBlock(question) !== undefined)
  );
}

export function promptReply(meant: Understood, question: Question): Reply | undefined {
  const { given } = meant;
  const complains =
    question.prompt?.text.trim() &&
    meant.mentions.length === 0 &&
    (COMPLAINT.test(meant.own) ||
      (question.prompt.model !== undefined &&
        (isComplaint(meant.own) ||
          (isGrumbling(meant.own) &&
            (OF_RESULT.test(meant.own) || meant.attributes.some(({ id }) => id !== 'input')))))) &&
    !OF_PRODUCT.test(meant.own) &&
    meant.terms.length < 3;
  const wish = meant.wish ?? (complains ? 'why' : asksSameFor(meant, question) ? 'write-for' : undefined);
  if (!wish) return undefined;
  if (
    wish === 'edit' &&
    readEdit(meant.own)?.isLoose &&
    !(question.prompt && (question.history.length === 0 || lastBlock(question)))
  )
    return undefined;
  const [named] = meant.mentions;
  const written = lastBlock(question);
  const current = question.prompt;
  const idea = ideaSaid(question);
  const told: CurrentPrompt | undefined =
    idea === undefined ? undefined : { text: idea, mode: question.mode ?? 'photo' };
  const isOfWritten =
    meant.leans ||
    !current?.text.trim() ||
    (/\b(?:it|that|this)\b/.test(meant.plain) && !/\bmy prompt\b/.test(meant.plain));
  const base: CurrentPrompt | undefined =
    given !== undefined
      ? { text: given, mode: current?.mode ?? question.mode ?? 'photo', model: undefined }
      : written && isOfWritten
        ? written
        : (current ?? told);
  const model = named?.model;
  if (!base || base.text.trim() === '') {
    // What is asked in general has an answer in general.
    if (
      wish === 'why' ||
      wish === 'shift' ||
      (wish === 'edit' && (!/\b(?:it|this|that|my prompt)\b/.test(meant.own) || isHelp(meant.own)))
    )
      return undefined;
    return {
      topic: 'no-prompt',
      lead: 'I see no prompt in front of you. Open one in a builder or the result view, or put it behind your question: “Improve this: a fisherman mending nets at dawn”.',
      buttons: [goTo('Open Simple Steps', '/?step=steps&mode=photo&method=guided')],
    };
  }
  const prompt: CurrentPrompt = { ...base, mode: model?.mode ?? base.mode };
  const reply = workOn(wish, prompt, question.manner, {
    model,
    words: meant.own,
    takes: question.history.filter(({ isUser, text }) => !isUser && text.includes('```')).length,
  });
  return wish === 'why' ? withCraft(reply, meant.own) : reply;
}

function isHelp(text: string): boolean {
  return (likelyHelp(text)?.likeness ?? 0) > 0.6;
}

/** What is known of a complaint of its kind stands before what this prompt has against it. */
function withCraft(reply: Reply, said: string): Reply {
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
