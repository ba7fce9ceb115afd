import type { Crop } from '../composition/compose.ts';
import { drawCreature } from '../creatures/creature.ts';
import { faceOf } from '../creatures/face-of.ts';
import { outlineOf } from '../creatures/outline-of.ts';
import { drawEye } from '../figures/draw-eye.ts';
import { drawPeople } from '../figures/draw-people.ts';
import { shade } from '../figures/furniture.ts';
import { drawHands } from '../figures/hands.ts';
import { lookOf } from '../figures/look-of.ts';
import { points, put } from '../geometry.ts';
import { drawViaduct } from '../places/viaduct.ts';
import type { Scene } from '../scene.ts';
import type { Thing } from '../seeing/thing-words.ts';
import { wordsOf } from '../seeing/words-of.ts';
import { drawThing } from '../things/draw-thing.ts';
import { thingMetres } from '../things/metres.ts';
import { drawSofa } from '../things/sofa.ts';

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

const SOFAS = /^(?:sofa|couch|armchair|settee)$/;

const CLOSER: Partial<Record<Crop, number>> = { chest: 0.72, detail: 1.8 };

function drawCreatures(scene: Scene): void {
  const { seen, view, composition, sheet, random } = scene;
  if (seen.creature === undefined) return;
  const outline = outlineOf(seen.creature, seen.words);
  const unit = view.scale * outline.metres[0];
  const isClose =
    composition.crop === 'face' || composition.crop === 'detail' || composition.crop === 'chest';
  const floats = outline.floats === true;
  const ground = floats ? sheet.height * 0.56 + unit * 0.4 : view.at(0, 0, view.distance)[1];
  const look = lookOf(scene, 'profile');
  const flip = composition.facing < 0;
  if (isClose) {
    // The whole head is seen, and only in the closest shots cut.
    const face = faceOf(seen.creature, seen.words);
    const { near = face ? 0.76 : 1.8, head } = face ?? outline;
    const [[hx, hy] = [0, 0]] = points(head);
    const room = Math.min(sheet.height, sheet.width);
    const size = room * near * (CLOSER[composition.crop] ?? 1);
    drawCreature(
      sheet,
      face ?? outline,
      { x: sheet.width / 2 - (flip ? -hx : hx) * size, y: sheet.height * 0.46 - hy * size, unit: size, flip },
      look,
    );
    return;
  }
  const sofa = wordsOf(scene.shot.place.text, scene.shot.subject.action).some((word) => SOFAS.test(word));
  if (sofa && !floats) drawSofa(scene, composition.x, ground, unit, outline.metres);
  const count = Math.max(1, seen.creatures);
  for (let n = count - 1; n >= 0; n--) {
    const x = composition.x + (n - (count - 1) / 2) * view.scale * outline.metres[1] * 1.1;
    const y = ground - (n % 2) * unit * 0.12 - (floats ? n * unit * 0.2 * (random() - 0.3) : 0);
    if (!floats) shade(scene, x, y, (view.scale * outline.metres[1]) / 2.4);
    drawCreature(sheet, outline, { x, y, unit, flip }, look);
  }
}

const ON_RAILS = new Set<Thing>(['train', 'steamer']);
const BRIDGES = /^(?:bridges?|viaducts?|aqueducts?)$/;
const ALOFT = new Set<Thing>(['plane', 'helicopter', 'drone']);

function drawObject(scene: Scene): void {
  const { seen, view, composition, sheet } = scene;
  // Who drives sees the road, and not the car.
  if (seen.thing === undefined || composition.place === 'vehicle') return;
  // A castle is drawn as the place it is.
  if (seen.thing === 'building' && composition.place === 'castle') return;
  const unit = view.scale * thingMetres[seen.thing][0] * (composition.isTopDown ? 0.78 : 1);
  const ground = composition.isTopDown
    ? sheet.height * 0.5 + unit * 0.4
    : ALOFT.has(seen.thing) && composition.place !== 'plain'
      ? sheet.height * 0.42 + unit * 0.4
      : view.at(0, 0, view.distance)[1];
  if (ON_RAILS.has(seen.thing) && seen.words.some((word) => BRIDGES.test(word))) drawViaduct(scene, ground);
  drawThing(
    sheet,
    seen.thing,
    { x: composition.x, y: ground, unit, flip: composition.facing < 0 },
    lookOf(scene, 'profile'),
    { words: seen.words, isTopDown: composition.isTopDown },
  );
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
