export interface Genre {
  id: string;
  name: string;
  description: string;
  /** Ideas that suit it. */
  examples: readonly [string, string, string];
}

export const genres = [
  {
    id: 'corporate',
    name: 'Corporate',
    description: 'People at work and the places they do it, tidy, legible and true to the trade.',
    examples: [
      'A plant manager walking the line with a new apprentice',
      'Two engineers arguing over a drawing on a glass wall',
      'The founder unlocking the office on a Monday',
    ],
  },
  {
    id: 'lifestyle',
    name: 'Lifestyle',
    description: 'Ordinary life at its own pace: kitchens, gardens, weekends, weather, friends.',
    examples: [
      'Making coffee for someone who is still asleep',
      'A family trying to fold a tent in the wind',
      'Repotting a fern on the fire escape',
    ],
  },
  {
    id: 'cinematic',
    name: 'Cinematic',
    description: 'One frame out of a story: something has just happened, or is about to.',
    examples: [
      'A woman comes back to a house she sold years ago',
      'The last passenger on a mountain railway',
      'A locksmith opens the wrong door',
    ],
  },
  {
    id: 'commercial',
    name: 'Commercial',
    description: 'A thing to be wanted, lit so that its material can almost be touched.',
    examples: [
      'A cast-iron pan just off the fire',
      'Running shoes on a wet track before the gun',
      'Cold brew poured over one large cube of ice',
    ],
  },
  {
    id: 'documentary',
    name: 'Documentary',
    description: 'What was there, seen from where a person could stand, with the light there was.',
    examples: [
      'A night nurse on her break',
      'Sheep brought down from the summer pasture',
      'The last day of a typewriter repair shop',
    ],
  },
  {
    id: 'fashion',
    name: 'Fashion',
    description: 'Cloth, cut and stance: how a garment falls, moves and takes the light.',
    examples: [
      'A wool coat two sizes too large on a station platform',
      'Pleated silk on a windy sea wall',
      'Work jackets worn by the people who sew them',
    ],
  },
] as const satisfies readonly Genre[];

export type GenreId = (typeof genres)[number]['id'];
