import { type ChangeEvent, type Ref, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Input beyond it is ignored; a counter shows how much is left to write. */
  max: number;
  /** More than one: a text area. */
  rows?: number;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

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
      <span className={styles.count}>
        {value.length}/{max}
      </span>
      {rows > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" autoComplete="off" />}
    </div>
  );
}
