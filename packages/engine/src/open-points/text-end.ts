import { readFlags } from '../checks/flags.ts';

/** Where the flags begin that stand at the end of a text: "--ar 16:9 --raw". A long dash is one of a sentence. */
export function startOfFlags(text: string): number {
  return readFlags(text).find(({ start }) => text.startsWith('--', start))?.start ?? text.length;
}

const CLOSED = /[.!?…。！？]["'”’»)\]]*$/;

/** How words are joined on behind a text, and whether they begin a sentence. */
export function fullStopped(head: string): { ahead: string; isSentence: boolean } {
  if (head === '') return { ahead: '', isSentence: true };
  if (head.includes('\n')) return { ahead: '\n', isSentence: true };
  if (CLOSED.test(head)) return { ahead: ' ', isSentence: true };
  if (/[,;:–—-]$/.test(head)) return { ahead: ' ', isSentence: false };
  const isRow = !/[.!?]\s/.test(head);
  return isRow ? { ahead: ', ', isSentence: false } : { ahead: '. ', isSentence: true };
}

/** Where the last words between quotation marks end. */
export function lineEnd(text: string): number | undefined {
  const end = text.search(/["”»][^"”»]*$/);
  return end < 0 ? undefined : end + 1;
}
