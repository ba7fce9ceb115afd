import type { Dropped } from '../writing/written.ts';

/** Words that were said twice may have gone once only: what stands was not left off. */
export function stillStands({ field, value }: Dropped, text: string): boolean {
  return WORDS.test(field) && value.length > 3 && standsWhole(value.toLowerCase(), text.toLowerCase());
}

/** "No gu" does not stand in "no gulls". */
function standsWhole(value: string, text: string): boolean {
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const isPart = /[\p{L}\p{N}]{2}/u.test(text.slice(at + value.length - 1, at + value.length + 1));
    if (!isPart) return true;
  }
  return false;
}

const WORDS = /^(?:request|correction|negative|audio\.|details|weights|flag|camera\.)/;
