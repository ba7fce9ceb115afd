import type { Finding } from './finding.ts';
import type { Denial } from './read-negations.ts';
import type { Token } from './tokens.ts';

/** Fields that say all there is to say, however it was worded. */
const TOLD =
  /^(?:camera\.(?:size|framings|angle|movement|lens|focus|aperture|shutter|iso|body)|duration|ratio)/;
/** Fields whose wording may hold more than the field does. */
const NAMED = /^(?:light|place\.(?:hour|weather|class)|effects)/;

export const TOLD_WHOLLY = 1;
export const DENIED = 2;
/** Told, but a word like "night" may describe what follows: "a night bus". */
export const TOLD_BY_NAME = 3;
/** Told, and light ends a clause without a word before it: "a bowl of plums, soft window light". */
export const TOLD_OF_LIGHT = 4;

/** What the fields tell of each token: nothing, or one of the above. */
export function toldTokens(
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
