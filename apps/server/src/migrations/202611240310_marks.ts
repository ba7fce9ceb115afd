import { type Kysely, sql } from 'kysely';

/** What people say that stretches of their prompts are. Of a frame it is kept in the frame. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, name] of [
    ['prompts', 'marks'],
    ['prompt_versions', 'marks'],
    ['storyboards', 'original_marks'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
      .execute();
  }
}
