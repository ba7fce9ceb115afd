import { footerPresetOf } from '../content/footer-presets.ts';
import { cleanText } from '../text/clean-text.ts';
import { ASKED_SO, answered } from './answered.ts';
import { wishesIn } from './edits/wishes.ts';
import { before, goesOn, picksOfNothing } from './follow-up.ts';
import { type Entry, entryOf } from './found/entries.ts';
import { entryReply, guess, trouble, unknown } from './found/entry-reply.ts';
import { find } from './found/search.ts';
import { notUnderstood, ofPrompt } from './of-prompt.ts';
import { partsOf } from './parts.ts';
import type { Question } from './question.ts';
import { ask, type Reply, type ReplyButton } from './reply.ts';
import { findMentions } from './said/find-models.ts';
import { hear } from './said/heard.ts';
import { englishOnly, type Foreign, translated } from './said/languages.ts';
import { smallTalk } from './said/small-talk.ts';
import { longestOf, wordsOf } from './said/words.ts';
import { inManner } from './voice.ts';

export interface Answer {
  /** Markdown; a text for a generator stands in a block of its own. */
  text: string;
  buttons: readonly ReplyButton[];
  topic: string;
  /** The prompt that the one in the text was made of. */
  reworked?: string;
}

/** Answers a message from what is written here and nothing else. The same question gives the same answer. */
export function answer(question: Question): Answer {
  const message = cleanText(question.message).trim();
  const reply = whole({ ...question, message });
  const { topic, reworked } = reply;
  return { ...inManner(reply, question), topic, ...(reworked !== undefined && { reworked }) };
}

function whole(question: Question): Reply {
  const { message } = question;
  if (wordsOf(message).length === 0)
    return {
      topic: 'nothing',
      lead: 'I got no words in that message. What are you working on?',
      buttons: [ask('What can you do?')],
    };
  const talk = smallTalk(question);
  if (talk) return talk;
  const linked = linkedEntry(message);
  if (linked) return entryReply(linked, question);
  const worked = isOnAnswer(question) ? undefined : ofPrompt(question, (help) => answered(help, true));
  const foreign = worked?.topic.startsWith('prompt-') ? undefined : translated(message);
  if (foreign && asksEdit(question)) return foreignEdit(foreign.language);
  if (foreign) {
    const reply = orGuess({ ...question, message: foreign.english });
    return { ...reply, lead: `${englishOnly(foreign.language)}\n\n${reply.lead}` };
  }
  if (worked) return worked;
  if (picksOfNothing(question))
    return {
      topic: 'no-list',
      lead: `I have listed nothing that “${message}” could be one of. Name it in a few words.`,
      buttons: [ask('What can you do?')],
    };
  const parts = isOfOne(message) ? [message] : partsOf(message);
  if (parts.length === 1)
    return (
      answered({ ...question, message: parts[0] ?? message }) ??
      (parts[0] === message ? undefined : answered(question)) ??
      guess(parts[0] ?? message, question) ??
      guess(message, question) ??
      notUnderstood(question) ??
      unknown(message)
    );
  const asked = parts.filter((part, at) => at === 0 || !isLeaning(part));
  const heard = asked.map((part) => ({ part, reply: answered({ ...question, message: part }) }));
  const replies = heard.map(({ reply }) => reply).filter((reply) => reply !== undefined);
  const left = heard.filter(({ part, reply }) => !reply && part.trim().endsWith('?'));
  const named = left.map(({ part }) => `I don’t know about “${part.trim()}”.`);
  const once = answered(question);
  if (replies.length < 2)
    return (
      (replies[0] && named.length > 0
        ? { ...replies[0], lead: [replies[0].lead, ...named].join('\n\n') }
        : replies[0]) ??
      once ??
      guess(message, question) ??
      trouble(question.message) ??
      notUnderstood(question) ??
      unknown(message)
    );
  const topics = new Set(replies.map(({ lead }) => lead));
  if (topics.size === 1 && replies[0]) return replies[0];
  return {
    topic: replies[0]?.topic ?? 'parts',
    lead: [...replies.map(({ lead }) => lead), ...named].join('\n\n'),
    buttons: replies.flatMap(({ buttons = [] }) => buttons.slice(0, 1)),
  };
}

/** What a link of the footer asks has its answer. */
function linkedEntry(message: string): Entry | undefined {
  const help = footerPresetOf(message)?.help;
  return help === undefined ? undefined : entryOf(`help:${help}`);
}

/** "And for Kling?" behind an answer is about the answer; behind a prompt that was handed over it is about the prompt. */
function isOnAnswer(question: Question): boolean {
  const last = question.history.findLast(({ isUser }) => !isUser);
  if (!last || last.text.includes('```')) return false;
  const own = hear(question.message, question.mode);
  return (
    goesOn(own) &&
    (own.mentions.length > 0 || own.facts.length > 0 || own.mode !== undefined) &&
    (wishesIn(question.message)?.wishes ?? []).every(
      ({ wanted }) => wanted === 'write' || wanted === 'make',
    ) &&
    before(question) !== undefined
  );
}

/** "Does Kling have sound and how long are its clips" is asked of one data sheet. */
function isOfOne(message: string): boolean {
  const { mentions, facts } = hear(message);
  return (
    mentions.length > 0 && facts.length > 1 && partsOf(message).every((part) => hear(part).facts.length > 0)
  );
}

/** "And how do I prompt it": nothing of its own. */
function isLeaning(part: string): boolean {
  const { facts, mentions, roots } = hear(part);
  return (
    mentions.length === 0 &&
    facts.every(({ id }) => id === 'input') &&
    longestOf(roots, 'it, them, that, this') > 0 &&
    (find(part, 1)[0]?.likeness ?? 0) < ASKED_SO
  );
}

function orGuess(question: Question): Reply {
  return (
    answered(question) ??
    guess(question.message, question) ??
    trouble(question.message) ??
    notUnderstood(question) ??
    unknown(question.message)
  );
}

/** A wish for the prompt on the screen, in another language: no question, and of no generator. */
function asksEdit({ message, prompt }: Question): boolean {
  const isQuestion = ['?', '？', '吗', 'か。', '까'].some((mark) => message.includes(mark));
  return prompt !== undefined && !isQuestion && findMentions(message).length === 0;
}

/** What she cannot do in that language she says, and does nothing else. */
function foreignEdit(language: Foreign): Reply {
  return {
    topic: 'prompt-asked',
    lead: `${englishOnly(language)}\n\nI can change a prompt only when you ask for it in English, so I changed nothing. Your prompt itself may be in any language.`,
    more: 'Try “remove the light”, “change the table to a boat” or “make it night”, with the words as they stand in your prompt.',
    buttons: [ask('Make it night'), ask('Make it shorter')],
  };
}
