import { toldNarrationForm } from './narration/told-narration.ts';
import { toldWritingForm } from './writing/told-writing.ts';
import type { WritingForm } from './writing/writing.ts';

/** The form of a model’s answer, as JSON Schema. */
export function toldFormOf(form: WritingForm): object {
  return form === 'script' ? toldNarrationForm : toldWritingForm;
}
