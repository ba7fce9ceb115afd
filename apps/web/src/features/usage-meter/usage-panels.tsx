import { referralLimits } from '@cuewright/contract';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { UsageState } from './usage-state.ts';
import { resetTime, type Zone } from './usage-words.ts';

interface PanelProps {
  state: UsageState;
  /** Opens the share dialog. Nothing is offered without it. */
  onShare?: (() => void) | undefined;
  zone?: Zone | undefined;
}

/** What the count asks for when it nears its end, and when it is there. */
export function UsagePanel({ state, onShare, zone }: PanelProps) {
  if (!state.panel) return undefined;
  const isLow = state.panel === 'running-low';
  return (
    <Banner
      tone={isLow ? 'warn' : 'error'}
      head={isLow ? 'Running low.' : 'None left today.'}
      action={
        onShare && (
          <Button size="s" onClick={onShare}>
            Share for +{referralLimits.sharing}
          </Button>
        )
      }
    >
      {isLow ? lowText(state) : noneText(state, onShare !== undefined, zone)}
    </Banner>
  );
}

function lowText({ left }: UsageState): string {
  return left === 1 ? '1 prompt is left today.' : `${left} prompts are left today.`;
}

function noneText({ resetsAt }: UsageState, canShare: boolean, zone: Zone | undefined): string {
  const wait = resetsAt ? `New prompts come at ${resetTime(resetsAt, zone)}.` : 'New prompts come tomorrow.';
  return canShare ? `${wait} Share Cuewright and go on now.` : wait;
}

/** The count could not be asked for. */
export function UnknownPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="warn"
      head="Today’s count could not be loaded."
      action={
        <Button size="s" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The server still counts what you generate.
    </Banner>
  );
}
