import type { SimpleForm } from '@cuewright/engine/methods';
import type { FixField } from '../../lib/checks/fix-field.ts';

/** In the order of the text. */
const inText = [
  'subject',
  'setting',
  'cameraAngle',
  'lighting',
  'mood',
] as const satisfies (keyof SimpleForm)[];

export const simpleFields: readonly FixField<SimpleForm>[] = inText.map((field) => ({
  read: (form) => form[field],
  write: (form, text) => ({ ...form, [field]: text }),
}));
