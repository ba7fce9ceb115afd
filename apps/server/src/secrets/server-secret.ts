import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/tables.ts';

/** A key of 256 random bits that all processes on this database share, made when first asked for. */
export async function serverSecret(
  db: Queryable,
  name: 'sealed-cookies' | 'prior-allowances' | 'counted-pictures',
): Promise<Buffer> {
  await db
    .insertInto('server_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
