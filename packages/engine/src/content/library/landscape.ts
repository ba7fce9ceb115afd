import type { LibraryPrompt } from './library-prompt.ts';

export const landscape = [
  {
    id: 'ferry-road-in-february',
    title: 'The ferry road, February',
    category: 'Landscape',
    mode: 'photo',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.6,
    description: 'A road into water: one line, one horizon and the patience to leave the rest empty.',
    prompt:
      'A road goes straight down into a fjord and is still there, a lane wide, under a metre of green water. Wide shot from the middle of the road, 28mm, f/11, ground level, the white line as a leading line. Overcast noon, snow on the far shore, sky and water nearly one value. Slate, bottle green, road-marking white.',
    ctoStructure: {
      context: 'The ferry stopped in 1974 and the road was never told.',
      task: 'Follow the line until it goes under.',
      output: 'Landscape 3:2, horizon in the upper third, surface calm enough to see through.',
    },
    techniques: ['Line into water', 'Close values'],
    terms: ['leading-lines', 'overcast', 'ground-level', 'horizon-line'],
  },
  {
    id: 'dune-with-a-clothes-line',
    title: 'Dune with washing',
    category: 'Landscape',
    mode: 'photo',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.5,
    description: 'Emptiness needs one domestic thing to be measured by.',
    prompt:
      'Four shirts on a line between two poles, strung in the lee of a dune near Swakopmund; the sand rises out of frame like a wall. Telephoto lens, 135mm, f/8, from the opposite crest, shirts at the lower right. Low afternoon sun, backlit cotton, the slope in graded shade. Rust sand, shirt blue, shirt white.',
    ctoStructure: {
      context: 'A survey camp of two, three weeks in; the house itself stays out of the picture.',
      task: 'Compress the slope until the washing is all there is.',
      output: 'Upright 4:5, shirts a twentieth of the height, sky cropped off.',
    },
    techniques: ['Domestic scale', 'Compressed depth'],
    terms: ['telephoto-lens', 'backlight', 'afternoon'],
  },
  {
    id: 'moonrise-over-salt-pans',
    title: 'Moonrise, salt pans',
    category: 'Landscape',
    mode: 'photo',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.7,
    description: 'The eight minutes a month in which the land and the moon want the same exposure.',
    prompt:
      'The windmill of the Trapani salt pans has a full moon a finger above its cap, and a man pushing a barrow along the wall below. Telephoto lens, 300mm, f/8, from one kilometre off, sails and moon the same width. Dusk, ten minutes after sundown, when both hold detail in one exposure. Pink band over blue, each pan a different grey.',
    ctoStructure: {
      context: 'Planned on a chart: date, bearing and the spot on the dyke were known in advance.',
      task: 'Put disc and sails side by side and wait for the barrow.',
      output: 'Panorama 16:9, craters visible, mirror of the moon broken by one wall.',
    },
    techniques: ['Equal exposure', 'Chosen distance'],
    terms: ['dusk', 'telephoto-lens', 'moonlight'],
  },
  {
    id: 'fog-gives-back-a-valley',
    title: 'The fog gives it back',
    category: 'Landscape',
    mode: 'video',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.6,
    description: 'A reveal that costs nothing: hold still and let the weather open.',
    prompt:
      'Fog fills a valley in Asturias to the brim; a church roof shows, then a walnut tree, then a wall with a cow on each side of it. Time-lapse from the ridge, 50mm, static, wide. Sunrise from the left touching each thing as it surfaces. Sound in real time over it: bells at three pitches, a dog, one tractor starting.',
    ctoStructure: {
      context: 'Opens a film about two farms that share a wall and little else.',
      task: 'Three things come up out of white, in this order.',
      output: 'Twelve seconds, ending on the wall in full sun.',
    },
    techniques: ['Weather reveal', 'Ordered reveal'],
    terms: ['fog', 'time-lapse', 'sunrise', 'static'],
  },
  {
    id: 'thaw-on-a-lake',
    title: 'The ice speaks',
    category: 'Landscape',
    mode: 'video',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.7,
    description: 'A crack that is heard long before it is seen, and a drone that has the manners to wait.',
    prompt:
      'From straight above, a lake of black ice with one line of ski tracks. A note like a plucked cable comes from the left; the drone holds; a white crack runs across, crosses the tracks and goes out of frame. Then the drone begins to climb. Aerial, 24mm, overhead. Clear sky, low March sun, long shadow of a single spruce. Sound: the note, its echo, air.',
    ctoStructure: {
      context: 'Whoever made the tracks has come home; that is known from the scene before.',
      task: 'Wait, crack, climb.',
      output: 'Ten seconds, drone still for the first six, crack in true speed.',
    },
    techniques: ['Sound first', 'Delayed move'],
    terms: ['overhead', 'clear-sky', 'diegetic-sound'],
  },
] as const satisfies readonly LibraryPrompt[];
