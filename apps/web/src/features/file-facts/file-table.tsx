import { imageLimits } from '@cuewright/contract';
import { plural } from '@cuewright/engine/plural';
import { exportMade } from '@cuewright/engine/recovered';
import { Download, Plus, Trash2 } from 'lucide-react';
import { useDeferredValue } from 'react';
import { downloadFile } from '../../lib/download-file.ts';
import { holdsPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import { Button } from '../../ui/button/button.tsx';
import { ProgressStripe } from '../../ui/progress-stripe/progress-stripe.tsx';
import { Table } from '../../ui/table/table.tsx';
import type { BatchFile } from './batch.ts';
import { fileColumns } from './file-columns.tsx';
import styles from './file-table.module.css';

interface FileTableProps {
  files: readonly BatchFile[];
  onOpen: (file: BatchFile) => void;
  onAdd: () => void;
  onClear: () => void;
}

/** Many files at once: what each says of how it was made, and all of it as one sheet. */
export function FileTable({ files, onOpen, onAdd, onClear }: FileTableProps) {
  const shown = useDeferredValue(files);
  const done = files.filter(({ state }) => state !== 'waiting').length;
  const isReading = done < files.length;
  const held = files.filter(({ facts }) => holdsPrompt(facts)).length;
  return (
    <section className={styles.files} aria-labelledby="files">
      <header className={styles.head}>
        <h2 id="files" tabIndex={-1} data-next>
          {files.length} {plural(files.length, 'file')}, {held === 0 ? 'none' : held} with a prompt
        </h2>
        <div className={styles.actions}>
          <Button
            look="primary"
            disabled={isReading}
            onClick={() => downloadFile(exportMade(files, Date.now()))}
          >
            <Download aria-hidden="true" /> Export CSV
          </Button>
          <Button disabled={files.length >= imageLimits.readTogether} onClick={onAdd}>
            <Plus aria-hidden="true" /> Add files
          </Button>
          <Button onClick={onClear}>
            <Trash2 aria-hidden="true" /> Clear
          </Button>
        </div>
      </header>
      {isReading && (
        <ProgressStripe
          label="Looking for prompts in the files"
          done={done / files.length}
          text={`${done} of ${files.length}`}
        />
      )}
      <Table
        caption="What the files say of how they were made"
        isCaptionHidden
        columns={fileColumns(onOpen)}
        rows={shown}
        rowKey={({ id }) => id}
      />
      <p className={styles.note}>They were read in this browser. Nothing was sent, and nothing is counted.</p>
    </section>
  );
}
