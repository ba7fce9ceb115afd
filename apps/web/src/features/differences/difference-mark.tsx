import type { Difference } from '@cuewright/engine/differences';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './differences.module.css';

interface DifferenceMarkProps {
  difference: Difference;
  isTaken: boolean;
  onToggle: () => void;
}

/** One place where two texts differ: pressed it is taken, released it is left. */
export function DifferenceMark({
  difference: { gone, added, moved },
  isTaken,
  onToggle,
}: DifferenceMarkProps) {
  return (
    // A button would stand as a box in the line; a difference breaks with its words.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      role="button"
      tabIndex={0}
      className={classNames(styles.mark, isTaken ? styles.taken : styles.left)}
      aria-pressed={isTaken}
      onClick={onToggle}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onToggle();
      }}
    >
      {gone !== '' && (
        <del>
          <VisuallyHidden>
            {moved ? 'Move from here: ' : added === '' ? 'Take out: ' : 'Instead of: '}
          </VisuallyHidden>
          {gone}
        </del>
      )}
      {added !== '' && (
        <ins>
          <VisuallyHidden>{moved ? 'Move to here: ' : 'Put in: '}</VisuallyHidden>
          {added}
        </ins>
      )}
    </span>
  );
}
