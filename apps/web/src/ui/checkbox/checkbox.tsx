import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tick.module.css';

interface CheckboxProps {
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Some of what it stands for is on. */
  isMixed?: boolean;
  isDisabled?: boolean;
  /** What is wrong; the words stand where the form's errors stand. */
  isWrong?: boolean;
  name?: string;
}

/** A box to cross, as on a form. */
export function Checkbox({
  children,
  isOn,
  onChange,
  isMixed = false,
  isDisabled,
  isWrong,
  name,
}: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is inside Base.Root
    <label className={classNames(styles.tick, isWrong && styles.wrong)}>
      <Base.Root
        className={styles.box}
        checked={isOn}
        indeterminate={isMixed}
        disabled={isDisabled}
        name={name}
        aria-invalid={isWrong}
        onCheckedChange={onChange}
      >
        <Base.Indicator className={styles.cross}>{isMixed ? <Minus /> : <X />}</Base.Indicator>
      </Base.Root>
      <span>{children}</span>
    </label>
  );
}
