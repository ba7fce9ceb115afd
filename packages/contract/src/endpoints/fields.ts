import { cleanText, isBlankText } from '@cuewright/engine/text';
import { z } from 'zod';

/** Cleaned and trimmed; empty where nobody would see anything of it. */
export function meantText(text: string): string {
  const meant = cleanText(text).trim();
  return isBlankText(meant) ? '' : meant;
}

/** Text somebody must fill in: cleaned, trimmed, not blank, at most `max` characters. */
export function filledText(max: number) {
  return z.string().overwrite(meantText).min(1).max(max);
}

/** In small letters, as the database gives it back: an id that is spelled in another way is the same. */
export const id = z.uuid().toLowerCase();

/** Made by the page, so that a repeat is known for one. */
export const madeId = z.uuidv7().toLowerCase();

/** ISO 8601 in UTC, as every time on the wire. */
export const timestamp = z.iso.datetime();
