/** Where the flags begin that stand at the end of a text: "--ar 16:9 --raw". */
export function startOfFlags(text: string): number {
  const found = /(?:^|\s)(?:--|—)[a-z]+(?:\s+(?!--|—)\S+)*(?:\s+(?:--|—)[a-z]+(?:\s+(?!--|—)\S+)*)*\s*$/.exec(
    text,
  );
  return found ? found.index + (/^\s*/.exec(found[0])?.[0].length ?? 0) : text.length;
}

const CLOSED = /[.!?…。！？]["'”’»)\]]*$/;

/** How words are joined on behind a text, and whether they begin a sentence. */
export function fullStopped(head: string): { ahead: string; isSentence: boolean } {
  if (head === '') return { ahead: '', isSentence: true };
  const isLines = /\n[^\n]*$/.exec(head)?.[0].trim() !== undefined && /\n/.test(head);
  if (isLines) return { ahead: '\n', isSentence: true };
  if (CLOSED.test(head)) return { ahead: ' ', isSentence: true };
  if (/[,;]$/.test(head)) return { ahead: ' ', isSentence: false };
  if (/[:–—-]$/.test(head)) return { ahead: ' ', isSentence: false };
  const isRow = !/[.!?]\s/.test(head);
  return isRow ? { ahead: ', ', isSentence: false } : { ahead: '. ', isSentence: true };
}
