import { NotesPage } from '../features/notes/notes-page.tsx';
import { isSignedIn } from '../lib/signed-in.ts';
import styles from './app.module.css';
import { Logo } from './logo.tsx';
import { Welcome } from './welcome.tsx';

export function App() {
  return (
    <>
      <header className={styles.bar}>
        <div>
          <Logo />
        </div>
      </header>
      <main className={styles.page}>{isSignedIn() ? <NotesPage /> : <Welcome />}</main>
    </>
  );
}
