import { type Token, tokenise } from '../reading/tokens.ts';
import {
  isAlsoNoun,
  isDeterminer,
  isDoing,
  isFunctionWord,
  isNaming,
  isPreposition,
  isThirdPerson,
} from '../reading/word-class.ts';

/** Who it is about, and from where on it is told what they do: "a woman in an apron" and "mends a net". */
export function splitDoing(text: string): { who: string; does: string } | undefined {
  const tokens = tokenise(text);
  const at = tokens.findIndex((token, index) => index > 0 && doesAt(tokens, token, index));
  const token = tokens[at];
  if (!token) return undefined;
  const who = text.slice(0, token.start).trim();
  return who === '' ? undefined : { who, does: text.slice(token.start).trim() };
}

function doesAt(tokens: readonly Token[], { word }: Token, at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (!before || isDeterminer(before.word) || isPreposition(before.word)) return false;
  if (isThirdPerson(word)) return !isAlsoNoun(word) && (!isNaming(after) || before.word === ',');
  if (word.length > 5 && word.endsWith('ing') && after && isDeterminer(after.word)) return !STATES.has(word);
  return (
    isDoing(word) && !STATES.has(word) && (!after || after.kind === 'mark' || isFunctionWord(after.word))
  );
}

/** Held, worn or stood in: nothing of it moves. */
const STATES: ReadonlySet<string> = new Set([
  'wearing',
  'standing',
  'sitting',
  'lying',
  'holding',
  'hanging',
  'leaning',
  'facing',
  'overlooking',
  'being',
  'having',
  'resting',
  'remaining',
  'covering',
  'surrounding',
  'missing',
  'lining',
  'carrying',
  'glowing',
  'shining',
  'gleaming',
]);

const MOVERS =
  /\b(?:waves?|smoke|steam|flames?|sparks?|embers|leaves|traffic|birds?|gulls?|ripples?|dust|breath|currents?|flags?|curtains?|splash(?:es)?|spray|petals|bubbles|crowds?)\b/i;

/** Whether a clause tells of something that moves. */
export function isMoving(clause: string): boolean {
  return MOVERS.test(clause) || tokenise(clause).some(({ word }) => isDoing(word) && !STATES.has(word));
}
