import { lazy, Suspense, useState } from 'react';
import { useAddress } from '../lib/address.ts';
import { goToCapturePlace } from '../lib/capture-place.ts';
import { useOffers } from '../lib/offered-steps.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

const CaptureNote = lazy(() =>
  import('./capture-note.tsx').then(({ CaptureNote }) => ({ default: CaptureNote })),
);

/** Writes a note down from anywhere: where the screen has a place for it, there. */
export function CaptureSlot() {
  const offers = useOffers();
  return offers('brainstorm') ? <CaptureKey /> : null;
}

function CaptureKey() {
  const [isOpen, setOpen] = useState(false);
  const [, go] = useAddress();
  useShortcut({ keys: 'n', does: 'Capture a note' }, () => {
    if (!goToCapturePlace()) setOpen(true);
  });
  if (!isOpen) return null;
  return (
    <ScreenBoundary instead={null}>
      <Suspense>
        <CaptureNote onClose={() => setOpen(false)} onShow={() => go({ step: 'brainstorm' })} />
      </Suspense>
    </ScreenBoundary>
  );
}
