import { box, oval, type Point } from '../geometry.ts';
import { between } from '../random.ts';
import type { Scene } from '../scene.ts';

/** No place was told: paper, and ground to stand on. */
export function drawPlain({ sheet, view, tones, weight, composition, seen }: Scene): void {
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.paper);
  if (composition.crop === 'face' || composition.crop === 'detail' || composition.crop === 'chest') {
    sheet.hatch(box(width * 0.04, height * 0.06, width * 0.92, height * 0.8), {
      gap: 26,
      angle: -0.8,
      opacity: 0.22,
      side: 'all',
    });
    return;
  }
  const y = Math.min(height * 0.96, view.at(0, 0, view.distance)[1]);
  sheet.wash(
    [
      [0, y - height * 0.06],
      [width, y - height * 0.08],
      [width, height],
      [0, height],
    ],
    tones.far,
    { opacity: 0.7 },
  );
  if (seen.main !== 'none')
    sheet.wash(
      oval(composition.x, y + 2, Math.max(20, view.scale * 0.6), Math.max(4, view.scale * 0.07)),
      tones.mid,
      { round: true, opacity: 0.9 },
    );
  sheet.line(
    [
      [width * 0.06, y - height * 0.07],
      [width * 0.94, y - height * 0.075],
    ],
    { weight: weight * 0.8, opacity: 0.6 },
  );
}

/** Something small on a table, and a hint of where the table stands. */
export function drawTabletop(scene: Scene): void {
  const { sheet, view, tones, weight, composition, shadow, shot } = scene;
  const { width, height } = sheet;
  if (composition.isTopDown) {
    sheet.wash(box(0, 0, width, height), tones.far);
    for (let n = 1; n < 6; n++)
      sheet.line(
        [
          [0, (height * n) / 6],
          [width, (height * n) / 6 + 5],
        ],
        { weight: weight * 0.8, opacity: 0.6 },
      );
    for (let n = 0; n < 10; n++) {
      const y = height * ((n + 0.4) / 10);
      sheet.line(
        [
          [width * 0.05 * n, y],
          [width * (0.2 + 0.05 * n), y + 4],
          [width * (0.35 + 0.05 * n), y - 3],
        ],
        { round: true, weight: 0.8, opacity: 0.4, once: true },
      );
    }
    return;
  }
  sheet.wash(box(0, 0, width, height), tones.far);
  const edge = Math.min(
    height * 0.8,
    Math.max(height * 0.42, view.at(0, 0, view.distance)[1] - height * 0.16),
  );
  if (shot.place.class === 'exterior') {
    sheet.wash(box(0, 0, width, edge * 0.6), tones.sky);
    for (let n = 0; n < 7; n++)
      sheet.wash(oval(width * (n / 6), edge * 0.72, width * 0.1, edge * 0.22), tones.mid, {
        round: true,
        opacity: 0.45,
      });
  } else {
    // A window out of focus on the side the light is from.
    const x = shadow === 'right' ? width * 0.07 : width * 0.67;
    sheet.wash(box(x, edge * 0.12, width * 0.26, edge * 0.72), tones.lit, { opacity: 0.75 });
    sheet.line(
      [
        [x + width * 0.13, edge * 0.12],
        [x + width * 0.13, edge * 0.84],
      ],
      { weight: 5, tone: tones.far },
    );
    sheet.line(
      [
        [x, edge * 0.46],
        [x + width * 0.26, edge * 0.46],
      ],
      { weight: 5, tone: tones.far },
    );
    const dark = shadow === 'right' ? box(width * 0.6, 0, width * 0.4, edge) : box(0, 0, width * 0.4, edge);
    sheet.hatch(dark, { gap: 12, angle: -0.9, opacity: 0.35, side: shadow, reach: 0.8 });
  }
  sheet.shape(
    [
      [-6, edge],
      [width + 6, edge],
      [width + 6, height + 6],
      [-6, height + 6],
    ],
    tones.mid,
    { weight: weight * 1.3 },
  );
  for (let n = -6; n <= 6; n++)
    sheet.line(
      [
        [view.vanish + n * width * 0.12, edge + 3],
        [view.vanish + n * width * 0.22, height],
      ],
      { weight: 0.8, opacity: 0.4, once: true },
    );
  const foot = Math.min(height * 0.97, view.at(0, 0, view.distance)[1]);
  const reach = Math.min(width * 0.3, view.scale * 0.24);
  const to = shadow === 'right' ? 1 : -1;
  sheet.wash(
    oval(composition.x + to * reach * 0.7, foot, reach * 1.4, Math.max(5, reach * 0.2)),
    tones.near,
    { round: true, opacity: 0.8 },
  );
}

export function drawStudio({ sheet, view, tones, weight, shadow, composition }: Scene): void {
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.paper);
  const bend = Math.max(height * 0.3, Math.min(height * 0.84, view.at(0, 0, view.distance + 1.2)[1] - 6));
  const side = width * 0.14;
  // A roll of paper that becomes the floor.
  sheet.wash(
    [
      [0, 0],
      [side, 0],
      [side, bend],
      [-side * 0.4, height],
      [0, height],
    ],
    tones.mid,
  );
  sheet.wash(
    [
      [width, 0],
      [width - side, 0],
      [width - side, bend],
      [width + side * 0.4, height],
      [width, height],
    ],
    tones.mid,
  );
  sheet.line(
    [
      [side, height * 0.05],
      [side, bend],
      [-side * 0.4, height],
    ],
    { weight },
  );
  sheet.line(
    [
      [width - side, height * 0.05],
      [width - side, bend],
      [width + side * 0.4, height],
    ],
    { weight },
  );
  sheet.shape(
    [
      [side * 0.8, height * 0.025],
      [width - side * 0.8, height * 0.025],
      [width - side * 0.8, height * 0.06],
      [side * 0.8, height * 0.06],
    ],
    tones.near,
    { weight },
  );
  sheet.wash(
    [
      [side, bend - 26],
      [width - side, bend - 26],
      [width - side * 0.85, bend + 18],
      [side * 0.85, bend + 18],
    ],
    tones.far,
    { opacity: 0.7 },
  );
  const isFar =
    composition.crop === 'vast' ||
    composition.crop === 'wide' ||
    composition.crop === 'full' ||
    composition.crop === 'knees' ||
    composition.crop === 'waist';
  if (!isFar) return;
  const dir = shadow === 'right' ? 1 : -1;
  const x = shadow === 'right' ? width * 0.1 : width * 0.9;
  const size = Math.min(width, height) * 0.15;
  sheet.line(
    [
      [x - dir * size * 0.3, height * 0.3],
      [x - dir * size * 0.3, height * 0.86],
    ],
    { weight: weight * 2 },
  );
  for (const foot of [-0.5, 0.5])
    sheet.line(
      [
        [x - dir * size * 0.3, height * 0.8],
        [x - dir * size * 0.3 + foot * size, height * 0.9],
      ],
      { weight: weight * 1.6 },
    );
  sheet.shape(
    [
      [x - dir * size * 0.35, height * 0.24],
      [x + dir * size * 0.5, height * 0.12],
      [x + dir * size * 0.7, height * 0.42],
      [x - dir * size * 0.35, height * 0.34],
    ],
    tones.dark,
    { weight },
  );
  sheet.shape(
    [
      [x + dir * size * 0.5, height * 0.12],
      [x + dir * size * 0.62, height * 0.12],
      [x + dir * size * 0.82, height * 0.42],
      [x + dir * size * 0.7, height * 0.42],
    ],
    tones.lit,
    { weight },
  );
  sheet.wash(
    [
      [x + dir * size * 0.7, height * 0.14],
      [x + dir * size * 3.4, height * 0.3],
      [x + dir * size * 3.4, height * 0.9],
      [x + dir * size * 0.82, height * 0.42],
    ],
    tones.lit,
    { opacity: 0.4 },
  );
}

/** Seen from the front seats: pillars, dashboard, wheel, and the road outside. */
export function drawVehicle(scene: Scene): void {
  const { sheet, tones, weight, seen, random } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.sky);
  const far = height * 0.42;
  sheet.wash(box(0, far, width, height - far), tones.far);
  for (let n = 0; n < 8; n++) {
    const x = width * between(random, 0, 1);
    sheet.wash(box(x, far - height * between(random, 0.06, 0.2), width * 0.07, height * 0.22), tones.mid);
  }
  sheet.wash(
    [
      [width * 0.47, far],
      [width * 0.53, far],
      [width * 0.82, height],
      [width * 0.18, height],
    ],
    tones.mid,
  );
  sheet.line(
    [
      [0, far],
      [width, far],
    ],
    { weight },
  );
  sheet.line(
    [
      [width * 0.5, far],
      [width * 0.5, height * 0.62],
    ],
    { weight: weight * 1.5, tone: tones.lit },
  );
  const frame: Point[][] = [
    [
      [-5, -5],
      [width + 5, -5],
      [width + 5, height * 0.1],
      [width * 0.5, height * 0.07],
      [-5, height * 0.1],
    ],
    [
      [-5, height * 0.05],
      [width * 0.09, height * 0.08],
      [width * 0.03, height * 0.66],
      [-5, height * 0.7],
    ],
    [
      [width + 5, height * 0.05],
      [width * 0.91, height * 0.08],
      [width * 0.97, height * 0.66],
      [width + 5, height * 0.7],
    ],
  ];
  for (const part of frame) sheet.shape(part, tones.dark, { weight: weight * 1.3 });
  sheet.shape(box(width * 0.44, height * 0.1, width * 0.13, height * 0.075), tones.dark, { weight });
  sheet.wash(box(width * 0.447, height * 0.112, width * 0.116, height * 0.05), tones.mid);
  const dash: Point[] = [
    [-5, height * 0.68],
    [width * 0.25, height * 0.64],
    [width * 0.75, height * 0.64],
    [width + 5, height * 0.68],
    [width + 5, height + 5],
    [-5, height + 5],
  ];
  sheet.shape(dash, tones.near, { weight: weight * 1.4 });
  sheet.hatch(dash, { gap: 11, angle: -0.5, opacity: 0.3 });
  const wheel = seen.main === 'person' ? width * 0.26 : width * 0.3;
  const size = Math.min(width, height) * 0.27;
  for (const r of [1, 0.84])
    sheet.line(oval(wheel, height * 0.92, size * r, size * r * 0.85), {
      round: true,
      closed: true,
      weight: weight * 2,
    });
  sheet.shape(oval(wheel, height * 0.92, size * 0.26, size * 0.22), tones.dark, { round: true, weight });
  for (const x of [-1, 1])
    sheet.line(
      [
        [wheel + x * size * 0.25, height * 0.92],
        [wheel + x * size * 0.86, height * 0.9],
      ],
      { weight: weight * 3 },
    );
  for (const x of [0.62, 0.74])
    sheet.shape(oval(width * x, height * 0.76, height * 0.045, height * 0.04), tones.lit, {
      round: true,
      weight,
    });
}

/** Rows of seats and windows down the length of a carriage. */
export function drawTrain(scene: Scene): void {
  const { sheet, view, tones, weight } = scene;
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.far);
  const back = view.distance + 9;
  const [half, tall] = [1.5, 2.35];
  const at = view.at;
  sheet.wash([at(-half, 0, back), at(half, 0, back), at(half, 0, 0.5), at(-half, 0, 0.5)], tones.mid);
  sheet.wash(
    [at(-half, tall, back), at(half, tall, back), at(half, tall, 0.5), at(-half, tall, 0.5)],
    tones.paper,
  );
  sheet.shape(
    [at(-half, tall, back), at(half, tall, back), at(half, 0, back), at(-half, 0, back)],
    tones.mid,
    { weight },
  );
  sheet.shape([at(-0.4, 2, back), at(0.4, 2, back), at(0.4, 0, back), at(-0.4, 0, back)], tones.lit, {
    weight,
  });
  for (const side of [-1, 1]) {
    const x = side * half;
    sheet.line([at(x, tall, back), at(x, tall, 0.5)], { weight });
    sheet.line([at(x, 0, back), at(x, 0, 0.5)], { weight });
    for (let z = back - 0.6; z > 0.9; z -= 1.7) {
      const near = Math.max(0.7, z - 1.2);
      sheet.shape(
        [at(x, 1.85, z), at(x, 1.85, near), at(x, 1, near), at(x, 1, z)],
        tones.key === 'night' ? tones.dark : tones.lit,
        { weight },
      );
    }
    sheet.line([at(x * 0.75, 2.05, back), at(x * 0.75, 2.05, 0.5)], { weight: weight * 1.5 });
    for (let z = back - 0.5; z > Math.max(1.2, view.distance * 0.7); z -= 1.7) {
      const [inner, outer] = [side * 0.42, side * 1.36];
      const seat = [at(inner, 1.15, z), at(outer, 1.15, z), at(outer, 0.4, z), at(inner, 0.4, z)];
      sheet.shape(seat, tones.near, { weight });
      sheet.hatch(seat, { side: scene.shadow, reach: 0.4, gap: 7 });
    }
  }
}

export function drawSpace({ sheet, tones, random, weight, shadow }: Scene): void {
  const { width, height } = sheet;
  sheet.wash(box(0, 0, width, height), tones.dark);
  for (let n = 0; n < 90; n++) {
    const r = between(random, 0.7, 2);
    sheet.wash(oval(between(random, 0, width), between(random, 0, height), r, r), tones.lit);
  }
  const size = Math.min(width, height) * 0.75;
  const [x, y] = [shadow === 'left' ? width * 0.82 : width * 0.18, height * 1.05];
  const globe = oval(x, y, size, size);
  sheet.shape(globe, tones.far, { round: true, weight: weight * 1.4 });
  sheet.hatch(globe, { side: shadow, reach: 0.5, gap: 8, opacity: 0.7 });
  for (const share of [-0.3, 0.1])
    sheet.line(
      [
        [x - size * 0.8, y + size * share - size * 0.4],
        [x, y + size * share - size * 0.55],
        [x + size * 0.8, y + size * share - size * 0.35],
      ],
      { round: true, weight },
    );
}
