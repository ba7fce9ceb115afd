import type { PromptSettings } from '@cuewright/engine/methods';

/** A field of a form whose words stand in the prompt as they are. */
export interface FixField<Form> {
  read: (form: Form) => string;
  write: (form: Form, text: string) => Form;
  /** Where it is chosen from a list: all there is. */
  options?: readonly string[];
}

/** What a person has put in: the form, and what is set beside its words. */
export interface Filled<Form> {
  form: Form;
  settings: PromptSettings;
}
