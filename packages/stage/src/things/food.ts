import { bent, cut, ENAMEL, GREEN, rolled, spun } from './cut.ts';
import { form } from './primitive.ts';
import { thing } from './thing.ts';

const IN_HAND = { hold: 'hand', stands: 'table' } as const;

/** What is grown, baked and eaten. */
export const food = {
  apple: thing(
    'apple lemon mandarin fig peach plum pear lime tomato onion mango nectarine apricot grapefruit clementine tangerine',
    () => [
      form(
        [
          {
            group: 'skin',
            balls: [
              [0, 0.038, 0, 0.038],
              [0, 0.034, 0.002, 0.037],
            ],
          },
        ],
        [0.46, 0.9],
      ),
      bent('0 7 0 1 9.4 0', 0.6, [0.12, 0.6]),
      cut('1 8.6 5 11 6 8.4 3 7.6', 0.3, GREEN),
    ],
    IN_HAND,
  ),
  melon: thing(
    'melon watermelon pumpkin squash cabbage lettuce cauliflower coconut pineapple',
    () => [
      form(
        [
          {
            group: 'skin',
            balls: [
              [-0.04, 0.12, 0, 0.12],
              [0.04, 0.12, 0, 0.12],
            ],
          },
        ],
        [0.3, 0.5],
      ),
      bent('0 23 0 2 28 0', 2, [0.16, -0.2]),
    ],
    { hold: 'two-hands', stands: 'table' },
  ),
  banana: thing(
    'banana plantain',
    () => [bent('-9 6 0 -5 2 0 2 1 0 8 4 0 10 8 0', 3.2, [0.62, 1]), bent('10 8 0 11 10 0', 1, [0.1, 0.4])],
    IN_HAND,
  ),
  root: thing(
    'carrot parsnip beetroot radish turnip leek cucumber aubergine courgette',
    () => [
      rolled('0 -10 1.2 -6 2.6 5 2 7', [0.42, 1], '0 2.6 0', [1, 0, 0]),
      bent('7 3 0 12 6 0', 0.8, GREEN),
      bent('7 3 0 13 3 0', 0.8, GREEN),
      bent('7 3 0 12 0.6 0', 0.8, GREEN),
    ],
    IN_HAND,
  ),
  potato: thing(
    'potato potatoes chestnut walnut pebble stone rock lump nut',
    () => [
      form(
        [
          {
            group: 'skin',
            balls: [
              [-0.02, 0.035, 0, 0.034],
              [0.024, 0.03, 0.006, 0.03],
            ],
          },
        ],
        [0.34, 0.6],
      ),
    ],
    IN_HAND,
  ),
  egg: thing(
    'egg',
    () => [
      form(
        [
          {
            group: 'shell',
            balls: [
              [0, 0.026, 0, 0.025],
              [0, 0.04, 0, 0.019],
            ],
          },
        ],
        [0.8, 0.3],
      ),
    ],
    IN_HAND,
  ),
  pie: thing(
    'pie tart quiche cheese cheesecake pasty',
    () => [spun('9 0 12 4 11 5 0 6', [0.5, 0.9]), spun('9.4 0 12.6 3.6', ENAMEL)],
    { hold: 'two-hands', stands: 'table' },
  ),
  sandwich: thing(
    'sandwich toast panini bagel baguette',
    () => [
      cut('-8 0 8 0 8 9 -8 9', 2, [0.62, 0.8]),
      cut('-8.6 0.4 8.6 0.4 8.4 8.6 -8.4 8.6', 1.2, [0.3, -0.2], '0 0 1.8'),
      cut('-8 0 8 0 8 9 -8 9', 2, [0.56, 0.8], '0 0 3.4'),
    ],
    IN_HAND,
  ),
  fillet: thing(
    'steak fillet sausage ham bacon kebab',
    () => [
      form(
        [
          {
            group: 'meat',
            balls: [
              [-0.08, 0.022, 0, 0.022],
              [0, 0.026, 0.02, 0.026],
              [0.08, 0.02, 0, 0.02],
            ],
          },
        ],
        [0.24, 0.9],
      ),
    ],
    IN_HAND,
  ),
  lolly: thing(
    'lolly lollipop popsicle ice-lolly ice-lollies ice-cream ice-cream-cone',
    () => [bent('0 -6 0 0 4 0', 1, [0.6, 0.7]), cut('-3 4 3 4 3 13 1.6 15 -1.6 15 -3 13', 2.2, [0.6, 0.9])],
    IN_HAND,
  ),
} as const;
