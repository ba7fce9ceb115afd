import { modelsFor } from '@cuewright/engine/catalogue';
import type { Choice } from '../ui/popup/choice.ts';

/** Every generator by its name, those for images and those for video together. */
export const generatorChoices: readonly Choice[] = [
  ...modelsFor('advanced', 'photo'),
  ...modelsFor('advanced', 'video'),
]
  .map(({ id, name }) => ({ value: id, label: name }))
  .toSorted((a, b) => a.label.localeCompare(b.label));
