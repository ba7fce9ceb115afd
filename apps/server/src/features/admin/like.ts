import { adminLimits } from '@cuewright/contract';

const ANYWHERE = new RegExp(`[\\p{L}\\p{N}]{${adminLimits.foundAnywhere}}`, 'u');

/** Whether an index of trigrams finds the text anywhere; a shorter one is looked for at the beginning. */
export function isFoundAnywhere(text: string): boolean {
  return ANYWHERE.test(text);
}

/** The text itself, letter by letter, for `like`: what PostgreSQL takes for a sign is text too. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
