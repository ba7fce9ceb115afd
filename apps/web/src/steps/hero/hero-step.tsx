import { firstCopies } from 'virtual:first-copies';
import { SiteCounters } from '../../features/counters/site-counters.tsx';
import { firstShot } from '../../features/guest-preview/first-shot.ts';
import { GuestPreview } from '../../features/guest-preview/guest-preview.tsx';
import { useAuth } from '../../features/sign-in/auth.tsx';
import { GuestMeter } from '../../features/usage-meter/guest-meter.tsx';
import { useAskToSignIn } from '../../lib/ask-to-sign-in.ts';
import styles from './hero-step.module.css';
import { Methods } from './methods.tsx';
import netMender from './net-mender.svg';
import { Pitch } from './pitch.tsx';

const first = {
  ...firstShot,
  written: firstCopies,
  picture: (
    <img
      src={netMender}
      width="384"
      height="216"
      alt="Storyboard frame: a woman in profile mends a net at open boathouse doors, one bulb above her, dusk and fog over the harbour behind"
    />
  ),
};

/** The start page, the same for everybody: what this is, seen on one shot, and the ways in. */
export function HeroStep() {
  const { user, isPending } = useAuth();
  const ask = useAskToSignIn();
  const askHere = () => ask({ step: 'hero' });
  const isSignedIn = user !== undefined || isPending;
  return (
    <div className={styles.hero}>
      <h1>
        <span>Write the shot once.</span> <span>Hand every generator its own copy.</span>
      </h1>
      <Pitch counters={<SiteCounters />} />
      <GuestPreview
        first={first}
        isSignedIn={isSignedIn}
        onAskToSignIn={askHere}
        meter={(used) =>
          !isSignedIn && (
            <div className={styles.meter}>
              <GuestMeter used={used} onSignUp={askHere} />
            </div>
          )
        }
      />
      <Methods isSignedIn={isSignedIn} />
    </div>
  );
}
