import type { Choice } from '../../../ui/popup/choice.ts';
import { Select } from '../../../ui/select/select.tsx';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** What it says while nothing is chosen: "Every plan". */
  any: string;
  choices: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** Cuts a list down to one kind, or to none. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, any, choices, value, onChange } = props;
  return (
    <Select<Value | 'any'>
      label={label}
      choices={[{ value: 'any', label: any }, ...choices]}
      value={value ?? 'any'}
      onChange={(next) => onChange(next === 'any' ? null : next)}
    />
  );
}
