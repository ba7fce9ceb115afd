import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two or three ways to see the same thing, as boxes of one form. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <RadioGroup
      className={styles.segments}
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          className={styles.segment}
          value={option.value}
          disabled={option.isDisabled}
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
