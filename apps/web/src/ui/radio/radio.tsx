import { Radio as Base } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import tick from '../checkbox/tick.module.css';
import { classNames } from '../class-names.ts';
import styles from './radio.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  isDisabled?: boolean;
}

interface RadiosProps<Value extends string> {
  /** What is asked. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  isDisabled?: boolean;
}

/** One of a few, all in sight. */
export function Radios<Value extends string>({
  label,
  options,
  value,
  onChange,
  isDisabled,
}: RadiosProps<Value>) {
  return (
    <RadioGroup
      className={styles.radios}
      aria-label={label}
      value={value ?? null}
      disabled={isDisabled}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the input is inside Base.Root
        <label key={option.value} className={tick.tick}>
          <Base.Root
            className={classNames(tick.box, tick.round)}
            value={option.value}
            disabled={option.isDisabled}
          >
            <Base.Indicator className={tick.dot} />
          </Base.Root>
          <span>{option.label}</span>
        </label>
      ))}
    </RadioGroup>
  );
}
