import { NotesPage } from '../features/notes/notes-page.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

/** Where private notes are kept, from anywhere. */
export function NotesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Private notes" size="l">
      <NotesPage />
    </Dialog>
  );
}
