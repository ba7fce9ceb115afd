import type { Ball, Part } from '../forms/part.ts';
import { add, along, mix, times, UP, type Vector } from '../space/vector.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';

/** In heights of a head: to its left, up, ahead, and how thick. */
type Told = readonly [left: number, up: number, ahead: number, radius: number];

/** No face, but a profile: brow, nose and chin stand out, or a head is an egg. */
const SKULL: readonly (readonly Told[])[] = [
  [
    [0, 0.12, -0.12, 0.335],
    [0, 0.14, 0.08, 0.315],
    [0, -0.24, 0.14, 0.15],
    [0, -0.1, -0.06, 0.26],
  ],
  [
    [0, 0.1, 0.38, 0.05],
    [0, -0.08, 0.475, 0.035],
    [0, -0.12, 0.36, 0.05],
  ],
  [
    [0, -0.24, 0.36, 0.05],
    [0, -0.4, 0.34, 0.085],
    [0, -0.28, 0.14, 0.15],
  ],
];
const SHORT: readonly Told[] = [
  [0, 0.14, -0.12, 0.37],
  [0, 0.2, 0.08, 0.325],
  [0, -0.04, -0.22, 0.25],
];
const HAIR: Readonly<Record<Person['hair'], readonly (readonly Told[])[]>> = {
  none: [],
  short: [SHORT],
  bun: [
    SHORT,
    [
      [0, 0.1, -0.3, 0.26],
      [0, 0.14, -0.54, 0.18],
    ],
  ],
  bob: [
    SHORT,
    [
      [0, 0.12, -0.13, 0.4],
      [0, 0.27, 0.14, 0.28],
      [0.22, -0.26, -0.12, 0.2],
      [-0.22, -0.26, -0.12, 0.2],
      [0, -0.25, -0.28, 0.19],
    ],
  ],
  long: [
    SHORT,
    [
      [0, 0.12, -0.13, 0.4],
      [0, 0.27, 0.14, 0.28],
      [0.22, -0.3, -0.14, 0.2],
      [-0.22, -0.3, -0.14, 0.2],
    ],
    [
      [0.2, -0.2, -0.2, 0.24],
      [-0.2, -0.2, -0.2, 0.24],
      [0.2, -0.86, -0.34, 0.14],
      [-0.2, -0.86, -0.34, 0.14],
    ],
  ],
  braid: [
    SHORT,
    [
      [0, 0.08, -0.2, 0.35],
      [0, -0.1, -0.36, 0.2],
    ],
  ],
  ponytail: [
    SHORT,
    [
      [0, 0.12, -0.4, 0.16],
      [0, 0.1, -0.55, 0.13],
    ],
    [
      [0, 0.08, -0.58, 0.13],
      [0, -0.35, -0.66, 0.07],
    ],
  ],
  curly: [
    SHORT,
    [
      [0, 0.34, -0.1, 0.32],
      [0.26, 0.16, -0.1, 0.26],
      [-0.26, 0.16, -0.1, 0.26],
      [0, 0.1, -0.34, 0.3],
    ],
    [
      [0.2, 0.36, 0.1, 0.2],
      [-0.2, 0.36, 0.1, 0.2],
    ],
  ],
};

const brim = (wide: number): Told[] =>
  Array.from({ length: 14 }, (_, n): Told => {
    const angle = (n / 14) * Math.PI * 2;
    return [
      wide * Math.sin(angle),
      0.3 + 0.05 * Math.abs(Math.sin(angle)),
      (wide + 0.04) * Math.cos(angle),
      0.025,
    ];
  });
const CROWN: readonly Told[] = [
  [0, 0.38, -0.08, 0.33],
  [0, 0.38, 0.08, 0.3],
  [0, 0.62, 0.06, 0.2],
  [0, 0.6, -0.14, 0.2],
];
const DOME: readonly Told[] = [
  [0, 0.26, -0.1, 0.38],
  [0, 0.26, 0.1, 0.34],
];
const HATS: Readonly<Record<NonNullable<Person['hat']>, readonly (readonly Told[])[]>> = {
  cap: [
    [
      [0, 0.3, -0.1, 0.36],
      [0, 0.28, 0.12, 0.32],
    ],
    [
      [0.15, 0.24, 0.4, 0.05],
      [-0.15, 0.24, 0.4, 0.05],
      [0, 0.2, 0.66, 0.04],
    ],
  ],
  brim: [brim(0.62), CROWN],
  straw: [brim(0.82), CROWN],
  'top-hat': [
    brim(0.52),
    [
      [0.26, 0.4, 0, 0.08],
      [-0.26, 0.4, 0, 0.08],
      [0, 0.4, 0.24, 0.08],
      [0, 0.4, -0.28, 0.08],
      [0.28, 1, 0, 0.07],
      [-0.28, 1, 0, 0.07],
      [0, 1, 0.26, 0.07],
      [0, 1, -0.3, 0.07],
    ],
  ],
  toque: [
    [
      [0, 0.36, -0.06, 0.33],
      [0, 0.6, -0.06, 0.3],
    ],
    [
      [0.2, 0.86, -0.06, 0.28],
      [-0.2, 0.86, -0.06, 0.28],
      [0, 0.9, 0.12, 0.24],
      [0, 0.9, -0.22, 0.24],
    ],
  ],
  helmet: [
    DOME,
    [
      [0.3, 0.1, -0.1, 0.14],
      [-0.3, 0.1, -0.1, 0.14],
      [0, 0.1, -0.34, 0.16],
    ],
  ],
  beanie: [
    DOME,
    [
      [0, 0.42, -0.1, 0.27],
      [0, 0.3, -0.1, 0.35],
    ],
    [
      [0.2, 0.12, 0.22, 0.12],
      [-0.2, 0.12, 0.22, 0.12],
      [0.26, 0.06, -0.2, 0.14],
      [-0.26, 0.06, -0.2, 0.14],
    ],
  ],
  veil: [
    DOME,
    [
      [0, 0.2, -0.14, 0.42],
      [0.24, -0.4, -0.3, 0.2],
      [-0.24, -0.4, -0.3, 0.2],
      [0, -1.1, -0.5, 0.24],
    ],
  ],
  hood: [
    [
      [0, 0.16, -0.14, 0.44],
      [0, 0.26, 0.12, 0.36],
      [0, -0.35, -0.2, 0.3],
    ],
    [
      [0.3, -0.5, -0.1, 0.16],
      [-0.3, -0.5, -0.1, 0.16],
      [0, -0.5, -0.3, 0.2],
    ],
  ],
  scarf: [
    [
      [0, 0.16, -0.14, 0.39],
      [0, 0.2, 0.12, 0.33],
      [0, -0.35, -0.2, 0.2],
      [0, -0.42, 0.05, 0.14],
    ],
  ],
  crown: Array.from({ length: 5 }, (_, n): Told[] => {
    const angle = (n / 5) * Math.PI * 2;
    const [x, z] = [0.28 * Math.sin(angle), 0.28 * Math.cos(angle) - 0.04];
    return [
      [x, 0.36, z, 0.08],
      [x, 0.66, z, 0.03],
    ];
  }),
  headphones: [
    [
      [0.4, 0.02, -0.02, 0.13],
      [0.38, 0.1, -0.02, 0.12],
    ],
    [
      [-0.4, 0.02, -0.02, 0.13],
      [-0.38, 0.1, -0.02, 0.12],
    ],
    [
      [0.36, 0.2, -0.04, 0.05],
      [0.2, 0.54, -0.04, 0.05],
    ],
    [
      [0.2, 0.54, -0.04, 0.05],
      [-0.2, 0.54, -0.04, 0.05],
    ],
    [
      [-0.2, 0.54, -0.04, 0.05],
      [-0.36, 0.2, -0.04, 0.05],
    ],
  ],
  'space-helmet': [
    [
      [0, 0.06, 0.02, 0.66],
      [0, 0.02, -0.1, 0.66],
    ],
  ],
};
const BEARD: readonly Told[] = [
  [0, -0.3, 0.3, 0.15],
  [0.14, -0.22, 0.16, 0.12],
  [-0.14, -0.22, 0.16, 0.12],
  [0, -0.52, 0.3, 0.1],
];

export function headParts(person: Person, bones: Skeleton): Part[] {
  const { head, headTall, headLeft, headUp, headAhead, neck, spine, size, chest, waist, ahead } = bones;
  const place = ([left, up, forward]: Told): Vector =>
    along(head, [left * headTall, up * headTall, forward * headTall], headLeft, headUp, headAhead);
  const skin = (told: readonly Told[]): Ball[] =>
    told.map((one): Ball => {
      const [x, y, z] = place(one);
      return [x, y, z, one[3] * headTall];
    });
  const [nx, ny, nz] = add(neck, times(spine, -0.03 * size));
  const throat: Ball = [nx, ny, nz, 0.056 * size];
  const parts: Part[] = [
    { group: 'skin', balls: [throat, ...skin([[0, -0.2, -0.08, 0.21]])] },
    ...SKULL.map((told): Part => ({ group: 'skin', balls: skin(told) })),
  ];
  const near = 0.022 * size;
  const hidesHair =
    person.hat === 'hood' || person.hat === 'scarf' || person.hat === 'veil' || person.hat === 'space-helmet';
  if (!hidesHair)
    parts.push(...HAIR[person.hair].map((told): Part => ({ group: 'hair', near, balls: skin(told) })));
  if (person.hair === 'braid' && !hidesHair)
    parts.push(...braid(place([0, -0.12, -0.44, 0]), chest, waist, ahead, size));
  if (person.hasBeard) parts.push({ group: 'hair', near, balls: skin(BEARD) });
  if (person.hat)
    parts.push(
      ...HATS[person.hat].map((told): Part => ({ group: 'hat', near: near * 1.4, balls: skin(told) })),
    );
  return parts;
}

/** It hangs on the outline rather than on the back, where the near shoulder would hide it. */
function braid(from: Vector, chest: Vector, waist: Vector, ahead: Vector, size: number): Part[] {
  const over = add(add(chest, times(ahead, -0.15 * size)), times(UP, 0.04 * size));
  const end = add(mix(chest, waist, 0.75), times(ahead, -0.15 * size));
  return Array.from({ length: 9 }, (_, n): Part => {
    const share = n / 8;
    const [x, y, z] = mix(mix(from, over, share), mix(over, end, share), share);
    return { group: 'hair', balls: [[x, y, z, (0.04 - share * 0.012 - (n % 2) * 0.008) * size]] };
  });
}
