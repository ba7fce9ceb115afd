import { provenanceLine } from '@cuewright/engine/recovered';
import { cutText } from '../../lib/cut-text.ts';
import { holdsPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import type { Column } from '../../ui/table/table.tsx';
import type { BatchFile } from './batch.ts';
import styles from './file-table.module.css';

const LONGEST_SHOWN = 160;

/** What a line of the table says of a file. */
export function fileColumns(onOpen: (file: BatchFile) => void): readonly Column<BatchFile>[] {
  return [
    {
      id: 'name',
      name: 'File',
      cell: (file) => (
        <button type="button" className={styles.name} onClick={() => onOpen(file)}>
          {file.name}
        </button>
      ),
    },
    { id: 'generator', name: 'Generator', cell: ({ facts }) => facts?.generator ?? '–' },
    { id: 'prompt', name: 'Prompt', cell: (file) => <PromptCell {...file} /> },
    {
      id: 'model',
      name: 'Model',
      cell: ({ facts }) => <span className={styles.model}>{facts?.model ?? '–'}</span>,
    },
    { id: 'seed', name: 'Seed', cell: ({ facts }) => facts?.seed ?? '–', isNumber: true },
  ];
}

function PromptCell({ state, facts }: BatchFile) {
  if (state === 'waiting') return <span className={styles.quiet}>Waiting</span>;
  if (state === 'unread') return <span className={styles.quiet}>Could not be read</span>;
  if (!holdsPrompt(facts))
    return <span className={styles.quiet}>{(facts && provenanceLine(facts)) ?? 'Holds no prompt'}</span>;
  const start = cutText(facts.prompt, LONGEST_SHOWN, { atWord: true });
  return (
    <span className={styles.prompt} dir="auto">
      {start}
      {start.length < facts.prompt.length && '…'}
    </span>
  );
}
