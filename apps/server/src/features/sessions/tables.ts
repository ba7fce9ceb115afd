export interface UsersTable {
  id: string;
  created_at: Date;
}

export interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}
