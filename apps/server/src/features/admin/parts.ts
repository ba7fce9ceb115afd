import type { Actor, CallAnswer, EarnReason, ErrorCode, Subscription, Usage } from '@cuewright/contract';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import type { Result } from '../../result.ts';

type Detail = CallAnswer<'GET /api/admin/users/{id}'>;

/** What other features know of a person, and do to one. */
export interface AdminParts extends Pick<Deps, 'db' | 'clock' | 'newId'> {
  adminEmails: ReadonlySet<string>;
  readUsage: (actor: Actor) => Promise<Usage>;
  readLedger: (actor: Actor, limit: number) => Promise<Pick<Detail['credits'], 'entries' | 'total'>>;
  readSubscription: (userId: string) => Promise<Subscription>;
  listSessions: (userId: string) => Promise<Detail['sessions']>;
  endSessions: (trx: Queryable, userId: string) => Promise<void>;
  giveCredits: (
    trx: Queryable,
    userId: string,
    earning: { credits: number; reason: EarnReason },
  ) => Promise<boolean>;
  /** `mayGo` has the last word, in the transaction. */
  removeAccount: <Code extends ErrorCode>(
    user: { id: string; email: string },
    typed: string,
    mayGo: (trx: Queryable) => Promise<Result<void, Code>>,
  ) => Promise<Result<void, 'email-differs' | 'subscription-not-cancelled' | Code>>;
}
