import { ArrowLeft, ArrowRight } from 'lucide-react';
import page from '../../app/shell/shell.module.css';
import { useAddress } from '../../lib/address.ts';
import { afterMode, modeNames } from '../../lib/methods.ts';
import { useOffers } from '../../lib/offered-steps.ts';
import { goBack } from '../../lib/trail.ts';
import { Button } from '../../ui/button/button.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { ModeCard } from './mode-card.tsx';
import type { Mode } from './mode-facts.ts';
import styles from './mode-step.module.css';
import { NetMender } from './net-mender.tsx';

/** Photo or video, and on to the method that asked. */
export function ModeStep() {
  const [{ mode: wanted, method }, go] = useAddress();
  const offers = useOffers();
  const mode: Mode = wanted ?? 'photo';
  // In the address, so that it is still chosen after a reload and on the way back.
  const choose = (chosen: Mode) => go({ step: 'mode', mode: chosen, method }, { replace: true });

  const goOn = () => {
    const next = afterMode(mode, method);
    go(offers(next.step) ? next : { step: 'method', mode });
  };

  return (
    <form
      className={page.page}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <PageHead title="One frame, or a clip?">
        The same shot is told differently. A box struck through is something that kind of generator cannot be
        told.
      </PageHead>
      <div className={styles.modes} role="radiogroup" aria-label="Mode">
        <ModeCard
          mode="photo"
          mark="A"
          name={modeNames.photo}
          what="One frame for photo generators. The moment is the whole story."
          picture={
            <NetMender view="wide" label="A woman mends a net at boathouse doors, one bulb above her" />
          }
          slate={['14A/1', '2700K', 'f/2.8', '1/60']}
          isChosen={mode === 'photo'}
          onChoose={() => choose('photo')}
        />
        <ModeCard
          mode="video"
          mark="B"
          name={modeNames.video}
          what="A clip for video generators. Something has to change before the cut."
          picture={
            <div className={styles.frames}>
              <NetMender view="start" label="The first frame: medium shot" />
              <NetMender view="middle" label="Later: the camera has pushed in" />
              <NetMender view="close" label="The last frame: close on her face" />
            </div>
          }
          slate={['00:00', 'Push in, 1 m', '00:04', '24 fps', '00:08']}
          isChosen={mode === 'video'}
          onChoose={() => choose('video')}
        />
      </div>
      <div className={styles.foot} data-thumb-bar>
        <Button onClick={goBack}>
          <ArrowLeft /> Back
        </Button>
        <span className={styles.note}>You can switch inside the builder, your words stay</span>
        <Button look="primary" type="submit">
          Continue with {modeNames[mode]} <ArrowRight />
        </Button>
      </div>
    </form>
  );
}
