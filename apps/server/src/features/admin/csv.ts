import { Readable } from 'node:stream';
import { type Cell, csvLine, csvStart } from '@cuewright/engine/export';
import type { AdminParts } from './parts.ts';
import { listPromptsForFile, type WantedPrompts } from './prompts-repository.ts';
import { listUsersForFile, type WantedUsers } from './users-repository.ts';

/** Read at once. Between two of these no transaction stays open, however slow the line. */
const ROWS_AT_ONCE = 500;

interface Rows {
  rows: readonly (readonly Cell[])[];
  nextCursor: string | null;
}

/** Line after line as the caller takes them; what is made while it runs comes last, or not at all. */
function csvStream(
  headings: readonly string[],
  read: (place: { limit: number; cursor: string | undefined }) => Promise<Rows>,
): Readable {
  async function* pieces(): AsyncGenerator<string> {
    yield csvStart(headings);
    let cursor: string | undefined;
    do {
      const { rows, nextCursor } = await read({ limit: ROWS_AT_ONCE, cursor });
      yield rows.map(csvLine).join('');
      cursor = nextCursor ?? undefined;
    } while (cursor);
  }
  return Readable.from(pieces(), { highWaterMark: 1 });
}

export function usersCsv({ db, clock, adminEmails }: AdminParts, wanted: WantedUsers): Readable {
  const today = { now: clock(), adminEmails };
  const headings = ['Name', 'Email', 'Phone', 'Job', 'Prompts used', 'Premium', 'Created'];
  return csvStream(headings, async (place) => {
    const { users, nextCursor } = await listUsersForFile(db, wanted, place, today);
    const rows = users.map((user) => [
      user.full_name,
      user.email,
      user.phone,
      user.job,
      user.prompts_used,
      user.is_premium ? 'yes' : 'no',
      user.created_at.toISOString(),
    ]);
    return { rows, nextCursor };
  });
}

export function promptsCsv({ db }: AdminParts, wanted: WantedPrompts): Readable {
  const headings = ['User', 'Email', 'Title', 'Model', 'Created', 'Prompt length'];
  return csvStream(headings, async (place) => {
    const { lines, nextCursor } = await listPromptsForFile(db, wanted, place);
    return { rows: lines, nextCursor };
  });
}
