import type { Wish } from '../prompt-work/wish.ts';
import { readComparatives } from './comparatives.ts';
import { readEdit } from './edit.ts';

const WRITING =
  /\b(?:give|get|show|write|rewrite|re-write|translate|adapt|convert|turn|tune|redo|do|make|port|put|rephrase|change)\b.{0,30}\b(?:for|to|into|in)\b/;

/** What says nothing of how. */
const BETTER =
  /^(?:(?:much|a lot|a bit|way|even|really) )*(?:better|good|great|nicer|nice|pop|work|shine|sing|stronger|more interesting|interesting|professional|perfect|right)$/;

/** "Give me three more versions". */
const VARIED =
  /\b(?:give|show|make|write|want|need|try|do|get|another|other|more|different|new|few|two|three|\d|some|any)\b.{0,16}\b(?:versions?|variations?|variants?|alternatives?|takes|options)\b(?! (?:for|history)\b)|^(?:another|a different|one more)(?: (?:one|take|version))?(?: please)?[.!?]*$|\b(?:vary|variate|mix) (?:it|this|that)\b/;

const HOW = /\bhow (?:do|should|would|can|does|to|long|many)\b|\bwhich\b|\bwhat\b|\bcan (?:it|i)\b/;

/** A prompt that was handed over with a generator and no question. */
const ASKED = /\b(?:how|what|which|why|when|where|who|does|is|are|can (?:it|i))\b/;

const NEW =
  /\b(?:write|give|make|create|need|want|draft|get)\b.{0,12}\b(?:an?|some|one|new)\b.{0,12}\bprompts?\b/;

export function wishOf(
  text: string,
  hasModel: boolean,
  isAboutPrompt: boolean,
  isNew: boolean,
  isGiven: boolean,
): Wish | undefined {
  const has = (pattern: RegExp) => pattern.test(text);
  if (isNew) return hasModel ? 'write-for' : 'new';
  if (
    has(
      /\btoo (?:long|short) for\b|\b(?:is|isn't) (?:it|this|that|my prompt) (?:\w+ )?too (?:long|short)\b|\btoo long,? (?:isn't|is) it\b/,
    )
  )
    return 'length';
  if (
    hasModel &&
    has(
      /\b(?:will|does|do|would|can|could|is) (?:it|this|that|my prompt) (?:\w+ )?(?:fit|fits|work|works|run|go|do|be|ok|okay|fine|good|right)\b/,
    )
  )
    return 'why';
  if (
    has(
      /\b(?:enough|anything|something|too little|too much|too many)\b.{0,12}\babout the\b|\bsays? in my prompt\b/,
    )
  )
    return 'why';
  const edit = hasModel ? undefined : readEdit(text);
  const isShifted = !hasModel && readComparatives(text).length > 0;
  if (
    has(
      /\bwhy\b|\bwhat(?:'s| is) (?:wrong|missing|the problem)|\bwhat would you (?:change|do|improve|add|fix|say)|\bhow would you (?:rate|judge|improve|change)|\bwhat do you (?:think|say)\b|^(?:any )?thoughts\b|\bcould be better\b|\bcheck\b|\breview\b|\bcritique\b|\bfeedback\b|\bproblems?\b|\b(?:think of|opinion|rate|judge|any good|good enough)\b|^is (?:my|this) prompt (?:good|ok|okay|fine|any good)/,
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
    !edit &&
    !isShifted &&
    has(HOW) &&
    !has(
      /\bhow (?:can|could|do|would|should) (?:i|we|you) (?:improve|shorten|fix|lengthen)\b.{0,14}\b(?:this|my|it)\b/,
    )
  )
    return undefined;
  if (
    has(
      /\b(?:in one (?:sentence|line)|shorter|shorten|strip (?:it|this|that)|pare|less is more|simplify|simpler|too wordy|trim|condense|boil (?:it|this|that) down|slim|squeeze|too wordy|half as long|half the (?:length|words)|cut (?:it|this|my)|tighten|more concise|compress|less words|fewer words|too long)\b/,
    )
  )
    return 'shorter';
  if (
    has(
      /\b(?:longer|lengthen|needs? (?:more |some )?(?:meat|flesh|body|details?)|expand|stretch|pad|beef|bulk|thicken|fill (?:it|this|that) out|(?:a bit|too|kind of|rather|so) (?:thin|bare|skimpy)|(?:only|just) one (?:line|sentence)|more meat|more detail(?:s|ed)?|elaborate|flesh|extend|add detail\w*|richer|too short)\b/,
    ) &&
    !has(/\bclips?\b|\bvideos?\b/)
  )
    return 'longer';
  if (
    has(
      /\b(?:moodier|moody|darker|more mood|more atmospher\w+|more dramatic|gloomier|more tension|sadder|more melanchol\w*|more (?:feeling|emotion)|(?:feels?|looks?|is|too|so|kind of|bit|less) (?:flat|bland|lifeless|cheerful|happy|cute|sweet|sunny|friendly|harmless|jolly|kitsch\w*)|more (?:sombre|somber|grim|sinister|ominous|tense|lonely|haunting|threatening|brooding|melancholic|noir|mysterious|eerie|bleak|depressing)|bleaker|grimmer|gloomy|spookier|scarier|creepier|more cinematic|more like an? (?:horror|thriller|noir|nightmare|funeral|ghost)\w*|(?:tone|mood) (?:is|feels) (?:\w+ )?(?:wrong|off))\b/,
    )
  )
    return 'moodier';
  if (has(/\b(?:could use|needs) (?:some|more|a bit of) (?:life|punch|energy|love|work|help)\b/))
    return 'improve';
  if (isShifted) return 'shift';
  if (!hasModel && VARIED.test(text)) return 'vary';
  if (edit) return BETTER.test(edit.put ?? '') ? 'improve' : 'edit';
  if (
    hasModel &&
    isAboutPrompt &&
    has(/\b(?:fit|fits|suit|suits|suitable|ready|work) (?:for |in |with |on )?\b/) &&
    has(/\b(?:make|get|adjust|adapt|change)\b/)
  )
    return 'write-for';
  if (hasModel && has(WRITING) && (isAboutPrompt || has(/\b(?:it|this|that|my|prompt|same)\b/)))
    return 'write-for';
  if (
    has(
      /\b(?:improve|better|polish|enhance|fix|refine|strengthen|optimi[sz]e|rewrite|sharpen|punch up|upgrade|look (?:it |this |that )?over|go over|touch up|clean up|tidy|proofread|rework|redo|spice|liven|jazz|help (?:me )?with (?:my|this) prompt|work on|is (?:\w+ )?(?:bad|boring|terrible|weak|crap|awful|meh|lame))\b/,
    ) &&
    isAboutPrompt
  )
    return 'improve';
  if (isGiven && !hasModel && has(NEW)) return 'new';
  if (isGiven && !has(ASKED) && has(/\b(?:prompts?|write|rewrite|make|improve|fix|here|this|it|for)\b/))
    return hasModel ? 'write-for' : 'improve';
  return undefined;
}
