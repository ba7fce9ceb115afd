import { guardTransactions } from './transaction-guard.ts';

/** Where transactions asked for a connection beside their own. */
export const secondConnections: string[] = [];

// A process is watched once, however many files it runs the tests of.
guardTransactions((where) => secondConnections.push(where));
