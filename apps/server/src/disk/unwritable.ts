import { StartError } from '../start/start-error.ts';

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ENAMETOOLONG']);

/** What kept `DATA_DIR` from being used, for the person who starts the server; anything else stays what it was. */
export function unwritable(dataDir: string, cause: unknown): unknown {
  const { code = '' } = cause as NodeJS.ErrnoException;
  if (!NOT_WRITABLE.has(code)) return cause;
  return new StartError(
    `DATA_DIR ${dataDir} cannot be written to (${code}). Make it writable, or choose another DATA_DIR.`,
    { cause },
  );
}
