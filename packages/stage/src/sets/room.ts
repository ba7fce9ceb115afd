import type { Hour, Placed } from '../scene.ts';
import type { Vector } from '../space/vector.ts';
import { type Primitive, pane, rod } from '../things/primitive.ts';
import type { Tone } from '../tones/palette.ts';
import type { MakeSet } from './stage-set.ts';

interface RoomPlan {
  wide?: number;
  back?: number;
  front?: number;
  tall?: number;
  wall?: Tone;
  floor?: Tone;
  /** Windows in the back wall: left, bottom, width, height. */
  windows?: readonly (readonly [left: number, low: number, wide: number, tall: number])[];
  /** A door that stands open to light, by its left edge. */
  door?: number;
  /** Bands along the walls: tiles, panels. */
  dado?: number;
  things?: readonly Placed[];
  ground?: readonly Primitive[];
  lamp?: Vector;
  /** Nobody sees out of it. */
  isDark?: boolean;
}

const GLASS: Readonly<Record<Hour, Tone>> = { day: [0.8, -0.55], dusk: [0.62, 0.5], night: [0.24, -1] };

/** Four walls, a floor and a ceiling; whichever wall the camera is behind is not drawn. */
export function room(plan: RoomPlan): MakeSet {
  const { wide = 6.4, back = 2.6, front = -4.5, tall = 2.9, dado = 0 } = plan;
  return (hour) => {
    const dim = hour === 'night' ? 0.72 : 1;
    const wall: Tone = [(plan.wall?.[0] ?? 0.17) * dim, plan.wall?.[1] ?? -0.45];
    const floor: Tone = [(plan.floor?.[0] ?? 0.11) * dim, plan.floor?.[1] ?? 0.15];
    const [l, r] = [-wide / 2, wide / 2];
    const darker: Tone = [wall[0] * 0.62, wall[1]];
    const windows = plan.windows ?? [[0.5, 1, 1.3, 1.3]];
    const ground: Primitive[] = [
      {
        is: 'solid',
        tone: floor,
        order: 0,
        faces: [
          [
            [l, 0, front],
            [l, 0, back],
            [r, 0, back],
            [r, 0, front],
          ],
        ],
      },
      {
        is: 'solid',
        tone: darker,
        order: 0,
        isFlat: true,
        faces: [
          [
            [l, tall, back],
            [l, tall, front],
            [r, tall, front],
            [r, tall, back],
          ],
        ],
      },
      {
        is: 'solid',
        tone: wall,
        order: 1,
        isFlat: true,
        faces: [
          [
            [l, 0, back],
            [l, tall, back],
            [r, tall, back],
            [r, 0, back],
          ],
        ],
      },
      {
        is: 'solid',
        tone: [wall[0] * 0.8, wall[1]],
        order: 1,
        isFlat: true,
        faces: [
          [
            [l, 0, front],
            [l, tall, front],
            [l, tall, back],
            [l, 0, back],
          ],
        ],
      },
      {
        is: 'solid',
        tone: darker,
        order: 1,
        isFlat: true,
        faces: [
          [
            [r, 0, back],
            [r, tall, back],
            [r, tall, front],
            [r, 0, front],
          ],
        ],
      },
      {
        is: 'solid',
        tone: [wall[0] * 0.8, wall[1]],
        order: 1,
        isFlat: true,
        faces: [
          [
            [r, 0, front],
            [r, tall, front],
            [l, tall, front],
            [l, 0, front],
          ],
        ],
      },
    ];
    const onBack = (x: number, y: number, w: number, h: number, tone: Tone, out = 0.02, order = 2) =>
      pane(
        [
          [x, y, back - out],
          [x, y + h, back - out],
          [x + w, y + h, back - out],
          [x + w, y, back - out],
        ],
        tone,
        { order, isFlat: true },
      );
    if (dado > 0) {
      ground.push(onBack(l, 0, wide, dado, [wall[0] * 0.66, wall[1]], 0.01, 2));
      ground.push(onBack(l, dado, wide, 0.05, [wall[0] * 1.3, wall[1]], 0.012, 2));
    }
    const frame: Tone = [0.05, 0.2];
    for (const [x, y, w, h] of plan.isDark ? [] : windows) {
      ground.push(onBack(x - 0.06, y - 0.06, w + 0.12, h + 0.12, frame));
      ground.push(onBack(x, y, w, h, GLASS[hour], 0.03, 3));
      const [cx, cy] = [x + w / 2, y + h * 0.55];
      if (h < 2.4 || w < 2)
        ground.push(
          rod(
            [
              [cx, y, back - 0.05],
              [cx, y + h, back - 0.05],
            ],
            0.045,
            frame,
            { order: 4 },
          ),
        );
      ground.push(
        rod(
          [
            [x, cy, back - 0.05],
            [x + w, cy, back - 0.05],
          ],
          0.045,
          frame,
          { order: 4 },
        ),
      );
      ground.push(onBack(x - 0.12, y - 0.12, w + 0.24, 0.07, [wall[0] * 1.5 + 0.04, 0.1], 0.06, 4));
      if (hour !== 'night')
        ground.push(
          pane(
            [
              [x, 0.004, back - 0.3],
              [x + w, 0.004, back - 0.3],
              [x + w - 0.8, 0.004, back - 2.4],
              [x - 0.8, 0.004, back - 2.4],
            ],
            [floor[0] + 0.16, hour === 'dusk' ? 0.7 : -0.3],
            { order: 1, opacity: 0.55, isFlat: true },
          ),
        );
    }
    if (plan.door !== undefined) {
      ground.push(
        onBack(plan.door - 0.07, 0, 1.04, 2.15, frame),
        onBack(plan.door, 0, 0.9, 2.08, hour === 'night' ? [0.3, 0.8] : [0.62, 0.2], 0.03, 3),
      );
    }
    const [first] = windows;
    const opening: Vector =
      first && !plan.isDark ? [first[0] + first[2] / 2, first[1] + first[3] / 2, back] : [0.6, 2, back];
    const lamp = plan.lamp;
    if (lamp && hour !== 'day')
      ground.push({
        is: 'glow',
        at: [lamp[0], lamp[1] - 0.1, back - 0.1],
        radius: 2.1,
        accent: 'amber',
        strength: 0.42,
        order: 5,
      });
    else
      ground.push({
        is: 'glow',
        at: [-0.4, 1.5, back - 0.1],
        radius: 2.4,
        accent: 'cool',
        strength: 0.16,
        order: 5,
      });
    return {
      back: [wall[0] * 0.8, wall[1]],
      haze: { tone: wall, from: 6, far: 40 },
      ground: [...ground, ...(plan.ground ?? [])],
      things: [
        ...(plan.things ?? []),
        ...(lamp && hour !== 'day' ? [{ thing: 'pendant-lamp' as const, at: lamp }] : []),
      ],
      isIndoors: true,
      ...(lamp && { lamp }),
      opening,
    };
  };
}
