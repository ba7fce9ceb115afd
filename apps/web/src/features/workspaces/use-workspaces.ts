import type { Workspace } from '@cuewright/contract';
import { isolateText } from '@cuewright/engine/text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { chooseWorkspace, chosenWorkspace } from '../../lib/chosen-workspace.ts';
import { useTabNews } from '../../lib/tab-news.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { type Move, movePrompts, refreshWorkspaces, workspacesQuery } from './workspace-queries.ts';

/** All workspaces, the one that is shown, and moving prompts between them. */
export function useWorkspaces() {
  const { data, error, refetch } = useQuery(workspacesQuery);
  const [wanted, setWanted] = useState(chosenWorkspace);
  const moving = useMutation(movePrompts);
  useTabNews('workspaces', refreshWorkspaces);

  const workspaces = data?.workspaces ?? [];
  const home = workspaces.find(({ isDefault }) => isDefault) ?? workspaces[0];
  const shown = workspaces.find(({ id }) => id === wanted) ?? home;

  function choose(id: string) {
    chooseWorkspace(id);
    setWanted(id);
  }

  function move(ids: readonly string[], from: Workspace, to: Workspace) {
    const wish: Move = { ids, from: from.id, to: to.id };
    moving.mutate(wish, {
      onError: (problem) => showToast({ title: 'Not moved', text: failureText(problem), tone: 'error' }),
    });
    showToast({
      title:
        ids.length === 1
          ? `Moved to ${isolateText(to.name)}`
          : `${ids.length} prompts moved to ${isolateText(to.name)}`,
      tone: 'go',
      action: {
        label: 'Undo',
        onAct: () =>
          moving.mutate(
            { ids, from: to.id, to: from.id },
            {
              onError: (problem) =>
                showToast({ title: 'Not moved back', text: failureText(problem), tone: 'error' }),
            },
          ),
      },
    });
  }

  return { workspaces, home, shown, error, refetch, choose, move };
}
