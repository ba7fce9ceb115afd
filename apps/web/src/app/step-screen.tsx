import { Suspense, useEffect, useState } from 'react';
import { type Address, type Destination, type StepId, useAddress } from '../lib/address.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { focusHeading } from '../lib/focus-heading.ts';
import { SkeletonLines } from '../ui/skeleton/skeleton.tsx';
import { ScreenBoundary } from './screen-boundary.tsx';
import styles from './shell/shell.module.css';
import { Shell, type ShellSlots } from './shell/shell.tsx';
import { type Steps, stepFor } from './steps.ts';

interface StepScreenProps {
  steps: Steps;
  isSignedIn: boolean;
  /** Somebody wanted a step that its guard kept from them. */
  onTurnedAway?: (wanted: Destination) => void;
  slots?: ShellSlots;
}

/** The step that the address asks for, in the shell. */
export function StepScreen({ steps, isSignedIn, onTurnedAway, slots }: StepScreenProps) {
  const [address, go] = useAddress();
  const shown = stepFor({ ...address, isSignedIn }, steps);
  const isElsewhere = (address.step ?? 'hero') !== shown;
  useEffect(() => {
    if (isElsewhere && address.step && steps[address.step])
      onTurnedAway?.({ ...address, step: address.step });
    // The address tells the truth about what is shown.
    if (isElsewhere || isUnknown(address)) go({ step: shown }, { replace: true });
  }, [isElsewhere, address, steps, shown, go, onTurnedAway]);

  const { title, screen: Screen, trail, links, strip, footer, isFull } = steps[shown] ?? steps.hero;
  useDocumentTitle(title);
  const hasMoved = useHasChanged(shown);

  return (
    <Shell
      {...slots}
      {...(isSignedIn && links && { links: links(steps) })}
      trail={[trail?.(address) ?? []].flat()}
      strip={strip}
      footer={footer}
      isFull={isFull}
      isStart={shown === 'hero'}
    >
      <ScreenBoundary key={shown}>
        <Suspense fallback={<Awaited />}>
          <Screen />
          {hasMoved && <Arrival key={shown} />}
        </Suspense>
      </ScreenBoundary>
    </Shell>
  );
}

/** In one Suspense with its screen, so that it happens when the screen is there. */
function Arrival() {
  useEffect(() => focusHeading(), []);
  return null;
}

function Awaited() {
  return (
    <div className={styles.page}>
      <SkeletonLines label="Loading" lines={6} />
    </div>
  );
}

/** Not on the first showing: whoever has just opened the page begins at its top. */
function useHasChanged(step: StepId): boolean {
  const [first] = useState(step);
  const [hasChanged, setChanged] = useState(false);
  if (step !== first && !hasChanged) setChanged(true);
  return hasChanged;
}

/** The address asks for a step that has never existed. */
function isUnknown({ step }: Address): boolean {
  return step === null && new URLSearchParams(location.search).has('step');
}
