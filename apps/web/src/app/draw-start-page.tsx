import { renderToString } from 'react-dom/server';
import { createAuthStore } from '../features/sign-in/auth-store.ts';
import { call } from '../lib/api.ts';
import { logError } from '../lib/log-error.ts';
import { preloadHero } from './hero.tsx';
import { Root } from './root.tsx';

/** How React marks a part that it leaves to the browser. */
const GIVEN_UP = '<!--$!-->';

/** The start page as a stranger finds it. The build puts it into the HTML. */
export async function drawStartPage(): Promise<string> {
  await preloadHero();
  const auth = createAuthStore({
    call,
    ask: call,
    hasSession: () => false,
    startAnew: () => undefined,
    tellOtherTabs: () => undefined,
    finishWaiting: async () => undefined,
    leaveFor: () => undefined,
    logError,
    referralCode: () => undefined,
  });
  const html = renderToString(<Root auth={auth} />);
  if (html.includes(GIVEN_UP)) throw new Error('A part of the start page cannot be drawn without a browser.');
  return html;
}
