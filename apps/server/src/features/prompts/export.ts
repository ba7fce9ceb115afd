import type { ExportPart } from '../../export/export-part.ts';
import { listPrompts } from './list-repository.ts';
import { presentPrompt } from './present.ts';
import { listVersionsOf } from './repository.ts';
import type { PromptRow } from './tables.ts';

const ROWS_AT_ONCE = 100;

/** Each with every text that it has had. */
export const promptsExport: ExportPart = {
  name: 'prompts',
  title: 'Prompts',
  tables: ['prompts', 'prompt_versions', 'prompt_totals'],
  read: async function* (db, userId) {
    let cursor: string | undefined;
    do {
      const rows: PromptRow[] = await listPrompts(db, { userId }, { limit: ROWS_AT_ONCE, cursor });
      const ids = rows.map(({ id }) => id);
      const versions = Map.groupBy(await listVersionsOf(db, { userId, ids }), ({ prompt_id }) => prompt_id);
      for (const row of rows) {
        const texts = (versions.get(row.id) ?? []).map(({ user_id: _, prompt_id: __, ...text }) => text);
        yield {
          data: { ...presentPrompt(row), versions: texts },
          heading: row.title,
          at: row.created_at,
          text: row.prompt_text,
        };
      }
      cursor = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined;
    } while (cursor);
  },
};
