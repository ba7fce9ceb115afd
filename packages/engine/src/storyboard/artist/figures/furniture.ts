import { oval, put } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/person.ts';
import { isIndoors } from '../seeing/see-place.ts';
import { skeletonOf } from './skeleton.ts';

const SEATED: ReadonlySet<Person['pose']> = new Set(['sit', 'read', 'play']);

export function isSeated({ pose }: Person): boolean {
  return SEATED.has(pose);
}

/** The chair somebody sits on, or there would be none. */
export function drawSeat(
  { sheet, tones }: Scene,
  x: number,
  ground: number,
  unit: number,
  person: Person,
  flip: boolean,
): void {
  const tall = skeletonOf(person, 'profile').pelvis[1] - 0.055;
  const spot = { x, y: ground, unit, flip };
  const weight = Math.max(1.2, unit / 220);
  const at = (pairs: readonly (readonly [number, number])[]) => put(pairs, spot);
  for (const [from, to] of [
    [-0.11, -0.13],
    [0.12, 0.13],
  ] as const)
    sheet.shape(
      at([
        [from - 0.012, -tall],
        [from + 0.012, -tall],
        [to + 0.008, 0],
        [to - 0.008, 0],
      ]),
      tones.dark,
      { weight: weight * 0.7, once: true },
    );
  sheet.shape(
    at([
      [-0.125, -tall],
      [-0.17, -tall - 0.3],
      [-0.15, -tall - 0.31],
      [-0.1, -tall],
    ]),
    tones.near,
    { weight },
  );
  sheet.shape(
    at([
      [-0.14, -tall - 0.03],
      [0.16, -tall - 0.03],
      [0.15, -tall + 0.005],
      [-0.14, -tall + 0.005],
    ]),
    tones.dark,
    { weight },
  );
}

/** What is worked on stands before whoever works. */
export function drawBench({ sheet, view, composition, tones, shadow }: Scene, first: Person): void {
  const isWorking = first.pose === 'work';
  const isAtTable = first.pose === 'sit' && (first.prop === 'cup' || first.prop === 'glass');
  if (!isWorking && !isAtTable) return;
  if (composition.crop === 'vast' || !isIndoors(composition.place)) return;
  const tall = isWorking ? 0.9 : 0.66;
  const [x, near, far] = [
    view.across(composition.x) + composition.facing * 0.35,
    view.distance - 0.55,
    view.distance - 0.1,
  ];
  const top = [
    view.at(x - 0.75, tall, far),
    view.at(x + 0.75, tall, far),
    view.at(x + 0.8, tall, near),
    view.at(x - 0.8, tall, near),
  ];
  if (view.eye > tall) sheet.shape(top, tones.paper, { weight: 2 });
  for (const side of [-0.72, 0.66])
    sheet.shape(
      [
        view.at(x + side, tall - 0.09, near),
        view.at(x + side + 0.07, tall - 0.09, near),
        view.at(x + side + 0.07, 0, near),
        view.at(x + side, 0, near),
      ],
      tones.near,
      { weight: 1.6 },
    );
  const face = [
    view.at(x - 0.8, tall, near),
    view.at(x + 0.8, tall, near),
    view.at(x + 0.8, tall - 0.09, near),
    view.at(x - 0.8, tall - 0.09, near),
  ];
  sheet.shape(face, tones.mid, { weight: 2 });
  sheet.hatch(face, { side: shadow, reach: 0.5, gap: 7 });
}

export function shade({ sheet, tones, shadow }: Scene, x: number, ground: number, size: number): void {
  const to = shadow === 'right' ? 1 : -1;
  sheet.wash(oval(x + to * size * 0.5, ground + 1, size, Math.max(2, size * 0.14)), tones.dark, {
    round: true,
    opacity: 0.4,
  });
}
