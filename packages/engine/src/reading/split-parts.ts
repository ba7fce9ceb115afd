import type { Part } from '../shot/shot.ts';
import { partLabels, shotGlue } from '../vocabulary/part-words.ts';
import { type Clause, clausesOf } from './clauses.ts';
import type { Terms } from './find-terms.ts';
import type { Finding } from './finding.ts';
import { partOf } from './part-of-clause.ts';
import { isSaying } from './speech-class.ts';
import type { Token } from './tokens.ts';
import { DENIED, TOLD_BY_NAME, TOLD_OF_LIGHT, TOLD_WHOLLY, toldTokens } from './told-tokens.ts';
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

const glue = wordSet(shotGlue);
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
    if (onlySays(clause, tokens) || isManner(clause, tokens) || isCue(clause, tokens, terms.lines)) continue;
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
  while (from < to && tokens[from]?.kind === 'mark' && !isOpening(tokens, from)) from += 1;
  return from < to ? { ...clause, from, to } : undefined;
}

/** A bracket, or the sign of a colour: "#C8862A". */
function isOpening(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  return word === '(' || (word === '#' && tokens[at + 1]?.glued === true);
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
  if (!isSaid(tokens, to, stop)) return to;
  for (let at = to - 1; at >= Math.max(from, to - 10); at--) {
    if (!isSaying(tokens[at]?.word ?? '')) continue;
    let end = at;
    while (end > from && (isConjunction(tokens[end - 1]?.word ?? '') || tokens[end - 1]?.word.endsWith('ly')))
      end -= 1;
    return end === from + 1 && isPronoun(tokens[from]?.word ?? '') ? from : end;
  }
  return to;
}

/** A spoken line follows, or how it is spoken and then the line: 'he says, quietly: "…"'. */
function isSaid(tokens: readonly Token[], to: number, stop: string): boolean {
  if (stop !== '"' && stop !== ',' && stop !== ':') return false;
  let at = to;
  while (at < to + 5 && (/^[,:]$/.test(tokens[at]?.word ?? '') || tokens[at]?.word.endsWith('ly'))) at += 1;
  return tokens[at]?.word === '"' && tokens[at]?.kind === 'mark';
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

/** The "quietly" of 'he says, quietly: "…"': the line tells that too. */
function isManner({ from, to, stop }: Clause, tokens: readonly Token[]): boolean {
  return isSaid(tokens, to, stop) && tokens.slice(from, to).every(({ word }) => word.endsWith('ly'));
}

/** The name above a line of a screenplay. */
function isCue({ from, to }: Clause, tokens: readonly Token[], lines: Terms['lines']): boolean {
  if (tokens[to]?.word !== '\n') return false;
  const start = tokens[from]?.start ?? 0;
  const end = tokens[to]?.end ?? 0;
  return lines.some((line) => line.cue !== undefined && start >= line.cue && end <= line.start);
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
