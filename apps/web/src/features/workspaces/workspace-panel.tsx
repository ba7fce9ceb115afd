import type { WorkspacePrompt } from '@cuewright/contract';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { useFocusAfter } from '../../lib/use-focus-after.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useWorkspaces } from './use-workspaces.ts';
import { WorkspaceList } from './workspace-list.tsx';
import { WorkspacePrompts } from './workspace-prompts.tsx';
import { changeWorkspace, createWorkspace, deleteWorkspace } from './workspace-queries.ts';
import styles from './workspaces.module.css';

interface WorkspacePanelProps {
  onOpen: (prompt: WorkspacePrompt) => void;
  /** What to do in a workspace without prompts. */
  emptyAction?: ReactNode;
}

/** Workspaces, and the prompts of the one that is chosen. */
export function WorkspacePanel({ onOpen, emptyAction }: WorkspacePanelProps) {
  const { workspaces, home, shown, error, refetch, choose, move } = useWorkspaces();
  const [asked, setAsked] = useState<'new' | 'rename' | 'delete'>();
  /** What goes into the new workspace once it is there. */
  const [carried, setCarried] = useState<readonly string[]>([]);
  const creating = useMutation(createWorkspace);
  const changing = useMutation({
    ...changeWorkspace,
    onError: (problem) => showToast({ title: 'Not changed', text: failureText(problem), tone: 'error' }),
  });
  const deleting = useMutation({
    ...deleteWorkspace,
    onError: (problem) => showToast({ title: 'Not deleted', text: failureText(problem), tone: 'error' }),
  });
  const awaitLoss = useFocusAfter(workspaces.length, focusHeading);
  const close = () => setAsked(undefined);
  const askForNew = (ids: readonly string[] = []) => {
    creating.reset();
    setCarried(ids);
    setAsked('new');
  };

  if (!shown || !home) {
    if (!error) return <SkeletonBox label="Loading your workspaces" shape="card" />;
    return (
      <ErrorState level={1} title="Your workspaces did not load" kept="Nothing is lost." onRetry={refetch}>
        {failureText(error)}
      </ErrorState>
    );
  }
  return (
    <div className={styles.panel}>
      <WorkspaceList
        workspaces={workspaces}
        chosen={shown.id}
        onChoose={choose}
        onNew={() => askForNew()}
        onDrop={({ ids, from }, to) => {
          const source = workspaces.find(({ id }) => id === from);
          if (source) move(ids, source, to);
        }}
      />
      <WorkspacePrompts
        key={shown.id}
        workspace={shown}
        others={workspaces.filter(({ id }) => id !== shown.id)}
        onOpen={onOpen}
        onMove={(ids, to) => move(ids, shown, to)}
        onMoveToNew={askForNew}
        onRename={() => setAsked('rename')}
        onMakeDefault={() => changing.mutate({ workspace: shown, isDefault: true })}
        onDelete={() => setAsked('delete')}
        emptyAction={emptyAction}
      />
      {asked === 'new' && (
        <NameDialog
          title="New workspace"
          word="Create"
          isBusy={creating.isPending}
          failure={creating.error ? failureText(creating.error) : undefined}
          onClose={close}
          onName={(name) =>
            creating.mutate(name, {
              onSuccess: (made) => {
                close();
                if (carried.length > 0) move(carried, shown, made);
                else choose(made.id);
              },
            })
          }
        />
      )}
      {asked === 'rename' && (
        <NameDialog
          title={`Rename ${shown.name}`}
          word="Rename"
          name={shown.name}
          onClose={close}
          onName={(name) => {
            close();
            if (name !== shown.name) changing.mutate({ workspace: shown, name });
          }}
        />
      )}
      {asked === 'delete' && (
        <DeleteDialog
          workspace={shown}
          home={home}
          onClose={close}
          onDelete={() => {
            close();
            choose(home.id);
            awaitLoss();
            deleting.mutate(shown);
          }}
        />
      )}
    </div>
  );
}
