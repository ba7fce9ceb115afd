import {
  BRASS,
  bent,
  block,
  CLOTH,
  cut,
  DARK,
  GREEN,
  hoop,
  IRON,
  legs,
  PAPER,
  rolled,
  STEEL,
  spun,
  WOOD,
} from './cut.ts';
import { form } from './primitive.ts';
import { thing } from './thing.ts';

const ON_THE_FLOOR = { stands: 'floor' } as const;
const STONE = [0.34, 0.1] as const;

/** What a room, a yard or a street is fitted with. */
export const fittings = {
  stool: thing(
    'stool footstool ottoman pouffe barstool bar-stool',
    () => [
      spun('17 42 18 43 18 46 0 46', WOOD),
      ...legs(30, 30, 42, 4, WOOD),
      block('0 16 0', '24 3 3', WOOD),
    ],
    { ...ON_THE_FLOOR, seat: 0.46 },
  ),
  cabinet: thing(
    'cabinet cupboard wardrobe locker fridge refrigerator freezer dresser sideboard safe vending-machine filing-cabinet',
    () => [
      block('0 0 0', '90 170 48', [0.24, 0.4]),
      block('-22 8 -24.6', '40 154 1.4', [0.32, 0.4]),
      block('22 8 -24.6', '40 154 1.4', [0.32, 0.4]),
      block('-5 80 -26', '2.4 14 2.4', STEEL),
      block('5 80 -26', '2.4 14 2.4', STEEL),
    ],
    ON_THE_FLOOR,
  ),
  lamp: thing(
    'lamp table-lamp bedside-lamp anglepoise',
    () => [
      spun('9 0 9 2 2 3 1.6 26', BRASS),
      spun('15 26 9 44', [0.9, 0.6]),
      { is: 'glow', at: [0, 0.36, 0.3], radius: 0.5, accent: 'amber', strength: 0.5 },
    ],
    { hold: 'hand', stands: 'table' },
  ),
  clock: thing(
    'clock wall-clock alarm-clock',
    () => [
      rolled('16 0 16 4', WOOD),
      rolled('0 4.4 14 4.4 14 4', PAPER, '0 0 0'),
      bent('0 0 -5 0 11 -5', 1, DARK),
      bent('0 0 -5 7 3 -5', 1.2, DARK),
    ],
    { hold: 'two-hands', stands: 'wall' },
  ),
  'picture-frame': thing(
    'painting picture frame photo-frame portrait poster canvas-frame beehive-frame',
    () => [
      block('0 0 0', '62 48 3', WOOD),
      cut('-27 4 27 4 27 44 -27 44', 0, [0.64, 0.1], '0 0 -1.8'),
      cut('-27 4 27 4 27 14 8 26 -6 16 -27 24', 0, [0.34, -0.1], '0 0 -2'),
    ],
    { hold: 'two-hands', stands: 'wall' },
  ),
  paper: thing(
    'paper envelope card ticket map leaflet receipt invoice blueprint postcard document poster-sheet',
    () => [
      cut('-12 -2 12 -2 12 28 -12 28', 0, PAPER),
      ...[22, 17, 12, 7].map((y) =>
        cut(`-9 ${y} 8 ${y} 8 ${y + 1.2} -9 ${y + 1.2}`, 0, [0.4, 0], '0 0 -0.4'),
      ),
    ],
    { hold: 'two-hands', stands: 'table' },
  ),
  panel: thing(
    'panel board plank sheet-metal plywood lid hatch shutter whiteboard pallet shelf-board',
    () => [block('0 0 0', '96 62 3.4', [0.42, 0.3]), bent('-46 58 -2.4 46 58 -2.4', 0.8, [0.24, 0.3])],
    { hold: 'two-hands', stands: 'wall' },
  ),
  sill: thing(
    'sill windowsill slab ledge mantelpiece worktop',
    () => [block('0 0 0', '110 6 34', STONE), block('0 6 0', '114 2 37', [0.44, 0.1])],
    { hold: 'two-hands', stands: 'floor' },
  ),
  pipe: thing(
    'pipe tube duct drainpipe blowpipe cylinder',
    () => [
      rolled('7 -70 7 70', STEEL, '0 7 0', [1, 0, 0], [0.06, -0.1]),
      rolled('8.4 -70 8.4 -62', IRON, '0 7 0', [1, 0, 0], [0.04, 0]),
    ],
    { hold: 'two-hands', stands: 'floor' },
  ),
  wheel: thing(
    'tyre tire hoop cog cogwheel gear pulley cartwheel flat-tyre spare-wheel',
    () => [
      rolled('32 -9 34 0 32 9', DARK, '0 33 0', [0, 0, -1], [0.06, 0]),
      rolled('19 9.4 17 10', STEEL, '0 33 0', [0, 0, -1], [0.32, -0.2]),
      ...[0, 60, 120].map((turn) => {
        const [x, y] = [16 * Math.cos((turn * Math.PI) / 180), 16 * Math.sin((turn * Math.PI) / 180)];
        return bent(`${-x} ${33 - y} -10.6 ${x} ${33 + y} -10.6`, 3, STEEL);
      }),
    ],
    { hold: 'two-hands', stands: 'floor' },
  ),
  'steering-wheel': thing(
    'steering-wheel helm handwheel',
    () => [
      hoop(0, 0, 19, 3.4, DARK),
      bent('-19 0 0 0 -2 0 19 0 0', 3, DARK),
      bent('0 -2 0 0 -19 0', 3, DARK),
      rolled('5 0 5 3', IRON),
    ],
    { hold: 'two-hands', stands: 'wall' },
  ),
  fence: thing(
    'fence railing railings hedge barrier hurdle banister handrail balustrade',
    () => [
      bent('-110 90 0 110 90 0', 6, WOOD),
      bent('-110 40 0 110 40 0', 5, WOOD),
      ...[-100, -66, -33, 0, 33, 66, 100].map((x) => block(`${x} 0 0`, '7 104 4', WOOD)),
    ],
    ON_THE_FLOOR,
  ),
  gate: thing(
    'gate turnstile half-door stable-door tailgate portcullis',
    () => [
      block('-66 0 0', '10 130 10', WOOD),
      block('66 0 0', '10 130 10', WOOD),
      ...[20, 46, 72, 98].map((y) => block(`0 ${y} 0`, '124 9 4', WOOD)),
      bent('-60 24 -3 60 102 -3', 6, WOOD),
    ],
    ON_THE_FLOOR,
  ),
  wall: thing(
    'wall parapet gable facade',
    () => [
      block('0 0 0', '260 210 14', STONE),
      ...[30, 60, 90, 120, 150, 180].map((y) => bent(`-130 ${y} -7.4 130 ${y} -7.4`, 1, [0.2, 0.1])),
      ...[0, 1, 2, 3, 4, 5].flatMap((row) =>
        [-92, -46, 0, 46, 92].map((x) =>
          bent(
            `${x + (row % 2) * 22} ${row * 30} -7.4 ${x + (row % 2) * 22} ${row * 30 + 30} -7.4`,
            1,
            [0.2, 0.1],
          ),
        ),
      ),
    ],
    ON_THE_FLOOR,
  ),
  rostrum: thing(
    'rostrum lectern pulpit podium',
    () => [cut('-26 0 26 0 30 100 -30 100', 44, WOOD), cut('-36 100 36 100 36 112 -36 104', 50, [0.22, 0.8])],
    ON_THE_FLOOR,
  ),
  pedestal: thing(
    'pedestal plinth pillar column bollard stump anvil-block',
    () => [
      block('0 0 0', '62 8 62', STONE),
      block('0 8 0', '48 76 48', [0.4, 0.1]),
      block('0 84 0', '60 8 60', STONE),
    ],
    ON_THE_FLOOR,
  ),
  cone: thing(
    'cone traffic-cone pylon-cone',
    () => [block('0 0 0', '40 4 40', DARK), spun('15 4 3 66 0 66', [0.42, 1]), spun('10.4 28 7.4 42', PAPER)],
    { hold: 'two-hands', stands: 'floor' },
  ),
  cage: thing(
    'cage aviary birdcage trap crate-cage lobster-pot aquarium terrarium glass-case showcase vitrine',
    () => [
      block('0 0 0', '70 4 44', WOOD),
      ...[-34, -20, -7, 7, 20, 34].flatMap((x) => [
        bent(`${x} 4 -21 ${x} 50 -21`, 1, STEEL),
        bent(`${x} 4 21 ${x} 50 21`, 1, STEEL),
      ]),
      block('0 50 0', '70 3 44', WOOD),
    ],
    ON_THE_FLOOR,
  ),
  hive: thing(
    'hive beehive',
    () => [
      ...legs(46, 42, 16, 5, WOOD),
      block('0 14 0', '50 22 46', [0.5, 0.1]),
      block('0 37 0', '50 22 46', [0.46, 0.1]),
      block('0 60 0', '56 8 52', [0.34, 0]),
      block('0 17 -23.6', '20 3 1', DARK),
    ],
    ON_THE_FLOOR,
  ),
  bush: thing(
    'bush shrub hedge-bush fern cactus topiary',
    () => [
      form(
        [
          {
            group: 'leaves',
            balls: [
              [-0.28, 0.3, 0, 0.3],
              [0.26, 0.32, 0.05, 0.32],
            ],
          },
          { group: 'leaves', balls: [[0, 0.55, 0.02, 0.34]] },
        ],
        GREEN,
      ),
    ],
    ON_THE_FLOOR,
  ),
  hammock: thing(
    'hammock swing stretcher',
    () => [
      cut('-95 60 -60 46 -20 38 20 38 60 46 95 60 60 40 20 30 -20 30 -60 40', 60, CLOTH),
      bent('-95 60 0 -130 110 0', 1.6, WOOD),
      bent('95 60 0 130 110 0', 1.6, WOOD),
    ],
    { ...ON_THE_FLOOR, seat: 0.4 },
  ),
} as const;
