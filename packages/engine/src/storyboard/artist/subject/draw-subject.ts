import { heightOf } from '../composition/subject-metres.ts';
import { drawCreature } from '../creatures/creature.ts';
import { drawBody } from '../figures/body.ts';
import { drawBust } from '../figures/bust.ts';
import { drawFromAbove } from '../figures/from-above.ts';
import { drawHands } from '../figures/hands.ts';
import type { Facing, Look } from '../figures/look.ts';
import { drawProp } from '../figures/prop.ts';
import { oval, points, put } from '../geometry.ts';
import { isWorn } from '../pencil/colours.ts';
import type { Scene } from '../scene.ts';
import type { Person } from '../seeing/see-person.ts';
import { isIndoors } from '../seeing/see-place.ts';
import { drawThing } from '../things/draw-thing.ts';

const CLOSE = new Set(['chest', 'face', 'detail']);
const AWAY = new Set(['walk', 'stand', 'lean']);

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
      drawHands(scene.sheet, scene.seen, scene.view, lookOf(scene, 'front'));
      return;
    case 'eye': {
      const size = scene.sheet.height * 3.6;
      drawBust(
        scene.sheet,
        {
          age: 'adult',
          isWoman: true,
          hair: 'long',
          hasBeard: false,
          hasGlasses: false,
          garment: 'trousers',
          pose: 'stand',
        },
        { x: scene.sheet.width / 2 - size * 0.17, y: scene.sheet.height * 0.54, unit: size },
        { ...lookOf(scene, 'front'), flip: false },
      );
      return;
    }
    case 'unknown':
      // What the camera looks out of is not what it sees.
      if (scene.composition.isPointOfView || scene.composition.place === 'vehicle') return;
      drawUnknown(scene);
      return;
    case 'none':
      return;
  }
}

function lookOf({ tones, shadow, shot, composition }: Scene, facing: Facing): Look {
  const isBacklit =
    shot.camera.framings.includes('silhouette') ||
    (shot.light.direction === 'backlight' &&
      shot.light.quality !== 'soft-light' &&
      (composition.crop === 'vast' || composition.crop === 'wide'));
  return {
    tones,
    facing,
    flip: composition.facing < 0,
    shadow,
    isSilhouette: isBacklit,
    isWorn: isWorn(shot),
  };
}

function facingOf({ shot, composition, random, seen }: Scene, person: Person): Facing {
  const { angle } = shot.camera;
  if (angle === 'from-behind') return 'back';
  if (angle === 'profile') return 'profile';
  if (angle === 'three-quarter') return 'three-quarter';
  if (angle === 'selfie' || shot.camera.framings.includes('symmetry')) return 'front';
  if (composition.isOverShoulder) return 'three-quarter';
  if (seen.people.length > 1 && !seen.isCrowd) return 'profile';
  if (person.pose === 'walk' || person.pose === 'run' || person.pose === 'ride' || person.pose === 'lie')
    return 'profile';
  if ((composition.crop === 'vast' || composition.crop === 'wide') && AWAY.has(person.pose)) return 'back';
  if (person.pose === 'work' || person.pose === 'read' || person.pose === 'kneel')
    return random() < 0.6 ? 'three-quarter' : 'profile';
  return random() < 0.7 ? 'three-quarter' : 'front';
}

function drawPeople(scene: Scene): void {
  const { seen, view, composition, sheet } = scene;
  const [first] = seen.people;
  if (!first) return;
  if (composition.isTopDown) {
    drawFromAbove(sheet, seen.people, view, composition.x, lookOf(scene, 'back'));
    return;
  }
  if (seen.isCrowd) {
    drawCrowd(scene);
    return;
  }
  const isAlone = composition.isOverShoulder && seen.people.length === 2;
  const people = isAlone ? [first] : seen.people;
  const count = people.length;
  if (CLOSE.has(composition.crop)) {
    const unit = view.scale * heightOf(first.age) * 0.142 * (count > 1 ? 0.85 : 1);
    if (count === 1) {
      drawFace(scene, first, composition.x, unit, facingOf(scene, first));
      return;
    }
    const facing = scene.shot.camera.angle === 'profile' || count === 2 ? 'profile' : 'three-quarter';
    people.slice(0, 3).forEach((person, n) => {
      const to = (n + 0.5) / Math.min(3, count);
      drawFace(
        { ...scene, composition: { ...composition, facing: n * 2 < count - 1 || count === 1 ? 1 : -1 } },
        person,
        sheet.width * (0.08 + to * 0.84),
        Math.min(unit, (sheet.width / count) * 0.62),
        facing,
      );
    });
    return;
  }
  const ground = view.at(0, 0, view.distance)[1];
  const apart = count === 1 ? 0 : Math.min(view.scale * 0.85, (sheet.width * 0.8) / count);
  if (seen.creature !== undefined) companion(ground);
  const isCycling = first.pose === 'ride' && seen.creature === undefined;
  if (isCycling)
    drawThing(
      sheet,
      'bike',
      {
        x: composition.x + composition.facing * view.scale * 0.06,
        y: ground,
        unit: view.scale * 1.15,
        flip: composition.facing < 0,
      },
      { ...lookOf(scene, 'profile'), isWorn: false },
      { words: [], isTopDown: false },
    );
  const lift = first.pose === 'ride' ? view.scale * (seen.creature === 'horse' ? 0.75 : 0.5) : 0;
  people.forEach((person, n) => {
    const x = composition.x + (n - (count - 1) / 2) * apart;
    const isLeft = n < (count - 1) / 2;
    const facing = count === 1 ? composition.facing : isLeft ? 1 : -1;
    const look = { ...lookOf(scene, facingOf(scene, person)), flip: facing < 0 };
    if (n > 0 && person.garment === 'trousers') look.isWorn = false;
    const unit = view.scale * heightOf(person.age);
    shade(scene, x, ground, unit * 0.22);
    if (person.pose === 'sit' || person.pose === 'read' || person.pose === 'play')
      seat(scene, x, ground, unit, facing < 0);
    drawBody(sheet, person, { x, y: ground - lift, unit, flip: facing < 0 }, look);
  });
  if (first.pose === 'work' || (first.pose === 'sit' && first.prop === 'cup')) bench();

  /** What is worked on stands before whoever works. */
  function bench(): void {
    if (composition.crop === 'vast' || !isIndoors(composition.place)) return;
    const tall = first?.pose === 'work' ? 0.93 : 0.6;
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
    if (view.eye > tall) sheet.shape(top, scene.tones.paper, { weight: 2 });
    const face = [
      view.at(x - 0.8, tall, near),
      view.at(x + 0.8, tall, near),
      view.at(x + 0.8, tall - 0.09, near),
      view.at(x - 0.8, tall - 0.09, near),
    ];
    for (const side of [-0.72, 0.66])
      sheet.shape(
        [
          view.at(x + side, tall - 0.09, near),
          view.at(x + side + 0.07, tall - 0.09, near),
          view.at(x + side + 0.07, 0, near),
          view.at(x + side, 0, near),
        ],
        scene.tones.near,
        { weight: 1.6 },
      );
    sheet.shape(face, scene.tones.mid, { weight: 2 });
    sheet.hatch(face, { side: scene.shadow, reach: 0.5, gap: 7 });
  }

  function companion(foot: number): void {
    if (seen.creature === undefined) return;
    const ride = first?.pose === 'ride' && seen.creature === 'horse';
    const unit =
      view.scale * ({ dog: 0.7, cat: 0.36, horse: 1.75, bird: 0.32, fish: 0.3 } as const)[seen.creature];
    const x = ride
      ? composition.x
      : composition.x + composition.facing * Math.max(view.scale * 0.75, unit * 0.9);
    drawCreature(
      sheet,
      seen.creature,
      { x, y: foot, unit, flip: composition.facing < 0 },
      lookOf(scene, 'profile'),
    );
  }
}

/** The chair somebody sits on, or there would be none. */
function seat({ sheet, tones, weight }: Scene, x: number, ground: number, unit: number, flip: boolean): void {
  const spot = { x, y: ground, unit, flip };
  sheet.shape(put(points('-14 -23 16 -23 15 -20 -14 -20'), spot), tones.dark, { weight });
  for (const leg of ['-12 -20 -14 0', '13 -20 14 0'])
    sheet.line(put(points(leg), spot), { weight: Math.max(1.2, unit / 130) });
  sheet.line(put(points('-14 -22 -18 -52'), spot), { weight: Math.max(1.2, unit / 130) });
}

function shade({ sheet, tones, shadow }: Scene, x: number, ground: number, size: number): void {
  const to = shadow === 'right' ? 1 : -1;
  sheet.wash(oval(x + to * size * 0.5, ground + 1, size, Math.max(2, size * 0.14)), tones.dark, {
    round: true,
    opacity: 0.4,
  });
}

function drawFace(scene: Scene, person: Person, x: number, unit: number, facing: Facing): void {
  const { sheet, composition } = scene;
  const y = sheet.height * (composition.crop === 'detail' ? 0.5 : composition.crop === 'chest' ? 0.37 : 0.44);
  drawBust(
    sheet,
    person,
    { x, y, unit, flip: composition.facing < 0 },
    { ...lookOf(scene, facing), flip: composition.facing < 0 },
  );
  if (composition.crop !== 'chest' || person.prop === undefined || facing === 'back') return;
  const grip = [x + composition.facing * unit * 0.62, y + unit * 1.05] as const;
  drawProp(
    sheet,
    person.prop,
    { near: grip, far: grip, ground: sheet.height * 1.2, unit: unit * 6.2, flip: composition.facing < 0 },
    lookOf(scene, facing),
  );
}

function drawCrowd(scene: Scene): void {
  const { seen, view, composition, sheet, random } = scene;
  const [first] = seen.people;
  if (!first) return;
  if (CLOSE.has(composition.crop)) {
    drawFace(scene, first, composition.x, view.scale * heightOf(first.age) * 0.142, facingOf(scene, first));
    return;
  }
  for (const [row, count] of [
    [2.1, 9],
    [1.45, 7],
    [1, 5],
  ] as const) {
    const z = view.distance * row;
    const near = view.scale / row;
    const ground = view.at(0, 0, z)[1];
    for (let n = 0; n < count; n++) {
      const x = sheet.width * ((n + 0.2 + random() * 0.6) / count);
      const person = seen.people[Math.floor(random() * seen.people.length)] ?? first;
      const flip = random() < 0.5;
      drawBody(
        sheet,
        {
          ...person,
          pose: random() < 0.3 ? 'walk' : person.pose === 'sit' ? 'stand' : person.pose,
          hair: random() < 0.5 ? 'short' : 'long',
        },
        { x, y: ground, unit: near * heightOf(person.age) * (0.94 + random() * 0.1), flip },
        {
          ...lookOf(scene, random() < 0.5 ? 'back' : 'three-quarter'),
          flip,
          isWorn: n === Math.floor(count / 2),
          isOneOfMany: true,
        },
      );
    }
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
