import { useEffect, useRef, useState } from 'react';
import { type Availability, fetchOwnModel, ownModelAvailability } from '../../lib/guest-models/own-model.ts';
import { chooseOwnModel, useOwnModelChoice } from '../../lib/guest-models/own-model-choice.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './display-settings.module.css';

/** Where the fetching of it stands. */
type Fetching = { share: number } | 'failed' | undefined;

/** The browser’s own model: on by one tap where the browser offers it, never by itself. */
export function OwnModelSetting() {
  const isOn = useOwnModelChoice();
  const [there, setThere] = useState<Availability>();
  const [fetching, setFetching] = useState<Fetching>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    let isGone = false;
    ownModelAvailability().then((found) => {
      if (!isGone) setThere(found);
    });
    return () => {
      isGone = true;
      leaving.current?.abort();
    };
  }, []);

  async function turnOn(): Promise<void> {
    if (there === 'available') return chooseOwnModel(true);
    const asking = new AbortController();
    leaving.current = asking;
    setFetching({ share: 0 });
    const isThere = await fetchOwnModel(asking.signal, (share) => setFetching({ share })).catch(
      () => undefined,
    );
    if (asking.signal.aborted || isThere === undefined) return;
    setFetching(isThere ? undefined : 'failed');
    if (!isThere) return;
    setThere('available');
    chooseOwnModel(true);
  }
  function stop(): void {
    leaving.current?.abort();
    setFetching(undefined);
  }

  const isFetching = typeof fetching === 'object';
  return (
    <ul className={styles.settings}>
      <li>
        <div>
          <p className={styles.name}>Your browser’s own model</p>
          <p role="status">{says()}</p>
        </div>
        {isFetching ? (
          <Button size="s" onClick={stop}>
            Stop download
          </Button>
        ) : (
          there !== undefined &&
          (there !== 'unavailable' || isOn) && (
            <Button size="s" aria-pressed={isOn} onClick={isOn ? () => chooseOwnModel(false) : turnOn}>
              {isOn ? 'Turn off' : there === 'available' ? 'Turn on' : 'Download and turn on'}
            </Button>
          )
        )}
      </li>
    </ul>
  );

  function says(): string {
    if (isFetching) return `Downloading: ${Math.round(fetching.share * 100)} %.`;
    if (fetching === 'failed')
      return 'The download failed. Check your connection and free disk space, then try again.';
    if (there === undefined) return 'Checking what this browser offers.';
    if (there === 'unavailable')
      return isOn
        ? 'This browser no longer offers a model. Cuewright’s own reading is used.'
        : 'This browser doesn’t offer a model of its own.';
    const does = 'Gives your prompt a second reading. Nothing is sent to any AI provider.';
    return there === 'available'
      ? does
      : `${does} The browser downloads it first, which can be several gigabytes.`;
  }
}
