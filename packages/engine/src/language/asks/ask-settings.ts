import type { Reading } from '../reading.ts';
import { wordsOf } from '../span.ts';
import type { Ask } from './ask.ts';
import { elseKind } from './whole-clauses.ts';

/** "[00:04-00:08]": a beat, which sets the length and stays. */
const BEAT = /^[[(]?\d+:\d\d?.*[-–]/;

/** Words that may set the shape or the length, or name something in the picture: "the cover is square". */
export function* askSettings({ text, statements }: Reading): Iterable<Ask> {
  for (const one of statements) {
    if (one.kind !== 'setting' || one.isVague || one.sure !== 'guess' || BEAT.test(wordsOf(text, one)))
      continue;
    const holder = one.within === undefined ? undefined : statements[one.within];
    // They go with what they stand in, whatever they are.
    if (holder && (holder.sure !== 'guess' || holder.kind === 'setting')) continue;
    yield {
      from: one.from,
      to: one.to,
      choices: ['setting', holder && !holder.isVague ? elseKind(holder.kind) : 'figure'],
    };
  }
}
