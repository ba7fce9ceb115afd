import type { CallAnswer } from '@cuewright/contract';
import { GitCompareArrows, RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { revisionOf } from '../../ui/revision-chip/revision.ts';
import { RevisionChip } from '../../ui/revision-chip/revision-chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { chiefChange } from './chief-change.ts';
import styles from './versions-panel.module.css';

type Version = CallAnswer<'GET /api/prompts/{id}/versions'>['versions'][0];

interface VersionRowProps {
  version: Version;
  /** The one it was made from; none for the first, or where it has not been loaded yet. */
  before: Version | undefined;
  isCurrent: boolean;
  isBusy: boolean;
  onCompare: (() => void) | undefined;
  onRestore: (() => void) | undefined;
}

const time = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

export function VersionRow({ version, before, isCurrent, isBusy, onCompare, onRestore }: VersionRowProps) {
  const { number, prompt_text, restored_from, created_at } = version;
  const change = useMemo(
    () => (before ? chiefChange(before.prompt_text, prompt_text) : undefined),
    [before, prompt_text],
  );
  const { name } = revisionOf(number);
  return (
    <li className={styles.row}>
      <div className={styles.paper}>
        <RevisionChip version={number} isCurrent={isCurrent} />
        <time dateTime={created_at}>{time.format(new Date(created_at))}</time>
      </div>
      <div className={styles.what}>
        <p>
          {isCurrent && <b>On the sheet now</b>}
          {!isCurrent && (number === 1 ? 'First text' : 'Edited')}
          {restored_from !== null && ` · from ${revisionOf(restored_from).name.toLowerCase()}`}
        </p>
        {change && (
          <p className={styles.change}>
            {change.gone && (
              <del>
                <VisuallyHidden>Taken out: </VisuallyHidden>
                {change.gone}
              </del>
            )}{' '}
            {change.added && (
              <ins>
                <VisuallyHidden>Put in: </VisuallyHidden>
                {change.added}
              </ins>
            )}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        {onCompare && (
          <IconButton label={`Compare ${name}`} size="s" onClick={onCompare}>
            <GitCompareArrows />
          </IconButton>
        )}
        {onRestore && (
          <IconButton label={`Restore ${name}`} size="s" isBusy={isBusy} onClick={onRestore}>
            <RotateCcw />
          </IconButton>
        )}
      </div>
    </li>
  );
}
