import { Meter } from '../../ui/meter/meter.tsx';
import { SignUpHint } from './sign-up-hint.tsx';
import styles from './usage-meter.module.css';
import { guestUsageState } from './usage-state.ts';

/** What a guest has used today, as their browser counts. It asks the server nothing. */
export function GuestMeter({ used, onSignUp }: { used: number; onSignUp?: (() => void) | undefined }) {
  const { used: shown, limit = 0 } = guestUsageState(used);
  return (
    <div className={styles.usage}>
      <div className={styles.strip}>
        <Meter label="Prompts today" used={shown} limit={limit} text={`${shown} of ${limit}`} />
        <span className={styles.aside}>
          <SignUpHint onSignUp={onSignUp} />
        </span>
      </div>
    </div>
  );
}
