/** One line of a select or a combobox. */
export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** A word on it, at the end of the line. */
  meta?: string;
  /** Shown, and cannot be had. */
  isDisabled?: boolean;
}
