import { AsyncLocalStorage } from 'node:async_hooks';
import { TransactionBuilder } from 'kysely';
import pg from 'pg';

const inTransaction = new AsyncLocalStorage<true>();

/**
 * Tells of every query that asks for a connection from inside of a transaction that holds one. A database server gives
 * another; the embedded database has no other, and would wait for itself.
 */
export function guardTransactions(tell: (what: string) => void): void {
  const { execute } = TransactionBuilder.prototype;
  TransactionBuilder.prototype.execute = function (callback) {
    return execute.call(this, (trx) => inTransaction.run(true, () => callback(trx as never))) as never;
  };
  const { connect } = pg.Pool.prototype;
  pg.Pool.prototype.connect = function (this: pg.Pool, ...given: unknown[]) {
    if (inTransaction.getStore()) tell(new Error('asked here').stack ?? '');
    return Reflect.apply(connect, this, given);
  } as typeof connect;
}
