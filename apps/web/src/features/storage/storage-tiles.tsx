import type { CallAnswer } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/api.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { RuledBox, RuledForm } from '../../ui/ruled-box/ruled-box.tsx';
import { bytesText } from './bytes-text.ts';
import { storageQuery } from './storage-query.ts';

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
          {data ? tileText(data, kind, one) : '…'}
        </RuledBox>
      ))}
    </RuledForm>
  );
}

function tileText(
  kept: CallAnswer<'GET /api/storage'>,
  kind: (typeof tiles)[number][0],
  one: string,
): string {
  const { versions } = kept.prompts;
  const counts = [
    countText(kept[kind].count, one),
    kind === 'prompts' && versions > 0 && countText(versions, 'earlier version'),
  ];
  return `${counts.filter(Boolean).join(' and ')}, ${bytesText(kept[kind].bytes)}`;
}

function countText(count: number, one: string): string {
  return `${count.toLocaleString()} ${count === 1 ? one : `${one}s`}`;
}
