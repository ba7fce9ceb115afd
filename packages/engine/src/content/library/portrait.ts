import type { LibraryPrompt } from './library-prompt.ts';

export const portrait = [
  {
    id: 'north-light-one-sitter',
    title: 'North light, one sitter',
    category: 'Portrait',
    mode: 'photo',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.9,
    description: 'A window, a dark board and nothing else. The oldest set-up there is, and it still wins.',
    prompt:
      'A retired judge, eighty, hands folded over the head of a cane, turned a third away from a tall north window. Medium close-up, 85mm, f/4, eye level. Soft window light from camera left; a black board on the right takes the fill away, so the far cheek falls three stops. Plain plaster wall. Slate, ivory, a thread of burgundy in the tie.',
    ctoStructure: {
      context: 'Commissioned for a corridor of painted predecessors, so it has to hold its own beside oil.',
      task: 'Turn him to the window and wait until his hands settle.',
      output: 'Upright 4:5, eyes and knuckles equally sharp, background two stops under.',
    },
    techniques: ['Single source', 'Black board'],
    terms: ['medium-close-up', 'window-light', 'negative-fill', 'eye-level'],
  },
  {
    id: 'goalkeeper-after-the-whistle',
    title: 'After the whistle',
    category: 'Portrait',
    mode: 'photo',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.7,
    description: 'The minute after effort is worth more than the effort: sweat, breath, and hard low sun.',
    prompt:
      'Breath still fast, a goalkeeper of nineteen sits against her own post with the gloves off and the strapping half unwound. Close-up at ground level, 105mm, f/2.8, net squares soft in front of her shoulder. Golden hour, hard backlight from beyond the goal, her face lit only by the pale grass. Turf green, tape white, mud.',
    ctoStructure: {
      context: 'They lost in the ninetieth minute and the team photograph is being taken elsewhere.',
      task: 'Stay with her while she unwinds the second wrist.',
      output: 'Landscape 3:2, focus on the lashes, some flare allowed at the top left.',
    },
    techniques: ['Aftermath', 'Grass as bounce'],
    terms: ['close-up', 'ground-level', 'backlight', 'golden-hour'],
  },
  {
    id: 'twins-one-lamp',
    title: 'Twins, one lamp',
    category: 'Portrait',
    mode: 'photo',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.8,
    description: 'Two heads, one bare bulb between them: the lamp is motive, key and rim all at once.',
    prompt:
      'Brothers of forty with the same broken nose bend over a radio chassis from opposite sides, a bare bulb hanging between their foreheads. Two-shot in profile, 50mm, f/2.8, symmetrical. Tungsten light falling off fast, each man his own half lit, ears and workshop gone to brown. Solder smoke rising straight through the middle.',
    ctoStructure: {
      context: 'They have shared this bench since school and speak perhaps ten words a day.',
      task: 'Let the bulb divide the frame and the smoke close it.',
      output: 'Square, bulb just clipped, detail kept in both noses.',
    },
    techniques: ['Lamp in frame', 'Mirror symmetry'],
    terms: ['two-shot', 'profile', 'symmetry', 'practical-light'],
  },
  {
    id: 'beekeeper-through-the-veil',
    title: 'Through the veil',
    category: 'Portrait',
    mode: 'photo',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.5,
    description: 'Mesh in front of a face: expose for the skin behind it and let the veil dissolve.',
    prompt:
      'Behind the black mesh of her veil a beekeeper of sixty smiles at something on the frame in her hands. Tight close-up, three-quarter view, 100mm, f/2, focus on the eye beyond the net so that the threads blur to a haze. Dappled light under a lime tree, late morning, one bee sharp on the brim. Wax, smoke grey, honey.',
    ctoStructure: {
      context: 'First warm day in April; she has just found the queen alive.',
      task: 'Look through the mesh at the second she sees it.',
      output: 'Upright 2:3, catchlight in the near eye, mesh present and soft.',
    },
    techniques: ['Focus through', 'Found expression'],
    terms: ['close-up', 'three-quarter', 'dappled-light', 'catchlight'],
  },
  {
    id: 'the-listener',
    title: 'The listener',
    category: 'Portrait',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'premium',
    rating: 4.8,
    description: 'Thirty years of marriage in one face that says nothing, because somebody else is talking.',
    prompt:
      'A woman of fifty-eight at a kitchen table listens to a voice from the next room; she stops peeling, keeps the peel whole, and after a moment goes on. Medium close-up, 65mm, slow dolly in that stops when the knife does. Evening, a low pendant lamp from above, the window behind her blue. Sound: a muffled man on the telephone, the knife, a clock.',
    ctoStructure: {
      context: 'The call is about selling the house. She is not supposed to hear.',
      task: 'Knife stops, knife goes on.',
      output: 'Ten seconds, 1.85:1, the whole change played by the hands and the blink.',
    },
    techniques: ['Off-screen cause', 'Move with motive'],
    terms: ['medium-close-up', 'dolly-in', 'evening', 'off-screen-sound'],
  },
] as const satisfies readonly LibraryPrompt[];
