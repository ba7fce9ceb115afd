import { CaptureDialog } from '../features/brainstorm/capture/capture-dialog.tsx';
import { Queries } from '../lib/queries.tsx';

interface CaptureNoteProps {
  onClose: () => void;
  onShow: () => void;
}

/** The dialog with what it asks the server through: it may come before any screen that brings it. */
export function CaptureNote(props: CaptureNoteProps) {
  return (
    <Queries>
      <CaptureDialog {...props} />
    </Queries>
  );
}
