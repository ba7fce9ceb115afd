import { type RefObject, useEffect, useState } from 'react';
import { wholeWords } from './pins.ts';

export interface SelectedWords {
  words: string;
  /** Below them, from the top left of the window. */
  x: number;
  y: number;
  /** In the box they are written in. */
  isInBox: boolean;
}

/** The words somebody has selected in a text or in its box, by mouse, finger or keyboard. */
export function useSelectedWords(source: RefObject<HTMLElement | null>): {
  selected: SelectedWords | undefined;
  forget: () => void;
} {
  const [selected, setSelected] = useState<SelectedWords>();
  useEffect(() => {
    const look = () =>
      setSelected((before) => {
        // Whoever has gone on to the button has not let go of the words.
        if (document.activeElement?.closest('[data-pin-bar]')) return before;
        const now = source.current && selectedIn(source.current);
        if (!now || !before) return now ?? undefined;
        return now.words === before.words && now.x === before.x && now.y === before.y ? before : now;
      });
    // A box tells of what is selected in it only to itself, in some browsers.
    const events = ['selectionchange', 'select', 'keyup', 'pointerup', 'focusin', 'scroll'] as const;
    for (const event of events) document.addEventListener(event, look, true);
    return () => {
      for (const event of events) document.removeEventListener(event, look, true);
    };
  }, [source]);
  return { selected, forget: () => setSelected(undefined) };
}

function selectedIn(element: HTMLElement): SelectedWords | undefined {
  return element instanceof HTMLTextAreaElement ? selectedInBox(element) : selectedInText(element);
}

function selectedInBox(box: HTMLTextAreaElement): SelectedWords | undefined {
  const { selectionStart: start, selectionEnd: end, value } = box;
  if (document.activeElement !== box || start === end) return undefined;
  const words = wholeWords(value, { start, end });
  return words === '' ? undefined : { words, x: 0, y: 0, isInBox: true };
}

function selectedInText(element: HTMLElement): SelectedWords | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const ends = [range.startContainer, range.endContainer];
  const texts = ends.map((node) => closest(node, '[data-prompt-text]'));
  const [text] = texts;
  if (!text || texts[1] !== text || !element.contains(text)) return undefined;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const words = wholeWords(text.textContent, { start, end: start + range.toString().length });
  const { left, bottom } = range.getBoundingClientRect();
  return words === '' ? undefined : { words, x: left, y: bottom, isInBox: false };
}

function closest(node: Node, what: string): Element | null {
  return (node instanceof Element ? node : node.parentElement)?.closest(what) ?? null;
}
