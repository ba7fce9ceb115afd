import type { LibraryPrompt } from './library-prompt.ts';

export const dialogue = [
  {
    id: 'one-face-late-diner',
    title: 'One face, late diner',
    category: 'Dialogue',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'premium',
    rating: 4.9,
    description: 'Half of a conversation, built so that the other half will cut to it.',
    prompt:
      'In the last booth a man of thirty in a paper hat turns a salt cellar and looks a little right of the lens. He says quietly: "I told them you were with me." Close-up, 65mm, static, her shoulder dark at the right edge. Practical lamp on the table as key, a rim light of neon from the window. Night. Sound: fridge hum, one car.',
    ctoStructure: {
      context: 'Scene 22, his single; hers is shot from the opposite side of the same line.',
      task: 'Turn the cellar, stop it, say it.',
      output: 'Six seconds, eyeline right of lens, two beats of quiet after the words.',
    },
    techniques: ['Eyeline', 'Tail to cut'],
    terms: ['close-up', 'practical-light', 'rim-light', 'eyeline'],
  },
  {
    id: 'two-on-a-tandem',
    title: 'Two on a tandem',
    category: 'Dialogue',
    mode: 'video',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.5,
    description: 'People talk more easily when neither can see the other. The bicycle does the blocking.',
    prompt:
      'Two sisters of fifty on a tandem ride along a canal towpath; the one behind has stopped pedalling. The one in front says, half turning, "You could at least pretend." Two-shot at eye level, 40mm, leading shot from a cargo bike at their speed. Golden hour, poplars flicking across them. Sound: chain, gravel, a snort of laughter.',
    ctoStructure: {
      context: 'They have agreed to sell the house and are not talking about it.',
      task: 'Feet stop, line, laugh.',
      output: 'Eight seconds, both faces visible, spoken line in sync.',
    },
    techniques: ['Blocking by prop', 'Leading camera'],
    terms: ['two-shot', 'leading', 'golden-hour', 'eye-level'],
  },
  {
    id: 'through-the-grille',
    title: 'Through the grille',
    category: 'Dialogue',
    mode: 'video',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.6,
    description: 'Focus decides who has the word: a rack between speaker and silence.',
    prompt:
      'A post office counter with a brass grille. In focus a pensioner counts out coins and says, "It was enough last week." Rack focus through the bars to the clerk, twenty-two, who keeps her eyes on the ledger, adds one of her own and says, "It still is." Over the shoulder, 85mm, f/2, static. Overcast window light from the left. Sound: coins, stamp.',
    ctoStructure: {
      context: 'Rents went up on Monday; the audience has seen the letter.',
      task: 'His line, the rack, her coin, her line.',
      output: 'Nine seconds, one rack only, coin falling on the change of focus.',
    },
    techniques: ['Focus as reply', 'Foreground bars'],
    terms: ['rack-focus', 'over-the-shoulder', 'window-light', 'dialogue'],
  },
  {
    id: 'argument-in-a-cable-car',
    title: 'Argument in a gondola',
    category: 'Dialogue',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.4,
    description: 'A quarrel with nowhere to go: shoot it in one, and let a mast interrupt it.',
    prompt:
      'Six strangers in a cable car study the floor while a couple in hired ski boots quarrel in whispers. She says, "You packed the map." The cabin clatters over a mast, everyone sways, and he says, "I packed the lunch." Medium wide shot from the back window, 28mm, handheld. Snow glare from all sides, flat and bright. Sound: the clatter cutting both of them off.',
    ctoStructure: {
      context: 'Comic relief before the avalanche; the map matters afterwards.',
      task: 'Her line, mast, his line.',
      output: 'Ten seconds, single take, strangers never reacting in words.',
    },
    techniques: ['Interruption', 'Trapped ensemble'],
    terms: ['medium-wide-shot', 'handheld', 'dialogue'],
  },
] as const satisfies readonly LibraryPrompt[];
