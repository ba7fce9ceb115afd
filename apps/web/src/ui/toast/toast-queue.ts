import type { Tone } from '../tone/tone.tsx';

export interface ToastContent {
  title: string;
  /** What was kept, or what it means. */
  text?: string;
  tone?: Tone;
  /** What can be done about it; it closes the toast. */
  action?: { label: string; onAct: () => void };
  /** How long it stays; a pointer or the focus on it stops the clock. */
  forMs?: number;
  /** However it went: by its time, by hand, or by its action. */
  onGone?: () => void;
}

type Receiver = (toast: ToastContent) => void;

const waiting: ToastContent[] = [];
let receiver: Receiver | undefined;
let onFirst: (() => void) | undefined;

/** Tells what just happened, from anywhere. The toaster is fetched when somebody first does something, or now. */
export function showToast(toast: ToastContent): void {
  if (receiver) {
    receiver(toast);
  } else {
    waiting.push(toast);
    onFirst?.();
  }
}

/** Called as soon as a toast is waiting. */
export function whenFirstToast(callback: () => void): () => void {
  onFirst = callback;
  if (waiting.length > 0) callback();
  return () => {
    onFirst = undefined;
  };
}

/** The toaster takes over: what waited comes first. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next;
  for (const toast of waiting.splice(0)) next(toast);
  return () => {
    receiver = undefined;
  };
}
