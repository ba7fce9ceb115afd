import { shortSize } from '@cuewright/engine/storyboard';
import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import type { Frames } from './board-edits.ts';
import styles from './cut-strip.module.css';
import type { DrawingState } from './drawing.ts';
import { frameElementId } from './frame-element-id.ts';

/** A frame without a length stands in the strip as long as this. */
const USUAL_SECONDS = 4;

/** The frames in a row, each as wide as it is long: the rhythm of the cut at a glance, and the way to a frame. */
export function CutStrip({ frames, work }: { frames: Frames; work: DrawingState['work'] }) {
  if (frames.length === 0) return null;
  return (
    <nav className={styles.cut} aria-label="Frames by their length">
      <ol>
        {frames.map(({ id, size, duration, imageUrl }, n) => {
          const state = work[id]?.is ?? (imageUrl === null ? 'empty' : 'drawn');
          const length = duration === null ? '' : `${duration} s`;
          return (
            <li key={id} style={{ '--seconds': duration ?? USUAL_SECONDS } as CSSProperties}>
              <button
                type="button"
                className={classNames(styles.clip, styles[state])}
                onClick={() => goToFrame(id)}
              >
                <VisuallyHidden>Go to frame </VisuallyHidden>
                <b>{n + 1}</b> <span>{[shortSize(size), length].filter(Boolean).join(' ')}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function goToFrame(id: string): void {
  const frame = document.getElementById(frameElementId(id));
  frame?.scrollIntoView({ block: 'start', behavior: 'auto' });
  frame?.querySelector('h2')?.focus({ preventScroll: true });
}
