import { varyPart } from '@cuewright/engine/variations';

/** The marked stretch as a choice, the caret where the second way is typed. Without one, the word the caret is in. */
export function withChoice(text: string, start: number, end: number): { text: string; caret: number } {
  const span = end > start ? { start, end } : wordAround(text, start);
  const varied = varyPart(text, span, []);
  if (varied === text) {
    const put = `${text.slice(0, start)}{|}${text.slice(start)}`;
    return { text: put, caret: start + 1 };
  }
  const close = span.end + 1 - trailing(text.slice(span.start, span.end));
  return { text: `${varied.slice(0, close)}|${varied.slice(close)}`, caret: close + 1 };
}

function wordAround(text: string, at: number): { start: number; end: number } {
  const before = /[\p{L}\p{N}'’-]*$/u.exec(text.slice(0, at))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}'’-]*/u.exec(text.slice(at))?.[0].length ?? 0;
  return { start: at - before, end: at + after };
}

function trailing(stretch: string): number {
  return stretch.length - stretch.trimEnd().length;
}
