import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { moveFrame } from './board-edits.ts';
import type { BoardStore } from './board-store.ts';

/** What a grip needs to move its frame. */
export interface Grip {
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>, id: string) => void;
  moveTo: (id: string, to: number) => void;
}

/** Frames carry this on their element, so that what lies under a pointer is known. */
export const FRAME_ATTRIBUTE = 'data-frame';

/** Moves frames by dragging their grip, and by the arrow keys on it. */
export function useReorder(
  store: BoardStore,
  announce: (text: string) => void,
): { dragged: string | undefined; grip: Grip } {
  const [dragged, setDragged] = useState<string>();
  const endDrag = useRef<() => void>(undefined);
  useEffect(() => () => endDrag.current?.(), []);

  const grip = useMemo<Grip>(() => {
    const placeOf = (id: string) => store.read().content.frames.findIndex((frame) => frame.id === id);

    function move(id: string, to: number): void {
      const from = placeOf(id);
      store.edit(({ frames }) => ({ frames: moveFrame(frames, id, to) }));
      const now = placeOf(id);
      if (now !== from) announce(`Frame ${from + 1} is frame ${now + 1} now`);
    }

    return {
      moveTo: (id, to) => {
        move(id, to);
        focusGrip(id);
      },
      onKeyDown: (event, id) => {
        const to = placeForKey(event.key, placeOf(id), store.read().content.frames.length);
        if (to === undefined) return;
        event.preventDefault();
        move(id, to);
        focusGrip(id);
      },
      onPointerDown: (event, id) => {
        if (event.button !== 0) return;
        // Neither a selection nor a scroll begins here.
        event.preventDefault();
        event.currentTarget.focus();
        const before = store.read().content.frames;
        const from = placeOf(id);
        setDragged(id);

        const onMove = ({ clientX, clientY }: globalThis.PointerEvent) => {
          const over = frameAt(clientX, clientY);
          if (over === undefined || over === id) return;
          const to = placeOf(over);
          if (to !== placeOf(id)) store.edit(({ frames }) => ({ frames: moveFrame(frames, id, to) }));
        };
        const onKey = ({ key }: globalThis.KeyboardEvent) => {
          if (key !== 'Escape') return;
          store.edit(({ frames }) => ({
            frames: moveFrame(
              frames,
              id,
              before.findIndex((one) => one.id === id),
            ),
          }));
          end();
        };
        function end() {
          removeEventListener('pointermove', onMove);
          removeEventListener('pointerup', end);
          removeEventListener('pointercancel', end);
          removeEventListener('keydown', onKey);
          endDrag.current = undefined;
          setDragged(undefined);
          const now = placeOf(id);
          if (now !== from) announce(`Frame ${from + 1} is frame ${now + 1} now`);
          focusGrip(id);
        }
        addEventListener('pointermove', onMove);
        addEventListener('pointerup', end);
        addEventListener('pointercancel', end);
        addEventListener('keydown', onKey);
        endDrag.current = end;
      },
    };
  }, [store, announce]);

  return { dragged, grip };
}

function placeForKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowUp':
      return at - 1;
    case 'ArrowRight':
    case 'ArrowDown':
      return at + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function frameAt(x: number, y: number): string | undefined {
  const frame = document.elementFromPoint(x, y)?.closest(`[${FRAME_ATTRIBUTE}]`);
  return frame?.getAttribute(FRAME_ATTRIBUTE) ?? undefined;
}

/** An element that is put elsewhere in the page loses the focus on its way. */
function focusGrip(id: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[${FRAME_ATTRIBUTE}="${id}"] [data-grip]`)?.focus();
  });
}
