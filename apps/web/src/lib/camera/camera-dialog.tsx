import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CameraView } from './camera-view.tsx';

interface CameraDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onTaken: (file: File) => void;
  use?: string;
}

/** A photo by the camera of this device, over the page it is for. */
export function CameraDialog({ isOpen, onClose, onTaken, use = 'Keep photo' }: CameraDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Capture Photo" size="l">
      <CameraView
        use={use}
        onTaken={(file) => {
          onTaken(file);
          onClose();
        }}
      />
    </Dialog>
  );
}
