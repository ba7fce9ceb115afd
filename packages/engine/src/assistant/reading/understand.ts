import type { Mode } from '../../shot/shot.ts';
import { askedAttributes } from '../models/attributes/attributes.ts';
import { lexicon } from '../retrieval/collections.ts';
import { readEdit } from './edit.ts';
import { findMentions } from './find-models.ts';
import { findTermsIn, isPuzzled } from './find-terms.ts';
import { inFigures } from './numerals.ts';
import { respell } from './respell.ts';
import { readNew, splitGiven } from './split-given.ts';
import type { Understood } from './understood.ts';
import { wishOf } from './wish-of.ts';
import { plain } from './words.ts';

/** "Need actors who speak", "21:9, what takes that", "anything with a last frame", "I have a script and want …". */
const SEEKING =
  /^(?:(?:hi|hello|hey|so|ok(?:ay)?|and|but|please),? )*(?:i(?:'m| am|'ve| have)? )?(?:got|have|need|want|looking|look|after|searching|require|seek\w*|hunting)\b|\b(?:something|anything|one|models?|generators?|tools?)(?: that| which)? (?:i|we|you|one) (?:can|could|may)\b|\b(?:i|we) (?:\w+ )?(?:need|want|look|require|am after)\b|\b(?:looking for|in search of)\b|\b(?:what|who|which|anything|something|someone|somebody|anybody|anyone)\b(?: that| who| which)?(?: (?:can|could|will|would|actually|really|also))* (?:takes?|gives?|offers?|supports?|handles?|runs?|draws?|spells?|speaks?|talks?|sings?|outputs?|renders?|manages?|goes|delivers?|reads?|allows?|accepts?|lets|makes(?! (?:an?|the|it|good|for|\w+ (?:sounds?|looks?|feels?|good|better|work|natural))\b))\b|\b(?:who|anything|something|anybody|anyone)\b(?: that| who| which)?(?: (?:can|could|will|actually))* (?:does|do|has|have|makes?)\b|\bwhat(?:'s| is) (?:good|best|right) (?:when|if)\b|\bwhat (?:can do|does|do) (?:\d|that|this|vertical|square|4k|lip)|\b(?:anything|something|any(?: \w+){0,2})\b.{0,20}\b(?:with|without|open|free|under|below|over|above|up to|longer|shorter|for|at least)\b|\bis there one\b/;

/** What is wanted of this product or of a prompt, and not of a generator. */
const NOT_SEEKING =
  /\bhow\b|\b(?:my|this|the|in an?) prompt\b|\bprompts? (?:for|about|of)\b|\bmy (?:video|clip|picture|image|photo|result)s?\b|\b(?:write|describe|add|put|learn|record|dictate|typing|microphone|paste|upload|import|print|share|save|download|delete|cancel|sign)\b|\b(?:lessons?|storyboards?|account|workspaces?|library|notes?|credits?|templates?|trainer|cuewright|button|pop-?up|refund|examples?|term|word for)\b/;

const LONG_WORD = 6;

export function understand(message: string, mode: Mode | undefined): Understood {
  const { asked, given } = splitGiven(message);
  const written = plain(asked);
  // What is to go into a prompt may be any word there is.
  const text = inFigures(respell(written, lexicon, readEdit(written) ? LONG_WORD : undefined));
  const named = findMentions(asked, mode);
  const mentions = named.length > 0 ? named : findMentions(text, mode);
  const terms = findTermsIn(asked);
  const isAboutPrompt =
    given !== undefined ||
    /\b(?:my|this|the|that|current) (?:\w+ )?(?:prompt|text|shot|draft|version)\b|\b(?:improve|polish|rewrite|enhance|refine|fix|check|review|sharpen|over|spice|liven|jazz|punch|rework|redo|proofread|tidy|edit) (?:it|this|that)\b|^(?:please )?(?:improve|polish|rewrite|enhance|refine|fix|review|critique)\b|\bmake (?:it|this|that)\b|\b(?:about|of) (?:it|this|that)\b|^is (?:it|this|that) (?:\w+ )?(?:good|ok|okay|fine|enough|ready|done)\b|^(?:be|brutally) (?:brutal|honest|harsh|frank|strict)\b|^good enough\b|^(?:any )?thoughts\b|\b(?:this|that) one\b|\b(?:write|phrase|word|put) (?:it|this|that)\b|\bwhat(?:'s| is) (?:this|it) missing\b|\bwould you (?:\w+ )?(?:change|do|improve|add|fix)\b.{0,20}\b(?:here|with (?:this|it)|as an? [\w ]+)$|\b(?:it|this) (?:for|to) \b|\bmy (?:video|image|picture|clip|photo|result)\b.{0,30}\b(?:ignore\w*|wrong|bad|generic|cut|silent|missing|not)\b/.test(
      text,
    );
  const isComparing =
    mentions.length > 1 &&
    /\b(?:compare|comparison|vs|versus|differ\w*|or|better|between|against|than|common|similar|instead|over|choose|rather|(?:move|switch|change|upgrade|go) from|that .{0,25}(?:can't|cannot|doesn't|does not))\b/.test(
      text,
    );
  const isChoosing =
    /\b(?:which|what|best|recommend|suggest|list|any|are there|is there|name|show me|who)\b.{0,60}\b(?:models?|generators?|ones?|ais?|tools?)\b|\b(?:models?|generators?|ais?)\b.{0,40}\b(?:that|which|with|for|can|make|makes|do|does|are|is|support\w*|take|takes|offer|offers|have|has|best)\b|\bwhich (?:is|are|one|ones)\b|\b(?:what|which) (?:should|can|could|would) (?:i|you) (?:use|pick|choose|take|recommend)\b|\b(?:best|good|better) (?!(?:time|light|lens|angle|way|hour|place|colou?r|size|aperture|distance|background|length|order|season|method|plan|start|weather|mood|word|words|prompt|term|shot)\b)(?:\w+ )?for\b|\brecommend\b|\bwhich\b.{0,40}\b(?:lets?|allows?|can|reads?|understands?|knows?|speaks?|makes?|does|do|gives?|offers?|takes?|supports?|have|has|runs?)\b|\bi (?:need|want)\b.{0,50}\b(?:models?|generators?)\b|\bdoes \w+ (?:have|make|offer) (?:an?|any)\b.{0,20}\b(?:models?|generators?)\b|\bwhat can (?:make|do|give)\b|\bwho can\b|\bwho(?:'s| has| is)? (?:got|has|have|takes?|does|offers?|gives?|reads?|runs?)\b|\bany (?:of (?:them|those|these)|that|which|ones?)\b|\b(?:list|show|name|give)(?: me)? (?:all|every\w*)\b|\bwhat (?:would|do|does|should|could) (?:\w+ ){1,2}(?:use|take|pick|choose|recommend|go for|start with)\b|\bwhat(?:'s| is) (?:good|best|right) (?:when|if)\b|\b(?:what|which)(?:'s| is)? (?:the )?(?:longest|biggest|best|cheapest|newest)\b/.test(
      text,
    );
  const short = text.split(' ').length <= 9;
  const leans =
    (/^(?:and|or|but|ok(?:ay)?,?(?: and)?|what about|how about|same|also|now|then|so|with|without|for|why|only|just|any|even|in|yes|no,?)\b/.test(
      text,
    ) &&
      short) ||
    (mentions.length === 0 &&
      /\bthe (?:first|second|third|fourth|last|other|former|latter) one\b/.test(text)) ||
    (mentions.length === 1 &&
      short &&
      /\b(?:compare|than|versus|vs|against|differs?|different)\b/.test(text) &&
      /\b(?:it|that|this)\b/.test(text)) ||
    (/\b(?:it|its|that one|this one|they|them|their|that|this|the (?:first|second|other|last|former|latter) one|those|these|one)\b/.test(
      text,
    ) &&
      short &&
      mentions.length === 0) ||
    (/\bthe (?:first|second|third|fourth|last|other) of (?:them|those|these)\b|^(?:the )?(?:first|second|third|fourth|last)[?.! ]*$/.test(
      text,
    ) &&
      mentions.length === 0) ||
    (mentions.length > 0 && text.replace(/[^a-z0-9]/g, '').length <= 20 && text.split(' ').length <= 3);
  return {
    text,
    asked,
    plain: text,
    own: text,
    mentions,
    attributes: askedAttributes(text),
    terms: terms.length > 0 ? terms : findTermsIn(text),
    wish: wishOf(
      text,
      mentions.length > 0,
      isAboutPrompt,
      given !== undefined && given === readNew(message),
      given !== undefined,
    ),
    isComparing,
    isChoosing,
    isSeeking: mentions.length === 0 && SEEKING.test(text) && !NOT_SEEKING.test(text) && !isPuzzled(text),
    given,
    leans,
  };
}
