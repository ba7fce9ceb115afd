import { findModel } from '../catalogue/index.ts';
import { wordsIn } from '../language/wishes/match-form.ts';
import { isAsked as isAskedSo } from '../language/wishes/talk.ts';
import { listed } from '../language/words/listed.ts';
import { symptomIn } from './edits/why-prompt.ts';
import { before, goesOn, isMore, isWhy, joined, picked } from './follow-up.ts';
import { howToWrite, termMeant } from './found/craft.ts';
import { entryOf } from './found/entries.ts';
import { entryReply, SURE } from './found/entry-reply.ts';
import { type Found, find, isSmall, keysOf } from './found/search.ts';
import { termsAsked } from './found/terms.ts';
import type { Question } from './question.ts';
import { ask, type Reply } from './reply.ts';
import { type Heard, hear } from './said/heard.ts';
import { longestOf, root, wordsOf } from './said/words.ts';
import { settingAsked, strangerIn } from './sheet/by-name.ts';
import { choose, OF_CLIPS } from './sheet/choose.ts';
import { overview, sheetAnswer } from './sheet/sheet-answer.ts';
import { standingReply } from './standing.ts';

/** An answer from data, from what is written here, or from what was spoken of before. */
export function answered(question: Question, isHelpOnly = false): Reply | undefined {
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
  const [best, second] = find(message, 2).filter((found) => isMeant(found, message));
  const setting = isHelpOnly || own.mentions.length > 0 ? undefined : settingAsked(own);
  const unheard = setting && !isOn && hasName(message) ? strangerIn(own) : undefined;
  if (setting && !isOn) return unheard ?? setting;
  const exact = isHelpOnly || isOn ? undefined : termsAsked(own, question, true);
  if (exact) return exact;
  const written =
    isHelpOnly || isOn || (best?.likeness ?? 0) >= ALMOST
      ? undefined
      : (howToWrite(own, question) ?? termMeant(own, question));
  if (written) return written;
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
      return choose(
        heard.wants,
        heard.mode ?? modeOf(question, heard),
        heard.wants.length > 0 ? undefined : leftIn(message),
      );
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

/** A word of the trade that strays into a message which asks nothing is no question about it. */
function isMeant({ entry, likeness, share }: Found, message: string): boolean {
  return entry.kind === 'help' || likeness >= HALF || share >= HALF || isAskedSo(wordsIn(message));
}

/** A capital behind the first word. */
function hasName(message: string): boolean {
  return message
    .split(' ')
    .slice(1)
    .some((word) => word.charAt(0) !== word.charAt(0).toLowerCase());
}

const HALF = 0.5;

/** Asked nearly so before. */
export const ASKED_SO = 0.72;
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

const GENERAL = listed(
  'generator, best, good, recommend, suggest, video, clip, picture, use, should, find, great, top, list, choose, pick, ai, tool, prompt, work, start, begin, want, need',
);

/** What it is wanted for and no data sheet has. */
function leftIn(message: string): string | undefined {
  const left = wordsOf(message).filter(
    (word) =>
      keysOf(word).some((key) => !GENERAL.map(root).includes(key)) &&
      keysOf(word).length > 0 &&
      word.length > 3 &&
      !isSmall(word),
  );
  return left.length > 0 && left.length <= 3 ? left.join(' ') : undefined;
}

function modeOf({ mode, prompt }: Question, { wants }: Heard) {
  const isOfClips = wants.some(({ id }) => OF_CLIPS.includes(id));
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
