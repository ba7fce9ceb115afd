import type { ClipboardEvent } from 'react';

/** Plain text, character for character: no colours, no line breaks that only the screen made. */
export function copyExactly(event: ClipboardEvent<HTMLElement>): void {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const { currentTarget } = event;
  if (!currentTarget.contains(range.commonAncestorContainer)) return;
  event.clipboardData.setData('text/plain', range.toString());
  event.preventDefault();
}
