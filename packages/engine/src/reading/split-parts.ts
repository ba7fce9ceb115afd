import type { Part } from '../shot/shot.ts';
import {
  cameraMentions,
  lightMentions,
  moodWords,
  partLabels,
  shotGlue,
  soundWords,
  technicalMentions,
} from '../vocabulary/part-words.ts';
import type { Terms } from './find-terms.ts';
import type { Finding } from './finding.ts';
import type { Denial } from './read-negations.ts';
import { isSaying } from './read-speech.ts';
import type { Token } from './tokens.ts';
import { isConjunction, isFunctionWord, isPlacePreposition, isPronoun, wordSet } from './word-class.ts';

/** What is left of a text in one part: words that no field tells. */
export interface Rest {
  part: Part;
  text: string;
  /** It begins a sentence. */
  opens: boolean;
  start: number;
  end: number;
}

interface Clause {
  from: number;
  to: number;
  /** The mark behind it. */
  stop: string;
  /** It is the first of its sentence. */
  opens: boolean;
}

const glue = wordSet(shotGlue);
const moods = wordSet(moodWords);
const sounds = wordSet(soundWords);
const ofCamera = wordSet(cameraMentions);
const ofLight = wordSet(lightMentions);
const ofLook = wordSet(technicalMentions);
/** Fields that say all there is to say, however it was worded. */
const TOLD =
  /^(?:camera\.(?:size|framings|angle|movement|lens|focus|aperture|shutter|iso|body)|duration|ratio)/;
/** Fields whose wording may hold more than the field does. */
const NAMED = /^(?:light|place\.(?:hour|weather|class)|effects)/;

/** Takes out what the fields tell wherever that leaves whole words standing, and sorts the rest into parts. */
export function splitParts(text: string, terms: Terms, only: Part | undefined): Rest[] {
  const { tokens, findings, denials } = terms;
  const told = toldTokens(tokens, findings, denials);
  const rests: Rest[] = [];
  let labelled: Part | undefined;
  let before: Part | undefined;
  let slug = false;
  let cursor = 0;
  for (const clause of clausesOf(tokens)) {
    if (clause.opens) {
      labelled = slug ? 'place' : undefined;
      before = undefined;
    }
    const wasSlug = slug;
    slug = only === undefined && isSlug(clause, tokens);
    if (slug) continue;
    const label = partLabels[tokens[clause.from]?.word ?? ''];
    if (clause.stop === ':' && label && clause.to === clause.from + 1 && only === undefined) {
      labelled = label;
      continue;
    }
    if (onlySays(clause, tokens) || isCue(clause, tokens, terms.lines)) continue;
    const kept = keptOf(clause, tokens, told, only ?? labelled, rests.length === 0);
    if (!kept) continue;
    const begins = tokens[kept.from]?.start ?? 0;
    const ends = tokens[kept.to - 1]?.end ?? 0;
    while ((findings[cursor]?.start ?? ends) < begins) cursor += 1;
    const inside: Finding[] = [];
    for (let at = cursor; (findings[at]?.start ?? ends) < ends; at++) {
      const finding = findings[at];
      if (finding && finding.end <= ends) inside.push(finding);
    }
    const part = only ?? labelled ?? partOf(kept, tokens, inside, rests, before);
    before = part;
    const words = piece(text, tokens, kept, told);
    addRest(rests, part, wasSlug ? words.toLowerCase() : words, tokens, kept);
  }
  return rests;
}

/** "INT. KITCHEN - NIGHT": what stands behind the first word is the place. */
function isSlug({ from, to, stop }: Clause, tokens: readonly Token[]): boolean {
  const word = tokens[from]?.word;
  return (
    to === from + 1 && stop === '.' && (word === 'int' || word === 'ext') && tokens[from]?.shouted === true
  );
}

const TOLD_WHOLLY = 1;
const DENIED = 2;
/** Told, but a word like "night" may describe what follows: "a night bus". */
const TOLD_BY_NAME = 3;
/** Told, and light ends a clause without a word before it: "a bowl of plums, soft window light". */
const TOLD_OF_LIGHT = 4;

function toldTokens(
  tokens: readonly Token[],
  findings: readonly Finding[],
  denials: readonly Denial[],
): Uint8Array {
  const told = new Uint8Array(tokens.length + 1);
  const settled = new Map<string, string>();
  for (const { field, value, negated } of findings)
    if (!negated && !settled.has(field)) settled.set(field, value);
  const isSet = ({ field, value }: Finding) => isList(field) || settled.get(field) === value;
  const names = new Map<number, Set<string>>();
  eachCovered(tokens, findings, (at, { field, value }) => {
    if (!NAMED.test(field)) return;
    const words = names.get(at) ?? new Set(BARE_GLUE);
    for (const word of value.split('-')) words.add(word);
    names.set(at, words);
  });
  eachCovered(tokens, findings, (at, finding, whole) => {
    const { field } = finding;
    if (!isSet(finding)) return;
    if (TOLD.test(field)) told[at] = TOLD_WHOLLY;
    else if (
      NAMED.test(field) &&
      told[at] === 0 &&
      whole((inside) => names.get(inside)?.has(tokens[inside]?.word ?? '') === true)
    )
      told[at] = field.startsWith('light') ? TOLD_OF_LIGHT : TOLD_BY_NAME;
  });
  for (const { cue, from, to, wish } of denials)
    if (wish || isKeptWish(findings, tokens, from, to))
      told.fill(DENIED, Math.min(cue, from), Math.max(to, cue + 1));
  return told;
}

const BARE_GLUE = 'light lit camera shot from the at in of a k'.split(' ');

/** Each token under each finding that sets a field; `whole` asks something of all tokens of that finding. */
function eachCovered(
  tokens: readonly Token[],
  findings: readonly Finding[],
  visit: (at: number, finding: Finding, whole: (test: (at: number) => boolean) => boolean) => void,
): void {
  let first = 0;
  for (const finding of findings) {
    if (finding.negated) continue;
    while (first > 0 && (tokens[first]?.start ?? 0) > finding.start) first -= 1;
    while (first < tokens.length && (tokens[first]?.start ?? 0) < finding.start) first += 1;
    let to = first;
    while (to < tokens.length && (tokens[to]?.end ?? 0) <= finding.end) to += 1;
    const whole = (test: (at: number) => boolean) => {
      for (let at = first; at < to; at++) if (tokens[at]?.kind === 'word' && !test(at)) return false;
      return true;
    };
    for (let at = first; at < to; at++) visit(at, finding, whole);
  }
}

/** A list takes every value; of anything else the first is set, and the words of the others have to stay. */
function isList(field: string): boolean {
  return field === 'effects' || field === 'camera.framings' || field === 'palette';
}

function isKeptWish(
  findings: readonly Finding[],
  tokens: readonly Token[],
  from: number,
  to: number,
): boolean {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to - 1]?.end ?? 0;
  return findings.some(
    (finding) => finding.field === 'negative' && finding.start >= start && finding.end <= end,
  );
}

function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let opens = true;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    const stops = !token || (token.kind === 'mark' && /[.!?;:\n,"–—]/.test(token.word)) || isDash(tokens, at);
    if (!stops) continue;
    if (at > from) {
      clauses.push({ from, to: at, stop: token?.word ?? '', opens });
      opens = false;
    }
    if (token && /[.!?;\n]/.test(token.word)) opens = true;
    from = at + 1;
  }
  return clauses;
}

function isDash(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === '-' && tokens[at]?.glued === false;
}

/** The stretch of a clause that has to stay, or nothing when the fields tell all of it. */
function keptOf(
  clause: Clause,
  tokens: readonly Token[],
  told: Uint8Array,
  part: Part | undefined,
  first: boolean,
): Clause | undefined {
  const says = (at: number) => {
    const token = tokens[at];
    return (
      told[at] === 0 &&
      token?.kind !== 'mark' &&
      !isFunctionWord(token?.word ?? '') &&
      !glue.has(token?.word ?? '')
    );
  };
  let { from, to } = clause;
  const indexes = Array.from({ length: to - from }, (_, offset) => from + offset);
  if (!indexes.some(says))
    return indexes.some((at) => told[at] !== 0) ? undefined : nothingTold(clause, tokens, part);
  if (first || part === 'subject') from = withoutLead(clause, tokens, told, says);
  to = withoutTail(from, to, tokens, told, says);
  to = withoutSaying(from, to, tokens, clause.stop);
  while (from < to && tokens[from]?.kind === 'mark' && tokens[from]?.word !== '(') from += 1;
  return from < to ? { ...clause, from, to } : undefined;
}

/** A clause of glue alone ("shot") stays only where somebody wrote it on purpose, in a part of its own. */
function nothingTold(clause: Clause, tokens: readonly Token[], part: Part | undefined): Clause | undefined {
  const worded = tokens.slice(clause.from, clause.to).some(({ kind }) => kind !== 'mark');
  return worded && part !== undefined ? clause : undefined;
}

/** "A low-angle close-up of an old man": what the picture is of begins behind the "of". */
function withoutLead(
  clause: Clause,
  tokens: readonly Token[],
  told: Uint8Array,
  says: (at: number) => boolean,
): number {
  let at = clause.from;
  let led = false;
  while (at < clause.to && !says(at)) {
    if (told[at] === TOLD_WHOLLY) led = true;
    if ((told[at] === TOLD_BY_NAME || told[at] === TOLD_OF_LIGHT) && !led) {
      if (tokens[at + 1]?.word !== 'of') return clause.from;
      led = true;
    }
    const { word = '' } = tokens[at] ?? {};
    if (word === 'camera' || word === 'we') return clause.from;
    const determiner = ['a', 'an', 'the', 'his', 'her', 'two', 'their'].includes(word);
    if (led && determiner && says(at + 1)) break;
    if (led && determiner && told[at + 1] === 0 && !glue.has(tokens[at + 1]?.word ?? '')) break;
    if (led && isPlacePreposition(word) && word !== 'on' && word !== 'around' && told[at] === 0) break;
    at += 1;
  }
  return led ? at : clause.from;
}

function withoutTail(
  from: number,
  end: number,
  tokens: readonly Token[],
  told: Uint8Array,
  says: (at: number) => boolean,
): number {
  let to = end;
  let lifted = false;
  while (
    to > from &&
    !says(to - 1) &&
    (told[to - 1] !== 0 || (lifted && LOOSE.has(tokens[to - 1]?.word ?? '')))
  ) {
    to -= 1;
    if (told[to] !== 0) lifted = true;
  }
  const first = told[to] === TOLD_BY_NAME ? tokens[to] : undefined;
  // "a lamp at night" loses "at night"; "the blue of dusk" keeps its dusk.
  return first && !LOOSE.has(tokens[to - 1]?.word ?? '') && !LOOSE.has(first.word) ? end : to;
}

const LOOSE = wordSet('with at on in and the a an using shot by from of through lens camera slow');

/** 'she whispers, "Stay."': the line tells who speaks and how. */
function withoutSaying(from: number, to: number, tokens: readonly Token[], stop: string): number {
  const quoteNext = stop === '"' || ((stop === ',' || stop === ':') && tokens[to + 1]?.word === '"');
  if (!quoteNext) return to;
  for (let at = to - 1; at >= Math.max(from, to - 10); at--) {
    if (!isSaying(tokens[at]?.word ?? '')) continue;
    let end = at;
    while (end > from && (isConjunction(tokens[end - 1]?.word ?? '') || tokens[end - 1]?.word.endsWith('ly')))
      end -= 1;
    return end === from + 1 && isPronoun(tokens[from]?.word ?? '') ? from : end;
  }
  return to;
}

/** '"Run!" shouts the old woman': the line tells that too. */
function onlySays(clause: Clause, tokens: readonly Token[]): boolean {
  const before = tokens[clause.from - 1]?.word;
  const quoted = before === '"' || (before === ',' && tokens[clause.from - 2]?.word === '"');
  if (!quoted) return false;
  const says = tokens
    .slice(clause.from, Math.min(clause.to, clause.from + 5))
    .findIndex(({ word }) => isSaying(word));
  if (says < 0) return false;
  const rest = tokens.slice(clause.from + says + 1, clause.to);
  return says === 0
    ? rest.length <= 5
    : rest.every(({ word }) => word.endsWith('ly')) || rest[0]?.word === 'in';
}

/** The name above a line of a screenplay. */
function isCue({ from, to }: Clause, tokens: readonly Token[], lines: Terms['lines']): boolean {
  if (tokens[to]?.word !== '\n') return false;
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to]?.end ?? 0;
  return lines.some((line) => line.cue !== undefined && start >= line.cue && end <= line.start);
}

function partOf(
  clause: Clause,
  tokens: readonly Token[],
  findings: readonly Finding[],
  rests: readonly Rest[],
  before: Part | undefined,
): Part {
  const words = tokens.slice(clause.from, clause.to).map(({ word }) => word);
  const has = (prefix: string) => findings.some(({ field }) => field.startsWith(prefix));
  const subjectSet = rests.some(({ part }) => part === 'subject');
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

function piece(text: string, tokens: readonly Token[], { from, to }: Clause, told: Uint8Array): string {
  const stretches: string[] = [];
  let start = from;
  for (let at = from; at <= to; at++) {
    if (at < to && told[at] !== DENIED) continue;
    if (at > start) stretches.push(text.slice(tokens[start]?.start, tokens[at - 1]?.end));
    start = at + 1;
  }
  return stretches.join(' ').trim();
}

function addRest(rests: Rest[], part: Part, words: string, tokens: readonly Token[], kept: Clause): void {
  if (words === '') return;
  rests.push({
    part,
    text: words,
    opens: kept.opens,
    start: tokens[kept.from]?.start ?? 0,
    end: tokens[kept.to - 1]?.end ?? 0,
  });
}
