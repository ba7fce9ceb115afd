import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useActiveInView } from '../tabs/use-active-in-view.ts';
import styles from './chip.module.css';

interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
  /** How many there are behind it. */
  count?: number;
}

/** A filter or a keyword that is on or off, and takes effect at once. */
export function Chip({ isOn, onChange, children, count, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
    >
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count.toLocaleString()}</span>}
    </button>
  );
}

/** Chips that belong together. */
export function Chips({
  label,
  children,
  className,
  current,
}: {
  label: string;
  children: ReactNode;
  className?: string;
  /** What is on of many. On a phone they then stand in one row, pushed sideways, with that one in sight. */
  current?: string;
}) {
  const row = useActiveInView(current ?? '');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={classNames(styles.chips, current !== undefined && styles.one, className)}
    >
      {children}
    </div>
  );
}
