import type { Context } from '../context.ts';
import type { Token } from '../tokens/token.ts';
import { LABEL, type Unit } from '../units/unit.ts';
import type { Item } from './item.ts';
import { spellingOf } from './spelling-of.ts';
import { wordFeatures } from './word-features.ts';

/** A stop at the end, and a first capital, change no reading: the labeller sees neither. */
const UNSEEN = new Set(['.', '…']);
/** No brief is longer: what stands behind so many tokens is left to the rules. */
const MOST = 3_000;

/** A text as the labeller sees it, from its first token to its last. */
export function itemsOf({ tokens, units, terms, languages, isClip }: Context): Item[] {
  const items: Item[] = [];
  let nth = 0;
  let term = 0;
  for (const [at, token] of tokens.entries()) {
    while (nth + 1 < units.length && (units[nth + 1] as Unit).from <= at) nth += 1;
    const unit = units[nth];
    if (items.length === MOST) break;
    const isAgain = token.kind === 'mark' && token.word === tokens[at - 1]?.word;
    if (!unit || isAgain || (at >= unit.to && UNSEEN.has(token.word))) continue;
    while ((terms[term]?.to ?? Number.POSITIVE_INFINITY) <= token.from) term += 1;
    const isFirst = unit.opens && at === unit.from;
    const features = [
      ...spellingOf(token, isFirst),
      ...hyphens(tokens, at),
      ...wordFeatures(token, isFirst),
      ...placeFeatures(unit, at),
      isClip ? 'clip' : 'still',
      `language:${languages[unit.sentence]}`,
      `sentence:${Math.min(unit.sentence, 2)}`,
    ];
    if (nth === 0) features.push('first_unit');
    for (let near = term; (terms[near]?.from ?? token.to) < token.to; near++) {
      const { from = 0, to = 0, field } = terms[near] ?? {};
      if (from <= token.from && token.to <= to) features.push(`term:${field}`);
    }
    items.push({
      token: at,
      sentence: unit.sentence,
      word: token.kind === 'word' || token.kind === 'mark' ? token.word : '',
      features,
    });
  }
  return items;
}

function hyphens(tokens: readonly Token[], at: number): string[] {
  const [before, own, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const found: string[] = [];
  if (before?.word === '-' && before.to === own?.from) found.push('behind_hyphen');
  if (after?.word === '-' && after.from === own?.to) found.push('before_hyphen');
  return found;
}

function placeFeatures(unit: Unit, at: number): string[] {
  const found: string[] = [];
  if (unit.labelled) found.push(`label:${unit.labelled}`);
  if (at === unit.from) found.push(unit.opens ? 'opens_sentence' : 'opens_unit');
  if (at === unit.to - 1) found.push('ends_unit');
  if (at >= unit.to && unit.stop !== LABEL) found.push('stop');
  return found;
}
