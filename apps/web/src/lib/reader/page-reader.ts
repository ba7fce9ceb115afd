import { openReader } from './reader.ts';

/** The page's own: one thread for every screen, which comes with the first that has something to read. */
export const pageReader = openReader({
  newThread: () => new Worker(new URL('./reading-thread.ts', import.meta.url), { type: 'module' }),
  loadJobs: async () => (await import('./reading-jobs.ts')).readingJobs,
});
