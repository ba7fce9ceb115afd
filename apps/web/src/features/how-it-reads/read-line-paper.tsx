import { kindNames } from '@cuewright/engine/content/how-it-reads';
import { partOfKind } from '@cuewright/engine/inks';
import type { ReadLine } from '../../lib/reader/jobs/read-statements.ts';
import { classNames } from '../../ui/class-names.ts';
import { partInk } from '../../ui/part/part-ink.ts';
import { PrintedPrompt } from '../../ui/prompt-surface/printed-prompt.tsx';
import styles from './read-line-paper.module.css';

interface ReadLinePaperProps {
  line: string;
  /** Nothing until it has been read: the line is plain, and as good. */
  read: ReadLine | undefined;
}

/** A line in its inks, and what each stretch of it was taken for. */
export function ReadLinePaper({ line, read }: ReadLinePaperProps) {
  const isThis = read?.text === line;
  return (
    <div className={styles.line}>
      <PrintedPrompt segments={isThis ? read.segments : [{ text: line }]} />
      {isThis && (
        <ul className={styles.statements}>
          {read.statements.map(({ kind, words, depth }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a statement is its place in the line
            <li key={n} className={classNames(partInk(partOfKind[kind]), depth > 0 && styles.inner)}>
              <b>{kindNames[kind]}</b> {words}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
