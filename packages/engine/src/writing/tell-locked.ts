import { findTerms } from '../reading/find-terms.ts';
import type { Shot } from '../shot/shot.ts';

/** Locked words that no sentence says are told as they stand, in the part they belong to; its fields are silent then. */
export function tellLocked(shot: Shot, words: string): void {
  const { place, camera, light } = shot;
  const { field } = findTerms(words).findings.find(({ negated }) => !negated) ?? {};
  if (field?.startsWith('camera.')) camera.text = joined(camera.text, words);
  else if (field?.startsWith('light.')) light.text = joined(light.text, words);
  else if (field?.startsWith('place.')) place.text = joined(place.text, words);
  else shot.details = joined(shot.details, words);
}

function joined(before: string, words: string): string {
  if (before === '') return words;
  return /[.!?]$/.test(before) ? `${before} ${words}` : `${before}, ${words}`;
}
