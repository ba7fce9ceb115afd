import type { Reading } from '../language/reading.ts';
import type { Span } from '../language/span.ts';
import type { Statement } from '../language/statement.ts';

/** A stretch of a text that is replaced by other words, or by none. */
export interface Edit extends Span {
  readonly by: string;
}

const SENTENCE_END = /[.!?…。！？\n]/;

/** The text with its edits made: where a whole clause went, the mark that joined it goes with it. */
export function edited({ text, statements }: Reading, edits: readonly Edit[]): string {
  const tops = statements.filter(({ within }) => within === undefined);
  let out = '';
  let joint = text.slice(0, tops[0]?.from ?? 0);
  let isFirst = true;
  for (const [at, top] of tops.entries()) {
    const behind = text.slice(top.to, tops[at + 1]?.from ?? text.length);
    const words = wordsOf(text, top, edits);
    if (words === '') joint = joined(joint, behind, isFirst);
    else {
      out += joint + (isFirst || endsSentence(joint) ? raised(words, text, top, edits) : words);
      joint = behind;
      isFirst = false;
    }
  }
  return (out + lastJoint(joint)).trim();
}

function wordsOf(text: string, top: Statement, edits: readonly Edit[]): string {
  let out = '';
  let at = top.from;
  for (const edit of edits.filter(({ from, to }) => from >= top.from && to <= top.to).sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (edit.from < at) continue;
    out += text.slice(at, edit.from);
    // What went from the middle leaves one space behind.
    if (edit.by === '') out = out.replace(/\s+$/, '');
    // And a comma that set it off goes with it.
    if (edit.by === '' && out.endsWith(',') && /^\s*,/.test(text.slice(edit.to))) out = out.slice(0, -1);
    out += edit.by;
    at = edit.to;
  }
  return (out + text.slice(at, top.to)).trim();
}

/** Of the marks around what went, the one that parts more stays. */
function joined(before: string, behind: string, isFirst: boolean): string {
  if (isFirst) return /^[\s.,;:!?…—–-]*$/.test(before) ? '' : before;
  if (endsSentence(before)) return before;
  return behind.trim() === '' || endsSentence(behind) || !before.includes('\n') ? behind : before;
}

function endsSentence(joint: string): boolean {
  return SENTENCE_END.test(joint);
}

/** A sentence that lost its beginning begins with a capital, where it did. */
function raised(words: string, text: string, top: Statement, edits: readonly Edit[]): string {
  const isWhole = !edits.some(({ from, to }) => from <= top.from && to > top.from);
  const beginsText = text.slice(0, top.from).trim() === '';
  if (isWhole && beginsText) return words;
  const [initial = ''] = text.trim();
  return initial !== initial.toLowerCase() ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

function lastJoint(joint: string): string {
  const stop = joint.match(/[.!?…。！？]+["”’)]*/)?.[0] ?? '';
  return stop;
}
