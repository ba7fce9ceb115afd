import type { Question } from '../question.ts';
import { plain } from './words.ts';

const INTRODUCED =
  /^[^:]{0,40}\b(?:idea|shot|scene|picture|story|concept|brief|film|clip|spot|image)\b[^:]{0,20}:\s*(.{12,})$/is;
const TOLD =
  /^(?:(?:so|ok(?:ay)?|hi|hey|well),? )*(?:i (?:have|had|got) an? idea|imagine|picture this|think of|it(?:'s| is) about|i see|we see)\b[:, ]*(?:of |where |that )?(.{12,})$/is;

/** The shot somebody told of before they asked for it to be written. */
export function ideaSaid({ history }: Pick<Question, 'history'>): string | undefined {
  for (const { text, isUser } of history.toReversed()) {
    if (!isUser) continue;
    const idea = INTRODUCED.exec(text)?.[1] ?? TOLD.exec(text)?.[1];
    if (idea !== undefined && !plain(idea).endsWith('?')) return idea.trim();
  }
  return undefined;
}
