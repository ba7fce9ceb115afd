import { type SpecField, specOptions } from '@cuewright/engine/catalogue';
import type { AdvancedForm } from '@cuewright/engine/methods';
import type { FixField } from '../../lib/checks/fix-field.ts';

type Field = FixField<AdvancedForm>;

function box(field: Exclude<keyof AdvancedForm, 'technicalSpecs' | 'selectedModel'>): Field {
  return {
    read: (form) => form[field],
    write: (form, text) => ({ ...form, [field]: text }),
  };
}

function choice(field: SpecField): Field {
  return {
    read: ({ technicalSpecs }) => technicalSpecs[field],
    write: (form, value) => ({ ...form, technicalSpecs: { ...form.technicalSpecs, [field]: value } }),
    options: specOptions[field].map(({ value }) => String(value)),
  };
}

/** Whatever has words in the text, in the order of the text. */
export const advancedFields: readonly Field[] = [
  ...(['subject', 'environment', 'camera', 'mood', 'lighting'] as const).map(box),
  ...(['cameraType', 'lens', 'aperture', 'shutterSpeed', 'iso', 'temperature'] as const).map(choice),
  ...(['foregroundObjects', 'backgroundStyle', 'objects'] as const).map(choice),
  box('additionalDetails'),
];
