import type { Scene } from '../scene.ts';
import { board, box, form, lathe, outlineFrom, pane, rod } from '../things/primitive.ts';
import { child, cool, DARK, has, old, PALE, staged, WOOD, warm, who, woman } from './by-hand.ts';

const flat = { isFlat: true } as const;

/** Examples of the lessons, by the ids of the examples and of the lessons whose second draft they are. */
export const lessonScenes: Readonly<Record<string, Scene>> = {
  'harbour-pilot': staged({
    set: 'sea',
    hour: 'day',
    from: [-0.9, 0.5, -3.6],
    to: [0.1, 1.6, 0],
    mm: 32,
    people: [
      who(0, 0, 96, 'climb', {
        ...woman,
        ...old,
        isOld: false,
        hair: 'short',
        hat: 'beanie',
        clothes: 'coat',
        tone: [0.38, 1],
        at: [0, 0.5, 0],
      }),
    ],
    dressing: [
      {
        is: 'solid',
        tone: [0.06, -0.4],
        isThin: true,
        faces: [
          [
            [0.4, -0.2, 0],
            [0.55, 5, 0.2],
            [9, 5, 4],
            [9, -0.2, 4],
          ],
        ],
      },
      ...[-0.12, 0.24].map((z) =>
        rod(
          [
            [0.34, -0.1, z - 0.1],
            [0.44, 5, z],
          ],
          0.03,
          PALE,
        ),
      ),
      ...Array.from({ length: 12 }, (_, n) =>
        rod(
          [
            [0.34 + n * 0.008, 0.1 + n * 0.36, -0.24],
            [0.34 + n * 0.008, 0.1 + n * 0.36, 0.24],
          ],
          0.05,
          [0.5, 0.8],
        ),
      ),
    ],
  }),
  'piano-mover': staged({
    set: 'stairs',
    hour: 'dusk',
    from: [-3.2, 2.6, -2.6],
    to: [0.6, 1.5, 2.2],
    mm: 32,
    people: [
      who(0, 0, 96, 'shove', {
        build: 1.2,
        clothes: 'shirt',
        tone: [0.1, 0.2],
        at: [0.2, 0, 0.9],
        face: 20,
        set: { lean: 24 },
        reach: { left: [0.9, 1.5, 1.8], right: [0.4, 1.5, 1.8] },
      }),
    ],
    things: [has('piano', 0.9, 0.72, 2.4, { size: 0.9, yaw: 14, up: [0, 0.92, -0.38] })],
  }),
  'chess-prodigy': staged({
    set: 'room',
    hour: 'day',
    from: [0.1, 1.02, -1.9],
    to: [0.06, 0.95, 0],
    mm: 55,
    people: [
      who(-0.5, 0, 88, 'sit-work', {
        ...child,
        hair: 'braid',
        tone: [0.2, 0.7],
        set: { hip: [0, 0.64, 0], left: [0.1, 1.0, 0.42], right: [-0.06, 1.16, 0.3] },
      }),
    ],
    things: [
      has('table', 0.3, 0, 0, { size: 0.94 }),
      has('chessboard', 0.3, 0.715, -0.05, { size: 1.2 }),
      has('chair', -0.54, 0, 0, { yaw: 88 }),
    ],
  }),
  'night-nurse': staged({
    set: 'corridor',
    hour: 'night',
    from: [0, 1.5, -4.2],
    to: [0, 1.2, 1],
    mm: 35,
    people: [who(0.1, 1.2, 20, 'walk', { clothes: 'shirt', tone: [0.6, -0.1] })],
    dressing: [
      { is: 'glow', at: [-1.2, 1.4, 4.6], radius: 1.8, accent: 'amber', strength: 0.5 },
      pane(
        [
          [-1.28, 0, 4],
          [-1.28, 2.1, 4],
          [-1.28, 2.1, 5.2],
          [-1.28, 0, 5.2],
        ],
        [0.9, 0.9],
        { order: 9, ...flat },
      ),
      ...[0.5, 3.5, 6.5, 9.5].map((z) =>
        pane(
          [
            [-0.3, 2.68, z],
            [0.3, 2.68, z],
            [0.3, 2.68, z + 0.8],
            [-0.3, 2.68, z + 0.8],
          ],
          [0.8, -0.4],
          { order: 9, ...flat },
        ),
      ),
    ],
  }),
  'fortune-teller': staged({
    set: 'kitchen',
    hour: 'night',
    from: [0.1, 1.3, -1.8],
    to: [0, 1.05, 0],
    mm: 48,
    people: [
      who(0, 0.2, 312, 'sit-work', {
        ...woman,
        ...old,
        hair: 'bun',
        tone: [0.3, 0.5],
        reach: { right: [-0.06, 0.84, -0.42], left: [0.24, 0.82, -0.3] },
      }),
    ],
    things: [
      has('table', 0, 0, -0.4, { size: 0.98 }),
      has('letter', -0.04, 0.75, -0.52, { up: [0, 0.15, 1], size: 0.9 }),
      has('pendant-lamp', 0.1, 1.74, 0, { size: 0.9 }),
      has('candle', 0.42, 0.74, -0.4, { size: 1.1 }),
    ],
  }),
  'border-dog-handler': staged({
    set: 'road',
    hour: 'dusk',
    from: [-0.2, 1.3, -4.4],
    to: [0.2, 0.95, 0],
    mm: 40,
    people: [
      who(-0.3, 0, 40, 'stand', {
        hat: 'cap',
        clothes: 'jacket',
        tone: [0.08, -0.4],
        set: { head: [0, 34, 0] },
      }),
    ],
    creatures: [{ animal: 'dog', manner: 'stand', at: [0.55, 0, -0.05], yaw: 172, size: 0.9 }],
    things: [has('truck', 4.6, 0, 9, { yaw: 100, size: 0.9 })],
    dressing: [
      rod(
        [
          [-3.6, 1.05, 1.2],
          [3.4, 1.15, 1.2],
        ],
        0.14,
        [0.8, 0.1],
      ),
      ...[-2.6, -0.6, 1.4].map((x) =>
        rod(
          [
            [x, 1.07, 1.19],
            [x + 0.8, 1.09, 1.19],
          ],
          0.15,
          [0.4, 1],
        ),
      ),
      box([-3.6, 0, 1.2], [0.4, 1.2, 0.4], DARK),
    ],
  }),
  establishing: staged({
    set: 'field',
    hour: 'dusk',
    from: [0, 2.6, -9],
    to: [0, 1.9, 6],
    mm: 28,
    things: [],
    dressing: [
      ...[-7, 7].map((x, n) =>
        lathe(
          [x * 1.6, 0, 40],
          [
            [7, 0],
            [7, 9 + n * 3],
          ],
          [0.24, -0.4],
          { order: 3 },
        ),
      ),
      ...[-16, -6.4, -11.2].map((x) =>
        rod(
          [
            [x, 0, 33],
            [x, 12, 33],
          ],
          0.3,
          [0.2, -0.4],
          { order: 3.2 },
        ),
      ),
      ...[
        [-5, 4],
        [-1.6, 6],
        [2.4, 4.6],
        [6, 7],
        [-8, 8],
      ].flatMap(([x = 0, z = 0], n) => [
        box([x, 0, z], [1.8, 1.9, 1.5], [0.1, 0.3]),
        {
          is: 'solid' as const,
          isThin: true,
          tone: [0.06, 0.2] as const,
          faces: [
            [
              [x - 1, 1.9, z - 0.9],
              [x + 1, 1.9, z - 0.9],
              [x + 1, 2.5, z],
              [x - 1, 2.5, z],
            ] as const,
          ],
        },
        ...(n === 2
          ? [
              box([x, 0.8, z - 0.77], [0.8, 0.7, 0.02], [1, 0.6], { accent: 'amber' as const }),
              {
                is: 'glow' as const,
                at: [x, 1.2, z - 1] as const,
                radius: 2,
                accent: 'amber' as const,
                strength: 0.7,
              },
            ]
          : []),
      ]),
      ...Array.from({ length: 16 }, (_, n) =>
        rod(
          [
            [-9 + n * 1.2, 0, 1.5],
            [-9 + n * 1.2, 0.9, 1.5],
          ],
          0.06,
          DARK,
        ),
      ),
      rod(
        [
          [-9, 0.7, 1.5],
          [9, 0.7, 1.5],
        ],
        0.05,
        DARK,
      ),
      pane(
        [
          [-60, 0.3, 9],
          [-60, 1.3, 9.2],
          [60, 1.3, 9.2],
          [60, 0.3, 9],
        ],
        [0.8, 0],
        { ...flat, opacity: 0.3 },
      ),
    ],
  }),
  'single-for-dialogue': staged({
    set: 'workshop',
    hour: 'day',
    from: [0.5, 1.6, -1.7],
    to: [0.02, 1.42, 0],
    mm: 50,
    people: [
      who(0, 0, 310, 'hold', {
        tone: [0.1, 0.2],
        clothes: 'apron',
        set: { left: [0.2, 1.36, 0.34], right: [-0.18, 1.36, 0.34], head: [0, 2, 0] },
      }),
    ],
    dressing: [
      ...[
        [-0.34, 0.28],
        [0.02, 0.24],
      ].flatMap(([x = 0]) => [
        rod(
          Array.from(
            { length: 13 },
            (_, n) =>
              [x - 0.1 + 0.06 * Math.cos(n * 0.524), 1.34 + 0.06 * Math.sin(n * 0.524), -0.36] as const,
          ),
          0.01,
          [0.7, 0.9],
        ),
        ...[-0.03, 0, 0.03].map((k) =>
          rod(
            [
              [x - 0.1 + k, 1.28, -0.37],
              [x - 0.1 + k * 1.8, 1.12, -0.37],
            ],
            0.016,
            [0.6, 0.9],
          ),
        ),
      ]),
    ],
  }),
  'hero-product': staged({
    set: 'plain',
    hour: 'night',
    from: [0, 0.24, -1.3],
    to: [0, 0.1, 0],
    mm: 60,
    things: [has('teapot', 0, 0.02, 0, { size: 1.3 })],
    dressing: [
      pane(
        [
          [-1.2, 0.02, -0.6],
          [-1.2, 0.02, 0.6],
          [1.2, 0.02, 0.6],
          [1.2, 0.02, -0.6],
        ],
        [0.4, 0.7],
        { order: 8, ...flat },
      ),
      ...[-0.6, 0, 0.6].map((x) =>
        rod(
          [
            [x, 0.022, -0.6],
            [x, 0.022, 0.6],
          ],
          0.006,
          [0.26, 0.6],
          { order: 8.1 },
        ),
      ),
      pane(
        [
          [-0.75, 0, 0.6],
          [-0.75, 0.9, 0.6],
          [-0.5, 0.9, 0.6],
          [-0.5, 0, 0.6],
        ],
        [0.97, 0],
        flat,
      ),
    ],
    lamps: [warm([-0.8, 0.4, 0.5], { rim: 1.3 }), cool([0.6, 0.4, 0.2])],
  }),
  'environmental-portrait': staged({
    set: 'church',
    hour: 'dusk',
    from: [0, 1.45, -2.7],
    to: [0.1, 1.4, 0.5],
    mm: 35,
    people: [
      who(-0.25, 0.1, 66, 'work', {
        ...old,
        tone: [0.06, 0.2],
        clothes: 'apron',
        reach: { left: [0.3, 1.38, 0.2], right: [0.16, 1.22, 0] },
      }),
    ],
    dressing: [
      ...Array.from({ length: 9 }, (_, n) =>
        lathe(
          [0.36 + n * 0.2, 0.4, 0.7],
          [
            [0.075, 0],
            [0.075, 1.2 + Math.abs(4 - n) * 0.26],
            [0.04, 1.26 + Math.abs(4 - n) * 0.26],
          ],
          [0.6, 0.4],
        ),
      ),
      box([1.2, 0, 0.7], [2.4, 0.5, 0.4], WOOD),
      rod(
        [
          [0.12, 1.22, -0.05],
          [0.3, 1.4, 0.1],
        ],
        0.02,
        [0.9, 0],
      ),
    ],
  }),
  insert: staged({
    set: 'plain',
    hour: 'night',
    from: [0, 0.5, -1.5],
    to: [0, 0.48, 0],
    mm: 55,
    people: [
      who(1.1, -0.1, 280, 'reach', {
        tone: [0.03, -0.5],
        at: [1.02, -0.98, -0.32],
        reach: { right: [0.4, 0.5, -0.1], left: [1.1, -0.4, -0.5] },
      }),
    ],
    dressing: [
      pane(
        [
          [-2, -1, 0.05],
          [-2, 2, 0.05],
          [2, 2, 0.05],
          [2, -1, 0.05],
        ],
        [0.2, -0.9],
        { order: 8, ...flat },
      ),
      ...[-0.1, 0.28, 0.66, 1.04].map((y) =>
        rod(
          [
            [-2, y, 0.03],
            [2, y, 0.03],
          ],
          0.014,
          [0.1, -0.9],
          { order: 8.1 },
        ),
      ),
      pane(
        [
          [-0.56, 0.32, 0.02],
          [-0.62, 0.62, 0.02],
          [0.36, 0.64, 0.02],
          [0.4, 0.34, 0.02],
        ],
        [0.44, -0.8],
        { order: 8.2, ...flat },
      ),
      { is: 'glow', at: [-0.5, 0.6, 0], radius: 0.8, accent: 'bulb', strength: 0.4, order: 8.3 },
      ...Array.from({ length: 24 }, (_, n) => ({
        is: 'disc' as const,
        at: [0.42 + ((n * 37) % 50) * 0.016, 0.1 + ((n * 53) % 60) * 0.015, 0.01] as const,
        radius: 0.02,
        tone: [0.9, -0.3] as const,
        opacity: 0.6,
        order: 8.4,
      })),
    ],
    signs: [{ words: 'MARGARET', at: [-0.1, 0.48, 0.01], wide: 0.8 }],
  }),
  'match-cut': staged({
    set: 'plain',
    hour: 'night',
    from: [0, 0.5, -1.35],
    to: [0, 0.48, 0],
    mm: 45,
    dressing: [
      pane(
        [
          [-2, 0.5, 1.6],
          [-2, 1.5, 1.6],
          [2, 1.5, 1.6],
          [2, 0.5, 1.6],
        ],
        [0.14, -0.9],
        { order: 6, ...flat },
      ),
      ...[-0.9, -0.5, 0.6, 1].map((x) => ({
        is: 'glow' as const,
        at: [x, 0.8, 1.5] as const,
        radius: 0.4,
        accent: 'amber' as const,
        strength: 0.8,
        order: 6.1,
      })),
      box([0, -0.4, 0.4], [3, 0.86, 0.5], [0.05, 0]),
      rod(
        Array.from(
          { length: 33 },
          (_, n) => [0.3 * Math.cos((n / 32) * 6.283), 0.5 + 0.3 * Math.sin((n / 32) * 6.283), 0] as const,
        ),
        0.05,
        [0.12, 0.3],
      ),
      rod(
        Array.from(
          { length: 17 },
          (_, n) =>
            [
              0.32 * Math.cos((n / 32) * 6.283 + 1.4),
              0.5 + 0.32 * Math.sin((n / 32) * 6.283 + 1.4),
              -0.01,
            ] as const,
        ),
        0.012,
        [1, 1],
        { accent: 'amber' },
      ),
      rod(
        [
          [-0.29, 0.5, 0],
          [0.29, 0.5, 0],
        ],
        0.05,
        [0.14, 0.2],
      ),
      rod(
        [
          [0, 0.5, 0],
          [0, 0.21, 0],
        ],
        0.05,
        [0.14, 0.2],
      ),
      lathe(
        [0, 0.5, 0.02],
        [
          [0.085, 0],
          [0.08, 0.04],
        ],
        [0.16, 0.2],
        { axis: [0, 0, -1], mouth: [0.22, 0.2] },
      ),
      { is: 'glow', at: [0, 0.5, 0.3], radius: 0.8, accent: 'cool', strength: 0.3 },
    ],
  }),
  'one-shot-one-verb': staged({
    set: 'corridor',
    hour: 'night',
    from: [-0.1, 1.5, -2.1],
    to: [0, 1.3, 0],
    mm: 40,
    people: [who(0, 0, 52, 'read', { clothes: 'long-coat', tone: [0.05, -0.5], build: 1.08 })],
    things: [has('letter', 0.2, 1.24, -0.24, { yaw: 220, size: 1 })],
    dressing: [
      { is: 'glow', at: [0.2, 1.5, 3.6], radius: 1.9, accent: 'amber', strength: 0.75, order: 9 },
      pane(
        [
          [-0.4, 0, 4],
          [-0.4, 2.1, 4],
          [0.7, 2.1, 4],
          [0.7, 0, 4],
        ],
        [0.95, 1],
        { order: 8.5, accent: 'amber' },
      ),
    ],
  }),
  'the-coat-that-says-it': staged({
    set: 'stairs',
    hour: 'day',
    from: [-0.9, 0.5, -2.6],
    to: [0.3, 1.7, 1],
    mm: 35,
    people: [
      who(0.4, 1.1, 340, 'stand', {
        ...old,
        build: 1.2,
        clothes: 'long-coat',
        tone: [0.22, 0.9],
        at: [0.6, 0.42, 1.5],
        set: { left: [0.2, 0.94, 0.16], right: [-0.3, 1.02, 0.2] },
      }),
    ],
    things: [has('key', 0.46, 1.3, 1.24, { size: 1.4, up: [0, 0, 1] })],
  }),
  'give-the-move-a-reason': staged({
    set: 'office',
    hour: 'night',
    from: [-0.6, 1.5, -2.5],
    to: [0.1, 1.15, 0.2],
    mm: 36,
    arrow: { from: [0.5, 0.96], to: [0.5, 0.83] },
    people: [
      who(-0.25, 0, 66, 'sit-work', {
        ...woman,
        hair: 'bun',
        hat: 'headphones',
        tone: [0.2, 0.4],
        reach: { left: [0.42, 1.16, 0.12], right: [0.2, 0.9, -0.1] },
      }),
    ],
    things: [has('chair', -0.3, 0, 0, { yaw: 66 }), has('desk-lamp', 0.15, 0.76, 0.66, { size: 0.9 })],
    dressing: [
      box([0.85, 0, 0.2], [0.5, 0.76, 1.7], WOOD),
      box([1.0, 0.76, 0.2], [0.2, 1.2, 1.7], [0.1, 0.3]),
      ...Array.from({ length: 24 }, (_, n) => ({
        is: 'disc' as const,
        at: [0.89, 0.95 + Math.floor(n / 6) * 0.24, -0.4 + (n % 6) * 0.24] as const,
        radius: 0.03,
        tone: [0.5, 0.8] as const,
        ...(n === 14 && { accent: 'amber' as const }),
      })),
      { is: 'glow', at: [0.85, 1.43, 0.08], radius: 0.4, accent: 'amber', strength: 0.8 },
      rod(
        [
          [0.85, 1.2, -0.2],
          [0.6, 0.95, -0.1],
          [0.85, 0.95, 0.3],
        ],
        0.02,
        PALE,
      ),
    ],
  }),
  'one-plate-too-many': staged({
    set: 'kitchen',
    hour: 'day',
    from: [-0.7, 1.5, -4.2],
    to: [0.1, 1, 0.4],
    mm: 32,
    people: [
      who(-0.5, 0.5, 76, 'hold', {
        ...woman,
        ...old,
        hair: 'bun',
        clothes: 'skirt',
        set: { left: [0.12, 1.06, 0.42], right: [-0.12, 1.06, 0.42], head: [0, 26, 0] },
      }),
    ],
    things: [
      has('table', 0.75, 0, 0.5, { size: 1 }),
      has('plate', 0.98, 0.76, 0.4, { size: 0.9 }),
      has('chair', 1.6, 0, 0.5, { yaw: 270 }),
      has('chair', 0.75, 0, 1.2, { yaw: 180 }),
    ],
    dressing: [
      lathe(
        [0.06, 1.04, 0.42],
        [
          [0.09, 0],
          [0.16, 0.025],
        ],
        [0.85, 0.1],
        { mouth: [0.7, 0.1] },
      ),
      box([-3.1, 0, -2.2], [1.6, 3, 0.2], [0.03, 0.2]),
      box([2.6, 0, -2.2], [1.6, 3, 0.2], [0.03, 0.2]),
    ],
  }),
  'the-cut-you-write-first': staged({
    set: 'plain',
    hour: 'day',
    from: [0, 1.5, -0.3],
    to: [0, 0.62, 0.05],
    mm: 40,
    people: [
      who(0, 0.6, 0, 'work', {
        tone: [0.1, -0.4],
        clothes: 'shirt',
        reach: { left: [0.22, 0.76, 0.08], right: [-0.22, 0.76, 0.06] },
        at: [0, 0, 0.62],
      }),
    ],
    dressing: [
      box([0, 0, 0], [1.5, 0.6, 0.9], [0.5, -0.4]),
      pane(
        [
          [-0.62, 0.605, -0.36],
          [-0.62, 0.605, 0.38],
          [0.62, 0.605, 0.38],
          [0.62, 0.605, -0.36],
        ],
        [0.34, -0.8],
        flat,
      ),
      lathe(
        [0, 0.64, 0.02],
        [
          [0.12, 0],
          [0.2, 0.03],
        ],
        [0.95, 0],
        { mouth: [0.8, -0.1] },
      ),
      ...Array.from({ length: 30 }, (_, n) => ({
        is: 'disc' as const,
        at: [
          Math.cos(n * 2.4) * (0.22 + (n % 9) * 0.035),
          0.63,
          0.02 + Math.sin(n * 2.4) * (0.18 + (n % 7) * 0.025),
        ] as const,
        radius: 0.02 + (n % 4) * 0.012,
        tone: [0.92, -0.2] as const,
        opacity: 0.8,
      })),
    ],
  }),
  'a-shot-list-that-prompts': staged({
    set: 'field',
    hour: 'day',
    weather: 'rain',
    from: [0, 1.1, -4],
    to: [0.05, 0.72, 0],
    mm: 38,
    people: [
      who(0, 0, 40, 'hold', {
        ...child,
        hat: 'straw',
        clothes: 'coat',
        tone: [0.5, 1],
        set: {
          left: [0.2, 1.2, 0.4],
          right: [-0.1, 1.2, 0.42],
          head: [0, 30, 0],
          rightFoot: [-0.1, 0.3, 0.2],
        },
      }),
    ],
    dressing: [
      form(
        [
          {
            group: 'b',
            balls: [
              [0.26, 0.92, -0.3, 0.055],
              [0.26, 0.74, -0.3, 0.05],
            ],
          },
          {
            group: 'b',
            balls: [
              [0.26, 0.98, -0.3, 0.05],
              [0.36, 0.98, -0.36, 0.04],
            ],
          },
        ],
        [0.3, 1],
      ),
      form(
        [
          {
            group: 'b',
            balls: [
              [0.06, 0.06, -0.02, 0.06],
              [0.05, 0.3, 0.02, 0.06],
            ],
          },
          {
            group: 'b',
            balls: [
              [0.06, 0.05, -0.02, 0.05],
              [0.14, 0.04, -0.1, 0.04],
            ],
          },
        ],
        [0.3, 1],
      ),
      ...[0, 1, 2, 3].map((n) =>
        rod(
          [
            [0.24 + n * 0.01, 0.68 - n * 0.14, -0.3],
            [0.24 + n * 0.012, 0.6 - n * 0.14, -0.3],
          ],
          0.014,
          [0.9, -0.4],
        ),
      ),
      ...[-2.4, -1.2, 1.4, 2.6].flatMap((x) => [
        rod(
          [
            [x - 0.3, 0, 2],
            [x, 2.3, 2.2],
          ],
          0.04,
          WOOD,
        ),
        rod(
          [
            [x + 0.3, 0, 2],
            [x, 2.3, 2.2],
          ],
          0.04,
          WOOD,
        ),
      ]),
    ],
  }),
  'where-is-the-lamp': staged({
    set: 'room',
    hour: 'night',
    from: [0.2, 1.2, -2.4],
    to: [0.05, 0.85, 0],
    mm: 42,
    people: [
      who(0.35, 0, 302, 'sit-work', {
        ...old,
        hasBeard: true,
        tone: [0.05, 0.3],
        reach: { left: [0.06, 0.86, -0.28], right: [-0.02, 0.84, -0.18] },
      }),
    ],
    things: [has('chair', 0.38, 0, 0.03, { yaw: 302 })],
    dressing: [
      box([-0.85, 0, 0.2], [0.6, 0.9, 0.5], [0.04, 0]),
      box([-0.85, 0.3, -0.06], [0.3, 0.34, 0.02], [1, 1], { accent: 'amber' }),
      rod(
        [
          [-0.85, 0.9, 0.3],
          [-0.85, 3, 0.3],
        ],
        0.14,
        [0.03, 0],
      ),
      { is: 'glow', at: [-0.75, 0.45, -0.1], radius: 1.5, accent: 'amber', strength: 0.75 },
      form(
        [
          {
            group: 's',
            balls: [
              [-0.03, 0.88, -0.34, 0.035],
              [0.1, 0.87, -0.36, 0.04],
            ],
          },
        ],
        [0.4, 0.8],
      ),
      ...[-1.6, 0, 1.6].map((x) =>
        rod(
          [
            [x, 3, 2],
            [x + 0.9, 1.6, 2.4],
          ],
          0.12,
          DARK,
        ),
      ),
    ],
    lamps: [
      warm([-0.9, -0.05, 0.1], { form: 0.4, rim: 1.1 }),
      cool([0.7, 0.5, 0.5], { rim: 0.3, form: 0.06 }),
    ],
  }),
  'how-she-crosses-a-room': staged({
    set: 'office',
    hour: 'day',
    from: [0, 1.4, -4.4],
    to: [0, 0.95, 0.2],
    mm: 35,
    arrow: { from: [0.64, 0.93], to: [0.36, 0.93] },
    people: [
      who(0.1, 0, 274, 'walk', {
        ...woman,
        clothes: 'skirt',
        hair: 'bun',
        tone: [0.12, 0.3],
        set: { right: [-0.16, 0.98, 0.3] },
      }),
    ],
    things: [-1.6, -0.75, 0.5, 1.5]
      .map((x) => has('chair', x, 0, 0.55, { yaw: 180 }))
      .concat([has('table', 0, 0, 1.5, { size: 1.02 })]),
  }),
  'write-the-sound-first': staged({
    set: 'kitchen',
    hour: 'night',
    from: [0, 1.3, -2.7],
    to: [0, 1, 0],
    mm: 45,
    people: [
      who(-0.75, 0, 88, 'sit', {
        hasBeard: true,
        set: { lean: 16, left: [0.1, 0.84, 0.46], right: [-0.1, 0.86, 0.5], head: [0, 20, 0] },
      }),
      who(0.75, 0, 272, 'sit', {
        tone: [0.08, -0.4],
        set: { lean: 10, left: [0.16, 0.78, 0.4], right: [-0.16, 0.78, 0.4], head: [0, 22, 0] },
      }),
    ],
    things: [
      has('table', 0, 0, 0, { size: 0.96 }),
      has('chair', -0.79, 0, 0, { yaw: 88 }),
      has('chair', 0.79, 0, 0, { yaw: 272 }),
      has('cup', -0.16, 0.73, 0, { size: 1.1 }),
      has('spoon', -0.16, 0.84, 0, { size: 0.7, up: [0.2, 0.5, 0.8] }),
      has('pendant-lamp', 0.05, 1.5, 0, { size: 0.9 }),
    ],
  }),
  'what-the-audience-knows': staged({
    set: 'harbour',
    hour: 'day',
    from: [0, 1.5, -6],
    to: [0, 1.9, 2],
    mm: 38,
    people: [who(-0.4, 0, 8, 'cheer', { ...child, tone: [0.14, -0.6] })],
    dressing: [
      {
        is: 'solid',
        isThin: true,
        tone: [0.3, -0.9],
        order: 9,
        isFlat: true,
        faces: [
          [
            [-26, -0.5, 12],
            [-24, 3.4, 12],
            [-14, 6, 12],
            [-4, 7.2, 12],
            [4, 6.8, 12],
            [10, 5.4, 12],
            [8, 4.6, 11.5],
            [14, 4, 12],
            [26, 2.6, 12],
            [26, -0.5, 12],
          ],
        ],
      },
      board(
        outlineFrom('-1400 560 -400 680 400 640 1000 500 860 430 700 480 380 560 -300 600 -1300 500'),
        [0, 0.4, 11.8],
        0,
        [0.92, -0.2],
        { order: 9.1, isFlat: true },
      ),
      ...[-3, 0, 3, 6].map((x) =>
        rod(
          [
            [x - 5, 5.4 - Math.abs(x) * 0.1, 11.7],
            [x - 6.5, 0.6, 11.7],
          ],
          0.2,
          [0.5, -0.8],
          { order: 9.2 },
        ),
      ),
      box([0, 0, 8], [30, 1.1, 1], [0.16, -0.1]),
    ],
  }),
  'three-depths': staged({
    set: 'field',
    hour: 'day',
    from: [0, 1.3, -5.6],
    to: [0, 1.15, 0],
    mm: 42,
    people: [who(0.15, 0, 300, 'run', { clothes: 'coat', hat: 'brim', tone: [0.03, 0.2] })],
    things: [has('church', 5.5, 0, 46, { size: 1.25 }), has('tree', -10, 0, 34, { size: 1.3 })],
    dressing: [
      rod(
        [
          [-2.4, 2.6, -3],
          [-1.1, 2.1, -3],
          [0.2, 2.02, -3],
        ],
        0.05,
        DARK,
      ),
      ...[
        [-1.5, 1.98],
        [-1.05, 1.78],
        [-0.6, 1.86],
        [-0.2, 1.72],
        [-1.3, 2.3],
        [-0.7, 2.22],
      ].map(([x = 0, y = 0], n) =>
        board(
          [
            [0, 0],
            [0.09, 0.05],
            [0.22, -0.04],
            [0.09, -0.09],
          ],
          [x, y, -3],
          0,
          [0.24 + (n % 3) * 0.14, 0.9],
          { isFlat: true },
        ),
      ),
    ],
  }),
  'change-one-thing': staged({
    set: 'workshop',
    hour: 'dusk',
    from: [-0.2, 1.4, -2.5],
    to: [0.1, 1.1, 0],
    mm: 42,
    people: [
      who(-0.4, 0.1, 70, 'work', {
        clothes: 'apron',
        tone: [0.08, 0.3],
        hasBeard: true,
        set: { lean: 26 },
        reach: { left: [0.32, 1.06, 0.08], right: [0.12, 1.08, -0.02] },
      }),
    ],
    things: [has('barrel', 1.5, 0, 0.9, { size: 1 }), has('table', 0.45, 0, 0.1, { size: 1.18 })],
    dressing: [
      box([0.45, 0.9, 0.05], [1.1, 0.07, 0.14], [0.5, 0.9], { roll: 4 }),
      box([0.2, 0.99, 0.05], [0.34, 0.035, 0.04], [0.7, 0]),
      ...[0.3, 0.5, 0.66, 0.42].map((x, n) =>
        rod(
          [
            [x, 0.92, -0.12],
            [x + 0.03, 0.97, -0.13],
            [x + 0.07, 0.93, -0.12],
          ],
          0.016,
          [0.75, n % 2 ? 0.8 : 0.6],
        ),
      ),
    ],
  }),
};
