import { findModel } from '../catalogue/index.ts';
import { isVerb } from '../language/words/senses.ts';
import { cleanText } from '../text/clean-text.ts';
import { editReply } from './edits/edit-reply.ts';
import { newPrompt } from './edits/new-prompt.ts';
import { isNoun } from './edits/phrase.ts';
import { givenIn, ideaIn, lastBlock } from './edits/prompt-meant.ts';
import { symptomIn, whyPrompt } from './edits/why-prompt.ts';
import { wishesIn } from './edits/wishes.ts';
import { writtenFor } from './edits/written-for.ts';
import { before, goesOn, isMore, isWhy, joined, picked } from './follow-up.ts';
import { entryOf } from './found/entries.ts';
import { entryReply, guess, SURE, unknown } from './found/entry-reply.ts';
import { find, isKnownWord, keysOf } from './found/search.ts';
import { partsOf } from './parts.ts';
import type { CurrentPrompt, Question } from './question.ts';
import { ask, goTo, type Reply, type ReplyButton } from './reply.ts';
import { catalogue } from './said/find-models.ts';
import { type Heard, hear } from './said/heard.ts';
import { englishOnly, translated } from './said/languages.ts';
import { listed } from './said/listed.ts';
import { smallTalk } from './said/small-talk.ts';
import { longestOf, root, wordsOf } from './said/words.ts';
import { choose } from './sheet/choose.ts';
import { facts } from './sheet/facts.ts';
import { overview, sheetAnswer } from './sheet/sheet-answer.ts';
import { standingReply } from './standing.ts';
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
  const foreign = translated(message);
  if (foreign) {
    const reply = orGuess({ ...question, message: foreign.english });
    return { ...reply, lead: `${englishOnly(foreign.language)}\n\n${reply.lead}` };
  }
  const worked = isOnAnswer(question) ? undefined : ofPrompt(question);
  if (worked) return worked;
  const parts = isOfOne(message) ? [message] : partsOf(message);
  if (parts.length === 1)
    return (
      answered({ ...question, message: parts[0] ?? message }) ??
      (parts[0] === message ? undefined : answered(question)) ??
      guess(parts[0] ?? message, question) ??
      guess(message, question) ??
      unknown(message)
    );
  const replies = parts
    .map((part) => answered({ ...question, message: part }))
    .filter((reply) => reply !== undefined);
  const once = answered(question);
  if (replies.length < 2) return replies[0] ?? once ?? guess(message, question) ?? unknown(message);
  const topics = new Set(replies.map(({ lead }) => lead));
  if (topics.size === 1 && replies[0]) return replies[0];
  return {
    topic: replies[0]?.topic ?? 'parts',
    lead: replies.map(({ lead }) => lead).join('\n\n'),
    buttons: replies.flatMap(({ buttons = [] }) => buttons.slice(0, 1)),
  };
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

function orGuess(question: Question): Reply {
  return answered(question) ?? guess(question.message, question) ?? unknown(question.message);
}

/** What is wanted of a prompt: the one in the message, the one she handed over last, or the one on the screen. */
function ofPrompt(question: Question): Reply | undefined {
  const { message, history } = question;
  const given = givenIn(message);
  const wishes = wishesIn(given.text === undefined ? message : given.asked);
  const shown: CurrentPrompt | undefined = question.prompt ?? lastBlock(question);
  const prompt: CurrentPrompt | undefined =
    given.text === undefined ? shown : { text: given.text, mode: shown?.mode ?? question.mode ?? 'photo' };
  const heard = hear(given.asked);
  if (prompt && prompt.text.trim() !== '') {
    if (asksWhy(heard) && (given.text !== undefined || !isOfCraft(message))) return whyPrompt(prompt);
    const isOnlyNo = (wishes?.wishes ?? []).every(
      ({ wanted, said }) => wanted === 'take' && /^(?:no|without) /i.test(said),
    );
    const symptom = isOnlyNo && !message.includes('pl') ? symptomIn(heard.roots) : undefined;
    if (symptom && heard.mentions.length === 0 && prompt.model !== undefined && !isOfProduct(given.asked))
      return whyPrompt(prompt, symptom.fact);
    const isHelp = isOfProduct(given.asked);
    const target = isHelp ? undefined : writesFor(heard);
    if (
      target &&
      !(wishes?.wishes ?? []).some(
        ({ wanted }) => !['write', 'make', 'improve', 'put', 'change'].includes(wanted),
      )
    )
      return writtenFor(prompt.text, target);
    if (wishes && !isHelp) {
      const edited = editReply(prompt, wishes, history);
      if (edited) return edited;
      const help = answered(question, true);
      return help ?? editReply(prompt, wishes, history) ?? notThere(prompt, message);
    }
  }
  if (
    given.text !== undefined &&
    heard.mentions[0] &&
    heard.mentions.length === 1 &&
    heard.facts.every(({ id }) => id === 'input')
  )
    return writtenFor(given.text, heard.mentions[0].model);
  const idea = wishes && prompt ? undefined : ideaIn(message);
  if (idea && !isOfProduct(message)) return newPrompt(idea, question.mode);
  const isOfIt =
    longestOf(heard.roots, 'this prompt, my prompt, it, this, the prompt') > 0 || heard.words.length <= 3;
  return wishes &&
    !prompt &&
    isOfIt &&
    !isOfProduct(message) &&
    wishes.wishes.every(({ wanted }) => wanted !== 'put' || heard.words.length < 6)
    ? {
        topic: 'no-prompt',
        lead: 'I see no prompt yet. Open one in a builder or the result view, or send it along: “Improve this: a fisherman mending nets at dawn”.',
        buttons: [goTo('Open Simple Steps', '/?step=steps&mode=photo&method=guided')],
      }
    : undefined;
}

const TO = 'for, fit, version, same for, now for, in, into, to, like, would';
const LOOKS_UP =
  'what, which, how, does, is, are, who, when, where, why, limit, compare, cost, free, sound, has, difference, mean, flag, flags, settings, setting, parameter, seed, should, switch from, parameters, negative, tips, best';

/** "Same thing but for Pika", "and now for flux": the prompt in the words of another one. */
function writesFor({ mentions, roots, words, facts }: Heard) {
  const [mention] = mentions;
  const isShort =
    words.length <= 12 &&
    mentions.length === 1 &&
    facts.every(({ id }) => id === 'input' || id === 'versions');
  return mention && isShort && longestOf(roots, TO) > 0 && longestOf(roots, LOOKS_UP) === 0
    ? mention.model
    : undefined;
}

function notThere(prompt: CurrentPrompt, message: string): Reply {
  const model = prompt.model === undefined ? undefined : findModel(prompt.model);
  return {
    topic: 'prompt-asked',
    lead: `I don’t see that in the prompt${model ? ` for **${model.name}**` : ''}, so I changed nothing. Name a word that is in it, or tell me to add something.`,
    buttons: [ask('Improve this prompt'), ask(`Add ${message.split(' ').slice(-2).join(' ')}`)],
  };
}

const WHY =
  'why is my prompt, why is this prompt, why does my prompt, whats wrong with my prompt, what is wrong with my prompt, whats wrong with this prompt, what is wrong with this prompt, wrong with it, why is it ignored, why does it ignore, check my prompt, check this prompt, is my prompt good, is this prompt good, is this any good, is my prompt any good, rate my prompt, review my prompt, critique, whats missing, what is missing, what could be better, what can i improve, why doesnt it work, why isnt it working, look over this prompt, look over my prompt, feedback on my prompt, why is my prompt weak, why is my prompt generic, what do you think of my prompt, is it good';

function asksWhy({ roots }: Heard): boolean {
  return longestOf(roots, WHY) > 0;
}

/** "Why is it ignored when I write no cars" has an answer in general. */
function isOfCraft(message: string): boolean {
  return wordsOf(message).length > 14;
}

const OWN_THINGS =
  'account, my plan, my subscription, the subscription, credits, password, email address, email, theme, dark mode, light mode, font size, my data, profile, cookies, invoice, my card, notes, workspace, trainer, library, my name, language, chat, conversation, everything i made, storyboard, frames, refund, watermark, this window, beep, meter, my picture, shortcut, history';

/** "Delete my account" is about the product. */
function isOfProduct(message: string): boolean {
  const { roots } = hear(message);
  return longestOf(roots, OWN_THINGS) > 0 && (find(message, 1)[0]?.sure ?? 0) >= SURE * 0.6;
}

/** An answer from data, from what is written here, or from what was spoken of before. */
function answered(question: Question, isHelpOnly = false): Reply | undefined {
  const { message, mode } = question;
  const usage = standingReply(question);
  if (usage) return usage;
  const own = hear(message, mode);
  const last = before(question);
  const isOn = last !== undefined && goesOn(own);
  if (!isHelpOnly && last) {
    const gone = onward(own, last, question);
    if (gone) return gone;
  }
  const listed = last && own.mentions.length === 0 ? picked(own, last) : [];
  const heard =
    listed.length > 0
      ? { ...own, mentions: listed, isChoosing: false }
      : isOn && last
        ? joined(own, last.heard)
        : own;
  const [best, second] = find(message, 2);
  const setting = isHelpOnly || own.mentions.length > 0 ? undefined : settingAsked(own);
  if (setting && !isOn) return setting;
  const exact = isHelpOnly || isOn ? undefined : termsAsked(own, question, true);
  if (exact) return exact;
  const isAsked =
    best !== undefined &&
    best.likeness >= ASKED_SO &&
    best.entry.kind === 'help' &&
    own.mentions.length === 0 &&
    !isOn &&
    listed.length === 0;
  if (isAsked && best && !(own.isChoosing && best.likeness < ALMOST)) return entryReply(best.entry, question);
  if (!isHelpOnly) {
    if (heard.mentions.length > 0) {
      const reply =
        sheetAnswer(heard) ??
        (wordsOf(message).length <= SHORT || best === undefined || best.sure < SURE
          ? aboutOne(heard)
          : undefined);
      if (reply) return reply;
    }
    const terms = termsAsked(own, question);
    if (terms) return terms;
    if (heard.isChoosing && (heard.wants.length > 0 || isOpen(heard)))
      return choose(heard.wants, heard.mode ?? modeOf(question, heard));
    const current = question.prompt?.model === undefined ? undefined : findModel(question.prompt.model);
    if (
      current &&
      own.mentions.length === 0 &&
      own.facts.length > 0 &&
      own.facts[0]?.id !== 'input' &&
      longestOf(
        own.roots,
        'it, this, this model, this generator, my model, the model, the clip, my clip, the prompt, my prompt',
      ) > 0
    )
      return sheetAnswer({ ...own, mentions: [{ model: current, at: 0 }] });
  }
  const symptom =
    own.mentions.length === 0 && !own.isChoosing && (best?.sure ?? 0) < ASKED_SO
      ? symptomIn(own.roots)
      : undefined;
  const help = symptom && entryOf(symptom.help);
  if (help) return entryReply(help, question);
  const stranger = isHelpOnly ? undefined : strangerIn(own);
  if (stranger) return stranger;
  if (
    best &&
    best.sure >= SURE &&
    !(second && isTooClose(best.sure, second.sure, best.entry.kind, second.entry.kind))
  )
    return entryReply(best.entry, question);
  if (best && best.sure >= SURE)
    return {
      ...entryReply(best.entry, question),
      buttons: [
        ...(entryReply(best.entry, question).buttons ?? []).slice(0, 1),
        ...(second ? [ask(second.entry.title)] : []),
      ],
    };
  return undefined;
}

const ASKED_SO = 0.72;
const ALMOST = 0.85;
const SHORT = 7;

function isTooClose(best: number, second: number, one: string, other: string): boolean {
  return best - second < 0.03 && one === 'help' && other === 'help';
}

/** "Which generator should I use": those that most people take. */
function isOpen({ roots, words }: Heard): boolean {
  return (
    words.length <= 12 &&
    longestOf(roots, 'generator, generators, model, models, which ai, video ai, image ai') > 0 &&
    longestOf(roots, 'best, should i, recommend, suggest, which, use, list, good') > 0
  );
}

function modeOf({ mode, prompt }: Question, { wants }: Heard) {
  const isOfClips = wants.some(({ id }) =>
    listed(
      'sound, dialogue, music, longest, seconds, start-image, needs-image, text-only, last-frame, silent, narration, script',
    ).includes(id),
  );
  return isOfClips ? 'video' : wants.length === 0 ? (mode ?? prompt?.mode) : undefined;
}

function aboutOne({ mentions }: Heard): Reply | undefined {
  const [first] = mentions;
  return first ? overview(first.model) : undefined;
}

/** "Why?", "more", "what instead?": goes on from what was spoken of. */
function onward(
  own: Heard,
  last: NonNullable<ReturnType<typeof before>>,
  question: Question,
): Reply | undefined {
  const base = (): Reply | undefined =>
    last.entry
      ? entryReply(entryOf(last.entry.id) ?? last.entry, question)
      : last.heard.isChoosing
        ? choose(last.heard.wants, last.heard.mode)
        : (sheetAnswer(last.heard) ?? aboutOne(last.heard));
  if (isWhy(own)) {
    const reply = base();
    return reply?.why
      ? { topic: reply.topic, lead: reply.why, ...(reply.buttons && { buttons: reply.buttons }) }
      : reply && { ...reply, lead: reply.more ?? reply.lead };
  }
  if (isMore(own) && own.mentions.length === 0 && picked(own, last).length === 0) {
    const reply = base();
    return reply && { ...reply, lead: reply.rest ?? reply.more ?? reply.why ?? reply.lead, more: '' };
  }
  const isInstead =
    own.words.length <= 7 &&
    longestOf(own.roots, 'instead, alternative, alternatives, replacement, other one, something else') > 0;
  return isInstead && own.mentions.length === 0 && last.heard.mentions.length > 0
    ? sheetAnswer({ ...last.heard, facts: hear('alternative').facts, roots: ['instead'] })
    : undefined;
}

const VALUES =
  'values, value, range, how high, maximum, max, default, take, go up to, which values, between, options';

/** "What values can stylize take": asked of whichever generators have a setting of that name. */
function settingAsked({ words, roots, facts: asked }: Heard): Reply | undefined {
  if (longestOf(roots, VALUES) === 0 || asked.every(({ id }) => id !== 'parameters')) return undefined;
  const named = catalogue.filter(({ parameters }) =>
    parameters.some(
      ({ value }) =>
        value.name.length > 4 &&
        words.some((word) => word === value.name || word === value.name.replace('--', '')),
    ),
  );
  const fact = facts.find(({ id }) => id === 'parameters');
  if (!fact || named.length === 0) return undefined;
  return {
    topic: 'model:parameters',
    lead: named
      .slice(0, 4)
      .flatMap((model) => fact.says(model, words) ?? [])
      .join(' '),
  };
}

const DEFINES =
  'what is, whats, what are, what does, mean, meaning, means, define, definition, explain, whats a, difference, differ, what was, term, called, stand for';

const PUZZLED =
  'nodded, no clue, no idea what, never heard, heard of, what is it, whats that, what that is, what did they mean, what does he mean, what does she mean, what does this mean, explain to my, means, mean, keep reading, keeps shouting, mentioned, what is that, what was that, a word for';

/** A word of the trade, or two side by side. */
function termsAsked(
  { roots, words, mentions }: Heard,
  question: Question,
  isExact = false,
): Reply | undefined {
  if (mentions.length > 0) return undefined;
  const isAsked = longestOf(roots, DEFINES) > 0;
  const keys = keysOf(question.message);
  if (!isAsked && words.length > 3 && longestOf(roots, PUZZLED) === 0) return undefined;
  const found = find(question.message, 8).filter(
    ({ entry }) => entry.kind === 'term' && entry.asked.some((name) => isWithin(keysOf(name), keys)),
  );
  const exact = found.filter(
    ({ entry }) =>
      !found.some(
        (one) =>
          one !== undefined &&
          one.entry.id !== entry.id &&
          longest(one.entry.asked, keys) > longest(entry.asked, keys) &&
          overlaps(one.entry.asked, entry.asked, keys),
      ),
  );
  const covered = new Set(
    exact.flatMap(({ entry }) =>
      entry.asked.flatMap((name) => (isWithin(keysOf(name), keys) ? keysOf(name) : [])),
    ),
  );
  const isPuzzled = longestOf(roots, PUZZLED) > 0;
  const left = isPuzzled
    ? []
    : keys.filter(
        (key) =>
          !covered.has(key) &&
          !listed(
            'differenc, mean, explain, defin, definition, term, word, shot, betwe, between, stand, call',
          ).includes(key),
      );
  const [first] = exact;
  if (isExact && (!isAsked || isPuzzled || left.length > 0)) return undefined;
  if (
    !first ||
    left.length > (longestOf(roots, 'difference, differ') > 0 ? 4 : 1) ||
    (isPuzzled && exact.length > 3)
  )
    return undefined;
  const shown = exact.slice(0, longestOf(roots, 'difference, differ, versus, vs, and, or') > 0 ? 3 : 1);
  if (shown.length === 1) return entryReply(first.entry, question);
  return { topic: first.entry.id, lead: shown.map(({ entry }) => entry.text).join('\n\n') };
}

const SIDES = ['up', 'down', 'left', 'right'];

function isWithin(name: readonly string[], keys: readonly string[]): boolean {
  const bare = name.length > 1 ? name.filter((word) => !SIDES.includes(word)) : name;
  return bare.length > 0 && bare.every((word) => keys.includes(word));
}

function longest(asked: readonly string[], keys: readonly string[]): number {
  return Math.max(0, ...asked.map((name) => (isWithin(keysOf(name), keys) ? keysOf(name).length : 0)));
}

function overlaps(one: readonly string[], other: readonly string[], keys: readonly string[]): boolean {
  const words = new Set(one.filter((name) => isWithin(keysOf(name), keys)).flatMap(keysOf));
  return other
    .filter((name) => isWithin(keysOf(name), keys))
    .every((name) => keysOf(name).every((word) => words.has(word)));
}

/** A generator that nobody here has heard of, whatever is asked of it. */
function strangerIn({ text, facts: asked, mentions, roots, words }: Heard): Reply | undefined {
  if (mentions.length > 0) return undefined;
  const asks =
    asked.length > 0 ||
    longestOf(
      roots,
      'support, write for, tell me about, how good, do you know, heard of, prompt for, have, is it any good',
    ) > 0;
  const names = text
    .split(/\s+/)
    .slice(1)
    .map((word) => word.replace(/[^\p{L}\p{N}.-]/gu, ''))
    .filter((word) => /^\p{Lu}\p{L}{2,}/u.test(word) && !isKnownWord(wordsOf(word)[0] ?? ''));
  const spoken = words.find(
    (word, at) =>
      at > 0 &&
      listed('is, does, support, for, about, of, do, in, know').includes(words[at - 1] ?? '') &&
      word.length > 4 &&
      !isKnownWord(word) &&
      !isVerb(word) &&
      !isNoun(word) &&
      !isNoun(root(word)),
  );
  const name = names[0] ?? spoken;
  return asks && name
    ? {
        topic: 'unknown',
        lead: `I have no data sheet for “${name}”, so I can’t say.`,
        more: 'The catalogue lists the generators I know.',
        buttons: [
          ask('Which generators can you write for?'),
          { ...goTo('Contact', '/contact'), type: 'other' },
        ],
      }
    : undefined;
}
