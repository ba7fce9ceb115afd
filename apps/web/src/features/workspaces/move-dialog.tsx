import type { Workspace } from '@cuewright/contract';
import { Folder, House } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './workspaces.module.css';

interface MoveDialogProps {
  count: number;
  /** Where they can go. */
  targets: readonly Workspace[];
  onClose: () => void;
  onMove: (to: Workspace) => void;
}

export function MoveDialog({ count, targets, onClose, onMove }: MoveDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={count === 1 ? 'Move prompt to' : `Move ${count} prompts to`}>
      {targets.length === 0 ? (
        <p>There is no other workspace yet. Make one with New, then move prompts into it.</p>
      ) : (
        <ul className={styles.targets}>
          {targets.map((workspace) => (
            <li key={workspace.id}>
              <Button isWide onClick={() => onMove(workspace)}>
                {workspace.isDefault ? <House aria-hidden="true" /> : <Folder aria-hidden="true" />}
                {workspace.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
