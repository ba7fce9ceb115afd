import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Account } from 'oidc-provider';
import type { Queryable } from '../../../database/tables.ts';

/** Takes somebody at their word, and returns the subject they are known by from now on. */
export async function rememberPerson(
  db: Queryable,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const subject = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);
  await db
    .insertInto('local_id_people')
    .values({ subject, email, name })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet({ email, name }))
    .execute();
  return subject;
}

/** What the provider says of a subject; nothing of one it does not know. */
export async function findAccount(db: Queryable, subject: string): Promise<Account | undefined> {
  const person = await db
    .selectFrom('local_id_people')
    .selectAll()
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (!person) return undefined;
  const { email, name } = person;
  return {
    accountId: subject,
    claims: () => ({
      sub: subject,
      email,
      // Whoever sits at this machine owns it.
      email_verified: true,
      name,
      given_name: name.split(' ', 1)[0] ?? name,
    }),
  };
}

/** They may come back, and are then the same again. */
export async function forgetPerson(db: Queryable, subject: string): Promise<void> {
  await db.deleteFrom('local_id_people').where('subject', '=', subject).execute();
  await sql`delete from local_id_records where strpos(payload::text, ${subject}) > 0`.execute(db);
}
