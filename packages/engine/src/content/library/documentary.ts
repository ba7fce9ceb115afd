import type { LibraryPrompt } from './library-prompt.ts';

export const documentary = [
  {
    id: 'last-shift-at-the-exchange',
    title: 'Last shift, telephone exchange',
    category: 'Documentary',
    mode: 'photo',
    difficulty: 'intermediate',
    tier: 'free',
    rating: 4.7,
    description: 'A working life in the second it ends: hand still on the switch, face not yet decided.',
    prompt:
      'Relays in grey racks to the ceiling, all of them quiet; Mrs Okafor, headset round her neck, has her hand on the main switch and has just pressed it. 35mm, f/4, medium wide shot at shoulder height, racks converging behind her. Fluorescent light from above, one tube dead. Machine grey, cardigan green, the red of the switch.',
    ctoStructure: {
      context: 'Thirty-one years here; colleagues wait in the corridor with a cake.',
      task: 'Take the second after, before she turns to the door.',
      output: 'Landscape 3:2, available light, dead tube kept in.',
    },
    techniques: ['Second after', 'Found geometry'],
    terms: ['medium-wide-shot', 'fluorescent-light', 'shoulder-level', 'vanishing-point'],
  },
  {
    id: 'vote-counters-at-dawn',
    title: 'Counters at dawn',
    category: 'Documentary',
    mode: 'photo',
    difficulty: 'advanced',
    tier: 'free',
    rating: 4.5,
    description: 'Many people, one rhythm: go high, find the pattern, keep the one who breaks it.',
    prompt:
      'Forty people at eight trestle tables in a sports hall count paper by hand; one of them, third table, has laid her cheek on the pile and sleeps. High angle from the gallery, 50mm, f/8, deep focus, tables in diagonal rows, basketball lines under all of it. Fluorescent hall light against dawn in the high windows. Parquet, paper, one orange jumper.',
    ctoStructure: {
      context: 'Tenth hour of a count that nobody thought would be close.',
      task: 'Keep every table working and find the sleeper.',
      output: 'Landscape 4:3, sleeper off centre and found second.',
    },
    techniques: ['Pattern and break', 'Second look'],
    terms: ['high-angle', 'dawn', 'deep-focus', 'diagonal'],
  },
  {
    id: 'ferryman-counts-heads',
    title: 'The ferryman counts',
    category: 'Documentary',
    mode: 'video',
    difficulty: 'beginner',
    tier: 'free',
    rating: 4.6,
    description: 'Follow a small job from start to finish and the person arrives by themselves.',
    prompt:
      'Barefoot on the gunwale, a ferryman in Barisal counts his passengers by touching each on the shoulder, loses count at the baby, laughs and begins again. Handheld 35mm, medium shot, walking sideways with him. Early morning mist on the river, sun a pale coin behind. Sound: his numbers, an outboard, water against planks.',
    ctoStructure: {
      context: 'He is allowed twenty; there are twenty-two and everybody knows it.',
      task: 'Count, lose it, count again.',
      output: 'Twelve seconds, camera on board and one step behind him.',
    },
    techniques: ['Whole task', 'Operator aboard'],
    terms: ['handheld', 'medium-shot', 'mist', 'morning'],
  },
  {
    id: 'letter-read-by-a-neighbour',
    title: 'Read it to me',
    category: 'Documentary',
    mode: 'video',
    difficulty: 'intermediate',
    tier: 'premium',
    rating: 4.8,
    description: 'Film the one who hears, and let the reader be a voice and a pair of glasses.',
    prompt:
      'At a garden table an old shepherd hands over an envelope; his neighbour, a schoolgirl, reads it out, her finger under each line. He looks at the page he cannot read. Medium close-up on him, 75mm, static, her shoulder soft at the edge. Afternoon shade, sunlit hills behind. Sound: her careful voice, "your brother sends his hand", a goat bell.',
    ctoStructure: {
      context: 'First letter in six years, and there are two pages.',
      task: 'Hold on the listener to the end of the sentence.',
      output: 'Fourteen seconds, one angle, spoken line as given.',
    },
    techniques: ['Film the listener', 'One spoken line'],
    terms: ['medium-close-up', 'static', 'afternoon', 'dialogue'],
  },
  {
    id: 'night-shift-changes-the-numbers',
    title: 'Changing the price',
    category: 'Documentary',
    mode: 'video',
    difficulty: 'advanced',
    tier: 'premium',
    rating: 4.5,
    description: 'An economy in one gesture: a long pole, two digits, a road at night.',
    prompt:
      'On a petrol forecourt in Ohio a boy lifts a nine off the price sign with a twelve-foot pole, lowers it, and hooks a four in its place while a lorry driver watches with folded arms. Wide shot from across the road on a 50mm, static, traffic wiping the frame twice. Night, the sign the only key light. Sound: cicadas, tyres, plastic on steel.',
    ctoStructure: {
      context: 'Third change this week; the film keeps coming back to this pole.',
      task: 'One digit down, another up, and the driver goes to pay.',
      output: 'Twelve seconds, wide throughout, sign exposed to be read.',
    },
    techniques: ['Wipe by traffic', 'Return motif'],
    terms: ['wide-shot', 'night', 'static', 'key-light'],
  },
] as const satisfies readonly LibraryPrompt[];
