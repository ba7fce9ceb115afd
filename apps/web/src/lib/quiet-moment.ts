import { isCovered } from './is-covered.ts';

const FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, [contenteditable]';

/** Whether something may open by itself: nothing lies over the page already, and nobody is in a field. */
export function isQuietMoment(): boolean {
  return !(document.activeElement?.matches(FIELDS) ?? false) && !isCovered();
}
