/** What crosses between the pool and the worker thread that holds the database. */
export interface Request {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

export interface Answer {
  rows: unknown[];
  command: string;
  rowCount: number;
}

/** `logged`: bytes of write-ahead log since the database was opened. */
export type Reply = { id: number; logged: number } & ({ answer: Answer } | { failure: Failure });

/** Of PostgreSQL's error only what names no value: the rest may hold what a person wrote. */
export interface Failure {
  code: string;
  message: string;
  constraint?: string | undefined;
  table?: string | undefined;
}

/** The first message: the database answers. */
export const READY = 0;
/** The last request: checkpoint, close and let the thread end. */
export const CLOSE = 'close';
