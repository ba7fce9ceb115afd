import type { LibraryPrompt } from './library-prompt.ts';

export const wildlife = [
  {
    id: 'swift-under-the-gutter',
    title: 'Swift under the gutter',
    category: 'Wildlife',
    mode: 'photo',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.6,
    description: 'The bird is frozen, the street is not: pan and flash in one exposure.',
    prompt:
      'A swift folds its wings a hand away from the gap under a gutter in Toledo, throat round with flies, the roof tiles behind it drawn into motion blur. Telephoto lens, 200mm, f/5.6, 1/125, panned with the bird, a small flash at the end of the exposure to sharpen the eye. Evening, warm stone, sky already cobalt. Soot, terracotta, cobalt.',
    ctoStructure: {
      context: 'Fortieth evening on the same balcony; the bird comes every eleven minutes.',
      task: 'Meet it in the last metre before the gap.',
      output: 'Landscape 3:2, eye sharp, wing tips allowed to smear.',
    },
    techniques: ['Pan and flash', 'Known path'],
    terms: ['motion-blur', 'flash', 'telephoto-lens', 'evening'],
  },
  {
    id: 'fox-on-the-night-bus-lane',
    title: 'Fox in the bus lane',
    category: 'Wildlife',
    mode: 'photo',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.7,
    description: 'An animal at home in the wrong place, lit by nothing but what the city leaves on.',
    prompt:
      'Middle of a painted bus lane in Lambeth, a vixen sits and scratches one ear, quite at her ease, under a stop that says eleven minutes. 85mm, f/1.8, ground level from the kerb, lane markings running up to her. Night, streetlight from the left, red of a signal on the wet road behind. Fox orange, tarmac, brake red.',
    ctoStructure: {
      context: 'Ten past three; the photographer has been lying there since two and she knows it.',
      task: 'Stay low until she scratches.',
      output: 'Portrait 4:5, near eye sharp, number on the stop legible.',
    },
    techniques: ['Available light', 'Eye height'],
    terms: ['night', 'streetlight', 'ground-level', 'ambient-light'],
  },
  {
    id: 'spider-repairs-before-rain',
    title: 'Repairs before rain',
    category: 'Wildlife',
    mode: 'photo',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.4,
    description: 'A web is a drawing in light: find the dark ground and go round until it glows.',
    prompt:
      'Garden spider at the hub of a torn web, one leg drawing new silk across the gap, a storm-dark hedge behind. Macro, 105mm, f/8, camera parallel to the web so that all of it is sharp. Backlight from a low sun under the cloud, each thread a scratch of white. Umber, ink green, silver.',
    ctoStructure: {
      context: 'Half an hour before a storm, when they all mend.',
      task: 'Line up web and hedge, then wait for the leg to reach over.',
      output: 'Square, whole web inside the frame, spider slightly above centre.',
    },
    techniques: ['Dark ground', 'Parallel plane'],
    terms: ['macro', 'backlight', 'depth-of-field'],
  },
  {
    id: 'otter-comes-up-with-a-crab',
    title: 'Crab for breakfast',
    category: 'Wildlife',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.6,
    description: 'Let the water tell it first: rings, bubbles, then the animal.',
    prompt:
      'Still water in a sea loch, kelp at the edge; a ring spreads, a chain of bubbles moves left, and an otter surfaces, treading water, with a crab held in both paws. Telephoto 400mm from a low rock, medium shot, slow pan left with the bubbles. Overcast morning, silver on pewter. Sound: drip, shell cracking, oystercatchers far off.',
    ctoStructure: {
      context: 'Quiet minute in a film with a lot of weather in it.',
      task: 'Ring, bubbles, otter, first bite.',
      output: 'Ten seconds, pan ends where he does, camera height just above the water.',
    },
    techniques: ['Signs first', 'Pan on evidence'],
    terms: ['pan-left', 'telephoto-lens', 'overcast', 'medium-shot'],
  },
] as const satisfies readonly LibraryPrompt[];
