import { openFileReader } from './file-reader.ts';

/** The page's own reader of files. */
export const pageFileReader = openFileReader(
  () => new Worker(new URL('./read-file-worker.ts', import.meta.url), { type: 'module' }),
);
