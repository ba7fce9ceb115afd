import { ApiError, type SavedPrompt } from '@cuewright/contract';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Comparison } from '../../features/differences/compare-dialog.tsx';
import { call, failureText } from '../../lib/api.ts';
import { tellSavedPrompt } from '../../lib/creation/saved-prompt-query.ts';
import { Button } from '../../ui/button/button.tsx';
import { revisionOf } from '../../ui/revision-chip/revision.ts';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { SidePanel } from './side-panel.tsx';
import { VersionRow } from './version-row.tsx';
import styles from './versions-panel.module.css';
import { versionsQuery } from './versions-query.ts';

interface VersionsPanelProps {
  saved: SavedPrompt;
  /** What is on the sheet is not saved: going back to a version would lose it. */
  isEdited: boolean;
  /** What is on the sheet. */
  shown: string;
  onCompare: (comparison: Comparison) => void;
}

/** Every text the prompt has had, by the colour of its paper, and the way back to each. */
export function VersionsPanel({ saved, isEdited, shown, onCompare }: VersionsPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    versionsQuery(saved),
  );
  const restoring = useMutation({
    mutationFn: (number: number) =>
      call('POST /api/prompts/{id}/versions', {
        params: { id: saved.id },
        body: { number, version: saved.version },
      }),
    networkMode: 'always',
    onSuccess: (row, number) => {
      tellSavedPrompt(row);
      heading.current?.focus();
      showToast({ title: `${revisionOf(number).name} is back on the sheet`, tone: 'go' });
    },
    onError: (problem) => {
      if (problem instanceof ApiError && problem.problem.code === 'stale-version')
        tellSavedPrompt(problem.problem.current as SavedPrompt);
    },
  });
  const versions = data?.pages.flatMap((page) => page.versions);
  const isGone = error instanceof ApiError && error.status === 404;

  return (
    <SidePanel title="Versions" titleRef={heading}>
      {restoring.error && (
        <p className={styles.failure} role="alert">
          Nothing was put back. {failureText(restoring.error)}
        </p>
      )}
      {!versions && error && !isGone && (
        <div className={styles.failure} role="alert">
          <p>The versions did not load. {failureText(error)}</p>
          <Button size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!versions && !error && <SkeletonLines label="Loading versions" lines={2} />}
      {versions && (
        <ol>
          {versions.map((version, n) => (
            <VersionRow
              key={version.number}
              version={version}
              before={versions[n + 1]}
              isCurrent={version.number === saved.revision}
              isBusy={restoring.isPending && restoring.variables === version.number}
              onCompare={
                version.prompt_text === shown
                  ? undefined
                  : () =>
                      onCompare({
                        title: `${revisionOf(version.number).name}, and the sheet`,
                        before: { name: 'the sheet', text: shown },
                        after: {
                          name: revisionOf(version.number).name.toLowerCase(),
                          text: version.prompt_text,
                        },
                      })
              }
              onRestore={
                isEdited || version.prompt_text === saved.prompt_text
                  ? undefined
                  : () => restoring.mutate(version.number)
              }
            />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button size="s" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier ones
        </Button>
      )}
      <p className={styles.note}>{note({ isGone: isGone && !versions, isEdited })}</p>
    </SidePanel>
  );
}

function note({ isGone, isEdited }: { isGone: boolean; isEdited: boolean }): string {
  if (isGone) return 'This prompt was deleted elsewhere, and its versions with it.';
  if (isEdited) return 'Save or discard the edit to go back to another version.';
  return 'Named in the order in which a script is revised. Nothing is thrown away.';
}
