import { counted } from '@cuewright/engine/plural';
import type { Seen } from '@cuewright/engine/sight';
import card from './card.module.css';
import styles from './seen-card.module.css';
import { placedSightings } from './sighting-boxes.tsx';
import { SightingRow } from './sighting-row.tsx';
import { useSitting } from './sitting.ts';
import { verdictOn } from './verdict-on.ts';

/** What the embedded eyes saw, line by line: it is so, it is not, or it is something else. */
export function SeenCard({ seen }: { seen: Seen }) {
  const { verdicts, chosenSighting } = useSitting();
  const { sightings } = seen;
  const numbers = new Map(placedSightings(sightings).map(({ id }, at) => [id, at + 1]));
  const asked = sightings.filter(({ id, isSure }) => !isSure && !verdicts[id]).length;
  return (
    <section className={card.card} aria-labelledby="what-is-seen">
      <div className={styles.cap}>
        <h2 id="what-is-seen">What is seen</h2>
        <p className={card.small}>
          {asked === 0 ? 'nothing left to ask' : `${counted(asked, 'question')} open`}
        </p>
      </div>
      {sightings.length === 0 ? (
        <p className={styles.none}>Nothing that can be named. Say below what it is.</p>
      ) : (
        <ul className={styles.list}>
          {sightings.map((sighting) => (
            <SightingRow
              key={sighting.id}
              sighting={sighting}
              number={numbers.get(sighting.id)}
              verdict={verdicts[sighting.id]}
              isChosen={sighting.id === chosenSighting}
              onVerdict={(verdict) => verdictOn(sighting.id, verdict)}
            />
          ))}
        </ul>
      )}
      <p className={styles.note}>
        Small models on this server looked, and nobody else. They know eighty everyday things, and nothing of
        who anybody is.
      </p>
    </section>
  );
}
