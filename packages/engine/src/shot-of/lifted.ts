import type { RequestTopic, Statement } from '../language/statement.ts';

/**
 * It is no part of what is seen: it stands in a field of its own, or is the talk around a picture. What is only guessed
 * stays, and so does what the picture is for, which a shot has no field to tell of.
 */
export function isLifted(one: Statement): boolean {
  if (one.sure === 'guess') return false;
  if (one.kind === 'request') return one.sure === 'marked' || TALK.has(one.about);
  // "The one without a handle": it tells one of several apart.
  if (one.kind === 'absence' && one.reach === 'bound' && one.sure !== 'marked') return false;
  return one.kind === 'absence' || one.kind === 'setting' || one.kind === 'line';
}

const TALK: ReadonlySet<RequestTopic> = new Set(['shell', 'talk', 'correction']);
