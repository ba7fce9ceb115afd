import type { LibraryPrompt } from './library-prompt.ts';

export const food = [
  {
    id: 'broken-crust',
    title: 'Broken crust',
    category: 'Food',
    mode: 'photo',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.7,
    description: 'Backlit bread, torn and not cut: steam and crumb need the light behind them.',
    prompt:
      'Half a rye loaf, torn by hand a moment ago, steam lifting off the crumb, the knife beside it still clean. Close-up at table height, 85mm, f/4, the torn edge sharp. Backlight from a small window, white card in front at the left. Dark board, linen, flour on the sill. Brown, cream, the grey of cold iron.',
    ctoStructure: {
      context: 'Chapter opener, facing a page about patience.',
      task: 'Catch it inside the first minute, while the steam is there.',
      output: 'Upright 4:5, steam visible against the dark, crumbs where they fell.',
    },
    techniques: ['Light from behind', 'White card'],
    terms: ['close-up', 'backlight', 'fill-light'],
  },
  {
    id: 'wok-at-the-turn',
    title: 'The wok at the turn',
    category: 'Food',
    mode: 'photo',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.6,
    description: 'Fire and noodles in the air: shutter speed chosen so that one is frozen and one is not.',
    prompt:
      'Noodles hang in the air over a wok at the top of the toss, flame licking round the rim, the cook reduced to one forearm and a towel. 35mm, f/2.8, 1/250, hip level, close to the burner. Firelight from below, one fluorescent tube behind for the outline of the steam. Soy brown, orange, chive green.',
    ctoStructure: {
      context: 'Stall eleven, the hour when the queue reaches the bus stop.',
      task: 'Wait for the top of the toss, where it stands still by itself.',
      output: 'Landscape 3:2, noodles sharp, flame drawn out by its own speed.',
    },
    techniques: ['Peak of motion', 'Chosen shutter'],
    terms: ['firelight', 'hip-level', 'shutter-speed'],
  },
  {
    id: 'one-oyster',
    title: 'One oyster',
    category: 'Food',
    mode: 'photo',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.7,
    description: 'Wet on wet on wet: shape comes from what is reflected, so build the reflection first.',
    prompt:
      'A single opened oyster on crushed ice, liquor level with the lip, a drop about to leave. Macro, 100mm tilt-shift, f/8, focus laid along the frill. One large softbox low behind, its whole edge mirrored in the liquor; black card left and right to draw the shell. Pearl, tar, a cold green shadow.',
    ctoStructure: {
      context: 'Menu of eleven plates, each alone on its page.',
      task: 'Build one clean reflection, then let the drop gather.',
      output: 'Square, wet and cold, the drop intact, ice kept grey rather than white.',
    },
    techniques: ['Shaped reflection', 'Tilted plane'],
    terms: ['macro', 'tilt-shift-lens', 'softbox', 'backlight'],
  },
  {
    id: 'broth-for-a-late-train',
    title: 'Broth for a late train',
    category: 'Food',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.7,
    description: 'A bowl is built in five moves by hands that have stopped thinking about it.',
    prompt:
      'At a counter in Onomichi station two hands build a bowl: noodles, broth, leek, egg, lid. A railwayman slides a coin across and the lid comes off. Medium shot across the steam, 50mm, static, the departure board out of focus behind. Night, one warm lamp over the counter. Sound: ladle, coin, the announcement of a delay.',
    ctoStructure: {
      context: 'It is the last bowl; the pot is tipped to get it.',
      task: 'Five moves, a coin, and off with the lid.',
      output: 'Twelve seconds, faces out of frame, steam reaching the lens at the end.',
    },
    techniques: ['Counted moves', 'Steam as cut'],
    terms: ['medium-shot', 'night', 'static', 'practical-light'],
  },
  {
    id: 'honey-leaves-the-spoon',
    title: 'Honey leaves the spoon',
    category: 'Food',
    mode: 'video',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.4,
    description: 'One thread of honey, one change of focus: the least a food clip can be.',
    prompt:
      'From a wooden spoon a thread of chestnut honey lowers, coils on warm toast, and thins until it breaks. Extreme close-up, 100mm, rack focus from spoon to toast as the thread lands. Morning sun from behind, honey lit through like glass. Sound: a kitchen radio far off, a bee at the pane.',
    ctoStructure: {
      context: 'Loop for the top of a shop page, seen without sound by most people.',
      task: 'Down, coil, break.',
      output: 'Five seconds, background one plain dark tone, last frame able to meet the first.',
    },
    techniques: ['Lit through', 'Follow by focus'],
    terms: ['extreme-close-up', 'rack-focus', 'backlight', 'morning'],
  },
] as const satisfies readonly LibraryPrompt[];
