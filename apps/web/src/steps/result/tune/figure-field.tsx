import { useState } from 'react';
import { Field } from '../../../ui/field/field.tsx';
import type { Control } from './controls-of.ts';

interface FigureFieldProps {
  control: Extract<Control, { kind: 'figure' }>;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** A figure that is typed, since its range is too wide for a hand. Half of one stays as it was typed. */
export function FigureField({ control, value, onChange }: FigureFieldProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const isStale = figureOf(typed, control) !== value;
  return (
    <Field
      label={control.name}
      note={control.note}
      value={isStale ? String(value ?? '') : typed}
      placeholder="Not set"
      onChange={(next) => {
        const kept = next.replace(/[^\d.-]/g, '');
        const figure = figureOf(kept, control);
        setTyped(figure !== undefined && figure !== Number(kept) ? String(figure) : kept);
        onChange(figure);
      }}
    />
  );
}

/** Brought into the range; what is no figure is nothing. */
function figureOf(typed: string, { min, max, isWhole }: FigureFieldProps['control']): number | undefined {
  const figure = isWhole ? Number.parseInt(typed, 10) : Number.parseFloat(typed);
  if (!Number.isFinite(figure)) return undefined;
  return Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? 0, figure));
}
