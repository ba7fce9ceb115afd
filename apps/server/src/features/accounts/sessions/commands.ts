import type { Actor } from '@cuewright/contract';
import { ifThereIsRoom } from '../../../database/if-there-is-room.ts';
import type { Deps } from '../../../deps.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { markActive } from '../users/mark-active.ts';
import { deviceName } from './device-name.ts';
import { SESSION_DAYS } from './duration.ts';
import {
  deleteEndedSessions,
  deleteOwnSession,
  deleteSession,
  findSession,
  insertSession,
  prolongSession,
} from './repository.ts';
import { hashToken, newToken } from './token.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens a session, in place of those that have ended, and returns its token, the only time it is seen. */
export async function openSession(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: string,
  userAgent = '',
): Promise<string> {
  const token = newToken();
  const now = clock();
  await deleteEndedSessions(db, userId, now);
  await insertSession(db, {
    id: newId(),
    token_hash: hashToken(token),
    device: deviceName(userAgent),
    user_id: userId,
    created_at: now,
    expires_at: lasting(now),
  });
  await markActive({ db, clock }, { id: userId, last_active_at: null });
  return token;
}

/** Ends a session, whoever holds its token. */
export async function closeSession({ db }: Pick<Deps, 'db'>, token: string): Promise<void> {
  await deleteSession(db, hashToken(token));
}

/** Signs out one of a person's browsers. */
export async function endSession(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'session-not-found'>> {
  const wasThere = await deleteOwnSession(db, { id, userId: actor.id });
  return wasThere ? ok(undefined) : fail('session-not-found');
}

interface Found {
  actor: Actor;
  /** The session was prolonged, and the browser's cookies should be too. */
  isProlonged: boolean;
}

/** Who a token belongs to, as long as its session lasts. A session that is used lasts on, prolonged once a day. */
export async function findActor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
  adminEmails: ReadonlySet<string>,
): Promise<Found | undefined> {
  const now = clock();
  const hash = hashToken(token);
  const session = await findSession(db, hash, now);
  if (!session) return undefined;
  const isDue = session.expires_at.getTime() < lasting(now).getTime() - DAY_MS;
  const isProlonged = isDue && (await ifThereIsRoom(() => prolongSession(db, hash, lasting(now))));
  await markActive({ db, clock }, session);
  const isAdmin =
    session.is_admin || (session.email_verified && adminEmails.has(session.email.toLowerCase()));
  return { actor: { id: session.id, isAdmin }, isProlonged };
}

function lasting(from: Date): Date {
  return new Date(from.getTime() + SESSION_DAYS * DAY_MS);
}
