import { drawCreature } from '../creatures/creature.ts';
import { drawEye } from '../figures/draw-eye.ts';
import { drawPeople } from '../figures/draw-people.ts';
import { shade } from '../figures/furniture.ts';
import { drawHands } from '../figures/hands.ts';
import { lookOf } from '../figures/look-of.ts';
import { points, put } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { drawThing } from '../things/draw-thing.ts';

export function drawSubject(scene: Scene): void {
  switch (scene.seen.main) {
    case 'person':
      drawPeople(scene);
      return;
    case 'creature':
      drawCreatures(scene);
      return;
    case 'thing':
      drawObject(scene);
      return;
    case 'hands':
      if (!scene.composition.isPointOfView) drawHands(scene.sheet, scene.seen, lookOf(scene, 'front'));
      return;
    case 'eye':
      drawEye(scene);
      return;
    case 'unknown':
      // What the camera looks out of is not what it sees.
      if (scene.composition.isPointOfView || scene.composition.place === 'vehicle') return;
      drawUnknown(scene);
      return;
    case 'none':
      return;
  }
}

function drawCreatures(scene: Scene): void {
  const { seen, view, composition, sheet, random } = scene;
  if (seen.creature === undefined) return;
  const tall = ({ dog: 0.75, cat: 0.42, horse: 1.9, bird: 0.4, fish: 0.5 } as const)[seen.creature];
  const unit = view.scale * tall;
  const isClose =
    composition.crop === 'face' || composition.crop === 'detail' || composition.crop === 'chest';
  const flies =
    seen.creature === 'fish' ||
    (seen.creature === 'bird' &&
      seen.words.some((word) =>
        /^(fly|flies|flying|soar|soars|soaring|glide|glides|gliding|hovers?|hovering)$/.test(word),
      ));
  const ground = flies ? sheet.height * 0.56 + unit * 0.4 : view.at(0, 0, view.distance)[1];
  const look = lookOf(scene, 'profile');
  const flip = composition.facing < 0;
  if (isClose) {
    // The head fills the frame.
    const [hx, hy] = (
      {
        dog: [0.56, -0.82],
        cat: [0.54, -0.8],
        horse: [0.46, -0.84],
        bird: [0.4, -0.82],
        fish: [0.6, -0.5],
      } as const
    )[seen.creature];
    const size = sheet.height * (composition.crop === 'chest' ? 1.5 : 2.1);
    drawCreature(
      sheet,
      seen.creature,
      { x: sheet.width / 2 - (flip ? -hx : hx) * size, y: sheet.height * 0.46 - hy * size, unit: size, flip },
      look,
    );
    return;
  }
  const count = Math.max(1, seen.creatures);
  for (let n = count - 1; n >= 0; n--) {
    const x = composition.x + (n - (count - 1) / 2) * unit * 1.7;
    const y = ground - (n % 2) * unit * 0.12 - (flies ? n * unit * 0.2 * (random() - 0.3) : 0);
    if (!flies) shade(scene, x, y, unit * 0.55);
    drawCreature(sheet, seen.creature, { x, y, unit, flip }, look);
  }
}

function drawObject(scene: Scene): void {
  const { seen, view, composition, sheet } = scene;
  if (seen.thing === undefined) return;
  const tall = metresOf(scene);
  const unit = view.scale * tall;
  const ground = composition.isTopDown
    ? sheet.height * 0.5 + unit * 0.4
    : seen.thing === 'plane' && composition.place !== 'plain'
      ? sheet.height * 0.42 + unit * 0.4
      : view.at(0, 0, view.distance)[1];
  drawThing(
    sheet,
    seen.thing,
    { x: composition.x, y: ground, unit, flip: composition.facing < 0 },
    lookOf(scene, 'profile'),
    { words: seen.words, isTopDown: composition.isTopDown },
  );
}

function metresOf({ seen }: Scene): number {
  const TALL = {
    car: 1.5,
    bike: 1.15,
    boat: 5,
    train: 4,
    plane: 6,
    bottle: 0.32,
    cup: 0.12,
    food: 0.14,
    flower: 0.45,
    building: 9,
    machine: 1.6,
    watch: 0.09,
    phone: 0.16,
    shoe: 0.16,
    box: 0.24,
    tree: 8,
    ring: 0.05,
    chair: 1,
    guitar: 1.05,
  } as const;
  return seen.thing === undefined ? 1 : TALL[seen.thing];
}

/** What the artist does not know stays an empty shape. */
function drawUnknown(scene: Scene): void {
  const { view, composition, sheet, tones } = scene;
  const unit = view.scale * 1.5;
  const ground = view.at(0, 0, view.distance)[1];
  shade(scene, composition.x, ground, unit * 0.3);
  const shape = put(points('-28 0 -34 -34 -26 -72 -8 -98 14 -96 30 -70 34 -34 28 0'), {
    x: composition.x,
    y: ground,
    unit,
  });
  sheet.wash(shape, tones.paper, { round: true });
  sheet.line(shape, { round: true, closed: true, weight: 1.6, opacity: 0.8 });
}
