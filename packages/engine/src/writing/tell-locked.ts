import { termsIn } from '../language/terms/terms-in.ts';
import type { Fitted } from './fit-model.ts';

/** Locked words that no sentence says are told as they stand, in the part they belong to; its fields are silent then. */
export function tellLocked(fitted: Fitted, words: string): void {
  const { shot } = fitted;
  const { place, camera, light } = shot;
  const told = termsIn(words);
  const field = told[0]?.field;
  // What they say is not left to the picture after all.
  fitted.dropped = fitted.dropped.filter(
    (one) => one.reason !== 'start-image' || !told.some((said) => said.field.startsWith(one.field)),
  );
  if (field?.startsWith('camera.')) camera.text = joined(camera.text, words);
  else if (field?.startsWith('light.')) light.text = joined(light.text, words);
  else if (field?.startsWith('place.')) place.text = joined(place.text, words);
  else shot.details = joined(shot.details, words);
}

function joined(before: string, words: string): string {
  if (before === '') return words;
  return /[.!?]$/.test(before) ? `${before} ${words}` : `${before}, ${words}`;
}
