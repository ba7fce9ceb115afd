import type { Difference } from '@cuewright/engine/differences';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './differences-dialog.module.css';

interface DifferenceMarkProps {
  difference: Difference;
  isTaken: boolean;
  onToggle: () => void;
}

/** One place where two texts differ: pressed it is taken, released it is left. */
export function DifferenceMark({ difference: { gone, added }, isTaken, onToggle }: DifferenceMarkProps) {
  return (
    <button
      type="button"
      className={classNames(styles.mark, isTaken ? styles.taken : styles.left)}
      aria-pressed={isTaken}
      onClick={onToggle}
    >
      {gone !== '' && (
        <del>
          <VisuallyHidden>{added === '' ? 'Take out: ' : 'Instead of: '}</VisuallyHidden>
          {gone}
        </del>
      )}
      {added !== '' && (
        <ins>
          <VisuallyHidden>Put in: </VisuallyHidden>
          {added}
        </ins>
      )}
    </button>
  );
}
