import type { Workspace } from '@cuewright/contract';
import { Folder, House, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useActiveInView } from '../../ui/tabs/use-active-in-view.ts';
import { areDragged, type DraggedPrompts, takeDragged } from './dragged-prompts.ts';
import styles from './workspaces.module.css';

interface WorkspaceListProps {
  workspaces: readonly Workspace[];
  chosen: string;
  onChoose: (id: string) => void;
  onNew: () => void;
  /** Prompts were let go over a workspace. */
  onDrop: (dragged: DraggedPrompts, to: Workspace) => void;
}

export function WorkspaceList({ workspaces, chosen, onChoose, onNew, onDrop }: WorkspaceListProps) {
  const [over, setOver] = useState<string>();
  const list = useActiveInView<HTMLUListElement>(`${chosen} ${workspaces.length}`);
  return (
    <Card
      as="section"
      head={<h2>Workspaces</h2>}
      aside={
        <Button size="s" onClick={onNew}>
          <Plus aria-hidden="true" />
          New
        </Button>
      }
      className={styles.box ?? ''}
    >
      <ul ref={list} className={styles.list}>
        {workspaces.map((workspace) => {
          const { id, name, isDefault, promptCount } = workspace;
          return (
            <li key={id}>
              <button
                type="button"
                className={classNames(styles.workspace, over === id && styles.over)}
                aria-current={id === chosen}
                onClick={() => onChoose(id)}
                onDragOver={(event) => {
                  if (!areDragged(event) || id === chosen) return;
                  event.preventDefault();
                  setOver(id);
                }}
                onDragLeave={() => setOver(undefined)}
                onDrop={(event) => {
                  event.preventDefault();
                  setOver(undefined);
                  const dragged = takeDragged(event);
                  if (dragged && dragged.from !== id) onDrop(dragged, workspace);
                }}
              >
                <span className={styles.sign}>
                  {isDefault ? <House aria-hidden="true" /> : <Folder aria-hidden="true" />}
                </span>
                <span className={styles.name}>
                  {name}
                  {isDefault && <small>Default</small>}
                </span>
                <span className={styles.count}>{promptCount.toLocaleString()}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
