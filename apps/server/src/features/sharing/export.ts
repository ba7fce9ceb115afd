import { type ExportPart, everyRow } from '../../export/export-part.ts';
import { listReferralsOf, listShares } from './repository.ts';
import type { SharesTable } from './tables.ts';

/** What they shared, who joined by it, and by whose word they came; of others no more than that there was somebody. */
export const sharingExport: ExportPart = {
  name: 'sharing',
  title: 'Sharing',
  tables: ['shares', 'referrals'],
  read: async function* (db, userId) {
    const shares = everyRow<SharesTable>((after, limit) => listShares(db, { userId, limit, after }));
    for await (const { user_id: _, ...share } of shares) {
      yield { data: { shared: share }, heading: `Shared by ${share.platform}`, at: share.created_at };
    }
    for (const { friend_id, created_at, earned_at } of await listReferralsOf(db, userId)) {
      const isTheirs = friend_id === userId;
      yield {
        data: { [isTheirs ? 'joined_by_a_friend' : 'friend_joined']: { created_at, earned_at } },
        heading: isTheirs ? 'Joined by a friend’s code' : 'A friend joined by your code',
        at: created_at,
      };
    }
  },
};
