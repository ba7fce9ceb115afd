import { useState } from 'react';
import { failureText } from '../../lib/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { generatorChoices } from '../../lib/generator-choices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { HandOutBoard } from './hand-out.tsx';

interface FrameCopiesDialogProps {
  board: HandOutBoard;
  isOpen: boolean;
  onClose: () => void;
}

/** Which generator the frames are written for. */
export function FrameCopiesDialog({ board, isOpen, onClose }: FrameCopiesDialogProps) {
  const [model, setModel] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const [error, setError] = useState<string>();

  async function download() {
    if (model === undefined) {
      setError('Choose the generator first.');
      return;
    }
    setWriting(true);
    try {
      const { frameCopies } = await import('./frame-copies.ts');
      downloadFile(frameCopies(board, model, Date.now()));
      onClose();
    } catch (reason) {
      setError(failureText(reason instanceof Error ? reason : new Error(String(reason))));
    } finally {
      setWriting(false);
    }
  }

  return (
    <Dialog
      title="Frames for a generator"
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" isBusy={isWriting} onClick={() => void download()}>
            Download
          </Button>
        </>
      }
    >
      <Combobox
        label="Generator"
        choices={generatorChoices}
        value={model}
        onChange={(next) => {
          setModel(next);
          setError(undefined);
        }}
        note="Each frame is written in the words this one reads best, in one text file."
        error={error}
      />
    </Dialog>
  );
}
