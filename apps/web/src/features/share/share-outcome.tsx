import type { CallAnswer } from '@cuewright/contract';
import { counted, plural } from '@cuewright/engine/plural';
import { failureText } from '../../lib/api.ts';
import { timeText } from '../../lib/day-text.ts';
import { Banner } from '../../ui/banner/banner.tsx';

interface ShareOutcomeProps {
  share: { data: CallAnswer<'POST /api/award-share-credits'> | undefined; error: Error | null };
}

/** What came of the last share. */
export function ShareOutcome({ share: { data, error } }: ShareOutcomeProps) {
  if (error) {
    return (
      <Banner tone="error" isNews head="That share was not counted.">
        {failureText(error)} Your link works all the same; share again for the credits.
      </Banner>
    );
  }
  if (!data) return null;
  if (data.awarded > 0) {
    return (
      <Banner
        tone="go"
        isNews
        head={`${counted(data.awarded, 'credit')} ${plural(data.awarded, 'is', 'are')} yours.`}
      >
        They wait until the day’s own prompts are used.
      </Banner>
    );
  }
  return (
    <Banner tone="info" isNews head="Shared, and thank you.">
      Today’s credits were yours already. The next can be earned {whenText(new Date(data.next_at))}.
    </Banner>
  );
}

/** In the person's own zone. */
function whenText(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString();
  return `${isToday ? 'today' : 'tomorrow'} at ${timeText(time)}`;
}
