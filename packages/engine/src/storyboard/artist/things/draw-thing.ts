import type { Look } from '../figures/look.ts';
import type { Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Thing } from '../seeing/see-subject.ts';
import { buildingDrawer } from './building.ts';
import {
  drawBottle,
  drawBox,
  drawChair,
  drawCup,
  drawFlower,
  drawFood,
  drawInstrument,
  drawMachine,
  drawPhone,
  drawPlateFromAbove,
  drawRing,
  drawShoe,
  drawTree,
  drawWatch,
} from './objects.ts';
import {
  type Drawer,
  drawBike,
  drawBoat,
  drawCar,
  drawMotorcycle,
  drawPlane,
  drawTrain,
} from './vehicles.ts';

const THINGS: Readonly<Record<Exclude<Thing, 'building'>, Drawer>> = {
  car: drawCar,
  bike: drawBike,
  boat: drawBoat,
  train: drawTrain,
  plane: drawPlane,
  bottle: drawBottle,
  cup: drawCup,
  food: drawFood,
  flower: drawFlower,
  machine: drawMachine,
  watch: drawWatch,
  phone: drawPhone,
  shoe: drawShoe,
  box: drawBox,
  tree: drawTree,
  ring: drawRing,
  chair: drawChair,
  guitar: drawInstrument,
};

const MOTOR = /^(motor(cycle|bike)s?|scooters?|mopeds?)$/;

export function drawThing(
  sheet: Sheet,
  thing: Thing,
  spot: Spot,
  look: Look,
  { words, isTopDown }: { words: readonly string[]; isTopDown: boolean },
): void {
  if (isTopDown && (thing === 'food' || thing === 'cup')) drawPlateFromAbove(sheet, spot, look);
  else if (thing === 'bike' && words.some((word) => MOTOR.test(word))) drawMotorcycle(sheet, spot, look);
  else (thing === 'building' ? buildingDrawer(words) : THINGS[thing])(sheet, spot, look);
}
