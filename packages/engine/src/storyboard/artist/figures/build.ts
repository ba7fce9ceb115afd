import type { Age, Person } from '../seeing/person.ts';

/** How somebody is made, in heights of the body. */
export interface Build {
  head: number;
  neck: number;
  /** From the middle to the joint. */
  shoulder: number;
  hip: number;
  waist: number;
  /** From the ground to the hip. */
  leg: number;
  /** To the wrist. */
  arm: number;
  thick: number;
  /** How far the back is bent. */
  hunch: number;
}

const BUILDS: Readonly<Record<Age, Build>> = {
  toddler: {
    head: 0.25,
    neck: 0.008,
    shoulder: 0.1,
    hip: 0.05,
    waist: 0.105,
    leg: 0.33,
    arm: 0.25,
    thick: 1.35,
    hunch: 0,
  },
  child: {
    head: 0.19,
    neck: 0.022,
    shoulder: 0.094,
    hip: 0.045,
    waist: 0.074,
    leg: 0.43,
    arm: 0.3,
    thick: 1.05,
    hunch: 0,
  },
  teenager: {
    head: 0.148,
    neck: 0.035,
    shoulder: 0.1,
    hip: 0.046,
    waist: 0.064,
    leg: 0.495,
    arm: 0.335,
    thick: 0.88,
    hunch: 0.01,
  },
  adult: {
    head: 0.133,
    neck: 0.04,
    shoulder: 0.112,
    hip: 0.05,
    waist: 0.078,
    leg: 0.5,
    arm: 0.34,
    thick: 1,
    hunch: 0,
  },
  old: {
    head: 0.14,
    neck: 0.03,
    shoulder: 0.104,
    hip: 0.052,
    waist: 0.086,
    leg: 0.485,
    arm: 0.34,
    thick: 0.98,
    hunch: 0.055,
  },
};

export function buildOf({ age, isWoman }: Pick<Person, 'age' | 'isWoman'>): Build {
  const build = BUILDS[age];
  if (!isWoman || age === 'toddler' || age === 'child') return build;
  return {
    ...build,
    shoulder: build.shoulder * 0.88,
    hip: build.hip * 1.1,
    waist: build.waist * 0.84,
    thick: build.thick * 0.88,
  };
}
