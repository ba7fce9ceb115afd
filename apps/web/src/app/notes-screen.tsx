import { NotesPage } from '../features/notes/notes-page.tsx';
import { UsageMeter } from '../features/usage-meter/usage-meter.tsx';
import styles from './shell/shell.module.css';

export function NotesScreen() {
  return (
    <>
      <UsageMeter />
      <div className={styles.page}>
        <NotesPage />
      </div>
    </>
  );
}
