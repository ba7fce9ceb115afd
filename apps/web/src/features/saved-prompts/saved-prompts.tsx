import { promptLimits, type SavedPrompt } from '@cuewright/contract';
import { isolateText } from '@cuewright/engine/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { deleteUndoably, useGone } from '../../lib/undoable-delete.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { ShowMore } from '../../ui/pagination/show-more.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import { PromptFilters } from './prompt-filters.tsx';
import { SavedPromptCard } from './saved-prompt-card.tsx';
import styles from './saved-prompts.module.css';
import { deleteSavedPrompt, savedPromptsQuery } from './saved-prompts-queries.ts';
import { everyPrompt, isEvery } from './wanted-prompts.ts';

const SETTLED_MS = 200;

interface SavedPromptsProps {
  /** Goes to where the prompt is shown. */
  onOpen: (prompt: SavedPrompt) => void;
  /** What to do while there is none. */
  emptyAction?: ReactNode;
}

/** Everything somebody has saved: found again, opened, named, starred, deleted. */
export function SavedPrompts({ onOpen, emptyAction }: SavedPromptsProps) {
  const [wanted, setWanted] = useState(everyPrompt);
  const asked = useDeferredValue(useSettled(wanted, SETTLED_MS));
  const gone = useGone();
  const list = useRef<HTMLUListElement>(null);
  const {
    data,
    error,
    refetch,
    isFetching,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery(savedPromptsQuery(asked));

  const first = data?.pages[0];
  const last = data?.pages.at(-1);
  const loaded = data?.pages.flatMap((page) => page.prompts);
  const prompts = loaded?.filter(({ id }) => !gone.has(id)) ?? [];
  const hidden = (loaded?.length ?? 0) - prompts.length;
  const isAll = isEvery(asked);

  function remove({ id }: SavedPrompt) {
    deleteUndoably({ of: 'prompt', id, title: 'Prompt deleted', send: () => deleteSavedPrompt(id) });
    list.current?.focus();
  }

  if (!first) {
    if (!error) return <SkeletonBox label="Loading your prompts" shape="card" />;
    return (
      <ErrorState title="Your prompts did not load" kept="Nothing is lost." onRetry={refetch}>
        {failureText(error)}
      </ErrorState>
    );
  }
  if (isAll && prompts.length === 0 && isEvery(wanted)) {
    return (
      <EmptyState title="No prompts yet" {...(emptyAction && { action: emptyAction })}>
        Start creating prompts to see them here.
      </EmptyState>
    );
  }
  return (
    <div className={styles.saved} aria-busy={isFetching}>
      <PromptFilters wanted={wanted} onChange={setWanted} />
      {first.similar && (
        <p className={styles.similar} role="status">
          Nothing has “{isolateText(asked.words.trim())}” in it. These titles are like it.
        </p>
      )}
      {prompts.length === 0 ? (
        <EmptyState
          title="Nothing found"
          action={<Button onClick={() => setWanted(everyPrompt)}>Show all prompts</Button>}
        >
          No saved prompt has all of that.
        </EmptyState>
      ) : (
        <ul ref={list} className={styles.list} aria-label="Saved prompts" tabIndex={-1}>
          {prompts.map((prompt) => (
            <SavedPromptCard
              key={prompt.id}
              prompt={prompt}
              onOpen={() => onOpen(prompt)}
              onDelete={() => remove(prompt)}
            />
          ))}
        </ul>
      )}
      {prompts.length > 0 && (
        <ShowMore
          text={howMany(prompts.length, last?.total ?? null, hidden)}
          word="Show more"
          isLoading={isFetchingNextPage}
          failure={isFetchNextPageError ? 'The next ones did not load.' : undefined}
          onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        />
      )}
    </div>
  );
}

/** "20 of 340"; what filters leave is counted to a thousand, and a search that goes on not at all. */
function howMany(shown: number, total: number | null, hidden: number): string {
  if (total === null) return `${shown} shown`;
  const isMore = total === promptLimits.countedMatches;
  return `${shown} of ${(total - hidden).toLocaleString()}${isMore ? ' or more' : ''}`;
}
