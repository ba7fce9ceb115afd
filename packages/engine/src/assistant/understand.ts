import type { Term } from '../content/glossary/glossary.ts';
import type { Mode } from '../shot/shot.ts';
import { type Attribute, askedAttributes } from './attributes.ts';
import { lexicon } from './collections.ts';
import { findMentions, type Mention } from './find-models.ts';
import { findTermsIn, isPuzzled } from './find-terms.ts';
import type { Wish } from './prompt-work.ts';
import type { CurrentPrompt, Question } from './question.ts';
import { respell } from './respell.ts';
import { plain } from './words.ts';

/** What a message is after, as far as its words say. */
export interface Understood {
  /** As it was written, without a prompt that stands in it. */
  text: string;
  /** Letter for letter. */
  asked: string;
  plain: string;
  /** The same, without what it leans on. */
  own: string;
  mentions: readonly Mention[];
  attributes: readonly Attribute[];
  terms: readonly Term[];
  wish: Wish | undefined;
  isComparing: boolean;
  isChoosing: boolean;
  /** A wish or half a sentence that is after a generator if it says what that should do. */
  isSeeking: boolean;
  /** A prompt that came with the message. */
  given: string | undefined;
  /** It leans on what was said before. */
  leans: boolean;
}

/** A prompt behind a colon or in quotation marks, or a text so long that it is none of a question. */
function splitGiven(message: string): { asked: string; given: string | undefined } {
  const fenced = /```(?:\w+)?\s*([\s\S]+?)```/.exec(message);
  if (fenced) return { asked: message.replace(fenced[0], ' '), given: fenced[1]?.trim() };
  const quoted = /["“]([^"”]{15,})["”]/.exec(message);
  if (quoted) return { asked: message.replace(quoted[0], ' '), given: quoted[1]?.trim() };
  const colon = /^([^:]{3,60}):\s+([\s\S]{12,})$/.exec(message);
  if (
    colon &&
    /\b(?:prompt|this|it|improve|shorter|longer|moodier|better|rewrite|write|shorten|fix|wrong|for)\b/i.test(
      colon[1] ?? '',
    )
  )
    return { asked: colon[1] ?? '', given: colon[2]?.trim() };
  const subject = readNew(message);
  if (subject) return { asked: message.replace(subject, ' '), given: subject };
  return { asked: message, given: undefined };
}

const ASKS =
  /^(?:(?:can|could|would|will) you |please |i (?:want|need) you to |help me )*(?:(?:write|make|create|give|draft|compose|build|generate|come up with|i (?:need|want|would like|'d like))(?: me| us)? )?(?:(?:an?|one|some|the) )?(?:[\w-]+ ){0,3}?prompts?\b/i;

/** "Write me a prompt about a dragon", "a prompt for a rainy street". What it is about says it more surely than what it is for. */
function readNew(message: string): string | undefined {
  const asks = ASKS.exec(message);
  if (!asks) return undefined;
  const about = /^(?:\s+for\s+[\w. -]{2,25}?)?\s+(?:about|of|showing|featuring|where|for)\s+(.{4,})$/i.exec(
    message.slice(asks[0].length),
  )?.[1];
  const subject = about?.replace(/[.?!]+$/, '').trim();
  return subject && !isOnlyModel(subject) && !/^(?:my|the|this|that|it)\b/i.test(subject)
    ? subject
    : undefined;
}

function isOnlyModel(words: string): boolean {
  const [mention, ...others] = findMentions(words);
  return others.length === 0 && mention !== undefined && plain(words).split(' ').length <= 3;
}

const WRITING =
  /\b(?:give|get|show|write|rewrite|re-write|translate|adapt|convert|turn|tune|redo|do|make|port|put|rephrase|change)\b.{0,30}\b(?:for|to|into|in)\b/;
const HOW = /\bhow (?:do|should|would|can|does|to|long|many)\b|\bwhich\b|\bwhat\b|\bcan (?:it|i)\b/;

function wishOf(text: string, hasModel: boolean, isAboutPrompt: boolean, isNew: boolean): Wish | undefined {
  const has = (pattern: RegExp) => pattern.test(text);
  if (isNew) return hasModel ? 'write-for' : 'new';
  if (
    has(
      /\bwhy\b|\bwhat(?:'s| is) (?:wrong|missing|the problem)|\bcheck\b|\breview\b|\bcritique\b|\bfeedback\b|\bproblems?\b|\b(?:think of|opinion|rate|judge|any good|good enough)\b|^is (?:my|this) prompt (?:good|ok|okay|fine|any good)/,
    ) &&
    isAboutPrompt
  )
    return 'why';
  if (
    has(
      /\bhow (?:long|many words|many characters) (?:is|are|does|do|has|have)\b.{0,16}\b(?:my|this) prompt|\b(?:is|are) (?:my|this) prompt too (?:long|short)|\b(?:words|characters) (?:are )?(?:in|has|does) (?:my|this) prompt|\bdoes (?:my|this) prompt fit|\bword count\b/,
    )
  )
    return 'length';
  if (
    has(HOW) &&
    !has(
      /\bhow (?:can|could|do|would|should) (?:i|we|you) (?:improve|shorten|fix|lengthen)\b.{0,14}\b(?:this|my|it)\b/,
    )
  )
    return undefined;
  if (
    has(
      /\b(?:shorter|shorten|trim|condense|boil (?:it|this|that) down|slim|squeeze|too wordy|half as long|half the (?:length|words)|cut (?:it|this|my)|tighten|more concise|compress|less words|fewer words|too long)\b/,
    )
  )
    return 'shorter';
  if (
    has(
      /\b(?:longer|lengthen|expand|stretch|pad|beef|bulk|thicken|fill (?:it|this|that) out|(?:a bit|too|kind of|rather|so) (?:thin|bare|skimpy)|(?:only|just) one (?:line|sentence)|more meat|more detail(?:s|ed)?|elaborate|flesh|extend|add detail\w*|richer|too short)\b/,
    ) &&
    !has(/\bclips?\b|\bvideos?\b/)
  )
    return 'longer';
  if (
    has(
      /\b(?:moodier|moody|darker|more mood|more atmospher\w+|more dramatic|gloomier|more tension|sadder|more melanchol\w*|more (?:feeling|emotion)|(?:feels?|looks?|is|too|so|kind of|bit) (?:flat|bland|lifeless|cheerful)|more cinematic)\b/,
    )
  )
    return 'moodier';
  if (!has(/\?/) && EDIT.test(text) && !hasModel) return 'edit';
  if (hasModel && has(WRITING) && (isAboutPrompt || has(/\b(?:it|this|that|my|prompt|same)\b/)))
    return 'write-for';
  if (
    has(
      /\b(?:improve|better|polish|enhance|fix|refine|strengthen|optimi[sz]e|rewrite|sharpen|punch up|upgrade|help (?:me )?with (?:my|this) prompt|work on)\b/,
    ) &&
    isAboutPrompt
  )
    return 'improve';
  return undefined;
}

/** "Add rain to it", "make it night", "change the camera to a low angle", "take out the boats". */
export const EDIT =
  /^(?:please |now |and |then )*(?:(?:add|include|insert|put)\s+(?<add>.+?)(?:\s+(?:to|in|into)\s+(?:it|this|that|(?:my|the|this) prompt))?|(?:make|set) (?:it|this|my prompt|the (?:scene|shot|light|mood|hour|time|weather|camera|angle|lens))(?: to| at| in)? (?<make>.+)|(?:change|switch|swap) (?:the )?(?:\w+ ){1,2}to (?<change>.+)|(?:remove|delete|drop|take out|leave out|get rid of) (?<drop>.+?)(?:\s+from\s+(?:it|this|my prompt|the prompt))?)[.?!]*$/;

/** "Need actors who speak", "21:9, what takes that", "anything with a last frame", "I have a script and want …". */
const SEEKING =
  /^(?:(?:hi|hello|hey|so|ok(?:ay)?|and|but|please),? )*(?:i(?:'m| am|'ve| have)? )?(?:got|have|need|want|looking|look|after|searching|require|seek\w*|hunting)\b|\b(?:i|we) (?:\w+ )?(?:need|want|look|require|am after)\b|\b(?:looking for|in search of)\b|\b(?:what|who|which|anything|something|someone|somebody|anybody|anyone)\b(?: that| who| which)?(?: (?:can|could|will|would|actually|really|also))* (?:takes?|gives?|offers?|supports?|handles?|runs?|draws?|spells?|speaks?|talks?|sings?|outputs?|renders?|manages?|goes|delivers?|reads?|allows?|accepts?|lets|makes(?! (?:an?|the|it|good|for|\w+ (?:sounds?|looks?|feels?|good|better|work|natural))\b))\b|\b(?:who|anything|something|anybody|anyone)\b(?: that| who| which)?(?: (?:can|could|will|actually))* (?:does|do|has|have|makes?)\b|\bwhat (?:can do|does|do) (?:\d|that|this|vertical|square|4k|lip)|\b(?:anything|something|any(?: \w+){0,2})\b.{0,20}\b(?:with|without|open|free)\b/;

/** What is wanted of this product or of a prompt, and not of a generator. */
const NOT_SEEKING =
  /\bhow\b|\b(?:my|this|the|in an?) prompt\b|\bprompts? (?:for|about|of)\b|\bmy (?:video|clip|picture|image|photo|result)s?\b|\b(?:write|describe|add|put|learn|record|dictate|typing|microphone|paste|upload|import|print|share|save|download|delete|cancel|sign)\b|\b(?:lessons?|storyboards?|account|workspaces?|library|notes?|credits?|templates?|trainer|cuewright|button|pop-?up|refund|examples?|term|word for)\b/;

export function understand(message: string, mode: Mode | undefined): Understood {
  const { asked, given } = splitGiven(message);
  const text = respell(plain(asked), lexicon);
  const mentions = findMentions(asked, mode);
  const isAboutPrompt =
    given !== undefined ||
    /\b(?:my|this|the|that|current) (?:\w+ )?(?:prompt|text|shot|draft|version)\b|\b(?:improve|polish|rewrite|enhance|refine|fix|check|review|sharpen) (?:it|this|that)\b|^(?:please )?(?:improve|polish|rewrite|enhance|refine|fix|review|critique)\b|\bmake (?:it|this|that)\b|\b(?:this|that) one\b|\bwrite (?:it|this|that)\b|\b(?:it|this) (?:for|to) \b|\bmy (?:video|image|picture|clip|photo|result)\b.{0,30}\b(?:ignore\w*|wrong|bad|generic|cut|silent|missing|not)\b/.test(
      text,
    );
  const isComparing =
    mentions.length > 1 &&
    /\b(?:compare|comparison|vs|versus|differ\w*|or|better|between|against|than|common|similar)\b/.test(text);
  const isChoosing =
    /\b(?:which|what|best|recommend|suggest|list|any|are there|is there|name|show me|who)\b.{0,60}\b(?:models?|generators?|ones?|ais?|tools?)\b|\b(?:models?|generators?|ais?)\b.{0,40}\b(?:that|which|with|for|can|make|makes|do|does|are|is|support\w*|take|takes|offer|offers|have|has|best)\b|\bwhich (?:is|are|one|ones)\b|\b(?:what|which) (?:should|can|could|would) (?:i|you) (?:use|pick|choose|take|recommend)\b|\b(?:best|good|better) (?:\w+ )?for\b|\brecommend\b|\bwhich\b.{0,40}\b(?:can|makes?|does|do|gives?|offers?|takes?|supports?|have|has|runs?)\b|\bi (?:need|want)\b.{0,50}\b(?:models?|generators?)\b|\bwhat can (?:make|do|give)\b|\bwho can\b|\b(?:what|which)(?:'s| is)? (?:the )?(?:longest|biggest|best|cheapest|newest)\b/.test(
      text,
    );
  const short = text.split(' ').length <= 9;
  const leans =
    (/^(?:and|or|but|ok(?:ay)?,?(?: and)?|what about|how about|same|also|now|then|so|with|without|for|why|only|just|any|even|in|yes|no,?)\b/.test(
      text,
    ) &&
      short) ||
    (/\b(?:it|its|that one|this one|they|them|their|the (?:first|second|other|last|former|latter) one|those|these|one)\b/.test(
      text,
    ) &&
      short &&
      mentions.length === 0) ||
    (mentions.length > 0 && text.replace(/[^a-z0-9]/g, '').length <= 20 && text.split(' ').length <= 3);
  return {
    text: given === undefined ? text : respell(plain(asked), lexicon),
    asked,
    plain: text,
    own: text,
    mentions,
    attributes: askedAttributes(text),
    terms: findTermsIn(asked),
    wish: wishOf(text, mentions.length > 0, isAboutPrompt, given !== undefined && given === readNew(message)),
    isComparing,
    isChoosing,
    isSeeking: mentions.length === 0 && SEEKING.test(text) && !NOT_SEEKING.test(text) && !isPuzzled(text),
    given,
    leans,
  };
}

/** The last text in a block of its own that Aira handed over, and what for. */
export function lastBlock({ history }: Pick<Question, 'history'>): CurrentPrompt | undefined {
  for (const { text, isUser } of history.toReversed()) {
    const block = isUser ? null : /```([^\n]*)\n([\s\S]+?)\n?```/.exec(text);
    if (!block?.[2]) continue;
    const [, mode, model] = (block[1] ?? '').trim().split(/\s+/);
    return { text: block[2].trim(), mode: mode === 'video' ? 'video' : 'photo', model };
  }
  return undefined;
}
