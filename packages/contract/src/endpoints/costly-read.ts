import type { RateLimit } from './endpoint.ts';

/** Ten a second: more than a page asks while somebody types into a search, scrolls on, and has it open in several tabs. */
const rateLimit: RateLimit = { max: 600, perSeconds: 60, by: 'person', counted: 'process' };

/** A list, a search, a sum or a file over all that somebody keeps. */
export const costlyRead = { isCostly: true, rateLimit } as const;
