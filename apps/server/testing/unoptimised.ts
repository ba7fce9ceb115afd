import path from 'node:path';

/**
 * For a server that is started to be asked a little: V8 leaves the embedded database as it was first compiled. What it makes
 * faster meanwhile takes two seconds of processor time of each start, and each end waits two seconds for it. A soak runs
 * servers as people do.
 */
export const unoptimised: Readonly<Record<string, string>> = process.env['SOAK']
  ? {}
  : { NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'unoptimised.mjs')}` };

/** For one that is asked much, or measured. */
export const optimised = { NODE_OPTIONS: '' };
