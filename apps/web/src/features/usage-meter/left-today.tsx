import { isSignedIn } from '../../lib/signed-in.ts';
import styles from './usage-meter.module.css';
import { useUsage } from './usage-query.ts';
import { guestUsageState, type UsageState } from './usage-state.ts';
import { leftToday, type Zone } from './usage-words.ts';

/** "1 of 4 left today, resets at 02:00": a line to put beside the button that generates. */
export function LeftToday({ guestUsed = 0 }: { guestUsed?: number }) {
  return isSignedIn() ? <CountedLine /> : <LeftTodayLine state={guestUsageState(guestUsed)} />;
}

function CountedLine() {
  const { state, isUnknown } = useUsage();
  return <LeftTodayLine state={isUnknown ? undefined : state} />;
}

/** Its place is kept while nothing is known. */
export function LeftTodayLine({ state, zone }: { state: UsageState | undefined; zone?: Zone }) {
  return <p className={styles.line}>{state && leftToday(state, zone)}</p>;
}
