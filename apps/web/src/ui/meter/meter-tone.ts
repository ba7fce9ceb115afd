export type MeterTone = 'calm' | 'low' | 'full';

/** Document 2 §9: blue below 80 %, orange from 80 %, red at 100 %. Without a limit it stays blue. */
export function meterTone(used: number, limit: number | undefined): MeterTone {
  if (limit === undefined) return 'calm';
  if (used >= limit) return 'full';
  return used >= 0.8 * limit ? 'low' : 'calm';
}
