import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { asDatabaseError, DatabaseError, sqlState } from './failures.ts';

/** The part of a pool that pg's and ours share. */
export interface RawPool {
  connect: () => Promise<RawClient>;
  end: () => Promise<void>;
}

interface RawClient {
  query: (sql: string, parameters: unknown[]) => Promise<unknown>;
  /** `true`: the connection is in an unknown state and must not be used again. */
  release: (isBroken?: boolean) => void;
}

type Answer = PostgresQueryResult<never>;

/**
 * Kysely's pool over either database, with three promises that neither makes by itself: a client's queries run in
 * the order they were asked, and none slips in behind the end of its transaction; a database that
 * goes silent is given up after `limitMs`; whatever is thrown is a `DatabaseError`.
 */
export function carefulPool(pool: RawPool, limitMs?: number): PostgresPool {
  return {
    options: {},
    end: () => pool.end(),
    connect: async () => {
      try {
        return carefulClient(await pool.connect(), limitMs);
      } catch (error) {
        throw asDatabaseError(error);
      }
    },
  };
}

function carefulClient(client: RawClient, limitMs: number | undefined): PostgresPoolClient {
  let before: Promise<unknown> = Promise.resolve();
  let isEnding = false;
  let isBroken = false;
  let isReleased = false;

  async function send(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    if (isBroken) throw silent();
    const answer = client.query(sql, [...parameters]) as Promise<Answer>;
    try {
      return await (limitMs === undefined ? answer : withinLimit(answer, limitMs));
    } catch (error) {
      const failure = asDatabaseError(error);
      isBroken ||= failure.code === sqlState.connectionFailure;
      throw failure;
    }
  }

  function query(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    if (isReleased || isEnding)
      return Promise.reject(new Error('This transaction is over; await its queries before it ends.'));
    const ends = sql === 'commit' || sql === 'rollback';
    isEnding = ends;
    const answer = before.then(() => send(sql, parameters));
    before = answer
      .catch(() => undefined)
      .then(() => {
        if (ends) isEnding = false;
      });
    return answer;
  }

  return {
    // Only Kysely's streams open cursors, the other form of this call, and there are none here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      if (isReleased) return;
      isReleased = true;
      void before.then(() => client.release(isBroken || destroy === true));
    },
  };
}

async function withinLimit(answer: Promise<Answer>, limitMs: number): Promise<Answer> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(silent()), limitMs);
  try {
    return await Promise.race([answer, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

function silent(): DatabaseError {
  return new DatabaseError({ code: sqlState.connectionFailure, message: 'The database has gone silent.' });
}
