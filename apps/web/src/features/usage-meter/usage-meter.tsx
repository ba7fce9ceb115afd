import { isSignedIn } from '../../lib/signed-in.ts';
import { GuestMeter } from './guest-meter.tsx';
import { UnknownPanel, UsagePanel } from './usage-panels.tsx';
import { useUsage } from './usage-query.ts';
import { UsageStrip } from './usage-strip.tsx';

interface UsageMeterProps {
  /** Opens the share dialog. */
  onShare?: () => void;
  /** What a guest has made today, as this browser counts. */
  guestUsed?: number;
  /** Opens the sign-in dialog. */
  onSignUp?: () => void;
}

/** How many of today's generations are used, of whoever is in front of the page. */
export function UsageMeter({ onShare, guestUsed = 0, onSignUp }: UsageMeterProps) {
  if (isSignedIn()) return <CountedMeter onShare={onShare} />;
  return <GuestMeter used={guestUsed} onSignUp={onSignUp} />;
}

function CountedMeter({ onShare }: { onShare: (() => void) | undefined }) {
  const { state, isUnknown, retry } = useUsage();
  const panel = isUnknown ? (
    <UnknownPanel onRetry={retry} />
  ) : (
    state?.panel && <UsagePanel state={state} onShare={onShare} />
  );
  return <UsageStrip state={state} panel={panel} />;
}
