import type { Actor } from '@cuewright/contract';
import type { Deps } from '../../deps.ts';
import { findSessionUser, insertSession } from './repository.ts';
import { hashToken, newToken } from './token.ts';

const SESSION_DAYS = 30;

/** Opens a session and returns its token, the only time it is seen. */
export async function openSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<string> {
  const token = newToken();
  const now = clock();
  const expires = new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
  await insertSession(db, {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at: expires,
  });
  return token;
}

/** Who a token belongs to, as long as its session lasts. */
export async function findActor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Actor | undefined> {
  return await findSessionUser(db, hashToken(token), clock());
}
