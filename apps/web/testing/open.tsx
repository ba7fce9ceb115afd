import '../src/app/print.css';
import { afterEach } from 'vitest';
import { auth } from '../src/app/auth.ts';
import { followSession } from '../src/app/follow-session.ts';
import { Root } from '../src/app/root.tsx';
import { forgetDrafts } from '../src/lib/draft.ts';
import { queryClient } from '../src/lib/query-client.ts';
import { tellSite } from '../src/lib/site.ts';
import { type Answers, answer } from './answers.ts';
import { account, endSession, site } from './builders/people.ts';
import { drawRoot, takeOff } from './draw.tsx';
import { expect } from './expect.ts';
import { page } from './page.ts';

// As the page does when it is loaded.
followSession(auth);

/** The app at an address, for somebody who is signed in; drawn by its own entry and table of steps. */
export async function open(address: string, answers: Answers = {}): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads this mark of a session
  document.cookie = 'signed_in=1; path=/';
  await show(address, { ...account(), ...answers });
}

/** The same for a stranger. */
export async function openAsGuest(address: string, answers: Answers = {}): Promise<void> {
  await show(address, { ...site, ...answers });
}

let mayPromoCome = false;

/** Lets the promo popup come, in this test. */
export function letPromoCome(): void {
  mayPromoCome = true;
}

async function show(address: string, answers: Answers): Promise<void> {
  answer(answers);
  takeOff();
  // What the test before had asked last was answered after its person had gone.
  queryClient.clear();
  history.pushState(null, '', address);
  // The promo popup would lie over whatever a test does for three seconds.
  if (!mayPromoCome && sessionStorage.getItem('promo-seen') === null)
    sessionStorage.setItem('promo-seen', '1');
  // The page asks for this once a minute.
  const set = answers['GET /api/site'];
  if (set && 'banner' in set) tellSite(set);
  // A request from the test before may still be under way and be refused, so this is asked again below.
  await auth.fetchUser().catch(() => undefined);
  if (!auth.getState().user) await auth.fetchUser();
  drawRoot(<Root auth={auth} />);
  // By no role: a dialog that opens at once keeps the page behind it from those.
  await expect(page.getByCss('h1').first()).toBeVisible();
}

/** Takes off what was drawn and signs out, so that nothing of one test's person is there for the next. */
export function leaveAfterwards(): void {
  afterEach(async () => {
    takeOff();
    mayPromoCome = false;
    // Also where the test drew no app, or had the sign-out fail.
    answer({ 'GET /api/logout': endSession });
    await auth.logout();
    forgetDrafts();
    history.replaceState(null, '', '/');
  });
}
