import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { timeText } from '../day-text.ts';
import { useOffers } from '../offered-steps.ts';
import { useShare } from '../share.ts';
import { UpgradeLink } from '../upgrade-link.tsx';
import type { GenerateFailure } from './generate-failure.ts';

interface GenerateFailureNoteProps {
  failure: GenerateFailure;
  onRetry: () => void;
}

/** What happened, what was kept, what to do. */
export function GenerateFailureNote({ failure, onRetry }: GenerateFailureNoteProps) {
  if (failure.kind === 'limit') {
    return (
      <Banner tone="warn" isNews head="Today’s prompts are used up." action={<MoreToday />}>
        New ones come at {timeText(failure.resetsAt)}. What you wrote is kept.
      </Banner>
    );
  }
  if (failure.kind === 'signed-out') {
    return (
      <Banner tone="error" isNews head="You are signed out.">
        Nothing was generated. What you wrote is kept; sign in and generate again.
      </Banner>
    );
  }
  return (
    <Banner
      tone="error"
      isNews
      head="Nothing was generated."
      action={
        <Button size="s" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {failure.kind === 'unreachable' ? 'The server cannot be reached.' : failure.text} What you wrote is
      kept.
    </Banner>
  );
}

/** What there is to do about it, as far as it is there. */
function MoreToday() {
  const offers = useOffers();
  const share = useShare();
  return (
    <>
      {share && (
        <Button size="s" onClick={() => share('limit')}>
          Share for more
        </Button>
      )}
      {offers('payment') && <UpgradeLink />}
    </>
  );
}
