import { ApiError, storyboardLimits } from '@cuewright/contract';
import type { BoardFrame } from '@cuewright/engine/storyboard';
import { isBlankText } from '@cuewright/engine/text';

/** What a frame is waiting for, or what came of it. A frame that is not in the table is at rest. */
export type FrameWork = { is: 'next' } | { is: 'drawing' } | { is: 'failed'; error: Error };

/** Generate All, while it goes on. */
export interface Run {
  /** Frames it set out to draw. */
  total: number;
  /** Frames it is done with, drawn or not. */
  done: number;
}

export interface DrawingState {
  work: Readonly<Record<string, FrameWork>>;
  run: Run | undefined;
  /** Why Generate All ended before its end. */
  stopped: Error | undefined;
}

interface Parts<Drawn> {
  frames: () => readonly BoardFrame[];
  /** What Generate All sets out to draw. */
  lacks: (frame: BoardFrame) => boolean;
  draw: (frame: BoardFrame, signal: AbortSignal) => Promise<Drawn>;
  onDrawn: (id: string, drawn: Drawn) => void;
  onFailed: (error: unknown) => void;
  /** Ends early, and well, when the signal says so. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface Drawing {
  read: () => DrawingState;
  listen: (listener: () => void) => () => void;
  drawFrame: (id: string) => Promise<void>;
  /** Every frame that lacks a picture, one after the other, with a pause between. */
  drawAll: () => Promise<void>;
  cancel: (id: string) => void;
  cancelAll: () => void;
  /** Ends everything: nobody looks any more. */
  leave: () => void;
}

/** A frame cannot be drawn from nothing. */
export class PromptMissing extends Error {}

/** What holds for one frame holds for all that follow, so asking on is in vain. */
const HOPELESS: readonly string[] = [
  'no-artist',
  'daily-limit-reached',
  'too-many-requests',
  'not-signed-in',
  'another-person',
];

function isHopeless(error: unknown): error is ApiError {
  return error instanceof ApiError && HOPELESS.includes(error.code);
}

export function openDrawing<Drawn>(parts: Parts<Drawn>): Drawing {
  const listeners = new Set<() => void>();
  const aborts = new Map<string, AbortController>();
  let state: DrawingState = { work: {}, run: undefined, stopped: undefined };
  let runAbort: AbortController | undefined;

  const tell = (change: Partial<DrawingState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  function mark(id: string, work: FrameWork | undefined): void {
    const { [id]: _, ...others } = state.work;
    tell({ work: work ? { ...others, [id]: work } : others });
  }

  /** What went wrong, if something did. */
  async function draw(id: string, outer?: AbortSignal): Promise<unknown> {
    const frame = parts.frames().find((one) => one.id === id);
    if (!frame || aborts.has(id)) return undefined;
    if (isBlankText(frame.prompt)) {
      mark(id, { is: 'failed', error: new PromptMissing('There is no prompt to draw.') });
      return undefined;
    }
    const abort = new AbortController();
    const signal = outer ? AbortSignal.any([outer, abort.signal]) : abort.signal;
    aborts.set(id, abort);
    mark(id, { is: 'drawing' });
    try {
      const drawn = await parts.draw(frame, signal);
      mark(id, undefined);
      parts.onDrawn(id, drawn);
      return undefined;
    } catch (error) {
      if (signal.aborted) {
        mark(id, undefined);
        return undefined;
      }
      parts.onFailed(error);
      mark(id, { is: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      return error;
    } finally {
      aborts.delete(id);
    }
  }

  async function drawAll(): Promise<void> {
    if (state.run) return;
    const abort = new AbortController();
    const { signal } = abort;
    runAbort = abort;
    const ids = parts
      .frames()
      .filter((frame) => parts.lacks(frame) && !aborts.has(frame.id))
      .map(({ id }) => id);
    const waiting = Object.fromEntries(ids.map((id) => [id, { is: 'next' } as const]));
    tell({ run: { total: ids.length, done: 0 }, stopped: undefined, work: { ...state.work, ...waiting } });
    for (const [n, id] of ids.entries()) {
      if (n > 0 && !signal.aborted) await parts.pause(storyboardLimits.pauseMs, signal);
      if (signal.aborted) break;
      // Somebody may have drawn it by hand, or deleted it, in the meantime.
      const isWanted = parts.frames().some((frame) => frame.id === id && parts.lacks(frame));
      const error = isWanted ? await draw(id, signal) : mark(id, undefined);
      tell({ run: { total: ids.length, done: n + 1 } });
      if (isHopeless(error)) {
        tell({ stopped: error });
        break;
      }
    }
    const work = Object.fromEntries(Object.entries(state.work).filter(([, { is }]) => is !== 'next'));
    tell({ run: undefined, work });
  }

  const cancelAll = () => runAbort?.abort();
  return {
    read: () => state,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drawFrame: async (id) => void (await draw(id)),
    drawAll,
    cancel: (id) => aborts.get(id)?.abort(),
    cancelAll,
    leave: () => {
      cancelAll();
      for (const abort of aborts.values()) abort.abort();
    },
  };
}
