import { box } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { isIndoors, type PlaceKind } from '../seeing/see-place.ts';
import { drawBathroom } from './bathroom.ts';
import { drawBedroom } from './bedroom.ts';
import { drawBridge } from './bridge.ts';
import { drawCafe } from './cafe.ts';
import { drawCarPark } from './car-park.ts';
import { drawCastle } from './castle.ts';
import { drawCave } from './cave.ts';
import { drawChurch } from './church.ts';
import { drawClassroom } from './classroom.ts';
import { drawCorridor, drawHospital } from './corridor.ts';
import { drawDesert } from './desert.ts';
import { drawFactory } from './factory.ts';
import { drawField } from './field.ts';
import { drawFloorFromAbove } from './floor-from-above.ts';
import { drawForest } from './forest.ts';
import { drawGarage } from './garage.ts';
import { drawHall } from './hall.ts';
import { drawJungle } from './jungle.ts';
import { drawKitchen } from './kitchen.ts';
import { drawLaboratory } from './laboratory.ts';
import { drawLake } from './lake.ts';
import { drawLibrary } from './library.ts';
import { drawLivingRoom } from './living-room.ts';
import { drawMarket } from './market.ts';
import { drawMoon } from './moon.ts';
import { drawMountains } from './mountains.ts';
import { drawOffice } from './office.ts';
import { drawOpen } from './open.ts';
import { drawPark } from './park.ts';
import { drawPlain } from './plain.ts';
import { drawPlatform } from './platform.ts';
import { drawRing } from './ring.ts';
import { drawRuins } from './ruins.ts';
import { drawSnow } from './snow.ts';
import { drawSpace } from './space.ts';
import { drawStage } from './stage.ts';
import { drawStairs } from './stairs.ts';
import { drawStudio } from './studio.ts';
import { drawTabletop } from './tabletop.ts';
import { drawAlley, drawRooftop, drawStreet } from './town.ts';
import { drawTrain } from './train.ts';
import { drawVehicle } from './vehicle.ts';
import { drawVillage } from './village.ts';
import { drawBeach, drawHarbour, drawSea, drawUnderwater } from './water.ts';
import { drawWaterfall } from './waterfall.ts';
import { drawWay } from './way.ts';
import { drawWorkshop } from './workshop.ts';

const PLACES: Readonly<Record<PlaceKind, (scene: Scene) => void>> = {
  room: drawLivingRoom,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  classroom: drawClassroom,
  platform: drawPlatform,
  cave: drawCave,
  waterfall: drawWaterfall,
  bridge: drawBridge,
  ruins: drawRuins,
  church: drawChurch,
  ring: drawRing,
  castle: drawCastle,
  carpark: drawCarPark,
  stairs: drawStairs,
  jungle: drawJungle,
  corridor: drawCorridor,
  hospital: drawHospital,
  laboratory: drawLaboratory,
  library: drawLibrary,
  factory: drawFactory,
  garage: drawGarage,
  park: drawPark,
  lake: drawLake,
  moon: drawMoon,
  kitchen: drawKitchen,
  office: drawOffice,
  stage: drawStage,
  cafe: drawCafe,
  workshop: drawWorkshop,
  hall: drawHall,
  market: drawMarket,
  street: drawStreet,
  alley: drawAlley,
  rooftop: drawRooftop,
  forest: drawForest,
  field: drawField,
  desert: drawDesert,
  snow: drawSnow,
  mountains: drawMountains,
  open: drawOpen,
  sea: drawSea,
  beach: drawBeach,
  harbour: drawHarbour,
  underwater: drawUnderwater,
  space: drawSpace,
  studio: drawStudio,
  train: drawTrain,
  vehicle: drawVehicle,
  tabletop: drawTabletop,
  plain: drawPlain,
};

/** Where houses stand in the land. */
const OPEN = new Set<PlaceKind>(['open', 'field', 'mountains', 'snow', 'desert']);

/** Where a road has no houses. */
const WILD = new Set<PlaceKind>([...OPEN, 'forest', 'jungle', 'beach']);

export function drawPlace(scene: Scene): void {
  const { crop, place, isTopDown } = scene.composition;
  if (isTopDown && isIndoors(place)) drawFloorFromAbove(scene);
  else PLACES[place](scene);
  if (WILD.has(place) && !isTopDown) drawWay(scene);
  if (OPEN.has(place) && scene.seen.main === 'none') drawVillage(scene);
  if (crop !== 'face' && crop !== 'detail') return;
  // Out of focus: what is behind a face falls back.
  const { sheet, tones } = scene;
  sheet.wash(box(0, 0, sheet.width, sheet.height), tones.far, { opacity: crop === 'detail' ? 0.6 : 0.42 });
}
