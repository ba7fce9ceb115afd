import { lazyScreen } from '../lib/lazy-screen.ts';
import { isSignedIn } from '../lib/signed-in.ts';
import { Welcome } from './welcome.tsx';

const Notes = lazyScreen(() => import('./notes-screen.tsx').then(({ NotesScreen }) => NotesScreen));

/** The start page. Whoever is signed in finds their notes here until these have a place of their own. */
export function Hero() {
  return isSignedIn() ? <Notes /> : <Welcome />;
}
