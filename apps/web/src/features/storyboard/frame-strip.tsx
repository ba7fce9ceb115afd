import { type BoardFrame, frameSizes } from '@cuewright/engine/storyboard';
import type { MouseEvent, Ref } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { frameDifference } from './frame-difference.ts';
import styles from './frame-strip.module.css';

/** What the strip names, in its order; each has a field of the same name. */
export type StripCell = 'size' | 'move' | 'lens' | 'seconds' | 'only-here' | 'dialogue';

interface FrameStripProps {
  frame: BoardFrame;
  number: number;
  originalPrompt: string;
  /** With the cell that was pressed, if one was. */
  onOpen: (cell: StripCell | undefined) => void;
  ref: Ref<HTMLButtonElement>;
}

/** What the floor needs to know of a frame, to be read at a glance. A press turns it into its fields. */
export function FrameStrip({ frame, number, originalPrompt, onOpen, ref }: FrameStripProps) {
  const { size, move, lens, duration, dialogue } = frame;
  const cells: [StripCell, name: string, says: string, unsaid: string][] = [
    ['size', 'Size', frameSizes.find(({ id }) => id === size)?.name ?? '', 'Not said'],
    ['move', 'Move', move.trim(), 'Not said'],
    ['lens', 'Lens', lens.trim(), 'Not said'],
    ['seconds', 'Seconds', duration === null ? '' : `${duration} s`, 'Not timed'],
    ['only-here', 'Only here', onlyHere(frame, originalPrompt), 'The same words'],
    ['dialogue', 'Dialogue', dialogue.trim(), 'No line'],
  ];
  return (
    <button
      ref={ref}
      type="button"
      className={styles.strip}
      aria-expanded={false}
      onClick={(event) => onOpen(cellAt(event))}
    >
      <VisuallyHidden>Open frame {number}. </VisuallyHidden>
      {cells.map(([cell, name, says, unsaid]) => (
        <span key={cell} data-cell={cell} className={styles.cell}>
          <span className={styles.name}>{name} </span>
          <span className={classNames(styles.says, says === '' && styles.unsaid)}>{says || unsaid} </span>
        </span>
      ))}
    </button>
  );
}

/** How a frame differs from what all of them began from: as its note has it, or the words that only it has. */
function onlyHere({ note, prompt }: BoardFrame, originalPrompt: string): string {
  return note.trim() || frameDifference(originalPrompt, prompt);
}

function cellAt({ target, currentTarget }: MouseEvent<HTMLElement>): StripCell | undefined {
  const cell = target instanceof Element && target.closest<HTMLElement>('[data-cell]');
  return cell && currentTarget.contains(cell) ? (cell.dataset['cell'] as StripCell) : undefined;
}
