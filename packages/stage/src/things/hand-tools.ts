import { bent, block, cut, DARK, hoop, IRON, PAPER, rolled, STEEL, spun, WOOD } from './cut.ts';
import { thing } from './thing.ts';

const IN_HAND = { hold: 'hand', pose: 'work', stands: 'table' } as const;
const LONG = { hold: 'two-hands', pose: 'sweep', stands: 'wall' } as const;

/** What a hand has its grip on. */
export const handTools = {
  tool: thing(
    'tool trowel scraper whisk peeler grater opener squeegee spatula rasp file screwdriver awl',
    () => [
      bent('0 0 6 0 0 -8', 2.8, WOOD),
      bent('0 0 -8 0 1 -16', 1.2, STEEL),
      cut('-3 0 3 0 4 9 -4 9', 1, STEEL, '0 -3 -18'),
    ],
    IN_HAND,
  ),
  shears: thing(
    'shears pliers tongs secateurs pincers clippers tweezers forceps',
    () => [
      bent('-4 -4 8 -1 0 0 2 3 -14', 1.5, STEEL),
      bent('4 -4 8 1 0 0 -2 3 -14', 1.5, STEEL),
      bent('-5 -5 11 -4 -4 7', 2.2, [0.3, 1]),
      bent('5 -5 11 4 -4 7', 2.2, [0.3, 1]),
    ],
    IN_HAND,
  ),
  drill: thing(
    'drill power-drill grinder sander jigsaw nail-gun hairdryer glue-gun heat-gun',
    () => [
      rolled('4 -9 5 -6 5 8 2.5 11 1.6 16', [0.2, 0.9], '0 6 0'),
      rolled('0.6 16 0.6 26', STEEL, '0 6 0'),
      cut('-2.6 -10 2.6 -10 3 4 -3 4', 5, DARK),
      block('0 -14 1', '7 4 9', DARK),
    ],
    IN_HAND,
  ),
  rake: thing(
    'rake hoe pitchfork garden-fork hayfork',
    () => [
      bent('0 -70 0 0 70 0', 2.6, WOOD),
      bent('-16 -72 0 16 -72 0', 2.4, IRON),
      ...[-16, -8, 0, 8, 16].map((x) => bent(`${x} -72 0 ${x} -82 -3`, 1.2, IRON)),
    ],
    LONG,
  ),
  scythe: thing(
    'scythe sickle',
    () => [
      bent('6 -72 0 0 -20 0 -4 40 0 2 72 0', 2.8, WOOD),
      bent('-3 20 0 -3 22 -12', 2.4, WOOD),
      cut('6 -76 -20 -66 -48 -70 -72 -84 -46 -78 -18 -78 6 -72', 1, STEEL),
    ],
    LONG,
  ),
  fork: thing(
    'fork',
    () => [
      bent('0 0 6 0 1 -8', 1.1, STEEL),
      cut('-1.6 0 1.6 0 2 6 1.2 6 1.2 2 0.4 2 0.4 6 -0.4 6 -0.4 2 -1.2 2 -1.2 6 -2 6', 0.4, STEEL, '0 0 -9'),
    ],
    IN_HAND,
  ),
  gun: thing(
    'gun pistol rifle revolver shotgun',
    () => [cut('-4 2 26 2 26 7 6 7 -5 8 -8 -8 -2 -9', 3, IRON)],
    { hold: 'hand', stands: 'table' },
  ),
  racket: thing(
    'racket racquet tennis-racket badminton-racket',
    () => [
      bent('0 -10 0 0 24 0', 2.6, DARK),
      hoop(0, 42, 16, 2, [0.4, 0.9]),
      ...[-10, -5, 0, 5, 10].flatMap((n) => [
        bent(`${n} 28 0 ${n} 56 0`, 0.4, PAPER),
        bent(`-14 ${42 + n} 0 14 ${42 + n} 0`, 0.4, PAPER),
      ]),
    ],
    { hold: 'hand', stands: 'wall' },
  ),
  bat: thing(
    'bat baseball-bat cricket-bat truncheon paddle table-tennis-bat',
    () => [cut('-1.6 -12 1.6 -12 2 14 6 22 6 64 -6 64 -6 22 -2 14', 3.4, WOOD)],
    { hold: 'hand', stands: 'wall' },
  ),
  oar: thing(
    'oar canoe-paddle',
    () => [bent('0 -90 0 0 60 0', 3.6, WOOD), cut('-8 60 8 60 9 104 -9 104', 2, WOOD)],
    LONG,
  ),
  pole: thing(
    'pole post mast stilt plank beam javelin spear rod metal-rod bar',
    () => [bent('0 -90 0 0 100 0', 4.4, WOOD)],
    LONG,
  ),
  hose: thing(
    'hose hosepipe garden-hose fire-hose',
    () => [
      bent(
        '0 4 -16 0 0 -2 0 -10 12 6 -60 20 26 -94 20 50 -98 10 60 -98 30 30 -98 42 10 -98 20',
        3.4,
        [0.14, -0.5],
      ),
      rolled('1.8 0 2.4 10', [0.5, 1], '0 2 -8'),
    ],
    { hold: 'two-hands', stands: 'floor' },
  ),
  bell: thing(
    'bell handbell cowbell',
    () => [
      spun('7 0 6 3 4.4 10 2 13 0 14', [0.5, 1]),
      spun('1.4 13 1.4 18 0 19', WOOD),
      spun('1.6 -2 1.6 1', IRON),
    ],
    { hold: 'hand', stands: 'table' },
  ),
} as const;
