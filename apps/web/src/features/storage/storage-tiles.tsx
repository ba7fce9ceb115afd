import { plural } from '@cuewright/engine/plural';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/api.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { RuledBox, RuledForm } from '../../ui/ruled-box/ruled-box.tsx';
import { bytesText } from './bytes-text.ts';
import { storageQuery } from './storage-query.ts';
import styles from './storage-tiles.module.css';

const tiles = [
  ['notes', 'Private Notes', 'note'],
  ['images', 'Image Collection', 'picture'],
  ['brainstorm_notes', 'Brainstorm', 'note'],
  ['prompts', 'Prompts', 'prompt'],
] as const;

/** How much is kept, of what there is a lot of. */
export function StorageTiles() {
  const { data, error, refetch } = useQuery(storageQuery);
  if (error && !data) {
    return (
      <ErrorState title="The figures did not load" onRetry={refetch}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <RuledForm columns={4}>
      {tiles.map(([kind, label, one]) => (
        <RuledBox key={kind} label={label}>
          {data ? (
            <Kept {...data[kind]} versions={kind === 'prompts' ? data.prompts.versions : 0} one={one} />
          ) : (
            '…'
          )}
        </RuledBox>
      ))}
    </RuledForm>
  );
}

interface KeptProps {
  count: number;
  /** Earlier texts, which take room as well. */
  versions: number;
  bytes: number;
  one: string;
}

/** Each figure stays with its unit, however narrow the box is. */
function Kept({ count, versions, bytes, one }: KeptProps) {
  if (count === 0) return countText(count, one);
  return (
    <>
      <span className={styles.figure}>
        {countText(count, one)}
        {versions === 0 && ','}
      </span>{' '}
      {versions > 0 && (
        <>
          <span className={styles.figure}>and {countText(versions, 'earlier version')},</span>{' '}
        </>
      )}
      <span className={styles.figure}>{bytesText(bytes)}</span>
    </>
  );
}

function countText(count: number, one: string): string {
  return `${count.toLocaleString()} ${plural(count, one)}`;
}
