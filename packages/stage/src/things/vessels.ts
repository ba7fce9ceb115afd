import { BRASS, bent, block, CLAY, cut, ENAMEL, GLASS, IRON, rolled, STEEL, spun, WOOD } from './cut.ts';
import { thing } from './thing.ts';

const ON_A_TABLE = { hold: 'two-hands', stands: 'table' } as const;

/** What something is kept, carried or served in. */
export const vessels = {
  jar: thing(
    'jar jamjar urn crock',
    () => [
      spun('6 0 7.5 2 7.5 13 5.5 16 5.5 17', GLASS),
      spun('6.2 17 6.2 20 0 20', STEEL),
      cut('-5 5 5 5 5 12 -5 12', 0, [0.84, 0.2], '0 0 -7.8'),
    ],
    ON_A_TABLE,
  ),
  jug: thing(
    'jug pitcher ewer creamer carafe watering-can',
    () => [
      spun('7 0 10 8 9 16 6 21 7 25', CLAY, '0 0 0', [0.05, 0.2]),
      bent('9 19 0 15 18 0 16 9 0 10 6 0', 1.8, CLAY),
      cut('-6 25 -11 27 -6 20', 2, CLAY),
    ],
    ON_A_TABLE,
  ),
  tumbler: thing('tumbler beaker pint jigger', () => [spun('3.4 0 4.2 12', GLASS, '0 0 0', [0.5, -0.4])], {
    hold: 'hand',
    stands: 'table',
  }),
  platter: thing(
    'plate platter tray saucer salver',
    () => [spun('8 0 14 2.4 15 2.8', ENAMEL, '0 0 0', [0.62, 0.05])],
    ON_A_TABLE,
  ),
  dish: thing(
    'dish basin soup-bowl bowl ramekin crucible mortar',
    () => [spun('6 0 11 4 14 11', ENAMEL, '0 0 0', [0.28, 0.3])],
    ON_A_TABLE,
  ),
  tin: thing(
    'tin can canister spray-can paint-can oilcan tin-can',
    () => [spun('6 0 6 15 5.6 15.6 0 15.6', STEEL), spun('6.1 4 6.1 12', [0.3, 0.8])],
    { hold: 'hand', stands: 'table' },
  ),
  tub: thing(
    'tub vat tank washtub trough cistern sink washbasin',
    () => [block('0 0 0', '110 52 60', [0.34, -0.2]), block('0 50 0', '98 2.2 48', [0.12, -0.3])],
    { stands: 'floor' },
  ),
  chest: thing(
    'chest trunk toolbox casket coffin crate case lunchbox strongbox tool-chest',
    () => [
      block('0 0 0', '62 30 36', WOOD),
      block('0 30 0', '64 8 38', [0.24, 0.8]),
      bent('-12 38 0 -12 44 0 12 44 0 12 38 0', 2.4, IRON),
      block('0 26 -19', '8 9 3', BRASS),
    ],
    { hold: 'two-hands', stands: 'floor' },
  ),
  pouch: thing(
    'sack pouch purse sachet sandbag mailbag rucksack backpack holdall tote',
    () => [
      spun('14 0 19 8 18 24 9 38 7 42 10 47', [0.38, 0.6], '0 0 0', [0.1, 0.3]),
      bent('-8 41 -2 0 41 -9 8 41 -2', 1.6, [0.14, 0.6]),
    ],
    { hold: 'two-hands', stands: 'floor' },
  ),
  colander: thing(
    'colander sieve strainer',
    () => [
      spun('7 0 12 5 15 13', STEEL, '0 0 0', [0.24, -0.2]),
      bent('15 11 0 20 11 0 20 9 0 14.5 9 0', 1.2, STEEL),
      bent('-15 11 0 -20 11 0 -20 9 0 -14.5 9 0', 1.2, STEEL),
    ],
    ON_A_TABLE,
  ),
  bin: thing(
    'bin dustbin wheelie-bin garbage-bin trash-can dumpster skip',
    () => [
      cut('-26 6 26 6 30 96 -30 96', 58, [0.13, -0.5]),
      cut('-33 96 33 96 30 103 -30 103', 64, [0.09, -0.4]),
      rolled('10 0 10 6', [0.03, 0], '-22 10 -30'),
      rolled('10 0 10 6', [0.03, 0], '22 10 -30'),
      bent('-24 102 34 -24 108 38 24 108 38 24 102 34', 3, [0.09, -0.4]),
    ],
    { stands: 'floor' },
  ),
} as const;
