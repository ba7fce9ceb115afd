import { useState, useSyncExternalStore } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Digits } from '../../ui/digits/digits.tsx';
import { counters } from './counters.ts';
import { firstCounts } from './counters-store.ts';
import { onlineTone } from './next-online.ts';
import styles from './site-counters.module.css';

/** How many are here, have been here, and what they have made. */
export function SiteCounters() {
  const { online, visitors, prompts, isLoaded } = useSyncExternalStore(
    counters.subscribe,
    counters.getState,
    () => firstCounts,
  );
  return (
    <dl className={classNames(styles.counters, !isLoaded && styles.first)}>
      <Counter name="Online" value={online} places={3} tone={styles[onlineTone(online)]} />
      <Counter name="Visitors" value={visitors} places={5} />
      <Counter name="Prompts Generated" value={prompts} places={6} />
    </dl>
  );
}

interface CounterProps {
  name: string;
  value: number;
  places: number;
  tone?: string | undefined;
}

function Counter({ name, value, places, tone }: CounterProps) {
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  if (value !== first && !hasChanged) setChanged(true);
  return (
    <div>
      <dt>{name}</dt>
      <dd className={tone}>
        <span key={value} className={classNames(styles.count, hasChanged && styles.changed)}>
          <Digits value={value} places={places} />
        </span>
      </dd>
    </div>
  );
}
