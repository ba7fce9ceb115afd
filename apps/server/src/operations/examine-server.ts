import type { Config } from '../config.ts';
import type { Finding } from './finding.ts';

const WITHIN_MS = 3_000;

/** Whether somebody answers where people are sent. */
export async function examineServer({ publicUrl }: Config): Promise<Finding> {
  const what = 'Server';
  const ready = new URL('/readyz', publicUrl);
  try {
    const { status } = await fetch(ready, { signal: AbortSignal.timeout(WITHIN_MS), redirect: 'manual' });
    return status === 200
      ? { what, is: 'well', says: `ready at ${publicUrl.origin}` }
      : { what, is: 'doubtful', says: `${ready} answers ${status}` };
  } catch {
    return {
      what,
      is: 'doubtful',
      says: `nobody answers at ${publicUrl.origin}; that is right while it is stopped`,
    };
  }
}
