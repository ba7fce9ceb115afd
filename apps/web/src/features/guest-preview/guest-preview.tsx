import { lazy, type ReactNode, Suspense } from 'react';
import { Copies } from './copies.tsx';
import styles from './guest-preview.module.css';
import { ShotField } from './shot-field.tsx';
import { Slate } from './slate.tsx';
import { type FirstShot, useGuestShot } from './use-guest-shot.ts';
import { Viewfinder } from './viewfinder.tsx';

interface GuestPreviewProps {
  /** The shot that stands there until somebody writes their own. */
  first: FirstShot & { title: string; picture: ReactNode; plan: ReactNode };
  isSignedIn: boolean;
  onAskToSignIn: () => void;
  /** Under the field: what a guest has used today. */
  meter: (used: number) => ReactNode;
  /** A shot from above. */
  plan: (text: string) => ReactNode;
}

/** Comes with the first shot of somebody's own. */
const Sketch = lazy(() => import('../../lib/sketch/sketch.tsx').then(({ Sketch }) => ({ default: Sketch })));

/** One shot on its slate and the copies that are written from it. */
export function GuestPreview({ first, isSignedIn, onAskToSignIn, meter, plan }: GuestPreviewProps) {
  const desk = useGuestShot({ first, isSignedIn, onAskToSignIn });
  const { isFirst, shown } = desk;
  return (
    <section aria-label="One shot, written for three generators">
      <Slate
        title={isFirst ? first.title : 'Your shot'}
        shot={shown}
        field={
          <>
            <ShotField {...desk} />
            {meter(desk.used)}
          </>
        }
        picture={
          isFirst ? (
            <Viewfinder>{first.picture}</Viewfinder>
          ) : (
            <Suspense fallback={<Viewfinder isEmpty>The frame is being drawn.</Viewfinder>}>
              <Sketch
                text={desk.written}
                mode="video"
                size="fill"
                alt={`Sketch of your shot: ${desk.written}`}
              />
            </Suspense>
          )
        }
        plan={isFirst ? first.plan : plan(desk.written)}
      />
      <p className={styles.caption}>
        <b>Three copies.</b> The same parts, by letter, as each generator can be told them.
      </p>
      <Copies copies={shown.copies} />
    </section>
  );
}
