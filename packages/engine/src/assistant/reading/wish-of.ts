import type { Wish } from '../prompt-work/wish.ts';
import { readComparatives } from './comparatives.ts';
import { readEdit } from './edit.ts';
import { MAY_SAY } from './split-given.ts';
import {
  AT_A_LOSS,
  HOW_TO,
  IMPROVED,
  JUDGED,
  LACKING,
  LONGER,
  MEASURED,
  MOODIER,
  SAYS_ENOUGH,
  SHORTER,
  TOO_LONG_FOR,
  WORKS_THERE,
} from './wishes.ts';

const WRITING =
  /\b(?:give|get|show|write|rewrite|re-write|translate|adapt|convert|turn|tune|redo|do(?! not|n't)|make|port|put|rephrase|phrase|word|change)\b.{0,30}\b(?:for|to|into|in)\b/;

/** What says nothing of how. */
const BETTER =
  /^(?:(?:much|a lot|a bit|way|even|really) )*(?:better|good|great|nicer|nice|pop|work|shine|sing|stronger|more interesting|interesting|professional|perfect|right|punch|impact)$/;

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
  if (has(TOO_LONG_FOR)) return 'length';
  if (hasModel && has(WORKS_THERE)) return 'why';
  if (has(SAYS_ENOUGH)) return 'why';
  const edit = hasModel || has(MAY_SAY) ? undefined : readEdit(text);
  const isShifted = !hasModel && readComparatives(text).length > 0;
  if (!edit && has(AT_A_LOSS)) return 'improve';
  if (has(LACKING) && !hasModel) return 'lacking';
  if (has(JUDGED) && isAboutPrompt) return 'why';
  if (has(MEASURED)) return 'length';
  if (!edit && !isShifted && has(HOW) && !has(HOW_TO)) return undefined;
  if (has(SHORTER)) return 'shorter';
  if (has(LONGER) && !has(/\bclips?\b|\bvideos?\b/)) return 'longer';
  if (has(MOODIER)) return 'moodier';
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
  if (has(IMPROVED) && isAboutPrompt) return 'improve';
  if (isGiven && !hasModel && has(NEW)) return 'new';
  if (isGiven && !has(ASKED) && has(/\b(?:prompts?|write|rewrite|make|improve|fix|here|this|it|for)\b/))
    return hasModel ? 'write-for' : 'improve';
  return undefined;
}
