import { CREATURES, PEOPLE, type Row } from '../row.ts';

/** What the camera does. */
export const move: readonly Row[] = [
  {
    of: [...PEOPLE, ...CREATURES, 'vehicle'],
    isOnTheMove: true,
    say: ['smooth tracking shot alongside', 'static camera', 'slow push in'],
  },
  {
    of: ['crowd', 'land', 'water', 'building'],
    say: ['slow pan across', 'slow crane up', 'static camera'],
  },
  { of: ['room'], say: ['slow push in', 'slow pan across', 'static camera'] },
  {
    of: ['person', 'two', 'hands', ...CREATURES],
    say: ['slow push in', 'static camera', 'slow arc around'],
  },
  { say: ['slow arc around', 'slow push in', 'static camera'] },
];

/** What stirs where nothing is said to happen. */
export const motion: readonly Row[] = [
  {
    of: ['person', 'two'],
    say: ['a slow turn of the head', 'slow steady breathing', 'a small shift of weight'],
  },
  { of: ['crowd'], say: ['slow turns of the heads', 'small restless movements'] },
  { of: ['hands'], say: ['slow movement of the fingers', 'slow turn of the hands'] },
  { of: ['furred', 'feathered'], say: ['a slow turn of the head', 'slow steady breathing'] },
  { of: ['scaled', 'small'], say: ['slow movement forward', 'slow turn in place'] },
  { of: ['water'], say: ['slow ripples across the surface', 'gentle movement of the water'] },
  {
    of: ['land', 'plant', 'fabric'],
    where: ['outdoors', undefined],
    say: ['slow sway in a light breeze', 'slow shift of the light'],
  },
  { of: ['vehicle'], say: ['slow movement forward', 'light gliding slowly along it'] },
  { of: ['room', 'building', 'land'], say: ['slow shift of the light', 'shadows moving slowly across'] },
  { say: ['light gliding slowly across it', 'slow drift of the focus'] },
];

/** How one deed goes through a clip. */
export const beats: readonly Row[] = [
  {
    say: [
      'one second of stillness, then the movement, then a still hold',
      'one slow movement, then a long pause',
    ],
  },
];
