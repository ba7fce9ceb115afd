import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { call } from '../../lib/api.ts';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { logError } from '../../lib/log-error.ts';
import { sendPageEvent } from '../../lib/page-events.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { changeFrame } from './board-edits.ts';
import type { BoardStore } from './board-store.ts';
import { type Drawing, type DrawingState, openDrawing } from './drawing.ts';
import { askOnce } from './drawing-asked.ts';
import { lacksPicture, type PictureKind } from './picture-kind.ts';

/** Draws the frames of a board by way of the server, until the page is left. */
export function useDrawing(store: BoardStore, kind: PictureKind): { drawing: Drawing; state: DrawingState } {
  const wanted = useRef(kind);
  useLayoutEffect(() => {
    wanted.current = kind;
  });
  const [drawing] = useState(() => {
    const ask = askOnce(newGenerationId);
    return openDrawing({
      frames: () => store.read().content.frames,
      lacks: (frame) => lacksPicture(frame, wanted.current),
      draw: async ({ id, prompt, marks }, signal) => {
        const wish = { prompt, marks, ratio: store.read().content.ratio, kind: wanted.current };
        const answer = await ask(id, wish, (asked) =>
          call('POST /api/generate-image', { body: { ...asked, or_sketch: true }, signal }),
        );
        if (answer.is_counted) sendPageEvent('refreshUsage');
        if (answer.fell_back) tellSketched(answer.fell_back);
        return { imageUrl: answer.imageUrl, isSketch: answer.kind === 'sketch' };
      },
      onDrawn: (id, drawn) => store.edit(({ frames }) => ({ frames: changeFrame(frames, id, drawn) })),
      onFailed: (error) => logError('Failed to generate a storyboard image:', error),
      pause,
    });
  });
  useEffect(() => () => drawing.leave(), [drawing]);
  return { drawing, state: useSyncExternalStore(drawing.listen, drawing.read) };
}

function tellSketched(why: 'artist-failed' | 'artist-timed-out'): void {
  showToast({
    title: 'Sketched instead',
    text: `The generator ${why === 'artist-failed' ? 'drew nothing' : 'took too long'}, so the board artist drew the frame. Nothing was counted.`,
    tone: 'warn',
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
