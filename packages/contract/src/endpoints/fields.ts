import { cleanText } from '@cuewright/engine/text';
import { z } from 'zod';

/** Text somebody must fill in: cleaned, trimmed, not blank, at most `max` characters. */
export function filledText(max: number) {
  return z
    .string()
    .overwrite((text) => cleanText(text).trim())
    .min(1)
    .max(max);
}

export const id = z.uuid();

/** ISO 8601 in UTC, as every time on the wire. */
export const timestamp = z.iso.datetime();
