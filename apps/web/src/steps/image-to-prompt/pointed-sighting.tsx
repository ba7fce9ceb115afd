import type { Seen } from '@cuewright/engine/sight';
import styles from './pointed-sighting.module.css';
import { placedSightings } from './sighting-boxes.tsx';
import { SightingRow } from './sighting-row.tsx';
import { sightingText } from './sighting-words.ts';
import { useSitting } from './sitting.ts';
import { verdictOn } from './verdict-on.ts';

/** The box that was pressed on the picture, to be settled right under it: the list may be a screen away. */
export function PointedSighting({ seen, id }: { seen: Seen; id: string }) {
  const { verdicts } = useSitting();
  const at = placedSightings(seen.sightings).findIndex((sighting) => sighting.id === id);
  const sighting = placedSightings(seen.sightings)[at];
  if (!sighting) return null;
  const verdict = verdicts[id];
  return (
    <ul className={styles.pointed} aria-label={`Box ${at + 1}: ${sightingText(sighting, verdict)}`}>
      <SightingRow
        key={id}
        sighting={sighting}
        number={at + 1}
        verdict={verdict}
        isChosen
        isAlone
        onVerdict={(next) => verdictOn(id, next)}
      />
    </ul>
  );
}
