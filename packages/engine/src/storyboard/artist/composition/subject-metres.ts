import type { Pose, Prop } from '../seeing/person.ts';
import type { Creature, Seen, Thing } from '../seeing/see-subject.ts';

interface Metres {
  tall: number;
  wide: number;
  eyes: number;
  /** What is held over the head. */
  above: number;
}

const CREATURES: Readonly<Record<Creature, [number, number]>> = {
  dog: [0.75, 1.1],
  cat: [0.42, 0.6],
  horse: [1.9, 2.4],
  bird: [0.4, 0.6],
  fish: [0.5, 1.2],
};
const THINGS: Readonly<Record<Thing, [number, number]>> = {
  car: [1.5, 4.3],
  bike: [1.15, 1.8],
  boat: [5, 6.5],
  train: [4, 12],
  plane: [6, 16],
  bottle: [0.32, 0.14],
  cup: [0.12, 0.2],
  food: [0.14, 0.34],
  flower: [0.45, 0.3],
  building: [9, 9],
  machine: [1.6, 1.8],
  watch: [0.09, 0.08],
  phone: [0.16, 0.12],
  shoe: [0.16, 0.32],
  box: [0.24, 0.22],
  tree: [8, 7],
  ring: [0.05, 0.05],
  chair: [1, 0.7],
  guitar: [1.05, 0.5],
};
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
      const lift = seen.creature === 'horse' ? 0.75 : 0.5;
      return {
        tall: tall * 0.76 + lift,
        wide: seen.creature === 'horse' ? 2.6 : 1.9,
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
      ? CREATURES[seen.creature]
      : seen.main === 'thing' && seen.thing !== undefined
        ? THINGS[seen.thing]
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
