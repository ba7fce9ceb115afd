import type { Shot } from '../shot/shot.ts';
import type { Positive } from '../writing/wordings.ts';
import { type Around, aroundOf } from './around.ts';
import { type Row, rows } from './table.ts';

const byName: ReadonlyMap<string, Row> = new Map(
  rows.flatMap((row) => row.things.split(', ').map((name) => [name, row] as const)),
);

/** Words that add nothing to what is ruled out: "any", "visible", "in the frame". */
const BEFORE = /^(?:(?:any|the|a|an|visible|of|more|single|unwanted)\s+)+/;
const BEHIND =
  /\s+(?:(?:anywhere|visible|at all|in (?:the )?(?:frame|picture|image|shot|scene|background|sky|view)|in it|on it|please)\s*)+$/;

/**
 * What is true instead of a thing that must not be seen. The whole of its name is looked up, never its last word: of
 * "modern clothing" clothing is wanted. Nothing, where nobody knows what is there, or where it is there all the same.
 */
export function insteadOf(thing: string, shot: Shot): Positive | undefined {
  return insteadIn(thing, aroundOf(shot));
}

/** The same for several things of one shot. */
export function insteadIn(thing: string, around: Around): Positive | undefined {
  const name = thing.toLowerCase().replace(BEFORE, '').replace(BEHIND, '').trim();
  const row = byName.get(name);
  if (!row) return undefined;
  const head = name.split(' ').at(-1) ?? '';
  if (around.has(head) && !name.includes(' ')) return undefined;
  return typeof row.say === 'function' ? row.say(around) : row.say;
}
