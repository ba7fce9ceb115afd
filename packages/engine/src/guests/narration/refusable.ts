import type { Scene } from '../../script-copies/index.ts';
import type { WrittenPiece } from '../writing/writing.ts';

interface Cut {
  readonly from: number;
  readonly to: number;
}

/**
 * A script cut into what stays and what was added, so that each addition can be taken out by itself: where it stands is found
 * by writing the script without it, in whichever form the tool takes. Nothing where one hangs together with others.
 */
export function refusableIn(
  scenes: readonly Scene[],
  additions: readonly ((all: readonly Scene[]) => Scene[])[],
  write: (scenes: readonly Scene[]) => string,
): WrittenPiece[] | undefined {
  const whole = write(scenes);
  const found = additions.map((without) => cutOf(whole, write(without(scenes))));
  const cuts = found.filter((cut) => cut !== undefined).sort((one, other) => one.from - other.from);
  if (cuts.length < found.length) return undefined;
  const pieces: WrittenPiece[] = [];
  let at = 0;
  for (const { from, to } of cuts) {
    if (from < at) return undefined;
    if (from > at) pieces.push({ words: whole.slice(at, from), isAdded: false });
    pieces.push({ words: whole.slice(from, to), isAdded: true });
    at = to;
  }
  if (at < whole.length) pieces.push({ words: whole.slice(at), isAdded: false });
  return pieces;
}

/** What the longer has and the shorter has not, with the space before it. */
function cutOf(whole: string, without: string): Cut | undefined {
  const size = whole.length - without.length;
  if (size <= 0) return undefined;
  let from = 0;
  while (from < without.length && whole[from] === without[from]) from += 1;
  if (whole.slice(from + size) !== without.slice(from)) return undefined;
  while (from > 0 && !/\s/.test(whole.charAt(from)) && whole[from - 1] === whole[from + size - 1]) from -= 1;
  // What stands first has its space behind it.
  return { from, to: from + size };
}

/** Whether a line stands in a script, as it is or between the quotation marks of a field. */
export function isReadBy(script: string, line: string): boolean {
  const plain = line.replaceAll('\n', ' ');
  if (script.includes(plain) || script.includes(JSON.stringify(plain).slice(1, -1))) return true;
  return plain.split(/(?<=[.!?…])\s+/).every((sentence) => script.includes(sentence));
}
