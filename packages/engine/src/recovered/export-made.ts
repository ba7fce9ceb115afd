import { csvFile } from '../export/csv.ts';
import type { ExportFile } from '../export/export-prompt.ts';
import type { MadeFacts } from '../image-metadata/file-facts.ts';
import { provenanceLine } from './provenance-line.ts';

const headings = [
  'File',
  'Generator',
  'Version',
  'Prompt',
  'Negative prompt',
  'Model',
  'Seed',
  'Settings',
  'Provenance',
];

export interface ReadFile {
  name: string;
  /** Nothing where it could not be read. */
  facts?: MadeFacts | undefined;
}

/** What several files say of how they were made: one line a file, also of one that says nothing. */
export function exportMade(files: readonly ReadFile[], milliseconds: number): ExportFile {
  const rows = files.map(({ name, facts }) => [
    name,
    facts?.generator ?? '',
    facts?.version ?? '',
    facts?.prompt ?? '',
    facts?.negative ?? '',
    facts?.model ?? '',
    facts?.seed ?? '',
    (facts?.settings ?? []).map((setting) => `${setting.name}: ${setting.value}`).join('; '),
    (facts && provenanceLine(facts)) ?? '',
  ]);
  return { name: `recovered-prompts-${milliseconds}.csv`, type: 'text/csv', text: csvFile(headings, rows) };
}
