import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { bringIntoSight, rangeOf } from './text-places.ts';
import { KEEPS_WORDS } from './use-picked-words.ts';
import type { Stretch } from './word-stops.ts';
import styles from './words-bar.module.css';

interface WordsBarProps {
  text: RefObject<HTMLElement | null>;
  of: Stretch;
  label: string;
  /** It was asked for by keyboard. */
  takesFocus: boolean;
  onLeave: (how: 'words' | 'choices') => void;
  children: ReactNode;
}

/**
 * What can be said of the words that are selected: beside them for a mouse, at the foot of the screen for a thumb, where
 * neither the phone's own menu nor its handles are.
 */
export function WordsBar({ text, of, label, takesFocus, onLeave, children }: WordsBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const put = () => {
      if (bar.current && text.current) place(bar.current, rangeOf(text.current, of));
    };
    put();
    addEventListener('scroll', put, true);
    addEventListener('resize', put);
    const growing = new ResizeObserver(put);
    if (bar.current) growing.observe(bar.current);
    return () => {
      removeEventListener('scroll', put, true);
      removeEventListener('resize', put);
      growing.disconnect();
    };
  }, [text, of]);

  useEffect(() => {
    if (takesFocus) bar.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      onLeave(takesFocus ? 'choices' : 'words');
    };
    document.addEventListener('keydown', leave, true);
    return () => document.removeEventListener('keydown', leave, true);
  }, [onLeave, takesFocus]);

  // At the foot of the screen it may lie over the very words, the more so when it grows.
  useEffect(() => {
    const growing = new ResizeObserver(() => {
      if (!bar.current || !text.current || !matchMedia(AT_FOOT).matches) return;
      bringIntoSight(rangeOf(text.current, of), bar.current.offsetHeight);
    });
    if (bar.current) growing.observe(bar.current);
    return () => growing.disconnect();
  }, [text, of]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = STEPS[event.key];
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step === undefined
            ? -1
            : at + step;
    if (event.key === 'Tab') onLeave('choices');
    if (next < 0 || !buttons[next]) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return createPortal(
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={styles.bar}
      // Pressing it takes neither the focus nor the selection from the text.
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      {...{ [KEEPS_WORDS]: '' }}
    >
      {children}
    </div>,
    // Within the landmark that the text is in; the sheet itself may clip or contain what floats.
    text.current?.closest('main') ?? document.body,
  );
}

const AT_FOOT = '(pointer: coarse), (max-width: 600px)';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const GAP = 8;

/** Above the first line of the words, or below the last where there is no room above. */
function place(bar: HTMLElement, range: Range): void {
  const lines = [...range.getClientRects()];
  const first = lines[0] ?? range.getBoundingClientRect();
  const last = lines.at(-1) ?? first;
  const { offsetWidth: width, offsetHeight: height } = bar;
  const above = first.top - height - GAP;
  const top = above >= GAP ? above : Math.min(last.bottom + GAP, innerHeight - height - GAP);
  const left = Math.min(first.left, document.documentElement.clientWidth - width - GAP);
  bar.style.setProperty('--x', `${Math.max(GAP, left)}px`);
  bar.style.setProperty('--y', `${Math.max(GAP, top)}px`);
}
