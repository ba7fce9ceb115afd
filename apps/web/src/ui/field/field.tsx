import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { type CountShown, FieldCount } from './field-count.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { usePasteCut } from './use-paste-cut.tsx';

export interface TextEntry extends Omit<FieldFrameProps, 'aside' | 'end' | 'tools'> {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Input beyond it is ignored; of a paste it is told. */
  max?: number;
  /** When the counter shows; where there is a `max`, that is near its end. */
  counted?: CountShown;
  /** What the browser may fill in. Nothing, when it is not said. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  name?: string;
  isRequired?: boolean;
}

interface FieldProps extends TextEntry {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>;
  /** After what is typed, inside the box: a button that belongs to it. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function Field({
  value,
  onChange,
  max,
  counted,
  type = 'text',
  autoComplete = 'off',
  isRequired,
  ref,
  placeholder,
  name,
  end,
  ...frame
}: FieldProps) {
  const { listeners, note } = usePasteCut({ value, max, onChange });
  return (
    <FieldFrame
      {...frame}
      aside={<FieldCount text={value} max={max} shown={counted} />}
      end={end}
      news={note}
    >
      {({ labelId: _, ...wired }) => (
        <input
          {...wired}
          {...listeners}
          ref={ref}
          type={type}
          dir="auto"
          name={name}
          value={value}
          placeholder={placeholder}
          maxLength={max}
          autoComplete={autoComplete}
          required={isRequired}
          disabled={frame.isDisabled}
          readOnly={frame.isReadOnly}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
