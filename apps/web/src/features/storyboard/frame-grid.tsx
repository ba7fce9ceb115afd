import type { Storyboard } from '@cuewright/contract';
import { useCallback, useState } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { Frames } from './board-edits.ts';
import type { BoardStore } from './board-store.ts';
import type { Drawing, DrawingState } from './drawing.ts';
import { FrameCard } from './frame-card.tsx';
import styles from './frame-grid.module.css';
import { useReorder } from './use-reorder.ts';

interface FrameGridProps {
  frames: Frames;
  originalPrompt: string;
  ratio: Storyboard['ratio'];
  work: DrawingState['work'];
  store: BoardStore;
  drawing: Drawing;
}

/** The frames two by two in their order, which can be changed by hand and by keyboard. */
export function FrameGrid({ frames, originalPrompt, ratio, work, store, drawing }: FrameGridProps) {
  const [{ news, count }, setNews] = useState({ news: '', count: 0 });
  /** Each a new element, or the same words a second time would not be read out. */
  const announce = useCallback(
    (text: string) => setNews((last) => ({ news: text, count: last.count + 1 })),
    [],
  );
  const { dragged, grip } = useReorder(store, announce);

  return (
    <>
      <ol className={styles.frames} aria-label="Frames">
        {frames.map((frame, n) => (
          <FrameCard
            key={frame.id}
            frame={frame}
            index={n}
            count={frames.length}
            originalPrompt={originalPrompt}
            ratio={ratio}
            work={work[frame.id]}
            store={store}
            drawing={drawing}
            isDragged={dragged === frame.id}
            grip={grip}
            announce={announce}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">
        <span key={count}>{news}</span>
      </VisuallyHidden>
    </>
  );
}
