import { type ChangeEvent, type Ref, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Input beyond it is ignored. */
  max: number;
  /** More than one: a text area. */
  rows?: number;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** The counter shows when the end comes into sight. */
const COUNTED_FROM = 0.8;

export function TextField({ label, value, onChange, max, rows = 1, ref }: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    ref,
    value,
    maxLength: max,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {value.length > max * COUNTED_FROM && (
        <span className={styles.count}>
          {value.length.toLocaleString()}/{max.toLocaleString()}
        </span>
      )}
      {rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" autoComplete="off" />}
    </div>
  );
}
