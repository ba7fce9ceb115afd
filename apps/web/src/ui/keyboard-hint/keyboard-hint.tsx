import { classNames } from '../class-names.ts';
import { keyNames } from './key-names.ts';
import styles from './keyboard-hint.module.css';

interface KeyboardHintProps {
  /** As in `mod+k`: `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: string;
  className?: string | undefined;
}

/** The shortcut of what stands beside it. */
export function KeyboardHint({ keys, className }: KeyboardHintProps) {
  return (
    <span className={classNames(styles.keys, className)}>
      {keyNames(keys).map(({ sign, spoken }) => (
        <kbd key={spoken} title={spoken}>
          {sign}
        </kbd>
      ))}
    </span>
  );
}
