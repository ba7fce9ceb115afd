import { FieldFrame } from '../../../ui/field/field-frame.tsx';

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
      {({ labelId: _, ...wired }) => (
        <input {...wired} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldFrame>
  );
}
