declare const process: { env: Record<string, string | undefined> };

/** Large counts are wanted in full. */
export const inFull = Boolean(process.env['SOAK']);

/** How many times a property is tried: `npm run soak` tries it in full, every other run a seeded share. */
export function runs(share: number, full: number): { numRuns: number; seed?: number } {
  return inFull ? { numRuns: full } : { numRuns: share, seed: 20261120 };
}
