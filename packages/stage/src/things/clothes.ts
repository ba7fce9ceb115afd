import { CLOTH, cut, DARK, rolled, STEEL, spun } from './cut.ts';
import { form } from './primitive.ts';
import { thing } from './thing.ts';

const LAID = { hold: 'two-hands', stands: 'table' } as const;

/** What is worn, where nobody wears it; and cloth that lies or hangs. */
export const clothes = {
  shirt: thing(
    'jacket coat sweater jumper anorak waistcoat cardigan blazer tunic jersey blouse',
    () => [
      cut('-18 0 18 0 18 42 26 22 36 28 24 60 8 64 0 58 -8 64 -24 60 -36 28 -26 22 -18 42', 5, CLOTH),
      cut('-1 0 1 0 1 56 -1 56', 0, DARK, '0 0 -3.4'),
    ],
    LAID,
  ),
  frock: thing(
    'frock gown dress skirt robe apron kimono',
    () => [cut('-34 0 34 0 14 62 18 84 8 88 4 80 -4 80 -8 88 -18 84 -14 62', 5, CLOTH)],
    LAID,
  ),
  trousers: thing(
    'trousers jeans overalls dungarees leggings',
    () => [cut('-18 0 -6 0 0 54 6 0 18 0 16 88 -16 88', 5, CLOTH)],
    LAID,
  ),
  hat: thing(
    'hat cap beret bonnet fedora turban bowler',
    () => [spun('20 0 20 1.6 12 2 11 12 8 14 0 14', [0.2, 0.6])],
    { hold: 'hand', stands: 'table' },
  ),
  hardhat: thing(
    'helmet hard-hat crash-helmet bike-helmet',
    () => [
      form(
        [
          {
            group: 'shell',
            balls: [
              [0, 0.11, 0, 0.13],
              [0, 0.09, -0.04, 0.12],
            ],
          },
        ],
        [0.5, 0.9],
      ),
      spun('13 2 17 2.6 17 3.4', [0.44, 0.9]),
    ],
    LAID,
  ),
  mitten: thing(
    'glove mitten gauntlet oven-glove boxing-glove',
    () => [cut('-5 0 5 0 6 10 10 12 9 18 5 15 5 22 -5 22 -6 10', 3, [0.3, 0.7])],
    { hold: 'hand', stands: 'table' },
  ),
  carpet: thing(
    'carpet rug mat doormat',
    () => [
      rolled('11 -75 11 75', [0.34, 0.8], '0 11 0', [1, 0, 0], [0.12, 0.5]),
      rolled('11.3 -60 11.3 -54', [0.6, 0.4], '0 11 0', [1, 0, 0]),
      rolled('11.3 54 11.3 60', [0.6, 0.4], '0 11 0', [1, 0, 0]),
    ],
    LAID,
  ),
  drape: thing(
    'bedsheet sheet blanket curtain drape tablecloth quilt tarpaulin canvas sail duvet shawl scarf fabric banner linen',
    () => [
      cut('-55 -60 -38 -64 -20 -60 0 -64 20 -60 38 -64 55 -60 52 20 -52 20', 1, [0.72, 0.1]),
      ...[-34, -12, 10, 32].map((x) =>
        cut(`${x} -60 ${x + 3} -60 ${x + 2} 16 ${x} 16`, 0, [0.5, 0], '0 0 -1'),
      ),
    ],
    LAID,
  ),
  pillow: thing(
    'pillow cushion mattress beanbag',
    () => [
      form(
        [
          {
            group: 'down',
            balls: [
              [-0.2, 0.09, 0, 0.07],
              [0.2, 0.09, 0, 0.07],
              [0, 0.1, 0, 0.1],
            ],
          },
        ],
        [0.7, 0.1],
      ),
    ],
    LAID,
  ),
  medal: thing(
    'medal badge rosette brooch pendant locket',
    () => [
      cut('-3 8 3 8 1.4 0 -1.4 0', 0.4, [0.26, 0.8]),
      rolled('0 0 3.4 0 3.4 0.8', [0.6, 1], '0 -2.4 0'),
      rolled('1 0 1 0.4', STEEL, '0 -2.4 -0.8'),
    ],
    { hold: 'hand', stands: 'table' },
  ),
} as const;
