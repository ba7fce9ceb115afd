import type { Aside } from '../scene/aside.ts';
import type { Token } from '../tokens/token.ts';
import { isJoining, prepositions } from '../words/closed-class.ts';
import { wordSet } from '../words/word-set.ts';
import { type FoundPlace, frameAt } from './frame-place.ts';
import { type Named, nameAt } from './named.ts';

/** What a stretch without a verb is made of, from left to right. Places count tokens. */
export type Piece =
  | { readonly role: 'name'; readonly name: Named }
  | {
      readonly role: 'led';
      readonly lead: string;
      readonly from: number;
      readonly to: number;
      readonly name?: Named;
    }
  | { readonly role: 'frame'; readonly place: FoundPlace }
  /** "Who limps", "dressed in white", "aged ten": tells of who was named before. */
  | { readonly role: 'trait'; readonly from: number; readonly to: number; readonly name?: Named }
  /** "And", a comma. */
  | { readonly role: 'joint'; readonly to: number };

const RELATIVE = wordSet('who that which whose whom where');
const DRESSED = wordSet('dressed clad draped wrapped');
const TELLS = wordSet(
  'covered seated perched lit made carved painted shaped filled full aged asleep awake alone named called nicknamed visible barefoot shirtless half left right upside',
);
/** With the word behind it, it leads as one. */
const PAIRS = wordSet('next in out on because full instead');
/** Behind a noun they lead what it has on or in hand. */
const HAVING = wordSet('wearing holding carrying clutching');

export function piecesOf(tokens: readonly Token[], from: number, to: number, isAside: Aside): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  while (at < to) {
    if (isAside(at)) {
      // A place in the frame is one of the camera too.
      const place = frameAt(tokens, at, to);
      if (place) pieces.push({ role: 'frame', place });
      at = place?.to ?? at + 1;
      continue;
    }
    const piece = pieceAt(tokens, at, to, isAside);
    pieces.push(piece);
    at = Math.max(at + 1, endOf(piece));
  }
  return pieces;
}

function endOf(piece: Piece): number {
  switch (piece.role) {
    case 'name':
      return piece.name.to;
    case 'frame':
      return piece.place.to;
    default:
      return piece.to;
  }
}

function pieceAt(tokens: readonly Token[], at: number, to: number, isAside: Aside): Piece {
  const { word, kind } = tokens[at] as Token;
  const place = frameAt(tokens, at, to);
  if (place) return { role: 'frame', place };
  if (kind === 'word' && RELATIVE.has(word)) {
    const end = untilMark(tokens, at, to, isAside);
    // "A cup that says KAKAO": the words on it tell of themselves.
    return end < to && isAside(end) ? { role: 'joint', to: end } : { role: 'trait', from: at, to: end };
  }
  if (kind === 'word' && (DRESSED.has(word) || HAVING.has(word))) {
    const first = tokens[at + 1]?.word === 'in' ? at + 2 : at + 1;
    const name = first < to ? nameAt(tokens, first, to, isAside) : undefined;
    return { role: 'led', lead: word, from: at, to: name?.to ?? first, ...(name && { name }) };
  }
  if (word === 'no' || word === 'without') {
    const name = at + 1 < to && !isAside(at + 1) ? nameAt(tokens, at + 1, to, isAside) : undefined;
    if (name) return { role: 'trait', from: at, to: name.to };
  }
  const isHalfDozen = word === 'half' && tokens[at + 1]?.word === 'a';
  const next = at + 1 < to ? tokens[at + 1] : undefined;
  // "Left twin" is one of two.
  const isApart = (word === 'left' || word === 'right') && next?.kind === 'word' && !isJoining(next.word);
  if (kind === 'word' && TELLS.has(word) && !isHalfDozen && !isApart)
    return { role: 'trait', from: at, to: traitEnd(tokens, at, to, isAside) };
  if (kind === 'word' && (word === 'of' || prepositions.has(word))) {
    const isPair = PAIRS.has(word) && prepositions.has(tokens[at + 1]?.word ?? '');
    const isFront = word === 'in' && tokens[at + 1]?.word === 'front' && tokens[at + 2]?.word === 'of';
    const first = at + (isFront ? 3 : isPair ? 2 : 1);
    const name = first < to && !isAside(first) ? nameAt(tokens, first, to, isAside) : undefined;
    return { role: 'led', lead: word, from: at, to: name?.to ?? Math.min(first, to), ...(name && { name }) };
  }
  const name = nameAt(tokens, at, to, isAside);
  return name ? { role: 'name', name } : { role: 'joint', to: at + 1 };
}

function untilMark(tokens: readonly Token[], at: number, to: number, isAside: Aside): number {
  let end = at + 1;
  while (end < to && !isAside(end) && (tokens[end]?.kind !== 'mark' || tokens[end]?.word === '-')) end += 1;
  return end;
}

/** "Made of glass", "covered in flour", "half asleep". */
function traitEnd(tokens: readonly Token[], at: number, to: number, isAside: Aside): number {
  let end = at + 1;
  if (TELLS.has(tokens[end]?.word ?? '') && end < to) end += 1;
  if (end < to && prepositions.has(tokens[end]?.word ?? '')) {
    const name = end + 1 < to ? nameAt(tokens, end + 1, to, isAside) : undefined;
    if (name) return name.to;
  }
  if (end < to && (tokens[end]?.kind === 'number' || tokens[end]?.isCapital)) end += 1;
  return end;
}
