import type { Queryable } from '../../../database/tables.ts';
import type { IdentitiesTable } from './tables.ts';

export async function findIdentity(
  db: Queryable,
  issuer: string,
  subject: string,
): Promise<{ user_id: string } | undefined> {
  return await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
}

export async function insertIdentity(db: Queryable, identity: IdentitiesTable): Promise<void> {
  await db.insertInto('identities').values(identity).execute();
}
