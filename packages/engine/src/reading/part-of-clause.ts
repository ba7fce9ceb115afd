import type { Part } from '../shot/shot.ts';
import {
  cameraMentions,
  lightMentions,
  moodWords,
  soundWords,
  technicalMentions,
} from '../vocabulary/part-words.ts';
import type { Clause } from './clauses.ts';
import type { Finding } from './finding.ts';
import type { Token } from './tokens.ts';
import { isDoing, isFunctionWord, isPlacePreposition, isThirdPerson, wordSet } from './word-class.ts';

const moods = wordSet(moodWords);
const sounds = wordSet(soundWords);
const ofCamera = wordSet(cameraMentions);
const ofLight = wordSet(lightMentions);
const ofLook = wordSet(technicalMentions);

/** What a clause tells of, by its words, what was found in it, and what stands before it. */
export function partOf(
  clause: Clause,
  tokens: readonly Token[],
  findings: readonly Finding[],
  rests: readonly { part: Part }[],
  before: Part | undefined,
): Part {
  const words = tokens.slice(clause.from, clause.to).map(({ word }) => word);
  const has = (prefix: string) => findings.some(({ field }) => field.startsWith(prefix));
  const subjectSet = rests.some(({ part }) => part === 'subject');
  if (subjectSet && tellsNext(words)) return 'subject';
  const acts = has('subject.action') || has('subject.people');
  if (words.some((word) => sounds.has(word)) && !acts) return 'audio';
  if (words.some((word) => moods.has(word)) && !acts && subjectSet) return 'mood';
  const lit = has('light') || words.some((word) => ofLight.has(word));
  if (lit && !acts && (subjectSet || beginsWithLight(clause, tokens, findings))) return 'light';
  if ((has('camera') || words.some((word) => ofCamera.has(word))) && (subjectSet || words.includes('camera')))
    return 'camera';
  if ((has('effects') || words.some((word) => ofLook.has(word))) && subjectSet && !acts) return 'technical';
  if (has('place') && !acts && (subjectSet || isPlacePreposition(words[0] ?? ''))) return 'place';
  if (acts || !subjectSet) return 'subject';
  if (isPlacePreposition(words[0] ?? '') && words[0] !== 'with' && words[0] !== 'of') return 'place';
  return before ?? 'technical';
}

/** "Then lights a lantern": what the subject does next, whatever it is done with. */
function tellsNext(words: readonly string[]): boolean {
  const at = words.slice(0, 2).findIndex((word) => word === 'then' || word === 'finally');
  const next = words[at + 1] ?? '';
  if (at < 0) return false;
  return isThirdPerson(next) || isDoing(next) || (next.endsWith('s') && isFunctionWord(words[at + 2] ?? ''));
}

/** "Soft light through blinds" is about light; "a bowl of plums in soft light" is about plums. */
function beginsWithLight(clause: Clause, tokens: readonly Token[], findings: readonly Finding[]): boolean {
  const first = tokens
    .slice(clause.from, clause.to)
    .find(({ word, kind }) => kind === 'word' && !isFunctionWord(word));
  if (!first) return false;
  if (ofLight.has(first.word)) return true;
  return findings.some(
    ({ field, start, end }) => field.startsWith('light') && start <= first.start && end >= first.end,
  );
}
