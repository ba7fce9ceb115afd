import { isRidden, outlineOf } from '../creatures/outline-of.ts';
import type { Pose, Prop } from '../seeing/person.ts';
import type { Seen } from '../seeing/see-subject.ts';
import { thingMetres } from '../things/metres.ts';

interface Metres {
  tall: number;
  wide: number;
  eyes: number;
  /** What is held over the head. */
  above: number;
}

const HUMAN = { toddler: 0.84, child: 1.2, teenager: 1.62, adult: 1.72, old: 1.6 } as const;
/** What reaches over the head, in metres. */
const ABOVE_BY_POSE: Partial<Record<Pose, number>> = { jump: 0.6, reach: 0.3, dance: 0.28 };
const ABOVE_BY_PROP: Partial<Record<Prop, number>> = {
  umbrella: 0.7,
  balloon: 1,
  sword: 0.5,
  'fishing-rod': 0.4,
};
/** A head of its height sits that high. */
const EYE_SHARE = 0.935;

export function subjectMetres(seen: Seen): Metres {
  const [first] = seen.people;
  if (seen.main === 'person' && first) {
    const tall = HUMAN[first.age];
    const drop = dropOf(first.pose);
    if (first.pose === 'ride') {
      const ridden = isRidden(seen) && seen.creature ? outlineOf(seen.creature, []).metres : undefined;
      const lift = ridden ? ridden[0] * 0.4 : 0.5;
      return {
        tall: tall * 0.76 + lift,
        wide: ridden ? ridden[1] : 1.9,
        eyes: tall * 0.7 + lift,
        above: 0,
      };
    }
    const above =
      (tall / HUMAN.adult) ** 0.6 *
      Math.max(ABOVE_BY_POSE[first.pose] ?? 0, (first.prop && ABOVE_BY_PROP[first.prop]) ?? 0);
    if (drop > 0.5)
      return { tall: 0.62, wide: tall * 1.15 + (seen.people.length - 1) * 0.6, eyes: 0.3, above: 0 };
    return {
      tall: tall + above,
      wide: 0.64 * Math.max(1, seen.people.length) + 0.2,
      eyes: tall * (EYE_SHARE - drop),
      above,
    };
  }
  const [tall, wide] =
    seen.main === 'creature' && seen.creature !== undefined
      ? outlineOf(seen.creature, seen.words).metres
      : seen.main === 'thing' && seen.thing !== undefined
        ? thingMetres[seen.thing]
        : seen.main === 'hands'
          ? [0.3, 0.5]
          : seen.main === 'eye'
            ? [0.12, 0.2]
            : [1.5, 1.1];
  const several = seen.main === 'creature' ? Math.max(1, seen.creatures * 0.7) : 1;
  return { tall, wide: wide * several, eyes: tall * 0.8, above: 0 };
}

/** How far the eyes sink in a pose, in heights. */
export function dropOf(pose: string): number {
  if (pose === 'sit' || pose === 'read' || pose === 'play') return 0.24;
  if (pose === 'sit-low' || pose === 'meditate') return 0.44;
  if (pose === 'kneel' || pose === 'crouch') return 0.3;
  return pose === 'lie' || pose === 'swim' ? 0.84 : 0;
}

export function heightOf(age: keyof typeof HUMAN): number {
  return HUMAN[age];
}
