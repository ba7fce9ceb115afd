import { Readable } from 'node:stream';
import type { Queryable } from '../../database/tables.ts';
import { listBrainstormNotes, type Wanted } from './repository.ts';
import type { BrainstormNoteRow } from './table.ts';

const ROWS_AT_ONCE = 50;

/** The notes one after the other, written while they are read: the file of thousands takes no more memory than a page. */
export function markdownFile(db: Queryable, wanted: Wanted): Readable {
  return Readable.from(sections(db, wanted), { objectMode: false });
}

async function* sections(db: Queryable, wanted: Wanted): AsyncGenerator<string> {
  yield '# Brainstorm notes\n';
  let cursor: string | undefined;
  do {
    const rows: BrainstormNoteRow[] = await listBrainstormNotes(db, {
      ...wanted,
      limit: ROWS_AT_ONCE,
      cursor,
    });
    if (rows.length > 0) yield rows.map(section).join('');
    cursor = rows.length === ROWS_AT_ONCE ? rows.at(-1)?.id : undefined;
  } while (cursor);
}

/** The content is Markdown already; the title is one line of text, so what would be a mark in it is escaped. */
function section({ title, content, category, tags, is_important, created_at }: BrainstormNoteRow): string {
  const facts = [
    created_at.toISOString().slice(0, 10),
    category,
    ...(is_important ? ['important'] : []),
    ...tags.map((tag) => `\\#${tag.replaceAll('_', '\\_')}`),
  ];
  const heading = title.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>#])/g, '\\$1');
  return `\n## ${heading}\n\n${facts.join(' · ')}\n\n${content}\n`;
}
