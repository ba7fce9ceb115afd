/** What the local provider remembers between two requests: interactions, codes, grants. */
export interface LocalIdRecordsTable {
  model: string;
  id: string;
  payload: unknown;
  uid: string | null;
  grant_id: string | null;
  expires_at: Date | null;
}

/** Who has signed in on this machine, and under which name. */
export interface LocalIdPeopleTable {
  subject: string;
  email: string;
  name: string;
}
