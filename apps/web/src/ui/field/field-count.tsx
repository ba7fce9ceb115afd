import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** `near-end`: from four fifths of the limit on. */
export type CountShown = 'never' | 'near-end' | 'always';

interface FieldCountProps {
  text: string;
  max?: number | undefined;
  shown?: CountShown | undefined;
}

const NEAR_END = 0.8;
/** One for all: finding the reader’s own at each letter is slow. */
const figures = new Intl.NumberFormat();

/** How long the text is, and how long it may be. */
export function FieldCount({ text, max, shown = max ? 'near-end' : 'never' }: FieldCountProps) {
  const isNearEnd = max !== undefined && text.length > max * NEAR_END;
  if (shown === 'never' || (shown === 'near-end' && !isNearEnd)) return null;
  return (
    <span className={classNames(styles.count, isNearEnd && styles.nearEnd)}>
      {figures.format(text.length)}
      {max !== undefined && `/${figures.format(max)}`}
    </span>
  );
}
