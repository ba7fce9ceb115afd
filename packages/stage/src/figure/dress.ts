import type { Ball, Part } from '../forms/part.ts';
import { add, along, cross, dot, mix, radians, sub, times, UP, unit, type Vector } from '../space/vector.ts';
import { headParts } from './head.ts';
import type { Person } from './person.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';

export interface Figure {
  parts: Part[];
  skeleton: Skeleton;
}

const ball = (at: Vector, radius: number): Ball => [at[0], at[1], at[2], radius];
const LOOSE = new Set(['coat', 'long-coat', 'robe', 'spacesuit', 'armour']);
const BARE_LEGGED = new Set(['skirt', 'dress', 'boxer', 'bare', 'tutu']);
const SLEEVELESS = new Set(['bare', 'boxer', 'tutu']);

/** Somebody as round parts: trunk, limbs, hands, head, and what hangs from them. */
export function figureOf(person: Person): Figure {
  const skeleton = skeletonOf(person);
  return {
    skeleton,
    parts: [
      ...trunk(person, skeleton),
      ...legs(person, skeleton),
      ...arms(person, skeleton),
      ...headParts(person, skeleton),
      ...hanging(person, skeleton),
    ],
  };
}

function trunk({ build, clothes, hasPack }: Person, bones: Skeleton): Part[] {
  const { size, shoulders, hip, waist, chest, neck, spine, ahead, leftArm, rightArm, leftLeg, rightLeg } =
    bones;
  const r = (radius: number) => radius * size * build;
  const bulk = clothes === 'spacesuit' ? 1.4 : LOOSE.has(clothes) ? 1.18 : clothes === 'jacket' ? 1.08 : 1;
  const group = SLEEVELESS.has(clothes) && clothes !== 'tutu' ? 'skin' : 'body';
  const chestAhead = unit(sub(ahead, times(spine, dot(ahead, spine))));
  const front = (at: Vector) => add(at, times(chestAhead, 0.03 * size));
  const parts: Part[] = [
    {
      group,
      balls: [
        ball(add(leftArm.root, times(shoulders, -0.01)), r(0.062 * bulk)),
        ball(add(rightArm.root, times(shoulders, 0.01)), r(0.062 * bulk)),
        ball(front(add(waist, times(shoulders, 0.062 * size))), r(0.1 * bulk)),
        ball(front(add(waist, times(shoulders, -0.062 * size))), r(0.1 * bulk)),
      ],
    },
    {
      group,
      balls: [
        ball(add(waist, times(shoulders, 0.06 * size)), r(0.1 * bulk)),
        ball(add(waist, times(shoulders, -0.06 * size)), r(0.1 * bulk)),
        ball(leftLeg.root, r(0.102 * bulk)),
        ball(rightLeg.root, r(0.102 * bulk)),
      ],
    },
    {
      group,
      balls: [
        ball(add(chest, times(shoulders, 0.09 * size)), r(0.066)),
        ball(add(chest, times(shoulders, -0.09 * size)), r(0.066)),
        ball(add(neck, times(spine, 0.01)), r(0.056)),
      ],
    },
  ];
  if (build > 1.15)
    parts.push({
      group,
      balls: [ball(add(mix(hip, waist, 0.5), times(ahead, 0.08 * size)), 0.15 * size * build)],
    });
  if (hasPack || clothes === 'spacesuit')
    parts.push({
      group: 'pack',
      balls: [0.12, -0.12].flatMap((aside) =>
        [0.08, 0.46].map((up) =>
          ball(
            along(hip, [aside * size, 0, -0.2 * size], shoulders, UP, ahead).map(
              (v, n) => v + (spine[n] ?? 0) * up * size,
            ) as unknown as Vector,
            0.09 * size,
          ),
        ),
      ),
    });
  return parts;
}

function legs({ build, clothes }: Person, bones: Skeleton): Part[] {
  const { size, ahead, toLeft, posture, leftLeg, rightLeg, hip, spine } = bones;
  const r = (radius: number) => radius * size * build;
  const group = BARE_LEGGED.has(clothes) ? 'skin' : 'legs';
  const loose = clothes === 'spacesuit' ? 1.5 : group === 'skin' ? 1 : 1.16;
  const parts: Part[] = [];
  const sides = [
    [leftLeg, posture.leftToe, 1],
    [rightLeg, posture.rightToe, -1],
  ] as const;
  for (const [leg, toe = 0, sign] of sides) {
    parts.push(
      { group, balls: [ball(leg.root, r(0.098 * loose)), ball(leg.bend, r(0.06 * loose))] },
      { group, balls: [ball(leg.bend, r(0.06 * loose)), ball(leg.end, r(0.045 * loose))] },
    );
    const out = add(ahead, times(toLeft, sign * 0.22));
    const foot = unit(add(times(out, Math.cos(radians(toe))), times(UP, -Math.sin(radians(toe)))));
    const instep = unit(sub(UP, times(foot, dot(UP, foot))));
    const at = (far: number, down: number) =>
      add(add(leg.end, times(foot, far * size)), times(instep, -down * size));
    parts.push({
      group: 'shoe',
      balls: [
        ball(at(-0.04, 0), r(0.042)),
        ball(at(0.1, 0.04), r(0.042)),
        ball(at(0.19, 0.058), r(0.03)),
        ball(at(-0.05, 0.05), r(0.036)),
      ],
    });
    if (clothes === 'boxer')
      parts.push({
        group: 'trunks',
        near: 0.07 * size,
        balls: [
          ball(add(leg.root, times(spine, 0.1 * size)), r(0.1)),
          ball(add(hip, times(spine, 0.1 * size)), r(0.1)),
          ball(leg.root, r(0.112)),
          ball(mix(leg.root, leg.bend, 0.62), r(0.1)),
        ],
      });
  }
  return parts;
}

function arms({ build, clothes }: Person, bones: Skeleton): Part[] {
  const { size, leftArm, rightArm, toLeft } = bones;
  const r = (radius: number) => radius * size * build;
  const group = SLEEVELESS.has(clothes) ? 'skin' : 'arm';
  const loose = clothes === 'spacesuit' ? 1.6 : LOOSE.has(clothes) ? 1.3 : clothes === 'jacket' ? 1.18 : 1.05;
  const parts: Part[] = [];
  for (const [arm, sign] of [
    [leftArm, 1],
    [rightArm, -1],
  ] as const) {
    parts.push(
      { group, balls: [ball(arm.root, r(0.064 * loose)), ball(arm.bend, r(0.047 * loose))] },
      {
        group,
        balls: [ball(arm.bend, r(0.047 * loose)), ball(mix(arm.bend, arm.end, 0.93), r(0.034 * loose))],
      },
    );
    const way = unit(sub(arm.end, arm.bend));
    if (clothes === 'boxer') {
      parts.push({
        group: 'glove',
        balls: [
          ball(add(arm.end, times(way, 0.02 * size)), r(0.066)),
          ball(add(arm.end, times(way, 0.1 * size)), r(0.088)),
        ],
      });
      continue;
    }
    const palm = add(arm.end, times(way, 0.075 * size));
    const curl = unit(add(way, times(UP, -0.35)));
    const across = unit(cross(way, UP));
    const thumb = times(across, sign * (dot(across, toLeft) * sign > 0 ? -1 : 1));
    parts.push(
      { group: 'hand', balls: [ball(add(arm.end, times(way, -0.02 * size)), r(0.03)), ball(palm, r(0.041))] },
      { group: 'hand', balls: [ball(palm, r(0.039)), ball(add(palm, times(curl, 0.075 * size)), r(0.023))] },
      {
        group: 'hand',
        balls: [
          ball(add(arm.end, times(way, 0.03 * size)), r(0.022)),
          ball(add(add(palm, times(thumb, 0.05 * size)), times(curl, 0.025 * size)), r(0.017)),
        ],
      },
    );
  }
  return parts;
}

/** How far down it hangs, in metres over the ground, and how wide its hem is. */
const HEMS: Partial<Record<Person['clothes'], readonly [low: number, wide: number]>> = {
  coat: [0.55, 0.2],
  'long-coat': [0.3, 0.25],
  skirt: [0.5, 0.24],
  dress: [0.42, 0.25],
  gown: [0.05, 0.46],
  robe: [0.08, 0.28],
  tutu: [0.8, 0.44],
};

/** Coats, skirts and aprons: a hull from the waist to a hem around the legs. */
function hanging({ build, clothes, at }: Person, bones: Skeleton): Part[] {
  const { size, hip, waist, shoulders, toLeft, ahead, leftLeg, rightLeg, posture } = bones;
  const r = (radius: number) => radius * size * build;
  const parts: Part[] = [];
  const isUpright = posture.hip[1] > 0.7 && Math.abs(posture.lean) < 50;
  if (clothes === 'apron') {
    const low = isUpright
      ? mix(mix(leftLeg.root, rightLeg.root, 0.5), mix(leftLeg.bend, rightLeg.bend, 0.5), 1)
      : mix(leftLeg.bend, rightLeg.bend, 0.5);
    const front = (from: Vector, aside: number, out: number) =>
      add(add(from, times(toLeft, aside * size)), times(ahead, out * size));
    parts.push({
      group: 'apron',
      near: 0.02,
      balls: [
        ball(front(waist, 0.11, 0.07), r(0.06)),
        ball(front(waist, -0.11, 0.07), r(0.06)),
        ball(front(low, 0.13, 0.06), r(0.05)),
        ball(front(low, -0.13, 0.06), r(0.05)),
      ],
    });
    return parts;
  }
  const hem = HEMS[clothes];
  if (!hem) return parts;
  const [low, wide] = hem;
  if (!isUpright) {
    const drop = low < 0.2 ? 0.95 : 0.6;
    parts.push(
      {
        group: 'skirt',
        balls: [
          ball(leftLeg.root, r(0.13)),
          ball(rightLeg.root, r(0.13)),
          ball(leftLeg.bend, r(0.09)),
          ball(rightLeg.bend, r(0.09)),
        ],
      },
      {
        group: 'skirt',
        balls: [
          ball(leftLeg.bend, r(0.09)),
          ball(rightLeg.bend, r(0.09)),
          ball(mix(leftLeg.bend, leftLeg.end, drop), r(0.08)),
          ball(mix(rightLeg.bend, rightLeg.end, drop), r(0.08)),
        ],
      },
    );
    return parts;
  }
  const knees = mix(leftLeg.bend, rightLeg.bend, 0.5);
  const ankles = mix(leftLeg.end, rightLeg.end, 0.5);
  const level = at[1] + low * size;
  const isAboveKnees = level > knees[1];
  const [from, to] = isAboveKnees ? [hip, knees] : [knees, ankles];
  const share = Math.max(0, Math.min(1, (from[1] - level) / (from[1] - to[1] || 1)));
  const [middleX, , middleZ] = mix(from, to, share);
  const ring = Array.from({ length: 10 }, (_, n) => {
    const angle = (n / 10) * Math.PI * 2;
    const edge = along(
      [middleX, level + (n % 2) * 0.012, middleZ],
      [wide * size * Math.sin(angle), 0, (wide * 0.85 + 0.03) * size * Math.cos(angle)],
      toLeft,
      UP,
      ahead,
    );
    return ball(edge, r(0.03));
  });
  parts.push({
    group: 'skirt',
    balls: [
      ball(add(clothes === 'tutu' ? hip : waist, times(shoulders, 0.05 * size)), r(0.105)),
      ball(add(clothes === 'tutu' ? hip : waist, times(shoulders, -0.05 * size)), r(0.105)),
      ball(leftLeg.root, r(0.125)),
      ball(rightLeg.root, r(0.125)),
      ...ring,
    ],
  });
  return parts;
}
