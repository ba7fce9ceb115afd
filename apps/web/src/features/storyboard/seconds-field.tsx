import { storyboardLimits } from '@cuewright/contract';
import { useState } from 'react';
import { Field } from '../../ui/field/field.tsx';
import { readSeconds } from './read-seconds.ts';

interface SecondsFieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
}

const { least, most } = storyboardLimits.seconds;

/** How long a frame is. What is no length stays in the field with its reason, and changes nothing. */
export function SecondsField({ value, onChange }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string>();
  const given = typed === undefined ? undefined : readSeconds(typed);
  const isShown = given?.ok && given.value === value;
  // Whatever is changed from elsewhere, by an undo or another tab, is shown.
  const text = typed !== undefined && (isShown || !given?.ok) ? typed : (value ?? '').toString();
  return (
    <Field
      label="Seconds"
      placeholder="4"
      max={8}
      value={text}
      onChange={(next) => {
        setTyped(next);
        const read = readSeconds(next);
        if (read.ok) onChange(read.value);
      }}
      {...(given && !given.ok && { error: `From ${least} to ${most.toLocaleString()}.` })}
    />
  );
}
