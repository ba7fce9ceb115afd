import { useAuth } from '../features/sign-in/auth.tsx';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import styles from './shell/shell.module.css';
import { Welcome } from './welcome.tsx';

const Notes = lazyScreen(() => import('./notes-screen.tsx').then(({ NotesScreen }) => NotesScreen));

/** The start page. Whoever is signed in finds their notes here until these have a place of their own. */
export function Hero() {
  const { user, isPending } = useAuth();
  if (user) return <Notes />;
  if (!isPending) return <Welcome />;
  return (
    <div className={styles.page}>
      <SkeletonLines label="Loading" lines={6} />
    </div>
  );
}
