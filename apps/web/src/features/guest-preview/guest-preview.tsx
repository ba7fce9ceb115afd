import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Copies } from './copies.tsx';
import styles from './guest-preview.module.css';
import { ShotField } from './shot-field.tsx';
import { Slate } from './slate.tsx';
import { type FirstShot, useGuestShot } from './use-guest-shot.ts';
import { Viewfinder } from './viewfinder.tsx';

interface GuestPreviewProps {
  /** The shot that stands there until somebody writes their own. */
  first: FirstShot & { title: string; picture: ReactNode };
  isSignedIn: boolean;
  onAskToSignIn: () => void;
  /** Under the field: what a guest has used today. */
  meter: (used: number) => ReactNode;
}

/** Comes with the first shot of somebody's own. */
const Sketch = lazy(() => import('../../lib/sketch/sketch.tsx').then(({ Sketch }) => ({ default: Sketch })));

/** One shot on its slate and the copies that are written from it. */
export function GuestPreview({ first, isSignedIn, onAskToSignIn, meter }: GuestPreviewProps) {
  const desk = useGuestShot({ first, isSignedIn, onAskToSignIn });
  const { isFirst, shown } = desk;
  const copies = useRef<HTMLDivElement>(null);
  /** Whoever asked for copies sees them, on a phone as well. */
  const writeAndShow = async () => {
    if (await desk.write()) copies.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section aria-label="One shot, written for three generators">
      <Slate
        title={isFirst ? first.title : 'Your shot'}
        shot={shown}
        field={<ShotField {...desk} write={writeAndShow} />}
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
      />
      {meter(desk.used)}
      <p className={styles.caption}>
        <b>Three copies.</b> The same parts, by letter, as each generator can be told them.
      </p>
      <div ref={copies} className={styles.copies}>
        <Copies copies={shown.copies} />
      </div>
    </section>
  );
}
