import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
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
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div role="group" aria-label={label} className={classNames(styles.chips, className)}>
      {children}
    </div>
  );
}
