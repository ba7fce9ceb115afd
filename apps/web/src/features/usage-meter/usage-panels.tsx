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

/** What the count asks for when it has come to its end. */
export function SpentPanel({ state, onShare, zone }: PanelProps) {
  return (
    <Banner
      tone="error"
      head="None left today."
      action={
        onShare && (
          <Button size="s" onClick={onShare}>
            Share for +{referralLimits.sharing}
          </Button>
        )
      }
    >
      {noneText(state, onShare !== undefined, zone)}
    </Banner>
  );
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
