import { ifThereIsRoom } from '../../../database/if-there-is-room.ts';
import type { Deps } from '../../../deps.ts';
import { updateUser } from './repository.ts';

/** Seldom enough that reading costs no write, often enough to be true. */
const EVERY_MS = 5 * 60_000;

/** Keeps when somebody was last here. On a full disk that waits, and they are served. */
export async function markActive(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, last_active_at: last }: { id: string; last_active_at: Date | null },
): Promise<void> {
  const now = clock();
  if (last && now.getTime() - last.getTime() < EVERY_MS) return;
  await ifThereIsRoom(() => updateUser(db, id, { last_active_at: now }));
}
