import type { CallAnswer } from '@cuewright/contract';
import { Clapperboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ProgressStripe } from '../../ui/progress-stripe/progress-stripe.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import type { Frames } from './board-edits.ts';
import { drawFailureText } from './draw-failure-text.ts';
import type { Drawing, DrawingState } from './drawing.ts';
import { lacksPicture, type PictureKind } from './picture-kind.ts';
import styles from './storyboard.module.css';

export type ArtistInfo = CallAnswer<'GET /api/artist'>;

interface RunPanelProps {
  frames: Frames;
  work: DrawingState;
  drawing: Drawing;
  artist: ArtistInfo | undefined;
  kind: PictureKind;
  onKind: (kind: PictureKind) => void;
  leftToday: ReactNode;
}

/** Generate All: what it costs, how far it is, and the way to end it. */
export function RunPanel({ frames, work, drawing, artist, kind, onKind, leftToday }: RunPanelProps) {
  const { run, stopped } = work;
  const lacking = frames.filter((frame) => lacksPicture(frame, kind)).length;
  return (
    <Card as="section">
      <div className={styles.run}>
        {artist?.picture && (
          <Segments
            label="What frames are drawn as"
            options={[
              { value: 'sketch', label: 'Sketch' },
              { value: 'picture', label: 'Picture' },
            ]}
            value={kind}
            onChange={onKind}
          />
        )}
        <Button
          look="primary"
          isWide
          isBusy={run !== undefined}
          disabled={run === undefined && lacking === 0}
          onClick={() => void drawing.drawAll()}
        >
          {run ? (
            `Generate All, drawing ${Math.min(run.done + 1, run.total)} of ${run.total}`
          ) : (
            <>
              <Clapperboard />
              Generate All
            </>
          )}
        </Button>
        {run && (
          <ProgressStripe
            label={`${run.done} of ${run.total} done`}
            done={run.total === 0 ? 1 : run.done / run.total}
            action={
              <Button look="bare" size="s" onClick={drawing.cancelAll}>
                Cancel
              </Button>
            }
          />
        )}
        <div className={styles.price}>
          <Price artist={artist?.[kind] ?? undefined} lacking={lacking} leftToday={leftToday} />
        </div>
        {stopped && !run && (
          <Banner tone="warn" isNews head="Generate All stopped.">
            {drawFailureText(stopped)}
          </Banner>
        )}
      </div>
    </Card>
  );
}

/** What a frame costs is said before anything is drawn. */
function Price({
  artist,
  lacking,
  leftToday,
}: {
  artist: ArtistInfo['sketch'] | undefined;
  lacking: number;
  leftToday: ReactNode;
}) {
  if (!artist) return null;
  if (lacking === 0) return <p>Every frame has its picture.</p>;
  const frames = lacking === 1 ? 'One frame lacks a picture.' : `${lacking} frames lack a picture.`;
  if (artist.is_free) {
    return (
      <p>
        {frames} {artist.name} draws for free.
      </p>
    );
  }
  return (
    <>
      <p>
        {frames} {artist.name} draws, and each counts as one prompt today.
      </p>
      {leftToday}
    </>
  );
}
