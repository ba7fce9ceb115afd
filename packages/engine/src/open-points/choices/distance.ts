import { CREATURES, PEOPLE, type Row } from '../row.ts';

/** How much of this is in the frame. */
export const size: readonly Row[] = [
  { finish: ['graphic'], say: [] },
  {
    of: PEOPLE,
    finish: ['drawn'],
    say: ['whole figure in frame', 'close-up at eye level', 'wide view with space around'],
  },
  {
    finish: ['drawn'],
    say: ['close view that fills the frame', 'wide view with space around', 'seen from above'],
  },
  {
    of: ['person'],
    isOnTheMove: true,
    say: [
      'full shot at eye level, head to toe',
      'wide shot at eye level with room ahead',
      'medium shot at eye level, from the waist up',
    ],
  },
  {
    of: ['person'],
    isBusy: true,
    say: ['medium wide shot at eye level', 'full shot at eye level, head to toe', 'close-up at eye level'],
  },
  {
    of: ['person'],
    say: [
      'medium shot at eye level, from the waist up',
      'close-up at eye level',
      'full shot at eye level, head to toe',
    ],
  },
  {
    of: ['two'],
    isOnTheMove: true,
    say: [
      'wide shot at eye level with both in full',
      'medium two-shot at eye level',
      'close two-shot, slightly from below',
    ],
  },
  {
    of: ['two'],
    isBusy: true,
    say: [
      'medium wide two-shot at eye level',
      'wide shot at eye level with both in full',
      'close two-shot, slightly from below',
    ],
  },
  {
    of: ['two'],
    say: [
      'medium two-shot at eye level',
      'wide shot at eye level with both in full',
      'close two-shot, slightly from below',
    ],
  },
  {
    of: ['crowd'],
    say: [
      'wide shot at eye level with everyone in frame',
      'high-angle wide shot',
      'medium shot at eye level',
    ],
  },
  {
    of: ['hands'],
    say: ['close-up of the hands, slightly from above', 'extreme close-up', 'over-the-shoulder shot'],
  },
  {
    of: ['food', 'drink'],
    say: ['close-up from a 45-degree angle', 'overhead shot, straight down', 'macro of the texture'],
  },
  {
    of: ['glass', 'metal', 'fabric', 'thing'],
    say: ['straight-on medium close-up', 'three-quarter view from slightly above', 'macro of one detail'],
  },
  {
    of: ['plant'],
    say: ['straight-on close-up', 'macro of one detail', 'wide shot with space around'],
  },
  { of: ['small'], say: ['straight-on macro', 'extreme close-up', 'close-up from above'] },
  {
    of: CREATURES,
    isOnTheMove: true,
    say: ['full shot at eye level', 'wide shot at eye level with room ahead', 'close-up of the head'],
  },
  {
    of: CREATURES,
    say: ['medium shot at eye level', 'close-up of the head', 'wide shot with space around'],
  },
  {
    of: ['vehicle'],
    say: ['low three-quarter view from the front', 'full shot in profile', 'wide shot with space ahead'],
  },
  {
    of: ['room', 'building'],
    where: ['indoors'],
    say: ['wide shot from a corner at eye level', 'straight-on, symmetrical wide shot'],
  },
  { of: ['building'], say: ['straight-on wide shot', 'low-angle wide shot', 'high-angle wide shot'] },
  {
    of: ['water', 'land'],
    say: ['wide shot with a low horizon', 'aerial wide shot', 'wide shot at ground level'],
  },
];

/** The lens that this is seen through, where a lens is there. */
export const lens: readonly Row[] = [
  { finish: ['drawn', 'rendered', 'graphic'], say: [] },
  {
    of: PEOPLE,
    distance: 'far',
    say: ['35mm lens, sharp throughout', '50mm lens, soft background', '24mm lens, sharp throughout'],
  },
  { of: ['crowd'], say: ['35mm lens, sharp throughout', '85mm lens, soft background'] },
  // What is around has been described, so it is to be seen.
  {
    of: [...PEOPLE, ...CREATURES],
    isBusy: true,
    say: ['35mm lens, natural perspective', '50mm lens, natural perspective', '85mm lens, soft background'],
  },
  {
    of: ['person', 'two'],
    say: ['85mm lens, soft background', '50mm lens, soft background', '35mm lens, sharp throughout'],
  },
  { of: ['hands', 'small'], say: ['100mm macro lens, soft background', '50mm lens, soft background'] },
  {
    of: ['glass', 'drink', 'food', 'plant'],
    say: ['100mm macro lens, soft background', '50mm lens, sharp throughout'],
  },
  { of: ['fabric', 'metal', 'thing'], say: ['85mm lens, soft background', '50mm lens, sharp throughout'] },
  {
    of: CREATURES,
    say: ['200mm lens, soft background', '85mm lens, soft background', '35mm lens, sharp throughout'],
  },
  { of: ['vehicle'], say: ['50mm lens, sharp throughout', '135mm lens, soft background'] },
  { of: ['land', 'water'], say: ['24mm lens, sharp throughout', '135mm lens, sharp throughout'] },
  { of: ['room', 'building'], say: ['24mm lens, sharp throughout', '35mm lens, sharp throughout'] },
];

/** Where nothing is said to be behind. */
export const background: readonly Row[] = [
  { where: ['indoors', 'outdoors', 'underwater', 'space', 'studio'], say: [] },
  { of: ['land', 'water', 'room', 'building', 'crowd'], say: [] },
  { finish: ['drawn', 'graphic'], say: ['plain white background', 'plain dark background'] },
  {
    of: ['glass', 'metal'],
    say: ['plain dark background', 'plain light background', 'background far out of focus'],
  },
  { say: ['plain light background', 'plain dark background', 'background far out of focus'] },
];
