import type { Token } from '../tokens/token.ts';
import { wordSet } from '../words/word-set.ts';

export interface FoundPlace {
  /** Places count tokens. */
  readonly from: number;
  readonly to: number;
  readonly side?: 'left' | 'right' | 'centre';
  readonly depth?: 'front' | 'back';
}

const LEADS = wordSet('on at to in');
const SIDES: ReadonlyMap<string, FoundPlace['side']> = new Map([
  ['left', 'left'],
  ['right', 'right'],
  ['centre', 'centre'],
  ['center', 'centre'],
  ['middle', 'centre'],
]);
const DEPTHS: ReadonlyMap<string, FoundPlace['depth']> = new Map([
  ['foreground', 'front'],
  ['front', 'front'],
  ['background', 'back'],
  ['distance', 'back'],
  ['back', 'back'],
]);
const BETWEEN = wordSet('the his her their its far frame camera screen lower upper bottom top');
const BEHIND = wordSet('side half edge corner third');
const FRAMES = wordSet('frame picture image shot screen photo camera');
const ALONE = wordSet('foreground background frame-left frame-right');

/** "On the left", "in the far background", "to the right of the frame", "camera left": where in the frame. */
export function frameAt(tokens: readonly Token[], at: number, end: number): FoundPlace | undefined {
  const word = (place: number) => (place < end ? (tokens[place]?.word ?? '') : '');
  if (ALONE.has(word(at)) && at + 1 === end) return { from: at, to: at + 1, ...DEPTH_OF(word(at)) };
  const isNamed =
    (word(at) === 'camera' || word(at) === 'frame' || word(at) === 'screen') && SIDES.has(word(at + 1));
  if (!LEADS.has(word(at)) && !isNamed) return undefined;
  let place = at + 1;
  while (BETWEEN.has(word(place)) && place - at < 4) place += 1;
  const side = SIDES.get(word(place));
  const depth = DEPTHS.get(word(place));
  if (!side && !depth) return undefined;
  let to = place + 1;
  if (BEHIND.has(word(to))) to += 1;
  const isOfFrame =
    word(to) === 'of' && (FRAMES.has(word(to + 1)) || (word(to + 1) === 'the' && FRAMES.has(word(to + 2))));
  if (isOfFrame) to += word(to + 1) === 'the' ? 3 : 2;
  // "In front of the church", "in the middle of a field" are about the church and the field.
  else if (word(to) === 'of') return undefined;
  // "In the front room", "on the left wall".
  else if (to < end && tokens[to]?.kind === 'word' && word(at) === 'in' && isNounish(word(to)))
    return undefined;
  return { from: at, to, ...(side && { side }), ...(depth && { depth }) };
}

function DEPTH_OF(word: string): { depth?: 'front' | 'back' } {
  const depth = DEPTHS.get(word);
  return depth ? { depth } : {};
}

const CLOSES = wordSet('a an the his her their and one two three is are stands sits with');

function isNounish(word: string): boolean {
  return !CLOSES.has(word) && !word.endsWith('s');
}
