import { NotesPage } from '../features/notes/notes-page.tsx';
import styles from './shell/shell.module.css';

export function NotesScreen() {
  return (
    <div className={styles.page}>
      <NotesPage />
    </div>
  );
}
