import { promptLimits, type Workspace, type WorkspacePrompt } from '@cuewright/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, FolderInput, House, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { deleteUndoably, useGone } from '../../lib/undoable-delete.ts';
import { useFocusAfter } from '../../lib/use-focus-after.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Field } from '../../ui/field/field.tsx';
import { MenuItem } from '../../ui/menu/menu.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { ShowMore } from '../../ui/pagination/show-more.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import { putDragged } from './dragged-prompts.ts';
import { MoveDialog } from './move-dialog.tsx';
import type { PromptRowActs } from './prompt-row.tsx';
import { PromptRows } from './prompt-rows.tsx';
import { promptsFile } from './prompts-file.ts';
import { deletePrompts, workspacePromptsQuery } from './workspace-queries.ts';
import styles from './workspaces.module.css';

const SETTLED_MS = 200;
/** As many as one call moves. */
const MOST_CHOSEN = 100;

interface WorkspacePromptsProps {
  workspace: Workspace;
  /** Where prompts can go from here. */
  others: readonly Workspace[];
  onOpen: (prompt: WorkspacePrompt) => void;
  onMove: (ids: readonly string[], to: Workspace) => void;
  onMoveToNew: (ids: readonly string[]) => void;
  onRename: () => void;
  onMakeDefault: () => void;
  onDelete: () => void;
  emptyAction?: ReactNode;
}

export function WorkspacePrompts({
  workspace,
  others,
  onOpen,
  onMove,
  onMoveToNew,
  onRename,
  onMakeDefault,
  onDelete,
  emptyAction,
}: WorkspacePromptsProps) {
  const { id: workspaceId, name, isDefault } = workspace;
  const [words, setWords] = useState('');
  const { list, prompts, hidden, fetchMore } = usePrompts(workspaceId, useSettled(words, SETTLED_MS));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [moved, setMoved] = useState<readonly string[]>([]);
  const rows = useRef<HTMLUListElement>(null);
  const count = workspace.promptCount - hidden;
  const found = words.trim() ? (prompts?.length ?? 0) : count;

  // What was moved, deleted or filtered away is chosen no more.
  const chosen = useMemo(
    () => new Set(prompts?.filter(({ id }) => ticked.has(id)).map(({ id }) => id)),
    [prompts, ticked],
  );
  const awaitLoss = useFocusAfter(prompts, () => {
    if (rows.current) rows.current.focus({ preventScroll: true });
    else focusHeading();
  });
  const choose = (ids: readonly string[]) => setTicked(new Set(ids.slice(0, MOST_CHOSEN)));

  function remove(ids: readonly string[]) {
    deleteUndoably({
      of: 'prompt',
      id: ids,
      title: ids.length === 1 ? 'Prompt deleted' : `${ids.length} prompts deleted`,
      send: () => deletePrompts(workspaceId, ids),
    });
    rows.current?.focus({ preventScroll: true });
  }

  const latest = useRef({ onOpen, chosen, remove });
  useEffect(() => {
    latest.current = { onOpen, chosen, remove };
  });
  /** The same object always: a row that has not changed is not drawn anew while one scrolls. */
  const acts = useMemo<PromptRowActs>(
    () => ({
      onChoose: (id, isOn) =>
        setTicked((before) => new Set(isOn ? [...before, id] : [...before].filter((other) => other !== id))),
      onOpen: (prompt) => latest.current.onOpen(prompt),
      onMove: setMoved,
      onDelete: (ids) => latest.current.remove(ids),
      onDrag: (event, id) => {
        const all = latest.current.chosen;
        putDragged(event, { ids: all.has(id) ? [...all] : [id], from: workspaceId });
      },
    }),
    [workspaceId],
  );

  return (
    <section className={styles.prompts} aria-label={name}>
      <div className={styles.head}>
        <div>
          <h1>{name}</h1>
          <p>{countText(count)} New ones land here.</p>
        </div>
        <div className={styles.search}>
          <Field
            type="search"
            label={`Search in ${name}`}
            max={promptLimits.search}
            value={words}
            onChange={setWords}
          />
        </div>
        <MoreMenu of={name} size="m">
          <MenuItem icon={<Pencil />} onChoose={onRename}>
            Rename
          </MenuItem>
          <MenuItem icon={<House />} isDisabled={isDefault} onChoose={onMakeDefault}>
            Make it the default
          </MenuItem>
          <MenuItem icon={<Trash2 />} isDanger isDisabled={isDefault} onChoose={onDelete}>
            Delete
          </MenuItem>
        </MoreMenu>
      </div>
      {!prompts && list.error && (
        <ErrorState title="These prompts did not load" kept="Nothing is lost." onRetry={list.refetch}>
          {failureText(list.error)}
        </ErrorState>
      )}
      {!prompts && !list.error && <SkeletonBox label="Loading prompts" shape="card" />}
      {prompts?.length === 0 &&
        (words.trim() ? (
          <EmptyState
            level={2}
            title="Nothing found"
            action={<Button onClick={() => setWords('')}>Show all prompts</Button>}
          >
            No prompt in {name} has these words.
          </EmptyState>
        ) : (
          <EmptyState
            level={2}
            title="No prompts in this workspace"
            {...(emptyAction && { action: emptyAction })}
          >
            Prompts you make while it is open are kept here. Drag others onto its name, or move them by their
            menu.
          </EmptyState>
        ))}
      {prompts && prompts.length > 0 && (
        <div className={styles.table} aria-busy={list.isFetching}>
          <div className={classNames(styles.bulk, chosen.size > 0 && styles.chosen)}>
            <Checkbox
              isOn={chosen.size === prompts.length}
              isMixed={chosen.size > 0 && chosen.size < prompts.length}
              onChange={(isOn) => choose(isOn ? prompts.map(({ id }) => id) : [])}
            >
              {chosen.size > 0
                ? `${chosen.size.toLocaleString()} of ${found.toLocaleString()}`
                : selectWord(prompts.length, list.hasNextPage)}
            </Checkbox>
            {chosen.size > 0 && (
              <span className={styles.answers} role="toolbar" aria-label="Selected prompts">
                <Button size="s" onClick={() => setMoved([...chosen])}>
                  <FolderInput aria-hidden="true" />
                  Move
                </Button>
                <Button
                  size="s"
                  onClick={() =>
                    downloadFile({
                      name: `prompts-${Date.now()}.md`,
                      type: 'text/markdown',
                      text: promptsFile(
                        name,
                        prompts.filter(({ id }) => chosen.has(id)),
                      ),
                    })
                  }
                >
                  <Download aria-hidden="true" />
                  Export
                </Button>
                <Button size="s" onClick={() => remove([...chosen])}>
                  <Trash2 aria-hidden="true" />
                  Delete
                </Button>
                <Button size="s" look="bare" onClick={() => choose([])}>
                  Done
                </Button>
              </span>
            )}
          </div>
          <PromptRows prompts={prompts} chosen={chosen} acts={acts} listRef={rows} onNearEnd={fetchMore} />
          <ShowMore
            text={words.trim() ? `${prompts.length} shown` : `${prompts.length} of ${count.toLocaleString()}`}
            word="Show more"
            isLoading={list.isFetchingNextPage}
            failure={list.isFetchNextPageError ? 'The next ones did not load.' : undefined}
            onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          />
        </div>
      )}
      {moved.length > 0 && (
        <MoveDialog
          count={moved.length}
          targets={others}
          onClose={() => setMoved([])}
          onMove={(to) => {
            setMoved([]);
            awaitLoss();
            onMove(moved, to);
          }}
          onMoveToNew={() => {
            setMoved([]);
            awaitLoss();
            onMoveToNew(moved);
          }}
        />
      )}
    </section>
  );
}

function selectWord(shown: number, isMore: boolean): string {
  return isMore || shown > MOST_CHOSEN ? `Select the first ${Math.min(shown, MOST_CHOSEN)}` : 'Select all';
}

function countText(prompts: number): string {
  if (prompts === 0) return 'No prompts yet.';
  return prompts === 1 ? '1 prompt.' : `${prompts.toLocaleString()} prompts.`;
}

/** What is there, without what looks deleted already. */
function usePrompts(workspaceId: string, words: string) {
  const list = useInfiniteQuery(workspacePromptsQuery(workspaceId, words));
  const gone = useGone();
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const all = useMemo(() => data?.pages.flatMap((page) => page.prompts), [data]);
  const prompts = useMemo(() => all?.filter(({ id }) => !gone.has(id)), [all, gone]);
  const fetchMore = useCallback(() => {
    // A page that failed waits to be asked for by hand.
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return { list, prompts, hidden: (all?.length ?? 0) - (prompts?.length ?? 0), fetchMore };
}
