import { CSPProvider } from '@base-ui/react/csp-provider';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const drawn: (() => void)[] = [];

/** Puts it on the page, and takes it off again after the test. */
export function drawRoot(what: ReactNode): void {
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'root';
  const root = createRoot(place);
  root.render(what);
  drawn.push(() => {
    root.unmount();
    place.remove();
  });
}

/** The same with what the app has around every component. */
export function draw(what: ReactNode): void {
  drawRoot(
    <StrictMode>
      <CSPProvider disableStyleElements>{what}</CSPProvider>
    </StrictMode>,
  );
}

/** What is on the page leaves it. */
export function takeOff(): void {
  for (const remove of drawn.splice(0)) remove();
}
