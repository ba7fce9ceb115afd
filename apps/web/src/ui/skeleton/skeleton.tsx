import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

interface SkeletonLinesProps {
  /** What is being waited for, for ears. */
  label: string;
  lines?: number;
}

/** Text that is on its way, in the size it will have. */
export function SkeletonLines({ label, lines = 3 }: SkeletonLinesProps) {
  return (
    <div role="status" className={styles.lines}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by nothing else
        <span key={n} className={styles.line} />
      ))}
    </div>
  );
}

interface SkeletonBoxProps {
  label: string;
  shape?: 'control' | 'meter' | 'card';
}

/** A thing that is on its way. */
export function SkeletonBox({ label, shape = 'control' }: SkeletonBoxProps) {
  return (
    <div role="status" className={classNames(styles.box, styles[shape])}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
