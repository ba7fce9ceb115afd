import { storyboardLimits } from '@cuewright/contract';

/** What somebody has typed for a length, by the tenth of a second; nothing typed is no length. */
export function readSeconds(typed: string): { ok: true; value: number | null } | { ok: false } {
  const text = typed.trim().replace(',', '.').replace(/\s*s$/i, '');
  if (text === '') return { ok: true, value: null };
  const { least, most } = storyboardLimits.seconds;
  const seconds = /^\d*\.?\d*$/.test(text) ? Math.round(Number(text) * 10) / 10 : Number.NaN;
  return seconds >= least && seconds <= most ? { ok: true, value: seconds } : { ok: false };
}
