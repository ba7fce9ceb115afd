import type { LibraryPrompt } from './library-prompt.ts';

export const architecture = [
  {
    id: 'stair-at-two-oclock',
    title: 'The stair at two',
    category: 'Architecture',
    mode: 'photo',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.6,
    description: 'A building photographed at the minute its shadow was designed for.',
    prompt:
      "Concrete spiral stair of a water board office in Brno, seen from the lowest step at two in the afternoon, when the roof light draws one ellipse on the third landing. Worm's-eye view, 17mm, f/8, handrail as a leading line. Hard light from above, boards of the formwork legible in the concrete. Ash grey, brass, one pale disc.",
    ctoStructure: {
      context: 'The architect wrote the hour on the plan; it works eleven weeks a year.',
      task: 'Lie down and line the rail up with the disc.',
      output: 'Square, centre of the spiral on the upper third, detail in the deepest turn.',
    },
    techniques: ['Right minute', 'Rail as line'],
    terms: ['worms-eye', 'leading-lines', 'top-light', 'hard-light'],
  },
  {
    id: 'tower-block-one-kitchen',
    title: 'One kitchen awake',
    category: 'Architecture',
    mode: 'photo',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.7,
    description: 'Three hundred windows and one life: scale told by a single lit rectangle.',
    prompt:
      'A housing slab of three hundred windows in Katowice, all dark but one kitchen on the ninth floor, where a man in a vest irons a shirt. Telephoto 200mm, f/8, flat on from the roof across the road, grid parallel to the frame. Blue hour before dawn, the lit window tungsten. Concrete blue, one square of yellow.',
    ctoStructure: {
      context: 'Part of a book on shift work; each plate is one building and one person up too early.',
      task: 'Square the grid and wait until he turns the sleeve.',
      output: 'Upright 4:5, lines exact to the edge, the man readable at full size.',
    },
    techniques: ['Grid and exception', 'Flat perspective'],
    terms: ['telephoto-lens', 'blue-hour', 'tungsten-light'],
  },
  {
    id: 'chapel-of-plywood',
    title: 'A plywood chapel',
    category: 'Architecture',
    mode: 'photo',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.6,
    description: 'An interior in which the joints are the ornament, so they are lit like ornament.',
    prompt:
      'Plywood ribs, forty of them, climb and meet above two rows of stools; a slot at the ridge lets in a blade of light that lands on the last rib but one. Wide shot down the axis, 24mm tilt-shift lens, f/11, deep focus, verticals true. Clear sky, midday, layers of the ply visible at each notch. Birch, honey, shadow with a little green in it.',
    ctoStructure: {
      context: 'For the joiners who built it, who asked that the screws be in the picture.',
      task: 'Stand on the axis, correct the verticals, let the blade travel to its rib.',
      output: 'Portrait 4:5, empty stools, screw heads sharp.',
    },
    techniques: ['True verticals', 'Blade of light'],
    terms: ['wide-shot', 'tilt-shift-lens', 'midday', 'deep-focus'],
  },
  {
    id: 'the-pool-fills',
    title: 'The pool fills',
    category: 'Architecture',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.5,
    description: 'A day of water in ten seconds, with the sun crossing the tiles as its clock.',
    prompt:
      'Time-lapse in an empty municipal bath in Turin: water creeps over the blue line, reaches the ladder, and lies still as the roof windows sweep their bright squares from the left wall to the right. Wide shot from the diving board, 21mm, static, dead centre. Sunlight through glass, tiles turning from chalk to turquoise. Sound: the inlet dropping in pitch.',
    ctoStructure: {
      context: 'After nine years of repair the bath opens tomorrow.',
      task: 'Fill it once, let one sun pass.',
      output: 'Ten seconds, camera fixed, closing frame like a mirror.',
    },
    techniques: ['Sun as clock', 'Fixed axis'],
    terms: ['time-lapse', 'wide-shot', 'static', 'centred-composition'],
  },
  {
    id: 'through-four-doors',
    title: 'Through four doors',
    category: 'Architecture',
    mode: 'video',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.7,
    description: 'An enfilade walked at one speed: three rooms and a yard, four exposures, no cut.',
    prompt:
      'Three rooms and the yard of a farmhouse in Alentejo, door behind door: a dairy in white lime, a kitchen black with soot, a parlour of green tiles, the yard in full sun. Steadicam on a 25mm at the height of a latch, straight through, the exposure opening and closing once in each doorway. Morning. Sound: churn, fire, clock, swallows.',
    ctoStructure: {
      context: 'The rooms were added one a century and nobody ever moved a door.',
      task: 'Walk the axis from the oldest room into the yard.',
      output: 'Fourteen seconds, uncut, thresholds dead centre as they pass.',
    },
    techniques: ['Enfilade', 'Exposure as rhythm'],
    terms: ['steadicam', 'vanishing-point', 'morning', 'exposure'],
  },
] as const satisfies readonly LibraryPrompt[];
