import { eagerScreen, lazyScreen, type Screen } from '../lib/lazy-screen.ts';
import { isSignedIn } from '../lib/signed-in.ts';
import { Welcome } from './welcome.tsx';

const welcome = eagerScreen(Welcome);
const notes = lazyScreen(() => import('./notes-screen.tsx').then(({ NotesScreen }) => NotesScreen));

/** The start page. Whoever is signed in finds their notes here until these have a place of their own. */
export const hero: Screen = {
  component: () => (isSignedIn() ? notes : welcome).component(),
  renew: notes.renew,
};
