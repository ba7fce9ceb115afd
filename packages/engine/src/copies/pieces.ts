import type { Reading } from '../language/reading.ts';
import type { Span } from '../language/span.ts';
import { withoutFirstJoint, withoutLastJoint } from '../language/words/joints.ts';
import { partOfKind } from './part-of-kind.ts';
import { append, copier, cutEnd, type Stretch } from './stretches.ts';

/** A stretch of a text that is replaced by other words, or by none. */
export interface Edit extends Span {
  readonly by: string;
}

const SENTENCE_END = /[.!?…。！？\n]/;

/**
 * The text with its edits made: where a whole clause went, the mark that joined it goes with it. What a box begins with
 * begins no sentence yet.
 */
export function edited(reading: Reading, edits: readonly Edit[], isBox = false): Stretch[] {
  const { text, statements } = reading;
  const tops = statements.filter(({ within }) => within === undefined);
  const waiting = [...edits].sort((one, other) => one.from - other.from || other.to - one.to);
  const copy = copier(reading);
  const out: Stretch[] = [];
  let next = 0;
  const between = (from: number, to: number) => {
    let words = '';
    let reached = from;
    for (; (waiting[next]?.from ?? to) < to; next++) {
      const edit = waiting[next] as Edit;
      if (edit.from < reached || edit.to > to) continue;
      words += text.slice(reached, edit.from) + edit.by;
      reached = edit.to;
    }
    return words + text.slice(reached, to);
  };
  let joint = between(0, tops[0]?.from ?? 0);
  /** Where what went began, since words were last put out. */
  let lost: number | undefined;
  for (const [at, top] of tops.entries()) {
    const part = partOfKind[top.kind];
    const words: Stretch[] = [];
    let reached = top.from;
    let isWhole = true;
    let lostEnd = false;
    for (; (waiting[next]?.from ?? top.to) < top.to; next++) {
      const edit = waiting[next] as Edit;
      if (edit.from < reached || edit.to > top.to) continue;
      if (edit.from === top.from) isWhole = false;
      lostEnd = edit.by === '' && text.slice(edit.to, top.to).trim() === '';
      copy(words, reached, edit.from);
      if (edit.by === '') closeGap(words, text, edit);
      append(words, edit.by, words.at(-1)?.part ?? part);
      reached = edit.to;
    }
    copy(words, reached, top.to);
    const behind = between(top.to, tops[at + 1]?.from ?? text.length);
    trim(words);
    if (lostEnd) cutEnd(words, withoutLastJoint);
    if (!isWhole || (lost !== undefined && (out.length === 0 || SENTENCE_END.test(joint)))) cutStart(words);
    trim(words);
    if (words.length === 0) {
      lost ??= top.from;
      joint = joined(joint, behind, out.length === 0);
    } else {
      const isFirst = out.length === 0 && !isBox;
      const isNowFirst = isFirst && at > 0;
      const isCut = (!isWhole || lost !== undefined) && (isFirst || SENTENCE_END.test(joint));
      if (isNowFirst || isCut) raise(words, isNowFirst ? text : text.slice(lost ?? top.from));
      lost = undefined;
      append(out, joint, out.at(-1)?.part ?? words[0]?.part ?? part);
      for (const stretch of words) append(out, stretch.text, stretch.part);
      joint = behind;
    }
  }
  append(out, lastJoint(joint), out.at(-1)?.part ?? 'subject');
  trim(out);
  return out;
}

/** What went from the middle leaves one space behind; and a comma that set it off goes with it. */
function closeGap(words: Stretch[], text: string, { to }: Edit): void {
  cutEnd(words, (said) => said.trimEnd());
  if (/^\s*,/.test(text.slice(to, to + 4)))
    cutEnd(words, (said) => (said.endsWith(',') ? said.slice(0, -1) : said));
}

function trim(words: Stretch[]): void {
  cutEnd(words, (said) => said.trimEnd());
  for (let first = words[0]; first; first = words[0]) {
    first.text = first.text.trimStart();
    if (first.text !== '') return;
    words.shift();
  }
}

/** "Make it square and a cat sits": the cat begins its sentence. */
function cutStart([first]: Stretch[]): void {
  if (first) first.text = withoutFirstJoint(first.text);
}

/** Of the marks around what went, the one that parts more stays. */
function joined(before: string, behind: string, isFirst: boolean): string {
  if (isFirst) return /^[\s.,;:!?…—–-]*$/.test(before) ? '' : before;
  if (SENTENCE_END.test(before)) return before;
  return behind.trim() === '' || SENTENCE_END.test(behind) || !before.includes('\n') ? behind : before;
}

/** A sentence that lost its beginning begins with a capital, where the text did. */
function raise([first]: Stretch[], text: string): void {
  const [initial = ''] = text.trimStart();
  // An address, and "iPhone", are written as they are.
  if (first && AS_IT_IS.test(first.text)) return;
  if (first && initial !== initial.toLowerCase())
    first.text = first.text.charAt(0).toUpperCase() + first.text.slice(1);
}

const AS_IT_IS = /^\p{Ll}\p{Lu}|^\p{Ll}\S{0,80}(?::\/\/|@|\.\p{L})/u;

function lastJoint(joint: string): string {
  return /[.!?…。！？]+["”’)]*/.exec(joint)?.[0] ?? '';
}
