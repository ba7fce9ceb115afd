import { isColour, isNaming } from '../words/word-class.ts';
import { wordSet } from '../words/word-set.ts';
import { wordTable } from '../words/word-table.ts';
import type { TermField, TermHit } from './term.ts';
import type { TermToken } from './term-token.ts';
import { lightAdjectives, lightFillers, lightNouns } from './vocabulary/light-words.ts';

const nouns = wordSet(lightNouns);
const fillers = wordSet(lightFillers);
const adjectives = new Map(Object.entries(lightAdjectives));
const MOST_WORDS_BEFORE = 12;
const WARMTH = wordTable<number>({ warm: 3200, cool: 6500, cold: 6500 });
/** A candle is warm whether it is said or not. */
const TONED = wordSet('light lights lighting glow illumination key');
const NOT_OF_LIGHT = wordSet('light lights sun glow beam beams fill');

/** "soft warm late afternoon window light": walks back from the word of light over what describes it. */
export function lightTerms(tokens: readonly TermToken[]): TermHit[] {
  const reads: TermHit[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const noun = tokens[at];
    if (!noun || !nouns.has(noun.word) || !isLightHere(tokens, at)) continue;
    for (let back = at - 1; back >= Math.max(0, at - MOST_WORDS_BEFORE); back--) {
      const word = tokens[back]?.word ?? '';
      const said = adjectives.get(word);
      if (
        !said &&
        !fillers.has(word) &&
        !(word === ',' && isDescribing(tokens[back - 1]) && !SIDES.has(tokens[back - 1]?.word ?? ''))
      )
        break;
      for (const [field, value] of said ?? [])
        reads.push({ field: field as TermField, value, from: back, to: at + 1 });
      const kelvin = WARMTH[word];
      if (TONED.has(noun.word) && kelvin !== undefined && tokens[back + 1]?.word !== 'white')
        reads.push({ field: 'light.temperature', value: String(kelvin), from: back, to: at + 1 });
    }
  }
  return reads;
}

const SIDES = wordSet('stage side back front top edge rim overhead window table desk kitchen street porch');

function isDescribing(token: TermToken | undefined): boolean {
  return token !== undefined && (adjectives.has(token.word) || fillers.has(token.word));
}

/** Not "light blue", "a light switch", "beam of the ceiling". */
function isLightHere(tokens: readonly TermToken[], at: number): boolean {
  const word = tokens[at]?.word ?? '';
  if (!NOT_OF_LIGHT.has(word)) return true;
  const next = tokens[at + 1];
  if (next?.kind !== 'word') return true;
  return !isNaming(next) && !isColour(next.word);
}
