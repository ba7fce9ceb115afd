import type { TermEntry } from './term.ts';

export const angleTerms = [
  {
    id: 'eye-level',
    name: 'Eye level',
    aliases: ['eye-level shot'],
    definition: 'As high as the eyes of whoever is in it; nobody is made larger or smaller.',
  },
  {
    id: 'low-angle',
    name: 'Low angle',
    aliases: ['from below'],
    definition: 'Looking up, so that the subject gains weight and sky.',
  },
  {
    id: 'high-angle',
    name: 'High angle',
    aliases: ['from above'],
    definition: 'Looking down, so that the subject shrinks and the floor shows.',
  },
  {
    id: 'overhead',
    name: 'Overhead',
    aliases: ['top-down', "bird's-eye view", 'flat lay'],
    definition: 'Straight down, like a map or a laid table.',
  },
  {
    id: 'worms-eye',
    name: "Worm's-eye view",
    aliases: ["worm's-eye"],
    definition: 'From the soil, steeply upward: ankles huge, faces far.',
  },
  {
    id: 'ground-level',
    name: 'Ground level',
    aliases: ['floor level'],
    definition: 'The camera rests on the floor and looks along it.',
  },
  {
    id: 'hip-level',
    name: 'Hip level',
    aliases: ['waist level'],
    definition: 'As high as a hand in a pocket; walking looks brisk from here.',
  },
  {
    id: 'shoulder-level',
    name: 'Shoulder level',
    aliases: ['shoulder height'],
    definition: 'A little below the eyes, relaxed, usual for films.',
  },
  {
    id: 'dutch-angle',
    name: 'Dutch angle',
    aliases: ['canted angle', 'dutch tilt'],
    definition: 'The horizon leans, and something feels wrong before we know what.',
  },
  {
    id: 'aerial',
    name: 'Aerial',
    aliases: ['aerial view', 'from the air'],
    definition: 'Seen from high in the air, fields and roofs turned to pattern.',
  },
  {
    id: 'profile',
    name: 'Profile',
    aliases: ['side view'],
    definition: 'The subject exactly from the side: one eye, one ear.',
  },
  {
    id: 'three-quarter',
    name: 'Three-quarter view',
    aliases: ['three-quarter'],
    definition: 'Halfway between the front and the side; both eyes, one cheek.',
  },
  {
    id: 'from-behind',
    name: 'From behind',
    aliases: ['back view'],
    definition: 'We see a back and share what it is looking at.',
  },
  {
    id: 'over-the-shoulder',
    name: 'Over the shoulder',
    aliases: ['ots'],
    definition: "Past the near person's ear and collar at the one they talk to.",
  },
  {
    id: 'point-of-view',
    name: 'Point of view',
    aliases: ['pov', 'first person'],
    definition: 'Exactly what somebody in the scene sees, hands included.',
  },
  {
    id: 'selfie',
    name: 'Selfie angle',
    aliases: ['selfie', "arm's length"],
    definition: 'Slightly above, an arm away, the arm often showing.',
  },
] as const satisfies readonly TermEntry[];
