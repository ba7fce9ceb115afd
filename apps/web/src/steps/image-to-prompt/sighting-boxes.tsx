import type { Sighting, Verdicts } from '@cuewright/engine/sight';
import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './sighting-boxes.module.css';
import { sightingText, standingOf, standingWords } from './sighting-words.ts';

interface SightingBoxesProps {
  sightings: readonly Sighting[];
  verdicts: Verdicts;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** What has a place of its own on the picture. What is said of the whole frame is in the list alone. */
const PLACED: readonly Sighting['kind'][] = ['person', 'crowd', 'thing', 'lettering'];

export function placedSightings(sightings: readonly Sighting[]): Sighting[] {
  return sightings.filter(({ kind, box }) => box && PLACED.includes(kind));
}

/** Boxes on the picture, each numbered as in the list; one that is pressed is shown there. */
export function SightingBoxes({ sightings, verdicts, chosen, onChoose }: SightingBoxesProps) {
  return placedSightings(sightings).map((sighting, at) => {
    const { id, box } = sighting;
    const standing = standingOf(sighting, verdicts[id]);
    if (!box || standing === 'dropped') return null;
    return (
      <button
        key={id}
        type="button"
        className={classNames(styles.box, styles[standing])}
        style={placeOf(box)}
        aria-pressed={id === chosen}
        aria-label={`${at + 1}: ${sightingText(sighting, verdicts[id])}. ${standingWords[standing]}`}
        onClick={() => onChoose(id)}
      >
        <span aria-hidden="true">{at + 1}</span>
      </button>
    );
  });
}

function placeOf({ x, y, width, height }: NonNullable<Sighting['box']>): CSSProperties {
  const share = (part: number) => `${Math.round(part * 10_000) / 100}%`;
  return {
    '--x': share(x),
    '--y': share(y),
    '--across': share(width),
    '--down': share(height),
  } as CSSProperties;
}
