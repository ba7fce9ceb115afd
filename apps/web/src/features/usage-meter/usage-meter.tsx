import { isSignedIn } from '../../lib/signed-in.ts';
import { GuestMeter } from './guest-meter.tsx';
import { useLowToday } from './low-today.ts';
import { useSpentToday } from './spent-today.ts';
import { SpentPanel, UnknownPanel } from './usage-panels.tsx';
import { useUsage } from './usage-query.ts';
import { UsageStrip } from './usage-strip.tsx';

interface UsageMeterProps {
  /** Opens the share dialog. */
  onShare?: (() => void) | undefined;
  /** The day's prompts are used up; told once a day. */
  onSpent?: (() => void) | undefined;
  /** What a guest has made today, as this browser counts. */
  guestUsed?: number;
  /** Opens the sign-in dialog. */
  onSignUp?: () => void;
}

/** How many of today's generations are used, of whoever is in front of the page. */
export function UsageMeter({ onShare, onSpent, guestUsed = 0, onSignUp }: UsageMeterProps) {
  if (isSignedIn()) return <CountedMeter onShare={onShare} onSpent={onSpent} />;
  return <GuestMeter used={guestUsed} onSignUp={onSignUp} />;
}

function CountedMeter({ onShare, onSpent }: Pick<UsageMeterProps, 'onShare' | 'onSpent'>) {
  const { state, isUnknown, retry } = useUsage();
  const known = isUnknown ? undefined : state;
  useSpentToday(known, onSpent);
  useLowToday(known, onShare);
  const panel = isUnknown ? (
    <UnknownPanel onRetry={retry} />
  ) : (
    state?.panel === 'share' && <SpentPanel state={state} onShare={onShare} />
  );
  return <UsageStrip state={state} panel={panel} onShare={onShare} />;
}
