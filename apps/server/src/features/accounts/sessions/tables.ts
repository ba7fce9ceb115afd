import type { Generated } from 'kysely';

export interface SessionsTable {
  /** What the person knows it by; the token's hash stays here. */
  id: Generated<string>;
  /** What it was opened by: `Firefox on Windows`; empty when that is not known. */
  device: Generated<string>;
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}
