import { useRef } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { CaptureForm } from './capture-form.tsx';

interface CaptureDialogProps {
  onClose: () => void;
  /** Goes to where the notes are. */
  onShow: () => void;
}

/** A note from wherever one is: written down, and back to work. */
export function CaptureDialog({ onClose, onShow }: CaptureDialogProps) {
  const title = useRef<HTMLInputElement>(null);
  return (
    <Dialog isOpen onClose={onClose} title="Quick Capture" firstFocus={title}>
      <CaptureForm
        titleRef={title}
        onSaved={() => {
          onClose();
          showToast({ title: 'Note saved', tone: 'go', action: { label: 'Show it', onAct: onShow } });
        }}
      />
    </Dialog>
  );
}
