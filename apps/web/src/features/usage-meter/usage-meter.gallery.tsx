import type { Gallery } from '../../gallery/gallery.ts';
import { GuestMeter } from './guest-meter.tsx';
import { LeftToday, LeftTodayLine } from './left-today.tsx';
import { SpentPanel, UnknownPanel } from './usage-panels.tsx';
import { unknownUsage, usageState } from './usage-state.ts';
import { UsageStrip } from './usage-strip.tsx';

const zone = { locale: 'en-GB', timeZone: 'Africa/Johannesburg' };
const nothing = () => undefined;

function stateOf(prompts_used: number, remaining: number, { credits = 0, is_premium = false } = {}) {
  const resets_at = '2026-11-22T00:00:00.000Z';
  return usageState({ prompts_used, remaining, credits, is_premium, allowance: 6, resets_at });
}

function Strip({ state, onShare }: { state: ReturnType<typeof stateOf>; onShare?: () => void }) {
  const panel = state.panel === 'share' && <SpentPanel state={state} onShare={onShare} zone={zone} />;
  return <UsageStrip state={state} panel={panel} onShare={onShare} zone={zone} />;
}

export const gallery: Gallery = {
  title: 'Usage meter',
  group: 'Page',
  use: 'The day’s generations, over every step that makes one.',
  examples: [
    { name: 'Loading', isWide: true, render: () => <UsageStrip state={undefined} /> },
    { name: 'Calm', isWide: true, render: () => <Strip state={stateOf(2, 4)} /> },
    { name: 'Running low, blue', isWide: true, render: () => <Strip state={stateOf(4, 2)} /> },
    {
      name: 'Running low, orange',
      isWide: true,
      render: () => <Strip state={stateOf(5, 1)} onShare={nothing} />,
    },
    { name: 'None left', isWide: true, render: () => <Strip state={stateOf(6, 0)} onShare={nothing} /> },
    { name: 'None left, nothing to share', isWide: true, render: () => <Strip state={stateOf(6, 0)} /> },
    {
      name: 'With credits',
      isWide: true,
      render: () => <Strip state={stateOf(8, 12, { credits: 12 })} />,
    },
    {
      name: 'Premium',
      isWide: true,
      render: () => <Strip state={stateOf(0, 999_999, { is_premium: true })} />,
    },
    {
      name: 'Guest',
      isWide: true,
      render: () => <GuestMeter used={1} onSignUp={nothing} />,
    },
    {
      name: 'The count cannot be loaded',
      isWide: true,
      render: () => <UsageStrip state={unknownUsage} panel={<UnknownPanel onRetry={nothing} />} />,
    },
    {
      name: 'Beside a button',
      isBroad: true,
      render: () => <LeftTodayLine state={stateOf(3, 1)} zone={zone} />,
    },
    { name: 'Beside a guest’s button', isBroad: true, render: () => <LeftToday guestUsed={1} /> },
  ],
};
