import { classNames } from '../../ui/class-names.ts';
import styles from './aira-mark.module.css';

/** A frame with the cue in it: her sign. */
export function AiraMark({ isLarge = false }: { isLarge?: boolean }) {
  return <span className={classNames(styles.mark, isLarge && styles.large)} aria-hidden="true" />;
}
