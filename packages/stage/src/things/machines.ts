import {
  BRASS,
  bent,
  block,
  CLOTH,
  cut,
  DARK,
  GLASS,
  hoop,
  IRON,
  legs,
  PAPER,
  rolled,
  STEEL,
  spun,
  wheel,
} from './cut.ts';
import { thing } from './thing.ts';

const ON_THE_FLOOR = { stands: 'floor' } as const;
const PAINT = [0.24, 0.5] as const;

/** What runs by itself, and what is ridden, pushed or flown beside the usual vehicles. */
export const machines = {
  machine: thing(
    'machine lathe loom engine generator compressor pump motor press printing-press dishwasher washing-machine coffee-machine espresso-machine mixer forklift dredger',
    () => [
      block('0 0 0', '110 90 62', [0.3, -0.3]),
      block('0 90 0', '96 22 52', [0.22, -0.3]),
      block('-26 22 -31.6', '46 56 1.4', [0.24, -0.3]),
      block('24 58 -31.6', '38 22 1.4', DARK),
      rolled('3 0 3 2', BRASS, '14 42 -31'),
      rolled('3 0 3 2', BRASS, '25 42 -31'),
      rolled('3 0 3 2', BRASS, '36 42 -31'),
      bent('55 70 0 68 70 0 68 96 0', 5, IRON),
    ],
    ON_THE_FLOOR,
  ),
  device: thing(
    'device radio amplifier speaker loudspeaker walkie-talkie',
    () => [
      block('0 0 0', '34 20 12', [0.2, 0.2]),
      rolled('6.4 0 6.4 0.8', DARK, '-8 10 -6', [0, 0, -1], [0.12, 0]),
      block('8 11 -6.4', '13 5 0.8', GLASS),
      rolled('1.8 0 1.8 1.4', STEEL, '4 6 -6'),
      rolled('1.8 0 1.8 1.4', STEEL, '12 6 -6'),
    ],
    { hold: 'two-hands', stands: 'table' },
  ),
  scales: thing(
    'scales balance weighing-scales kitchen-scales',
    () => [
      spun('12 0 12 2 2 4 1.6 34', BRASS),
      bent('-20 34 0 20 34 0', 1.6, BRASS),
      ...[-20, 20].flatMap((x) => [
        bent(`${x} 34 0 ${x - 7} 16 0`, 0.4, BRASS),
        bent(`${x} 34 0 ${x + 7} 16 0`, 0.4, BRASS),
        spun('4 14 8 16', BRASS, `${x} 0 0`, [0.3, 0.8]),
      ]),
    ],
    { hold: 'two-hands', stands: 'table' },
  ),
  microscope: thing(
    'microscope',
    () => [
      block('0 0 0', '18 3 22', IRON),
      bent('0 3 8 0 20 10 0 30 4', 3.4, IRON),
      block('0 12 -2', '14 1.4 14', STEEL),
      spun('2.2 15 2.6 30 2 38', STEEL, '0 0 -2'),
      bent('0 36 -2 0 44 6', 3.6, DARK),
    ],
    { hold: 'two-hands', stands: 'table' },
  ),
  telescope: thing(
    'telescope spyglass binoculars',
    () => [rolled('3 -14 4 0 5 14 5.4 16', DARK, '0 6 0'), rolled('3.2 -16 3.2 -14', BRASS, '0 6 0')],
    { hold: 'hand', pose: 'look', stands: 'table' },
  ),
  moped: thing(
    'moped scooter quad-bike quad motor-scooter e-scooter vespa jet-ski snowmobile',
    () => [
      ...wheel(-52, 6, 26, 14),
      ...wheel(52, 6, 26, 14),
      cut(
        '-70 44 -60 62 -24 66 -14 40 20 40 40 84 52 88 58 60 70 52 72 40 44 34 34 28 -30 28 -40 42',
        24,
        PAINT,
      ),
      cut('-62 66 -20 70 -18 62 -62 60', 26, DARK),
      bent('44 84 -22 42 104 -20 42 104 20 44 84 22', 4, DARK),
    ],
    { ...ON_THE_FLOOR, seat: 0.7, pose: 'cycle' },
  ),
  combine: thing(
    'combine combine-harvester harvester baler thresher reaper',
    () => [
      cut('-230 90 -230 300 -40 310 0 340 120 340 130 200 150 120 110 80', 220, PAINT),
      cut('20 220 122 220 112 326 20 326', 226, GLASS),
      ...wheel(80, -90, 80, 50),
      ...wheel(-170, -90, 52, 40),
      rolled('46 -190 46 190', [0.4, 0.9], '220 56 0', [0, 0, -1]),
      cut('130 110 190 30 270 20 270 40 200 60 150 150', 300, [0.3, 0.9]),
      bent('-60 310 0 -200 380 -120', 16, PAINT),
    ],
    ON_THE_FLOOR,
  ),
  digger: thing(
    'digger excavator bulldozer backhoe crawler',
    () => [
      cut('-120 0 120 0 134 20 120 44 -120 44 -134 20', 150, DARK),
      cut('-110 50 60 50 60 110 30 190 -40 190 -50 120 -110 120', 120, [0.5, 1]),
      cut('-30 120 42 120 24 182 -30 182', 124, GLASS),
      bent('60 90 0 150 220 0 240 150 0 236 70 0', 18, [0.5, 1]),
      cut('210 70 262 70 256 20 220 10 200 36', 70, IRON),
    ],
    ON_THE_FLOOR,
  ),
  pram: thing(
    'pram stroller pushchair buggy shopping-trolley shopping-cart',
    () => [
      cut('-36 46 36 46 46 92 -44 92', 44, CLOTH),
      bent('-44 92 0 -66 104 0', 4, DARK),
      bent('-30 46 0 28 16 0', 3, STEEL),
      bent('30 46 0 -28 16 0', 3, STEEL),
      ...wheel(-30, -18, 15, 4),
      ...wheel(30, -18, 15, 4),
    ],
    ON_THE_FLOOR,
  ),
  'hot-air-balloon': thing(
    'hot-air-balloon airship zeppelin blimp',
    () => [
      spun('100 -560 300 -360 400 -120 400 60 300 260 120 360 0 380', [0.5, 0.9], '0 700 0'),
      spun('60 0 66 90', [0.3, 0.8], '0 0 0', [0.06, 0.3]),
      bent('-60 90 0 -96 150 0', 4, DARK),
      bent('60 90 0 96 150 0', 4, DARK),
    ],
    { stands: 'air' },
  ),
  tuba: thing(
    'tuba euphonium sousaphone french-horn horn',
    () => [
      spun('4 -6 6 16 12 30 24 40 27 42', BRASS, '0 40 0', [0.12, 0.6]),
      bent('0 40 0 -16 34 0 -20 10 0 -8 -4 0 8 -4 0 16 12 0 12 40 0 0 60 -6', 6, BRASS),
      bent('12 36 0 22 52 -8 16 58 -16', 2.4, BRASS),
      ...[0, 5, 10].map((x) => spun('1.8 10 1.8 30', STEEL, `${x - 4} 0 -7`)),
    ],
    { hold: 'chest', pose: 'hold', stands: 'floor' },
  ),
  cymbal: thing('cymbal gong tambourine', () => [rolled('4 3 6 2 22 0', BRASS, '0 0 0')], {
    hold: 'hand',
    stands: 'table',
  }),
  xylophone: thing(
    'xylophone marimba glockenspiel vibraphone',
    () => [
      ...legs(120, 44, 80, 4, DARK),
      ...Array.from({ length: 12 }, (_, n) =>
        block(`${-55 + n * 10} 80 0`, `7 3 ${56 - n * 2.4}`, [0.4, 0.9]),
      ),
    ],
    ON_THE_FLOOR,
  ),
  globe: thing(
    'globe',
    () => [
      spun('10 0 2 3 1.6 10', [0.3, 0.9]),
      { is: 'disc', at: [0, 0.26, 0], radius: 0.15, tone: [0.34, -0.7] },
      hoop(0, 26, 16.5, 1.2, BRASS),
    ],
    { hold: 'two-hands', stands: 'table' },
  ),
  syringe: thing(
    'syringe thermometer pipette dropper test-tube vial',
    () => [rolled('1 -6 1 6 0.3 7 0.2 12', PAPER, '0 0 0'), bent('0 0 6 0 0 10', 0.6, STEEL)],
    { hold: 'hand', stands: 'table' },
  ),
  arcade: thing(
    'arcade pinball pinball-machine arcade-machine jukebox slot-machine',
    () => [
      block('0 0 0', '64 90 60', PAINT),
      block('0 90 16', '64 76 26', DARK),
      block('0 104 2', '52 50 1', GLASS),
      block('0 88 -18', '56 4 22', STEEL),
    ],
    ON_THE_FLOOR,
  ),
} as const;
