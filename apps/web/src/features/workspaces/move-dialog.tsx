import type { Workspace } from '@cuewright/contract';
import { Folder, House, Plus } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './workspaces.module.css';

interface MoveDialogProps {
  count: number;
  /** Where they can go. */
  targets: readonly Workspace[];
  onClose: () => void;
  onMove: (to: Workspace) => void;
  /** Into one that is still to be made. */
  onMoveToNew: () => void;
}

export function MoveDialog({ count, targets, onClose, onMove, onMoveToNew }: MoveDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={count === 1 ? 'Move prompt to' : `Move ${count} prompts to`}>
      <ul className={styles.targets}>
        {targets.map((workspace) => (
          <li key={workspace.id}>
            <Button isWide onClick={() => onMove(workspace)}>
              {workspace.isDefault ? <House aria-hidden="true" /> : <Folder aria-hidden="true" />}
              {workspace.name}
              <span className={styles.count} aria-hidden="true">
                {workspace.promptCount.toLocaleString()}
              </span>
            </Button>
          </li>
        ))}
        <li>
          <Button isWide onClick={onMoveToNew}>
            <Plus aria-hidden="true" />
            New workspace
          </Button>
        </li>
      </ul>
    </Dialog>
  );
}
