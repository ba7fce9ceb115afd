import { classNames } from '../../../ui/class-names.ts';
import { FieldFrame } from '../../../ui/field/field-frame.tsx';
import styles from './day-field.module.css';

interface DayFieldProps {
  label: string;
  /** As `2026-11-22`; empty while none is chosen. */
  value: string;
  onChange: (day: string) => void;
}

/** A day, by the browser's own calendar. */
export function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <FieldFrame label={label}>
      {({ labelId: _, className, ...wired }) => (
        <input
          {...wired}
          className={classNames(className, styles.day)}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
