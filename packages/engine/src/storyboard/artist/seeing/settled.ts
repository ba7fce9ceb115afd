import type { Person, Pose } from './person.ts';

interface Around {
  isUnder: boolean;
  isAfloat: boolean;
  /** Who they are called. */
  words: readonly string[];
}

const SURFERS = /^(?:wind)?surfers?$/;
const ON_FOOT: ReadonlySet<Pose> = new Set(['walk', 'run']);
const ON_THE_BOTTOM: ReadonlySet<Pose> = new Set(['walk', 'kneel', 'crouch', 'fight', 'lie']);
const AT_EASE: ReadonlySet<Pose> = new Set(['stand', 'hold', 'walk', 'lean', 'ride']);

/** In water people swim, in a boat they sit, and a couple dances with each other. */
export function settled(person: Person, around: Around): Person {
  const pose = poseIn(person.pose, around);
  return pose === person.pose ? person : { ...person, pose };
}

function poseIn(pose: Pose, { isUnder, isAfloat, words }: Around): Pose {
  if (words.some((word) => SURFERS.test(word)) && !ON_FOOT.has(pose)) return 'surf';
  if (isUnder && !ON_THE_BOTTOM.has(pose)) return 'swim';
  if (isAfloat && AT_EASE.has(pose)) return 'sit';
  return pose === 'dance' && words.includes('couple') ? 'embrace' : pose;
}
