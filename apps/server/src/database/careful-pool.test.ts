import { expect, it } from 'vitest';
import { carefulPool, type RawPool } from './careful-pool.ts';
import { databaseFailure } from './failures.ts';

/** A pool whose one connection does as it is told, and what became of that connection. */
function poolThat(query: (sql: string) => Promise<unknown>, limitMs?: number) {
  const released: (boolean | undefined)[] = [];
  const raw: RawPool = {
    connect: async () => ({ query, release: (isBroken) => void released.push(isBroken) }),
    end: async () => {},
  };
  return { pool: carefulPool(raw, limitMs), released };
}

const never = new Promise<never>(() => {});

it('gives a silent database up, and its connection with it', async () => {
  const { pool, released } = poolThat(() => never, 10);
  const client = await pool.connect();
  const failure = await client.query('select 1', []).catch((error: unknown) => error);
  expect(databaseFailure(failure)).toBe('database-unavailable');
  expect(databaseFailure(await client.query('rollback', []).catch((error: unknown) => error))).toBe(
    'database-unavailable',
  );
  client.release();
  await expect.poll(() => released).toEqual([true]);
});

it('keeps a connection whose query was merely wrong', async () => {
  const refusal = Object.assign(new Error('syntax error'), { severity: 'ERROR', code: '42601' });
  const { pool, released } = poolThat(() => Promise.reject(refusal), 1_000);
  const client = await pool.connect();
  await expect(client.query('selekt', [])).rejects.toMatchObject({ name: 'DatabaseError', code: '42601' });
  client.release();
  await expect.poll(() => released).toEqual([false]);
});

it('sends one query after the other, and hands the connection back when all have answered', async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<object>();
  const { pool, released } = poolThat((sql) => {
    sent.push(sql);
    return sql === 'first' ? first.promise : Promise.resolve({ rows: [] });
  });
  const client = await pool.connect();
  const answers = [client.query('first', []), client.query('second', [])];
  client.release();
  await expect(client.query('third', [])).rejects.toThrow('over');
  expect([sent, released]).toEqual([['first'], []]);
  first.resolve({ rows: [] });
  await Promise.all(answers);
  expect(sent).toEqual(['first', 'second']);
  await expect.poll(() => released).toEqual([false]);
});
