import page from '../../app/shell/shell.module.css';
import { NoteBoard } from '../../features/brainstorm/note-board.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { useNoteToPrompt } from './use-note-to-prompt.ts';

export function BrainstormStep() {
  const onPrompt = useNoteToPrompt();
  return (
    <div className={page.page}>
      <PageHead title="Brainstorming">Half a line at a time. Anything here can become a prompt.</PageHead>
      <NoteBoard onPrompt={onPrompt} />
    </div>
  );
}
