import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { bringIntoSight, rangeOf, selectedIn } from './text-places.ts';
import { type Stretch, wholeStretch, wordStops } from './word-stops.ts';

/** Marks what has to do with the words that are selected: pressing it does not let go of them. */
export const KEEPS_WORDS = 'data-keeps-words';

export interface PickedWords {
  /** Whole words, as somebody selected them. */
  picked: Stretch | undefined;
  /** What can be said of them is shown. */
  isOpen: boolean;
  /** They were picked by keyboard: what is shown takes the focus. */
  isByKeys: boolean;
  open: () => void;
  /** Lets go of the words, or only of what is shown. */
  leave: (how: 'words' | 'choices') => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Words of a text that are selected: by mouse and finger as anywhere, by keyboard from word to word. The browser's own
 * selection is the one there is, so what is picked is also what is copied.
 */
export function usePickedWords(
  text: RefObject<HTMLElement | null>,
  { isOn, onEnter }: { isOn: boolean; onEnter: (at: Stretch) => boolean },
): PickedWords {
  const [picked, setPicked] = useState<Stretch>();
  const [isOpen, setOpen] = useState(false);
  const [isByKeys, setByKeys] = useState(false);
  const hand = useRef({ isDown: false, isByKeys: false, isInText: false });
  /** Numbers of words: where the selection began, and where its other end is. */
  const cursor = useRef<{ anchor: number; head: number }>(undefined);
  const held = useRef<Stretch>(undefined);
  useEffect(() => {
    held.current = picked;
  }, [picked]);

  // Inks come after the words, and with them other letters: what was selected of the same words stays selected.
  useEffect(() => {
    const element = text.current;
    if (!isOn || !element) return;
    let words = element.textContent;
    const observer = new MutationObserver(() => {
      const isSameText = element.textContent === words;
      words = element.textContent;
      if (!held.current || !isSameText || isSame(selectedIn(element), held.current)) return;
      const range = rangeOf(element, held.current);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    });
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [text, isOn]);

  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      const element = text.current;
      if (!element || document.activeElement?.closest(`[${KEEPS_WORDS}]`)) return;
      const selected = selectedIn(element);
      const words = selected && wholeStretch(element.textContent, selected);
      setPicked((before) => (isSame(before, words) ? before : words));
      if (!hand.current.isByKeys) setOpen(words !== undefined && !hand.current.isDown);
    };
    const press = (event: PointerEvent) => {
      if (isKeeping(event)) return;
      const isInText = event.target instanceof Node && text.current?.contains(event.target) === true;
      hand.current = { isDown: event.pointerType === 'mouse', isByKeys: false, isInText };
      cursor.current = undefined;
    };
    const release = () => {
      if (!hand.current.isDown) return;
      hand.current.isDown = false;
      look();
    };
    /** Whoever goes on elsewhere may leave the words selected. */
    const goOn = (event: MouseEvent) => {
      if (!hand.current.isInText && !isKeeping(event)) setOpen(false);
    };
    document.addEventListener('click', goOn, true);
    document.addEventListener('selectionchange', look);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    return () => {
      document.removeEventListener('click', goOn, true);
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
    };
  }, [text, isOn]);

  const leave = useCallback(
    (how: 'words' | 'choices') => {
      const isInside = document.activeElement?.closest(`[${KEEPS_WORDS}]`);
      setOpen(false);
      if (how === 'words') {
        setPicked(undefined);
        getSelection()?.removeAllRanges();
      }
      if (isInside) text.current?.focus({ preventScroll: true });
    },
    [text],
  );
  const open = useCallback(() => {
    setByKeys(hand.current.isByKeys);
    setOpen(true);
  }, []);

  function pick(element: HTMLElement, words: readonly Stretch[], anchor: number, head: number) {
    const first = words[Math.min(anchor, head)];
    const last = words[Math.max(anchor, head)];
    if (!first || !last) return;
    hand.current.isByKeys = true;
    cursor.current = { anchor, head };
    const range = rangeOf(element, { start: first.start, end: last.end });
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    setOpen(false);
    setPicked(wholeStretch(element.textContent, { start: first.start, end: last.end }));
    bringIntoSight(rangeOf(element, words[head] ?? first));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = text.current;
    if (!isOn || !element || event.target !== element || event.metaKey || event.ctrlKey || event.altKey)
      return;
    if (event.key === 'Escape' && picked) {
      // Nothing behind it closes as well.
      event.stopPropagation();
      leave('words');
      return;
    }
    if ((event.key === 'Enter' || event.key === ' ') && picked) {
      event.preventDefault();
      hand.current.isByKeys = true;
      if (!onEnter(picked)) open();
      return;
    }
    const words = wordStops(element.textContent);
    const now = cursor.current ?? cursorOf(words, picked);
    const head = nextWord(event.key, element, words, now?.head);
    if (head === undefined) return;
    event.preventDefault();
    pick(element, words, event.shiftKey ? (now?.anchor ?? head) : head, head);
  }

  return { picked: isOn ? picked : undefined, isOpen, isByKeys, open, leave, onKeyDown };
}

function isKeeping({ target }: Event): boolean {
  return target instanceof Element && target.closest(`[${KEEPS_WORDS}]`) !== null;
}

function isSame(one: Stretch | undefined, other: Stretch | undefined): boolean {
  return one?.start === other?.start && one?.end === other?.end;
}

/** Where the keyboard goes on from what a mouse has selected. */
function cursorOf(words: readonly Stretch[], picked: Stretch | undefined) {
  if (!picked) return undefined;
  const anchor = words.findIndex(({ end }) => end > picked.start);
  const head = words.findLastIndex(({ start }) => start < picked.end);
  return anchor < 0 || head < 0 ? undefined : { anchor, head };
}

function nextWord(
  key: string,
  element: HTMLElement,
  words: readonly Stretch[],
  at: number | undefined,
): number | undefined {
  const last = words.length - 1;
  if (last < 0) return undefined;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowRight':
      return at === undefined ? 0 : Math.min(at + 1, last);
    case 'ArrowLeft':
      return at === undefined ? last : Math.max(at - 1, 0);
    case 'ArrowDown':
      return at === undefined ? 0 : wordInLine(element, words, at, 1);
    case 'ArrowUp':
      return at === undefined ? last : wordInLine(element, words, at, -1);
    default:
      return undefined;
  }
}

/** The word in the next line, or the one before, that stands nearest below or above; at either end, the last one of the text. */
function wordInLine(element: HTMLElement, words: readonly Stretch[], at: number, step: 1 | -1): number {
  const placeOf = (n: number) => rangeOf(element, words[n] ?? { start: 0, end: 0 }).getBoundingClientRect();
  const own = placeOf(at);
  let best: { n: number; top: number; away: number } | undefined;
  for (let n = at + step; n >= 0 && n < words.length; n += step) {
    const place = placeOf(n);
    const isOther = step > 0 ? place.top >= own.bottom - 1 : place.bottom <= own.top + 1;
    if (!isOther) continue;
    // Beyond the line that was reached first.
    if (best && Math.abs(place.top - best.top) > place.height / 2) break;
    const away = Math.abs(place.left - own.left);
    if (!best || away < best.away) best = { n, top: best?.top ?? place.top, away };
  }
  return best?.n ?? (step > 0 ? words.length - 1 : 0);
}
