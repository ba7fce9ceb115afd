import { WifiOff } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { currentLine, onLineChange, watchLine } from '../../lib/line.ts';
import { currentlySending, onSendingChange } from '../../lib/sending.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import styles from './shell.module.css';

/** A strip under the bar while the server cannot be reached, and a word when it can be again. */
export function LineNotice() {
  useEffect(() => watchLine(), []);
  const line = useSyncExternalStore(onLineChange, currentLine, () => 'up' as const);
  const isSending = useSyncExternalStore(onSendingChange, currentlySending, () => false);
  return (
    <div className={line === 'up' ? undefined : styles.notice} aria-live="polite">
      {line === 'down' && (
        <Banner tone="warn" icon={<WifiOff />} head="Offline.">
          {isSending
            ? 'What you saved waits on this page, and is sent when the line is back.'
            : 'Keep this page open: what you save is sent when the line is back.'}
        </Banner>
      )}
      {line === 'back' && (
        <Banner tone="go" head="Back on the line.">
          {isSending && 'What waited is being sent.'}
        </Banner>
      )}
    </div>
  );
}
