import { CREATURES, PEOPLE, type Row } from '../row.ts';

/** What is heard of what is there; nothing sounds that nobody brought in. */
export const sound: readonly Row[] = [
  { air: ['wet'], say: ['sound of steady rain', 'sound of rain close by, quiet otherwise'] },
  { where: ['underwater'], say: ['muffled sound of water', 'low hum of deep water'] },
  { of: ['water'], say: ['sound of moving water', 'sound of water in the distance'] },
  {
    of: PEOPLE,
    isOnTheMove: true,
    where: ['indoors'],
    say: ['sound of footsteps and quiet room tone', 'quiet room tone'],
  },
  { of: PEOPLE, isOnTheMove: true, say: ['sound of footsteps', 'sound of breathing and footsteps'] },
  { hasSpot: true, say: ['ambient sound of the {spot}', 'quiet ambience of the {spot}'] },
  { where: ['indoors', 'studio'], say: ['quiet room tone', 'sound of small movements close by'] },
  { of: CREATURES, say: ['sound of breathing close by', 'quiet natural ambience'] },
  { where: ['outdoors'], say: ['quiet natural ambience', 'sound of small movements close by'] },
  { say: ['quiet ambience', 'sound of small movements close by'] },
];

/** How a line is said. */
export const delivery: readonly Row[] = [{ say: ['spoken quietly and evenly', 'spoken clearly and firmly'] }];

/** What the written words look like, and where they stand. */
export const hand: readonly Row[] = [
  {
    finish: ['drawn'],
    say: ['large hand-painted lettering', 'large bold sans-serif lettering', 'thin serif lettering'],
  },
  { say: ['large bold sans-serif lettering', 'thin serif lettering', 'hand-painted lettering'] },
];

export const letteringPlace: readonly Row[] = [
  { say: ['text centred at the top', 'text across the lower third', 'text in the middle'] },
];

/** What a script is told besides its facts. */
export const audience: readonly Row[] = [
  {
    say: [
      'audience: people who are new to this',
      'audience: people who know the basics',
      'audience: colleagues',
    ],
  },
];

export const tone: readonly Row[] = [
  { say: ['tone: calm and factual', 'tone: warm and personal', 'tone: brisk and upbeat'] },
];

export const length: readonly Row[] = [{ say: ['30 seconds', '60 seconds', '90 seconds'] }];

/** The words of it: what is only asked for would be read out. */
export const ending: readonly Row[] = [
  {
    say: [
      'ending: Now it is your turn.',
      'ending: Thank you for watching.',
      'ending: Any questions? Just ask.',
    ],
  },
];
