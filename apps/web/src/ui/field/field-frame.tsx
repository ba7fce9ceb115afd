import { OctagonAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

/** What every field has around what is typed into it. */
export interface FieldFrameProps {
  label: string;
  /** Help that stays: what belongs in here, or why nothing does. */
  note?: ReactNode;
  /** What is wrong and what would be right. It takes the note's place. */
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** At the end of the label's line: a counter, a microphone. */
  aside?: ReactNode;
  /** After what is typed, on its line. */
  end?: ReactNode;
  /** Under what is typed, inside the box: what can be done with it. */
  tools?: ReactNode;
}

interface Wired {
  id: string;
  labelId: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string | undefined;
}

interface FrameProps extends FieldFrameProps {
  /** Under the box and its line: what has become of what was put in. */
  news?: ReactNode;
  /** The control itself, wired to its label, its note and its error. */
  children: (wired: Wired) => ReactNode;
}

/** The box, the label that stays inside it, and the line below. */
export function FieldFrame(props: FrameProps) {
  const { label, note, error, isDisabled, isReadOnly, aside, end, tools, news, children } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const line = error ?? note;
  const control = children({
    id,
    labelId,
    'aria-describedby': line ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    className: styles.fill,
  });
  return (
    <div className={styles.frame}>
      <div
        className={classNames(
          styles.field,
          error && styles.wrong,
          isDisabled && styles.disabled,
          isReadOnly && styles.readOnly,
        )}
      >
        <div className={styles.label}>
          <label id={labelId} htmlFor={id}>
            {label}
          </label>
          {aside}
        </div>
        {end ? (
          <div className={styles.withEnd}>
            {control}
            {end}
          </div>
        ) : (
          control
        )}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {line && (
        <p id={noteId} className={classNames(styles.note, error && styles.error)}>
          {error && <OctagonAlert />}
          {line}
        </p>
      )}
      {news}
    </div>
  );
}
