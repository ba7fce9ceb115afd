import { renderToString } from 'react-dom/server';
import { preloadHero } from './hero.tsx';
import { Root } from './root.tsx';
import { strangerAuth } from './stranger-auth.ts';

/** How React marks a part that it leaves to the browser. */
const GIVEN_UP = '<!--$!-->';

/** The start page as a stranger finds it. The build puts it into the HTML. */
export async function drawStartPage(): Promise<string> {
  await preloadHero();
  const html = renderToString(<Root auth={strangerAuth()} />);
  if (html.includes(GIVEN_UP)) throw new Error('A part of the start page cannot be drawn without a browser.');
  return html;
}
