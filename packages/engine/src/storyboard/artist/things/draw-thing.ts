import type { Look } from '../figures/look.ts';
import type { Spot } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Thing } from '../seeing/thing-words.ts';
import { drawBoat, drawRowboat, drawShip, drawSubmarine } from './afloat.ts';
import { drawDrone, drawHelicopter, drawPlane, drawRocket } from './aloft.ts';
import { buildingDrawer } from './building.ts';
import type { Drawer } from './drawer.ts';
import { drawFlower, drawInVase, drawRose } from './flowers.ts';
import { drawBowlFromAbove, drawPizzaFromAbove, drawPlateFromAbove } from './from-above.ts';
import { drawBowl, drawBurger, drawCake } from './meals.ts';
import {
  drawBottle,
  drawBox,
  drawChair,
  drawCup,
  drawFlacon,
  drawFood,
  drawInstrument,
  drawMachine,
  drawPhone,
  drawRing,
  drawTree,
  drawWatch,
} from './objects.ts';
import { drawSteamer, drawTrain } from './on-rails.ts';
import { drawBus, drawCar, drawTractor, drawTruck } from './on-the-road.ts';
import { drawRobot } from './robot.ts';
import { drawShoe } from './shoe.ts';
import {
  drawBookThing,
  drawCandle,
  drawDrum,
  drawHandbag,
  drawLaptop,
  drawPhotoCamera,
} from './small-things.ts';
import { drawBike, drawMotorcycle } from './two-wheelers.ts';

const THINGS: Readonly<Record<Exclude<Thing, 'building'>, Drawer>> = {
  car: drawCar,
  bus: drawBus,
  truck: drawTruck,
  tractor: drawTractor,
  motorcycle: drawMotorcycle,
  bike: drawBike,
  boat: drawBoat,
  ship: drawShip,
  rowboat: drawRowboat,
  submarine: drawSubmarine,
  train: drawTrain,
  steamer: drawSteamer,
  plane: drawPlane,
  helicopter: drawHelicopter,
  rocket: drawRocket,
  drone: drawDrone,
  bottle: drawBottle,
  cup: drawCup,
  food: drawFood,
  flower: drawFlower,
  machine: drawMachine,
  robot: drawRobot,
  watch: drawWatch,
  phone: drawPhone,
  laptop: drawLaptop,
  photocamera: drawPhotoCamera,
  candle: drawCandle,
  book: drawBookThing,
  handbag: drawHandbag,
  drum: drawDrum,
  shoe: drawShoe,
  box: drawBox,
  tree: drawTree,
  ring: drawRing,
  chair: drawChair,
  guitar: drawInstrument,
};

export function drawThing(
  sheet: Sheet,
  thing: Thing,
  spot: Spot,
  look: Look,
  { words, isTopDown }: { words: readonly string[]; isTopDown: boolean },
): void {
  const drawer = drawerOf(thing, words, isTopDown);
  if (thing === 'flower' && words.includes('vase')) drawInVase(sheet, spot, look, drawer);
  else drawer(sheet, spot, look);
}

const IN_BOWLS = /^(?:bowls?|noodles?|ramen|soup|pho|udon)$/;
const SCENTS = /^(?:perfumes?|cologne|fragrance|serum|flacon)$/;
const MEALS: readonly (readonly [RegExp, Drawer])[] = [
  [IN_BOWLS, drawBowl],
  [/^(?:burgers?|hamburgers?|cheeseburgers?)$/, drawBurger],
  [/^(?:cakes?|cupcakes?|birthday)$/, drawCake],
];

function drawerOf(thing: Thing, words: readonly string[], isTopDown: boolean): Drawer {
  if (thing === 'building') return buildingDrawer(words);
  if (thing === 'flower' && words.some((word) => word === 'rose' || word === 'roses')) return drawRose;
  if (isTopDown && words.includes('pizza')) return drawPizzaFromAbove;
  if (isTopDown && thing === 'food')
    return words.some((word) => IN_BOWLS.test(word)) ? drawBowlFromAbove : drawPlateFromAbove;
  if (thing === 'bottle' && words.some((word) => SCENTS.test(word))) return drawFlacon;
  if (thing === 'food') {
    const meal = MEALS.find(([names]) => words.some((word) => names.test(word)));
    if (meal) return meal[1];
  }
  return isTopDown && thing === 'cup' ? drawPlateFromAbove : THINGS[thing];
}
