import { CREATURES, PEOPLE, type Row } from '../row.ts';

/** What the camera does. */
export const move: readonly Row[] = [
  {
    of: [...PEOPLE, ...CREATURES, 'vehicle'],
    isOnTheMove: true,
    say: ['the camera tracks alongside', 'the camera holds still', 'the camera pushes in slowly'],
  },
  {
    of: ['crowd', 'land', 'water', 'building'],
    say: ['the camera pans slowly', 'the camera cranes up slowly', 'the camera holds still'],
  },
  { of: ['room'], say: ['the camera pushes in slowly', 'the camera pans slowly', 'the camera holds still'] },
  {
    of: ['person', 'two', 'hands', ...CREATURES],
    say: ['the camera pushes in slowly', 'the camera holds still', 'the camera arcs slowly around'],
  },
  { say: ['the camera arcs slowly around', 'the camera pushes in slowly', 'the camera holds still'] },
];

/** What stirs where nothing is said to happen. */
export const motion: readonly Row[] = [
  {
    of: ['person', 'two'],
    say: ['a slow turn of the head', 'slow steady breathing', 'a small shift of weight'],
  },
  { of: ['crowd'], say: ['heads turn slowly', 'small restless movements'] },
  { of: ['hands'], say: ['the fingers move slowly', 'the hands turn slowly'] },
  { of: ['furred', 'feathered'], say: ['a slow turn of the head', 'slow steady breathing'] },
  { of: ['scaled', 'small'], say: ['it moves slowly forward', 'it turns slowly in place'] },
  { of: ['water'], say: ['slow ripples run across the surface', 'the water moves gently'] },
  {
    of: ['land', 'plant', 'fabric'],
    where: ['outdoors', undefined],
    say: ['it sways slowly in a light breeze', 'the light shifts slowly'],
  },
  { of: ['vehicle'], say: ['it moves slowly forward', 'the light glides slowly along it'] },
  { of: ['room', 'building', 'land'], say: ['the light shifts slowly', 'the shadows move slowly across'] },
  { say: ['the light glides slowly across it', 'the focus drifts slowly across it'] },
];

/** How one deed goes through a clip. */
export const beats: readonly Row[] = [
  { say: ['it begins slowly, then ends in a still hold', 'it happens once, then a long pause'] },
];
