import type { Workspace } from '@cuewright/contract';
import { isolateText } from '@cuewright/engine/text';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

interface DeleteDialogProps {
  workspace: Workspace;
  /** Where its prompts go. */
  home: Workspace;
  onClose: () => void;
  onDelete: () => void;
}

export function DeleteDialog({ workspace, home, onClose, onDelete }: DeleteDialogProps) {
  const { name, promptCount } = workspace;
  return (
    <Dialog
      isOpen
      isAlert
      onClose={onClose}
      title={`Delete ${isolateText(name)}?`}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger" onClick={onDelete}>
            Delete workspace
          </Button>
        </>
      }
    >
      <p>
        {promptCount === 0
          ? 'There is no prompt in it.'
          : `No prompt is lost: ${countOf(promptCount)} in it ${promptCount === 1 ? 'moves' : 'move'} to ${isolateText(home.name)}.`}
      </p>
    </Dialog>
  );
}

function countOf(prompts: number): string {
  return prompts === 1 ? 'the one prompt' : `the ${prompts.toLocaleString()} prompts`;
}
