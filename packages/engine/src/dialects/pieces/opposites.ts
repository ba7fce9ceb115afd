import type { Model } from '../../catalogue/index.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import { fitAbsences } from './absences.ts';

/** What is there instead of a thing that must not be; over a picture, which shows it, only what was found before. */
export function sayOpposites(fitted: Fitted, model: Model): void {
  if (!fitted.isFromImage) fitAbsences(fitted, model);
}
