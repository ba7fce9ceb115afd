import type { LibraryPrompt } from './library-prompt.ts';

export const fashion = [
  {
    id: 'wool-in-a-quarry',
    title: 'Wool in a quarry',
    category: 'Fashion',
    mode: 'photo',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.6,
    description: 'Cloth against rock of the same value: the texture has to do what colour will not.',
    prompt:
      'Oatmeal wool on limestone: a tall man in an unlined coat leans into a quarry wall the same colour, collar up, one hand flat on the cut face. Full shot, 70mm, f/8, straight on. Hard side light of the morning sun along the wall from the right, weave and drill marks equally deep. Oatmeal, bone, black socks.',
    ctoStructure: {
      context: 'Story of eight pictures in which each garment meets its own mineral.',
      task: 'Match the values and let the raking sun separate them.',
      output: 'Upright 4:5, seams countable, shoes flat on the floor.',
    },
    techniques: ['Tone on tone', 'Raking sun'],
    terms: ['full-shot', 'hard-light', 'side-light', 'morning'],
  },
  {
    id: 'red-shoes-lift',
    title: 'Red shoes, goods lift',
    category: 'Fashion',
    mode: 'photo',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.5,
    description: 'Direct flash, a steel box and one accent colour: cheap tools used on purpose.',
    prompt:
      'In a dented goods lift a dancer in a grey tracksuit and red patent heels presses the button with her hip. Direct flash on camera, 28mm, f/8, low angle, hard shadow close behind her on the steel. Full shot, doors half shut so that they make a narrow frame. Grey, grey, red.',
    ctoStructure: {
      context: 'Shot between floors, between fittings, by whoever had the camera.',
      task: 'Hip to the button, and let the flash be rude.',
      output: 'Portrait 2:3, shoes nearest to the lens, shadow kept.',
    },
    techniques: ['Direct flash', 'Single accent'],
    terms: ['flash', 'low-angle', 'full-shot', 'accent-colour'],
  },
  {
    id: 'pleats-in-wind',
    title: 'Pleats and a ventilator',
    category: 'Fashion',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'premium',
    rating: 4.6,
    description: 'A skirt explained by air: still, then open, then still again.',
    prompt:
      'Standing over a pavement ventilator before the shops open, a woman in a knife-pleated ochre skirt waits for a tram; the air comes on, the pleats open like a fan, hold, and fold back in their order. Full shot, eye level, 75mm, static, slow motion at 60 frames. Overcast dawn, wet kerb. Sound: the motor below, tram wire singing.',
    ctoStructure: {
      context: 'The garment has eighty pleats and this is the only shot in which they are counted.',
      task: 'Closed, open, closed; she reads on.',
      output: 'Eight seconds at 4:5, hem always in frame, her attention on the book.',
    },
    techniques: ['Fabric as event', 'Unmoved subject'],
    terms: ['full-shot', 'slow-motion', 'dawn', 'eye-level'],
  },
  {
    id: 'the-tailors-chalk',
    title: 'Chalk on navy',
    category: 'Fashion',
    mode: 'photo',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.7,
    description: 'A suit before it is one: basting thread, chalk and a mirror that shows the other half.',
    prompt:
      'Half a jacket in navy flannel, basted in white, on a client seen only in the fitting mirror; in the foreground the tailor bends, pins in his lips, chalk drawing one line along the shoulder. 80mm medium format, f/4, over the shoulder into the glass. Soft window light from the left, falling off along the row of paper patterns.',
    ctoStructure: {
      context: 'Second fitting of three, the one at which a house shows what it can do.',
      task: 'Put the cloth in front, its wearer in the mirror, the chalk on the line between them.',
      output: 'Upright 4:5, chalk mark the brightest thing, camera hidden by the angle.',
    },
    techniques: ['Mirror frame', 'Work in progress'],
    terms: ['over-the-shoulder', 'window-light', 'foreground', 'medium-format'],
  },
] as const satisfies readonly LibraryPrompt[];
