import type { Generated } from 'kysely';

export interface UsersTable {
  id: string;
  created_at: Date;
  is_admin: Generated<boolean>;
}

export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}
