import type { CSSProperties, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import type { TextEntry } from '../field/field.tsx';
import { FieldCount } from '../field/field-count.tsx';
import { FieldFrame } from '../field/field-frame.tsx';
import { usePasteCut } from '../field/use-paste-cut.tsx';
import styles from './textarea.module.css';

interface TextareaProps extends TextEntry {
  /** Lines it has when it is empty. It grows with what is typed. */
  rows?: number;
  /** Beside the counter: the button that takes dictation. */
  dictation?: ReactNode;
  /** Below the text: where it came from, undo, clear. */
  tools?: ReactNode;
  /** Sentences: the browser may help with their spelling and capitals. */
  isProse?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of any length. */
export function Textarea({
  value,
  onChange,
  max,
  counted,
  rows = 3,
  dictation,
  tools,
  autoComplete = 'off',
  isRequired,
  isProse = false,
  ref,
  placeholder,
  name,
  ...frame
}: TextareaProps) {
  const { listeners, note } = usePasteCut({ value, max, onChange });
  return (
    <FieldFrame
      {...frame}
      news={note}
      tools={tools}
      aside={
        <>
          <FieldCount text={value} max={max} shown={counted} />
          {dictation}
        </>
      }
    >
      {({ labelId: _, className, ...wired }) => (
        <div className={styles.grow} data-text={value}>
          <textarea
            {...wired}
            {...listeners}
            ref={ref}
            dir="auto"
            className={classNames(className, styles.area)}
            name={name}
            value={value}
            style={{ '--rows': rows } as CSSProperties}
            placeholder={placeholder}
            maxLength={max}
            autoComplete={autoComplete}
            {...(isProse && { spellCheck: true, autoCapitalize: 'sentences', autoCorrect: 'on' })}
            required={isRequired}
            disabled={frame.isDisabled}
            readOnly={frame.isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
