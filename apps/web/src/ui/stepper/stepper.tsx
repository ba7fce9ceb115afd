import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  /** What is set. */
  label: string;
  value: number;
  /** As it is shown: with its unit. */
  text: string;
  least: number;
  most: number;
  step: number;
  onChange: (value: number) => void;
  smaller: { label: string; icon: ReactNode };
  larger: { label: string; icon: ReactNode };
}

/** A figure that goes up and down by steps. */
export function Stepper({ label, value, text, least, most, step, onChange, smaller, larger }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton label={smaller.label} disabled={value <= least} onClick={() => onChange(value - step)}>
        {smaller.icon}
      </IconButton>
      <output>{text}</output>
      <IconButton label={larger.label} disabled={value >= most} onClick={() => onChange(value + step)}>
        {larger.icon}
      </IconButton>
    </div>
  );
}
