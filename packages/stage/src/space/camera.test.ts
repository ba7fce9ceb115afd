import { describe, expect, it } from 'vitest';
import { aimed, SENSOR_WIDE, viewOf } from './camera.ts';

const [WIDTH, HEIGHT] = [960, 540];
const TALL = 1.8;

describe('[STAGE-2] perspective is what the optics give', () => {
  it.each([24, 50, 85])(
    'at %i mm somebody of one size in the picture stands as far away as the lens says',
    (mm) => {
      // Filling half of the frame's height: distance = height × focal length / what half the sensor is high.
      const sensorHigh = (SENSOR_WIDE * HEIGHT) / WIDTH;
      const far = (TALL * mm) / (sensorHigh / 2);
      const view = viewOf({ at: [0, 1, -far], pan: 0, tilt: 0, roll: 0, mm }, WIDTH, HEIGHT);
      const [, top = 0] = view.see([0, TALL, 0]) ?? [];
      const [, foot = 0] = view.see([0, 0, 0]) ?? [];
      expect((foot - top) / (HEIGHT / 2)).toBeCloseTo(1, 6);
    },
  );

  it.each([
    [24, 5],
    [50, 5],
    [85, 5],
  ])(
    'at %i mm what stands %i m behind the subject is smaller by the ratio of the distances',
    (mm, behind) => {
      const far = (TALL * mm) / 10.125;
      const view = viewOf({ at: [0, 1, -far], pan: 0, tilt: 0, roll: 0, mm }, WIDTH, HEIGHT);
      const high = (z: number) => (view.see([0, 0, z])?.[1] ?? 0) - (view.see([0, TALL, z])?.[1] ?? 0);
      expect(high(behind) / high(0) / (far / (far + behind))).toBeCloseTo(1, 2);
    },
  );

  it.each([0.3, 1.6, 4])(
    'from %d m up, eyes and feet are at the angles that trigonometry has for them',
    (height) => {
      const far = 6;
      const view = viewOf(aimed([0, height, -far], [0, 1, 0], { mm: 35 }), WIDTH, HEIGHT);
      const tilt = Math.atan2(1 - height, far);
      for (const up of [0, 0.9, 1.6, 1.8]) {
        const angle = Math.atan2(up - height, far) - tilt;
        const expected = HEIGHT / 2 - Math.tan(angle) * (35 / SENSOR_WIDE) * WIDTH;
        expect(Math.abs((view.see([0, up, 0])?.[1] ?? 0) - expected)).toBeLessThan(HEIGHT * 0.01);
      }
    },
  );

  it('the horizon of a level camera is at its own height', () => {
    for (const height of [0.3, 1.6, 4]) {
      const view = viewOf({ at: [0, height, -8], pan: 0, tilt: 0, roll: 0, mm: 28 }, WIDTH, HEIGHT);
      for (const z of [2, 20, 200]) expect(view.see([1, height, z])?.[1]).toBeCloseTo(HEIGHT / 2, 6);
    }
  });

  it('a face behind the camera is cut, and never turned inside out', () => {
    const view = viewOf({ at: [0, 1, 0], pan: 0, tilt: 0, roll: 0, mm: 35 }, WIDTH, HEIGHT);
    expect(view.see([0, 1, -1])).toBeUndefined();
    expect(
      view.seeAll([
        [-1, 0, -2],
        [-1, 0, -1],
        [1, 0, -1],
      ]),
    ).toEqual([]);
    expect(
      view.seeAll([
        [-1, 0, -2],
        [-1, 0, 4],
        [1, 0, 4],
        [1, 0, -2],
      ]).length,
    ).toBe(4);
  });
});
