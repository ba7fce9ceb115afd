import { Search } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { KeyboardHint } from '../../ui/keyboard-hint/keyboard-hint.tsx';
import styles from './command-button.module.css';

interface CommandButtonProps {
  onOpen: () => void;
  /** Its sign alone, where the bar is full of links. */
  isSmall?: boolean;
}

/** In the top bar: opens the command field, and looks like it. */
export function CommandButton({ onOpen, isSmall = false }: CommandButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.command, isSmall && styles.small)}
      aria-keyshortcuts="Control+K Meta+K"
      title="Go to a step, prompt or model"
      onClick={onOpen}
    >
      <Search aria-hidden="true" />
      <span className={styles.words}>Go to a step, prompt or model</span>
      <span className={styles.keys} aria-hidden="true">
        <KeyboardHint keys="mod+k" />
      </span>
    </button>
  );
}
