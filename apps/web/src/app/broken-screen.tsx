import { useEffect, useSyncExternalStore } from 'react';
import { focusHeading } from '../lib/focus-heading.ts';
import { ScreenMissing } from '../lib/lazy-screen.ts';
import { currentLine, onLineChange, serverAnswers } from '../lib/line.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import styles from './shell/shell.module.css';

/** What stands in the place of a screen that did not come, or that broke. */
export function BrokenScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isDown = useSyncExternalStore(onLineChange, currentLine) === 'down';
  useEffect(() => focusHeading(), []);
  const isMissing = error instanceof ScreenMissing;
  return (
    <div className={styles.page}>
      <ErrorState
        level={1}
        title={isMissing ? 'This screen did not load' : 'This screen broke'}
        kept="What you saved is on the server and stays there."
        onRetry={isMissing ? loadAgain : onRetry}
        actions={<ButtonLink href="/">Start page</ButtonLink>}
      >
        {!isMissing && 'A fault of ours stopped it; the rest of the page still works.'}
        {isMissing && isDown && 'You are offline, and it was not fetched before.'}
        {isMissing && !isDown && 'The server did not hand out its code.'}
      </ErrorState>
    </div>
  );
}

/** The whole page: browsers remember that a piece of code failed. Without a server it would be lost too. */
async function loadAgain(): Promise<void> {
  if (await serverAnswers()) location.reload();
}
