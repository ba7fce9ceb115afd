import { findModel } from '../catalogue/index.ts';
import { part, said, wordsIn } from '../language/wishes/match-form.ts';
import { asksBack, asksWhatWasDone, isAsked, isPutAsWish, speaksOfFile } from '../language/wishes/talk.ts';
import { nowMeant, putBack, whatWasDone } from './edits/earlier.ts';
import { editReply } from './edits/edit-reply.ts';
import { newPrompt } from './edits/new-prompt.ts';
import { givenIn, ideaIn } from './edits/prompt-meant.ts';
import { readingOf } from './edits/reading-of.ts';
import { symptomIn, whyPrompt } from './edits/why-prompt.ts';
import { type Wish, type Wishes, wishesIn } from './edits/wishes.ts';
import { writtenFor } from './edits/written-for.ts';
import { find } from './found/search.ts';
import type { CurrentPrompt, Question } from './question.ts';
import { ask, goTo, type Reply } from './reply.ts';
import { findMentions } from './said/find-models.ts';
import { type Heard, hear } from './said/heard.ts';
import { longestOf, wordsOf } from './said/words.ts';

/** What is wanted of a prompt: the one in the message, the one she handed over last, or the one on the screen. */
export function ofPrompt(
  question: Question,
  helped: (question: Question) => Reply | undefined,
): Reply | undefined {
  const { message, history } = question;
  const given = givenIn(message);
  const shown = nowMeant(question);
  const typed = wordsIn(message);
  if (shown && given.text === undefined && asksBack(typed)) return putBack(question);
  const done = given.text === undefined && asksWhatWasDone(message) ? whatWasDone(question) : undefined;
  if (done) return done;
  const prompt: CurrentPrompt | undefined =
    given.text === undefined ? shown : { text: given.text, mode: shown?.mode ?? question.mode ?? 'photo' };
  const wishes = wishesIn(
    given.text === undefined ? message : given.asked,
    prompt && prompt.text.trim() !== '' ? readingOf(prompt) : undefined,
  );
  const heard = hear(given.asked);
  if (
    prompt &&
    !wishes &&
    given.text === undefined &&
    (leansOnEdit(question, heard) || (speaksOfFile(typed) && isPutAsWish(typed)))
  )
    return notUnderstood(question, true);
  if (prompt && prompt.text.trim() !== '') {
    if (asksWhy(heard) && (given.text !== undefined || !isOfCraft(message))) return whyPrompt(prompt);
    const isOnlyNo = (wishes?.wishes ?? []).every(
      ({ wanted, said }) => wanted === 'take' && /^(?:no|without) /i.test(said),
    );
    const symptom = isOnlyNo && !message.includes('pl') ? symptomIn(heard.roots) : undefined;
    if (symptom && heard.mentions.length === 0 && prompt.model !== undefined && !isOfProduct(given.asked))
      return whyPrompt(prompt, symptom.fact);
    const isHelp = wishes?.isGrounded !== true && isOfProduct(given.asked);
    const target = isHelp ? undefined : writesFor(heard);
    if (target && wishes) {
      const others = besidesModel(wishes);
      if (others.wishes.length === 0 && others.unclear.length === 0) return writtenFor(prompt.text, target);
      const write: Wish = { wanted: 'write', said: message, y: wordsIn(target.name) };
      return editReply(prompt, { ...others, wishes: [...others.wishes, write] }, history, true);
    }
    if (target) return writtenFor(prompt.text, target);
    if (wishes && !isHelp) {
      const edited = editReply(prompt, wishes, history);
      if (edited) return edited;
      const help = helped(question);
      return help ?? editReply(prompt, wishes, history, true) ?? notThere(prompt);
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

/** What is wanted besides the generator that is named. */
function besidesModel({ wishes, unclear, ...rest }: Wishes): Wishes {
  return {
    ...rest,
    wishes: wishes.flatMap((wish) => {
      if (wish.wanted === 'write') return [];
      const { x, y } = wish;
      const isNamed = findMentions(wish.said).length > 0;
      if (!isNamed || !y) return isNamed && !x ? [] : [wish];
      const at = y.tokens.findIndex(({ word }) => word === ',' || word === 'for');
      return at > 0 && findMentions(said(part(y, at))).length > 0 ? [{ ...wish, y: part(y, 0, at) }] : [];
    }),
    unclear: unclear.filter((words) => findMentions(words).length === 0),
  };
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

function notThere(prompt: CurrentPrompt): Reply {
  const model = prompt.model === undefined ? undefined : findModel(prompt.model);
  return {
    topic: 'prompt-asked',
    lead: `I don’t see that in the prompt${model ? ` for **${model.name}**` : ''}, so I changed nothing. Name a word that is in it, or tell me to add something.`,
    buttons: [ask('Improve this prompt'), ask('Make it shorter')],
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

const PERHAPS = 0.3;

/** "Delete my account" is about the product. */
function isOfProduct(message: string): boolean {
  const { roots } = hear(message);
  return longestOf(roots, OWN_THINGS) > 0 && (find(message, 1)[0]?.sure ?? 0) >= PERHAPS;
}

const SHORTEST = 6;

/** "Only the left one", said to an edit: half a wish, and no question that is looked up. */
function leansOnEdit({ history, message }: Question, { words, mentions, facts }: Heard): boolean {
  const last = history.findLast(({ isUser }) => !isUser)?.text ?? '';
  const isOnEdit = last.includes('```') || last.includes('I changed nothing');
  return (
    isOnEdit &&
    words.length <= SHORTEST &&
    mentions.length === 0 &&
    facts.length === 0 &&
    !isAsked(wordsIn(message)) &&
    (find(message, 1)[0]?.likeness ?? 0) < ASKED_ALIKE
  );
}

const ASKED_ALIKE = 0.6;

/** Put as a wish for the prompt on the screen, and not understood: asked back with two ways on, and nothing changed. */
export function notUnderstood(question: Question, isSure = false): Reply | undefined {
  const prompt = nowMeant(question);
  const words = wordsIn(question.message);
  if (!prompt || (!isSure && (!isPutAsWish(words) || isOfProduct(question.message)))) return undefined;
  if (speaksOfFile(words))
    return {
      topic: 'prompt-asked',
      lead: 'I can’t see files or logos, so I left the prompt as it is. Say what it shows, or the words on it, and I’ll put that in: “add a round patch that reads “ACME””.',
      buttons: [ask('Add a blank round patch')],
    };
  return {
    topic: 'prompt-asked',
    lead: `I’m not sure what you want done with the prompt, so I changed nothing. Name what should be seen or go, in a few words.`,
    buttons: [ask('Improve this prompt'), ask('Make it shorter')],
  };
}
