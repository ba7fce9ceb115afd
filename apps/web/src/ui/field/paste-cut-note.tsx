import { plural } from '@cuewright/engine/plural';
import { X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './paste-cut-note.module.css';

interface PasteCutNoteProps {
  /** How many characters of the paste are in the field. */
  kept: number;
  /** What did not fit. */
  rest: string;
  onUndo: (() => void) | undefined;
  onDismiss: () => void;
}

/** Under a field that could not take all of a paste: how much is missing, and the way to it. */
export function PasteCutNote({ kept, rest, onUndo, onDismiss }: PasteCutNoteProps) {
  const count = rest.length;
  return (
    <div className={styles.cut}>
      <p role="alert">
        <b>The paste was too long.</b> {kept.toLocaleString()}{' '}
        {plural(kept, 'character was', 'characters were')} kept, {count.toLocaleString()} left out.
      </p>
      <span className={styles.actions}>
        <CopyButton size="s" look="bare" text={rest} label="Copy what was left out" />
        {onUndo && (
          <Button
            size="s"
            look="bare"
            onClick={() => {
              onUndo();
              onDismiss();
            }}
          >
            Undo paste
          </Button>
        )}
        <IconButton size="s" label="Dismiss" onClick={onDismiss}>
          <X />
        </IconButton>
      </span>
    </div>
  );
}
