import type { Scene } from '../scene.ts';
import { board, box, form, outlineFrom, pane, rod } from '../things/primitive.ts';
import { child, cool, DARK, has, old, STONE, staged, WOOD, warm, who, woman } from './by-hand.ts';

/** Prompts of the library that are about people, by their ids. */
export const libraryPeople: Readonly<Record<string, Scene>> = {
  'character-consistency': staged({
    set: 'harbour',
    hour: 'day',
    from: [-0.5, 1.25, -2.9],
    to: [-0.1, 0.92, 0],
    mm: 40,
    people: [
      who(0, 0, 34, 'sit', {
        ...woman,
        hair: 'short',
        tone: [0.1, -0.9],
        set: { left: [0.12, 0.74, 0.42], right: [-0.1, 0.7, 0.44] },
      }),
    ],
    things: [has('box', 0, 0.17, 0.02, { size: 1.15, yaw: 20 })],
    dressing: [
      box([-2.2, 0, 1.4], [3.6, 3.2, 0.2], [0.07, 0.3]),
      ...[-3.6, -3, -2.4, -1.8, -1.2, -0.6].map((x) =>
        rod(
          [
            [x, 0, 1.28],
            [x, 3.2, 1.28],
          ],
          0.03,
          [0.02, 0],
        ),
      ),
      rod(
        [
          [0.02, 1.12, -0.22],
          [0.06, 0.98, -0.24],
        ],
        0.03,
        [0.4, 1],
      ),
    ],
  }),
  'same-coat-at-the-border': staged({
    set: 'bridge',
    hour: 'dusk',
    from: [0.5, 0.95, -4.2],
    to: [0.1, 1.05, 0],
    mm: 35,
    weather: 'rain',
    people: [who(-0.2, 0, 186, 'walk', { ...old, clothes: 'coat', tone: [0.34, 1], set: { side: 5 } })],
    things: [has('suitcase', 0.18, 0.82, -0.05, { yaw: 100 }), has('street-lamp', 1.6, 0, 6)],
  }),
  'four-ages-of-one-baker': staged({
    set: 'street',
    hour: 'day',
    from: [0, 1.3, -5.4],
    to: [0.15, 1.05, 0],
    mm: 48,
    people: [
      who(0, 0, 8, 'stand', { ...old, hasBeard: true, clothes: 'apron', hat: 'toque', tone: [0.12, 0.2] }),
    ],
    things: [has('basket', 0.85, 0, -0.1, { size: 1.3 }), has('bread', 0.85, 0.24, -0.1, { size: 0.9 })],
    dressing: [
      box([-2.05, 0, 0.6], [3, 3.4, 0.3], [0.3, 0.4]),
      box([2.05, 0, 0.6], [3, 3.4, 0.3], [0.3, 0.4]),
      box([0, 2.5, 0.6], [1.2, 0.9, 0.3], [0.3, 0.4]),
      pane(
        [
          [-0.55, 0, 0.7],
          [-0.55, 2.5, 0.7],
          [0.55, 2.5, 0.7],
          [0.55, 0, 0.7],
        ],
        [0.85, 0.9],
        { isFlat: true },
      ),
    ],
  }),
  'the-understudy-learns-the-walk': staged({
    set: 'stage',
    hour: 'night',
    from: [-0.5, 1.5, -3.2],
    to: [0, 1.12, 0],
    mm: 40,
    people: [
      who(-0.45, 0, 60, 'hold', {
        ...woman,
        hair: 'bun',
        clothes: 'coat',
        tone: [0.16, -0.2],
        set: { right: [-0.06, 1.36, 0.34] },
      }),
      who(0.55, 0.4, 70, 'hold', {
        ...woman,
        hair: 'bun',
        clothes: 'coat',
        tone: [0.16, -0.2],
        set: { right: [-0.06, 1.28, 0.34] },
      }),
    ],
    dressing: [box([-2.3, 0, 0.6], [1.2, 6, 0.3], [0.02, 0.2]), box([2.4, 0, 1.2], [1, 6, 0.3], [0.02, 0.2])],
  }),
  'hands-before-the-face': staged({
    set: 'kitchen',
    hour: 'day',
    from: [0.1, 1.75, -0.75],
    to: [0, 0.95, 0.16],
    mm: 32,
    people: [
      who(0, 0.55, 4, 'work', {
        ...woman,
        clothes: 'apron',
        tone: [0.1, -0.3],
        reach: { left: [0.15, 0.97, -0.06], right: [-0.15, 0.97, -0.06] },
        set: { head: [0, 40, 0] },
      }),
    ],
    things: [has('table', 0, 0, 0, { size: 1.14 })],
    dressing: [
      box([0, 0.868, -0.02], [0.46, 0.05, 0.3], [0.8, 0.3]),
      box([0.02, 0.915, 0], [0.4, 0.04, 0.24], [0.86, 0.3], { yaw: 5 }),
      {
        is: 'pool',
        at: [0, 0.87, -0.02],
        across: [0.5, 0, 0],
        along: [0, 0, 0.34],
        accent: 'bulb',
        strength: 0.5,
      },
    ],
  }),
  'night-market-by-its-lamps': staged({
    set: 'market',
    hour: 'night',
    from: [0, 1.55, -3.4],
    to: [0, 1.35, 2],
    mm: 30,
    people: [
      who(0, 0.6, 20, 'wave', { ...child, hair: 'ponytail', tone: [0.2, 0.8] }),
      who(-1.35, 2.6, 80, 'work', { clothes: 'apron' }),
      who(1.5, 2.2, 280, 'work', { ...woman, clothes: 'apron' }),
      who(0.9, 5, 180, 'walk', { isOld: true }),
    ],
    things: [has('balloon', -0.36, 1.3, 0.7, { size: 1.1 }), has('pot', 1.9, 0.85, 2.3, { size: 1.3 })],
  }),
  'north-light-one-sitter': staged({
    set: 'room',
    hour: 'day',
    from: [0.6, 1.15, -2.3],
    to: [0.05, 1, 0],
    mm: 60,
    people: [
      who(0, 0, 308, 'sit', {
        ...old,
        hair: 'none',
        tone: [0.02, 0.2],
        reach: { left: [-0.3, 0.82, -0.32], right: [-0.32, 0.86, -0.3] },
      }),
    ],
    things: [has('stick', -0.33, 0.86, -0.34, { size: 1 }), has('armchair', 0, 0, 0.05, { yaw: 308 })],
    dressing: [
      pane(
        [
          [-2.2, 0.8, 1.6],
          [-2.2, 2.7, 1.6],
          [-1, 2.7, 1.9],
          [-1, 0.8, 1.9],
        ],
        [0.9, -0.4],
        { order: 6, isFlat: true },
      ),
    ],
    lamps: [cool([-0.9, 0.4, 0.3], { rim: 1, form: 0.3 }), warm([0.6, 0.4, 0.8], { rim: 0.5, form: 0.1 })],
  }),
  'goalkeeper-after-the-whistle': staged({
    set: 'field',
    hour: 'dusk',
    from: [-0.7, 0.32, -2.2],
    to: [0.1, 0.62, 0],
    mm: 50,
    people: [
      who(0.1, 0, 300, 'sit-low', {
        ...woman,
        hair: 'ponytail',
        clothes: 'shirt',
        tone: [0.2, 0.9],
        set: { lean: -6, head: [0, 6, 0] },
      }),
    ],
    things: [has('ball', -0.95, 0, 0.3)],
    dressing: [
      rod(
        [
          [0.5, 0, 0.14],
          [0.5, 2.44, 0.14],
          [6, 2.44, 0.14],
        ],
        0.12,
        [0.9, 0],
      ),
      ...Array.from({ length: 15 }, (_, n) =>
        rod(
          [
            [0.5 + n * 0.2, 0, 1.2],
            [0.5 + n * 0.2, 2.44, 0.3],
          ],
          0.012,
          [0.75, 0.1],
        ),
      ),
      ...Array.from({ length: 11 }, (_, n) =>
        rod(
          [
            [0.5, n * 0.22, 1.2 - n * 0.08],
            [3.4, n * 0.22, 1.2 - n * 0.08],
          ],
          0.012,
          [0.75, 0.1],
        ),
      ),
    ],
  }),
  'twins-one-lamp': staged({
    set: 'workshop',
    hour: 'night',
    from: [0, 1.3, -2.5],
    to: [0, 1.24, 0],
    mm: 50,
    people: [
      who(-0.62, 0, 90, 'work', {
        clothes: 'shirt',
        hasBeard: true,
        set: { lean: 26, head: [0, 26, 0] },
        reach: { left: [-0.14, 1.02, 0.08], right: [-0.16, 1.02, -0.1] },
      }),
      who(0.62, 0, 270, 'work', {
        clothes: 'shirt',
        hasBeard: true,
        set: { lean: 26, head: [0, 26, 0] },
        reach: { left: [0.16, 1.02, -0.1], right: [0.14, 1.02, 0.08] },
      }),
    ],
    things: [has('table', 0, 0, 0, { size: 1.16 }), has('pendant-lamp', 0, 1.72, 0, { size: 0.6 })],
    dressing: [
      box([0, 0.885, 0], [0.42, 0.12, 0.3], [0.3, 0.6]),
      rod(
        [
          [-0.1, 1, 0],
          [-0.1, 1.1, 0],
        ],
        0.04,
        [0.6, 0],
      ),
      rod(
        [
          [0.06, 1, 0],
          [0.06, 1.08, 0],
        ],
        0.05,
        [0.6, 0],
      ),
      { is: 'glow', at: [0, 1.5, 0.3], radius: 1.3, accent: 'amber', strength: 0.5 },
    ],
  }),
  'beekeeper-through-the-veil': staged({
    set: 'park',
    hour: 'day',
    from: [-0.35, 1.55, -1.5],
    to: [0.02, 1.46, 0],
    mm: 60,
    focus: 1.5,
    stop: 2.4,
    people: [
      who(0, 0, 40, 'hold', {
        ...woman,
        ...old,
        hat: 'straw',
        clothes: 'shirt',
        tone: [0.6, 0.1],
        set: { left: [0.24, 1.22, 0.42], right: [-0.2, 1.22, 0.42] },
      }),
    ],
    dressing: [
      box([0.2, 1.12, -0.4], [0.44, 0.24, 0.03], WOOD, { yaw: 30 }),
      box([0.2, 1.15, -0.42], [0.38, 0.18, 0.02], [0.5, 1], { yaw: 30 }),
      // The mesh is before the lens, from edge to edge: what is seen is seen through it.
      ...Array.from({ length: 34 }, (_, n) =>
        rod(
          [
            [-0.52 + n * 0.026, 1.82, -0.9],
            [-0.56 + n * 0.028, 1.2, -0.9],
          ],
          0.0016,
          [0.06, 0],
          { opacity: 0.5 },
        ),
      ),
      ...Array.from({ length: 20 }, (_, n) =>
        rod(
          [
            [-0.6, 1.22 + n * 0.026, -0.9],
            [0.5, 1.22 + n * 0.026, -0.9],
          ],
          0.0016,
          [0.06, 0],
          { opacity: 0.5 },
        ),
      ),
    ],
  }),
  'the-listener': staged({
    set: 'kitchen',
    hour: 'night',
    from: [0.5, 1.3, -2],
    to: [0, 1.06, 0.1],
    mm: 50,
    people: [
      who(0, 0.2, 326, 'sit-work', {
        ...woman,
        ...old,
        hair: 'bun',
        tone: [0.1, 0.3],
        set: { head: [22, 2, 0] },
      }),
    ],
    things: [
      has('table', -0.25, 0, -0.35, { size: 0.96, yaw: -20 }),
      has('chair', 0, 0, 0.2, { yaw: 326 }),
      has('pendant-lamp', -0.4, 1.75, 0.1, { size: 0.9 }),
      has('bowl', -0.6, 0.73, -0.4),
      has('knife', -0.2, 0.86, -0.2, { yaw: 60 }),
    ],
  }),
  'wool-in-a-quarry': staged({
    set: 'mountains',
    hour: 'day',
    from: [-0.2, 1.2, -4.4],
    to: [0.1, 1.05, 0],
    mm: 48,
    people: [
      who(-0.1, 0, 96, 'lean', {
        tall: 1.88,
        clothes: 'long-coat',
        tone: [0.6, 0.35],
        set: { lean: 14, right: [-0.16, 1.36, 0.46], left: [0.2, 0.86, 0.1] },
      }),
    ],
    dressing: [
      box([2.2, 0, 0.1], [3.4, 4.6, 3], [0.62, 0.35]),
      ...[0.9, 1.9, 2.9].map((y) =>
        rod(
          [
            [0.5, y, -1.42],
            [3.9, y + 0.1, -1.42],
          ],
          0.03,
          [0.4, 0.3],
        ),
      ),
      ...Array.from({ length: 9 }, (_, n) =>
        rod(
          [
            [0.9 + n * 0.4, 0, -1.42],
            [0.86 + n * 0.4, 4.4, -1.42],
          ],
          0.02,
          [0.46, 0.3],
        ),
      ),
      box([0, 0, 2.6], [9, 3.4, 1], [0.5, 0.3]),
    ],
  }),
  'red-shoes-lift': staged({
    set: 'plain',
    hour: 'night',
    from: [-0.1, 0.3, -2.7],
    to: [-0.08, 0.78, 0],
    mm: 24,
    people: [
      who(-0.1, 0.2, 30, 'stand', {
        ...woman,
        hair: 'ponytail',
        clothes: 'shirt',
        tone: [0.32, -0.1],
        set: { side: 14, hip: [0.14, 0.93, 0] },
      }),
    ],
    dressing: [
      box([-1.5, 0, -0.7], [1.4, 3.4, 0.1], [0.24, -0.2]),
      box([1.5, 0, -0.7], [1.4, 3.4, 0.1], [0.24, -0.2]),
      box([0, 2.6, -0.7], [1.8, 0.8, 0.1], [0.2, -0.2]),
      pane(
        [
          [-1.2, 0, 1.2],
          [-1.2, 2.7, 1.2],
          [1.2, 2.7, 1.2],
          [1.2, 0, 1.2],
        ],
        [0.56, -0.2],
        { isFlat: true },
      ),
      ...[-0.9, -0.45, 0.45, 0.9].map((x) =>
        rod(
          [
            [x, 0, 1.18],
            [x, 2.7, 1.18],
          ],
          0.02,
          [0.3, 0],
        ),
      ),
      form(
        [
          {
            group: 's',
            balls: [
              [-0.04, 0.06, 0.02, 0.055],
              [0.04, 0.04, -0.2, 0.045],
            ],
          },
          {
            group: 's',
            balls: [
              [-0.3, 0.06, 0.06, 0.055],
              [-0.22, 0.04, -0.14, 0.045],
            ],
          },
        ],
        [0.34, 1],
        { isPlain: true },
      ),
    ],
  }),
  'pleats-in-wind': staged({
    set: 'street',
    hour: 'day',
    from: [0, 1.4, -5],
    to: [0, 0.95, 0],
    mm: 60,
    people: [
      who(0, 0, 24, 'stand', {
        ...woman,
        hair: 'bun',
        clothes: 'shirt',
        tone: [0.05, 0.2],
        set: { left: [0.24, 1.02, 0.2], right: [-0.26, 1.02, 0.18] },
      }),
    ],
    dressing: [
      ...Array.from({ length: 11 }, (_, n) => {
        const [a, b] = [-1 + n * 0.182, -1 + (n + 1) * 0.182];
        const low = (t: number) => 0.46 + t * t * 0.26;
        return board(
          [
            [a * 0.13, 1.02],
            [b * 0.13, 1.02],
            [b * 0.62, low(b)],
            [((a + b) / 2) * 0.62, low(a) - 0.03],
            [a * 0.62, low(a)],
          ],
          [0, 0, -0.2],
          0,
          [n % 2 ? 0.36 : 0.56, 1],
          { isFlat: true },
        );
      }),
      pane(
        [
          [-0.7, 0.01, -0.5],
          [-0.7, 0.01, 0.4],
          [0.7, 0.01, 0.4],
          [0.7, 0.01, -0.5],
        ],
        [0.06, 0],
        { order: 9, isFlat: true },
      ),
      ...Array.from({ length: 8 }, (_, n) =>
        rod(
          [
            [-0.6 + n * 0.17, 0.012, -0.48],
            [-0.6 + n * 0.17, 0.012, 0.38],
          ],
          0.02,
          [0.5, -0.2],
          { order: 9.1 },
        ),
      ),
    ],
  }),
  'the-tailors-chalk': staged({
    set: 'workshop',
    hour: 'day',
    from: [-0.5, 1.5, -2.4],
    to: [0, 1.28, 0],
    mm: 55,
    people: [
      who(0.42, 0.3, 172, 'stand', { tone: [0.12, -0.9], clothes: 'jacket' }),
      who(-0.42, 0.1, 62, 'work', {
        tone: [0.03, 0.2],
        clothes: 'shirt',
        reach: { right: [0.2, 1.44, 0.1], left: [0.14, 1.16, 0.12] },
        set: { lean: 22, head: [0, 4, 0] },
      }),
    ],
    dressing: [
      pane(
        [
          [-0.6, 0.3, 2],
          [-0.6, 2.4, 2],
          [1.6, 2.4, 2],
          [1.6, 0.3, 2],
        ],
        [0.6, -0.5],
        { order: 7, isFlat: true },
      ),
      rod(
        [
          [0.24, 1.47, 0.08],
          [0.62, 1.46, 0.1],
        ],
        0.015,
        [0.95, 0],
      ),
      rod(
        [
          [0.42, 1.44, 0.16],
          [0.42, 0.95, 0.14],
        ],
        0.012,
        [0.9, 0],
      ),
    ],
  }),
  'last-shift-at-the-exchange': staged({
    set: 'corridor',
    hour: 'day',
    from: [0, 1.45, -3],
    to: [0.1, 1.2, 0.4],
    mm: 35,
    people: [
      who(0.05, 0.2, 66, 'reach', {
        ...woman,
        hat: 'headphones',
        tone: [0.14, -0.5],
        set: { head: [0, 0, 0], left: [0.3, 0.9, 0.1], right: [-0.05, 1.44, 0.55] },
      }),
    ],
    dressing: [
      ...[-1, 1].flatMap((s) =>
        [0.6, 2.2, 3.8, 5.4, 7].map((z) => box([s * 1.05, 0, z], [0.5, 2.5, 1.4], [0.3, -0.3])),
      ),
      ...[0.5, 0.9, 1.3, 1.7, 2.1].flatMap((y) =>
        [0, 1.6, 3.2].map((z) =>
          rod(
            [
              [0.79, y, z],
              [0.79, y, z + 1.2],
            ],
            0.05,
            [0.06, 0],
          ),
        ),
      ),
      box([0.72, 1.34, 0.1], [0.1, 0.3, 0.3], [0.34, 1]),
    ],
  }),
  'vote-counters-at-dawn': staged({
    set: 'hall',
    hour: 'day',
    from: [-2.5, 5.2, -5],
    to: [0.2, 0.6, 2.2],
    mm: 40,
    people: Array.from({ length: 12 }, (_, n) =>
      who(-2.6 + (n % 4) * 1.75, 0.2 + Math.floor(n / 4) * 2.1, n === 5 ? 10 : 20, 'sit-work', {
        tone: [0.04 + (n % 3) * 0.05, n % 2 ? 0.3 : -0.5],
        ...(n === 5 && { set: { lean: 66, head: [70, 40, 40] } }),
        ...(n % 2 ? woman : {}),
      }),
    ),
    things: Array.from({ length: 6 }, (_, n) =>
      has('table', -1.7 + (n % 2) * 3.5, 0, -0.4 + Math.floor(n / 2) * 2.1, { size: 0.96 }),
    ),
    dressing: Array.from({ length: 10 }, (_, n) =>
      box([-2.5 + (n % 5) * 1.25, 0.735, -0.45 + Math.floor(n / 5) * 2.1], [0.3, 0.1, 0.24], [0.9, 0.1], {
        yaw: n * 20,
      }),
    ),
  }),
  'ferryman-counts-heads': staged({
    set: 'lake',
    hour: 'dusk',
    weather: 'fog',
    from: [0.3, 1.7, -4.4],
    to: [0.4, 1.05, 4.2],
    mm: 40,
    people: [
      who(-0.9, 4.6, 74, 'point', { clothes: 'shirt', hat: 'scarf', at: [-0.9, 0.35, 4.8] }),
      ...[0.2, 0.9, 1.6].map((x, n) =>
        who(x, 4.8, 300, 'sit', {
          at: [x, 0.1, 4.9],
          tone: [0.05 + n * 0.05, n % 2 ? 0.8 : -0.4],
          ...(n % 2 ? woman : {}),
        }),
      ),
    ],
    things: [has('rowboat', 0.3, -0.1, 5, { size: 1.5, yaw: 2 })],
  }),
  'letter-read-by-a-neighbour': staged({
    set: 'park',
    hour: 'day',
    from: [0.35, 1.25, -2.4],
    to: [0, 0.96, 0],
    mm: 50,
    people: [
      who(-0.72, 0.1, 84, 'sit', {
        ...old,
        hasBeard: true,
        hat: 'cap',
        set: { lean: 16, head: [0, 20, 0], left: [0.16, 0.78, 0.4], right: [-0.12, 0.78, 0.42] },
      }),
      who(0.62, 0, 284, 'sit-read', {
        ...child,
        hair: 'braid',
        tone: [0.3, 0.4],
        set: { hip: [0, 0.62, 0] },
      }),
    ],
    things: [
      has('table', -0.06, 0, 0.1, { size: 0.9 }),
      has('chair', -0.76, 0, 0.1, { yaw: 84 }),
      has('chair', 0.68, 0, 0, { yaw: 284 }),
      has('letter', 0.26, 0.86, -0.04, { yaw: 100 }),
      has('cup', -0.3, 0.69, 0.2),
    ],
  }),
  'night-shift-changes-the-numbers': staged({
    set: 'road',
    hour: 'night',
    from: [0, 1.6, -9],
    to: [0.4, 2.1, 0],
    mm: 40,
    people: [
      who(-0.5, 0, 62, 'reach', {
        ...child,
        tall: 1.5,
        set: { left: [0.1, 1.95, 0.3], right: [-0.1, 1.7, 0.3] },
      }),
      who(-2.6, 0.4, 50, 'arms-crossed', { build: 1.2, hat: 'cap' }),
    ],
    dressing: [
      rod(
        [
          [1.9, 0, 0.4],
          [1.9, 3, 0.4],
        ],
        0.16,
        DARK,
      ),
      box([1.9, 2.6, 0.4], [2, 1.8, 0.2], [0.9, 0.5], { isFlat: true }),
      ...[
        ['4', 1.3],
        ['9', 1.9],
        ['9', 2.5],
      ].map(([, x]) => box([Number(x), 2.85, 0.28], [0.34, 0.6, 0.02], DARK, { isFlat: true })),
      rod(
        [
          [-0.4, 1.3, -0.2],
          [1.2, 3.2, 0.2],
        ],
        0.035,
        [0.8, 0.3],
      ),
      { is: 'glow', at: [1.9, 3.4, 0.6], radius: 3, accent: 'amber', strength: 0.55 },
      box([-4.6, 0, 3], [3, 2.6, 2], [0.1, -0.3]),
      box([-4.4, 0.9, 1.96], [1.6, 1, 0.02], [0.9, 0.8], { isFlat: true }),
    ],
  }),
  'one-face-late-diner': staged({
    set: 'cafe',
    hour: 'night',
    from: [0.45, 1.28, -1.75],
    to: [0, 1.14, 0],
    mm: 50,
    people: [
      who(0, 0.1, 338, 'sit', {
        hat: 'cap',
        tone: [0.6, 0.1],
        set: { left: [0.14, 0.84, 0.42], right: [-0.1, 0.84, 0.44], head: [-8, 8, 0] },
      }),
      who(0.62, -1.0, 186, 'sit', { ...woman, clothes: 'coat', at: [0.66, 0.1, -0.95] }),
    ],
    things: [
      has('table', -0.05, 0, -0.5, { size: 0.98 }),
      has('desk-lamp', -0.5, 0.74, -0.42, { size: 0.8 }),
      has('glass', 0.16, 0.74, -0.4, { size: 0.7 }),
    ],
    dressing: [box([0, 0, 0.45], [2.2, 1.25, 0.2], [0.2, 0.9])],
  }),
  'two-on-a-tandem': staged({
    set: 'lake',
    hour: 'dusk',
    from: [-0.4, 1.4, -4.6],
    to: [0.05, 0.92, 0],
    mm: 40,
    people: [
      who(0, 0, 90, 'cycle', {
        ...woman,
        hair: 'ponytail',
        tone: [0.3, 0.9],
        at: [0.44, 0, 0],
        set: { head: [-50, -10, 0] },
      }),
      who(0, 0, 90, 'cycle', {
        ...woman,
        hair: 'bob',
        tone: [0.05, -0.6],
        at: [-0.46, 0, 0],
        set: { lean: 12 },
      }),
    ],
    things: [has('tandem', 0, 0, 0)],
  }),
  'through-the-grille': staged({
    set: 'office',
    hour: 'day',
    from: [-0.7, 1.55, -2.2],
    to: [0.1, 1.3, 0.2],
    mm: 55,
    people: [
      who(-0.3, -0.5, 66, 'work', {
        ...old,
        hat: 'cap',
        clothes: 'coat',
        reach: { right: [0.1, 1.12, -0.1], left: [0, 1.12, 0.1] },
      }),
      who(0.75, 0.5, 262, 'work', { ...woman, tone: [0.4, 0.2], set: { head: [0, 34, 0] } }),
    ],
    things: [has('coin', 0.16, 1.08, -0.1, { size: 1.4 })],
    dressing: [
      box([0.3, 0, 0], [0.6, 1.06, 3], WOOD),
      ...Array.from({ length: 12 }, (_, n) =>
        rod(
          [
            [0.32, 1.07, -1.2 + n * 0.22],
            [0.32, 2.2, -1.2 + n * 0.22],
          ],
          0.028,
          [0.6, 1],
        ),
      ),
      rod(
        [
          [0.32, 1.7, -1.3],
          [0.32, 1.7, 1.4],
        ],
        0.035,
        [0.6, 1],
      ),
      rod(
        [
          [0.32, 2.2, -1.3],
          [0.32, 2.2, 1.4],
        ],
        0.06,
        [0.6, 1],
      ),
    ],
  }),
  'argument-in-a-cable-car': staged({
    set: 'snow',
    hour: 'day',
    from: [0, 1.6, -3.2],
    to: [0, 1.2, 0.5],
    mm: 28,
    people: [
      who(-0.32, 0.1, 82, 'point', { ...woman, hat: 'beanie', tone: [0.3, 0.9] }),
      who(0.42, 0.1, 278, 'arms-crossed', { hat: 'beanie', tone: [0.12, -0.8] }),
      who(-1.15, 0.7, 30, 'stand', { set: { head: [0, 34, 0] } }),
      who(1.2, 0.7, 330, 'stand', { ...woman, set: { head: [0, 34, 0] } }),
      who(-1.25, -0.4, 60, 'stand', { ...woman, set: { head: [0, 36, 0] } }),
      who(1.3, -0.4, 300, 'stand', { set: { head: [0, 36, 0] } }),
    ],
    dressing: [
      floorOf(),
      box([0, 2.35, 0.3], [4, 0.1, 3], [0.2, -0.2]),
      ...[-1.8, -0.6, 0.6, 1.8].map((x) =>
        rod(
          [
            [x, 0, 1.5],
            [x, 2.4, 1.5],
          ],
          0.07,
          DARK,
        ),
      ),
      rod(
        [
          [-1.9, 0.95, 1.48],
          [1.9, 0.95, 1.48],
        ],
        0.06,
        DARK,
      ),
      box([0, 0, 1.5], [3.8, 0.9, 0.06], [0.3, -0.2]),
    ],
  }),
  'tower-block-one-kitchen': staged({
    set: 'plain',
    hour: 'night',
    from: [0, 12, -60],
    to: [0, 12, 0],
    mm: 85,
    people: [{ ...who(3.2, 0.6, 60, 'work', { clothes: 'shirt', tone: [0.02, 0.3] }), at: [3.1, 12.1, 0.4] }],
    dressing: [
      pane(
        [
          [-20, -2, 1],
          [-20, 26, 1],
          [20, 26, 1],
          [20, -2, 1],
        ],
        [0.17, -0.9],
        { order: 3, isFlat: true },
      ),
      ...Array.from({ length: 8 }, (_, row) =>
        Array.from({ length: 11 }, (_, column) => {
          const [x, y] = [-14 + column * 2.8, 1.4 + row * 3];
          const isLit = row === 4 && column === 6;
          return pane(
            [
              [x - 0.9, y - 0.4, isLit ? 0.95 : 0.9],
              [x - 0.9, y + 1.2, isLit ? 0.95 : 0.9],
              [x + 0.9, y + 1.2, isLit ? 0.95 : 0.9],
              [x + 0.9, y - 0.4, isLit ? 0.95 : 0.9],
            ],
            isLit ? [0.95, 1] : [0.06, -0.9],
            { order: 4, isFlat: true, ...(isLit && { accent: 'amber' as const }) },
          );
        }),
      ).flat(),
      { is: 'glow', at: [2.8, 13.8, 0.8], radius: 3.4, accent: 'amber', strength: 0.4, order: 5 },
    ],
  }),
  'whip-between-two-waiters': staged({
    set: 'street',
    hour: 'day',
    from: [0, 1.45, -4.4],
    to: [0, 1.1, 0.4],
    mm: 32,
    arrow: { from: [0.3, 0.88], to: [0.72, 0.88], bend: -0.08 },
    people: [
      who(-1.15, 0, 76, 'throw', { clothes: 'apron', tone: [0.02, 0.2] }),
      who(1.7, 1.6, 284, 'reach', {
        clothes: 'apron',
        tone: [0.02, 0.2],
        set: { left: [0.16, 1.5, 0.5], right: [-0.16, 1.4, 0.5] },
      }),
    ],
    things: [has('table', 0.2, 0, 1.4, { size: 0.96 }), has('chair', -0.7, 0, 1.9, { yaw: 90 })],
    dressing: [
      board(
        outlineFrom('-80 10 -40 34 0 22 40 40 82 20 70 -12 30 2 -10 -14 -50 -2'),
        [0.1, 1.6, 0.2],
        0.01,
        [0.92, 0.1],
      ),
    ],
  }),
  'lateral-past-the-queue': staged({
    set: 'street',
    hour: 'dusk',
    weather: 'rain',
    from: [0, 1.5, -6.4],
    to: [0, 1, 0],
    mm: 35,
    arrow: { from: [0.36, 0.93], to: [0.64, 0.93] },
    people: [-2.4, -1.5, -0.6, 0.3, 1.2].map((x, n) =>
      who(x, 0.1 * (n % 2), 88, n % 2 ? 'umbrella' : 'stand', {
        clothes: n % 2 ? 'coat' : 'long-coat',
        tone: [0.03 + n * 0.02, n % 2 ? 0.3 : -0.4],
        ...(n % 3 === 1 ? woman : {}),
      }),
    ),
    things: [
      has('umbrella', -1.34, 1.3, 0.02),
      has('umbrella', 0.46, 1.3, 0.02),
      has('umbrella', -2.2, 1.44, 0),
      has('umbrella', 1.36, 1.44, 0),
    ],
    creatures: [{ animal: 'dog', manner: 'sit', at: [2.3, 0, 0], yaw: 0 }],
    dressing: [
      box([0, 0, 1.6], [12, 4, 0.3], [0.14, -0.3]),
      box([2.4, 0.9, 1.42], [2.2, 1.4, 0.04], [0.95, 0.9], { isFlat: true }),
      box([3.9, 0, 1.42], [0.9, 2.1, 0.04], [0.3, 0.8]),
    ],
  }),
  'crane-off-a-birthday': staged({
    set: 'court',
    hour: 'dusk',
    from: [0, 2.5, -3.6],
    to: [0, 0.9, 0.3],
    mm: 28,
    arrow: { from: [0.92, 0.7], to: [0.92, 0.34] },
    people: [-1.25, -0.65, 0.65, 1.25].map((x, n) =>
      who(x, 0.5 + (n % 2) * 0.2, x < 0 ? 60 : 300, 'cheer', {
        ...child,
        hair: n % 2 ? 'ponytail' : 'short',
        tone: [0.06 + n * 0.06, n % 2 ? 0.8 : -0.5],
      }),
    ),
    things: [
      has('table', 0, 0, 0, { size: 0.9 }),
      has('cake', 0, 0.69, 0, { size: 1.5 }),
      has('lantern', -2, 2.6, 1.6),
      has('lantern', 0.2, 2.8, 2),
      has('lantern', 2.1, 2.6, 1.6),
    ],
    dressing: [
      rod(
        [
          [-4, 2.9, 1.7],
          [0.2, 2.8, 2],
          [4, 2.9, 1.7],
        ],
        0.015,
        DARK,
      ),
      box([0, 0, 5], [14, 3.4, 0.4], [0.2, -0.2]),
    ],
  }),
  'orbit-around-an-argument': staged({
    set: 'park',
    hour: 'day',
    from: [0.1, 1.35, -2.3],
    to: [0, 0.92, 0],
    mm: 45,
    arrow: { from: [0.7, 0.9], to: [0.3, 0.9], bend: 0.14 },
    people: [
      who(-0.72, 0, 86, 'sit', {
        ...old,
        hasBeard: true,
        hat: 'cap',
        reach: { left: [-0.05, 1, 0.04] },
        set: { lean: 18 },
      }),
      who(0.68, 0, 276, 'sit', {
        ...child,
        hair: 'braid',
        tone: [0.34, 0.9],
        set: { hip: [0, 0.64, 0], lean: 14, head: [0, 20, 0] },
      }),
    ],
    things: [
      has('table', 0, 0, 0, { size: 0.94 }),
      has('chessboard', 0.02, 0.72, 0, { size: 1.3 }),
      has('chair', -0.76, 0, 0, { yaw: 86 }),
      has('chair', 0.74, 0, 0, { yaw: 276 }),
    ],
  }),
  'push-that-waits': staged({
    set: 'stairs',
    hour: 'dusk',
    from: [-0.5, 1.2, -2.1],
    to: [0.1, 1.1, 1.2],
    mm: 40,
    arrow: { from: [0.5, 0.95], to: [0.5, 0.82] },
    people: [
      { ...who(1.1, 2, 330, 'sit', { ...woman, hair: 'long', tone: [0.2, 0.6] }), at: [0.95, 0.55, 2.1] },
    ],
    things: [
      has('table', -0.6, 0, 0.2, { size: 0.95 }),
      has('telephone', -0.55, 0.72, 0.05, { size: 1.7, yaw: 14 }),
    ],
    dressing: [
      rod(
        [
          [-0.86, 1.12, 0],
          [-0.92, 1.2, 0],
        ],
        0.02,
        [0.8, 1],
      ),
      rod(
        [
          [-0.22, 1.12, 0],
          [-0.16, 1.2, 0],
        ],
        0.02,
        [0.8, 1],
      ),
      rod(
        [
          [-0.92, 1.06, 0],
          [-1.02, 1.1, 0],
        ],
        0.02,
        [0.8, 1],
      ),
      rod(
        [
          [-0.16, 1.06, 0],
          [-0.06, 1.1, 0],
        ],
        0.02,
        [0.8, 1],
      ),
    ],
  }),
  'vhs-of-a-wedding-at-sea': staged({
    set: 'deck',
    hour: 'day',
    from: [-0.2, 1.35, -3.4],
    to: [0.1, 1.15, 0],
    mm: 38,
    people: [
      who(-0.35, 0, 24, 'hold', {
        ...woman,
        hat: 'veil',
        clothes: 'gown',
        tone: [0.75, 0.1],
        set: { right: [-0.2, 1.7, 0.1], left: [0.2, 1.16, 0.34] },
      }),
      who(1.05, 0.4, 292, 'photograph', { clothes: 'jacket', build: 1.2 }),
    ],
    things: [has('bread', -0.1, 1.16, -0.4, { size: 0.6 }), has('camera', 0.78, 1.52, 0.24, { yaw: 292 })],
  }),
};

function floorOf() {
  return pane(
    [
      [-2, 0.01, -3],
      [-2, 0.01, 1.5],
      [2, 0.01, 1.5],
      [2, 0.01, -3],
    ],
    STONE,
    { order: 9, isFlat: true },
  );
}
