import type { Lesson } from './lesson.ts';

export const foundation = [
  {
    id: 'one-shot-one-verb',
    title: 'One shot, one verb',
    category: 'Foundation',
    icon: 'aperture',
    minutes: 5,
    summary: 'If a sentence needs "and then", it is two shots. Give each its own prompt.',
    technique: 'One verb',
    story: [
      'My first page of script as an assistant had a man who enters, hangs up his coat, sees the letter, reads it and sits down. I put a single cross on the schedule: one shot.',
      'The operator looked at it for a while. Then she drew five small boxes on the back and asked me which of them the film was about. I said the letter. She crossed out the other four. "Then he is already holding it," she said.',
      'We shot eleven seconds of a man in a wet coat with an envelope in his hand. Nobody has ever asked how he got in.',
      'A generator given five verbs does all of them badly: the coat melts into the chair, the letter arrives in the wrong hand. With one it has eight seconds to do it properly.',
    ],
    keyPoints: [
      { title: 'Find the verb', text: 'Underline each one. Keep the one the picture is about.' },
      { title: 'Start late', text: 'Begin with the action half begun; arrivals cost seconds and hands.' },
      { title: 'Finish it', text: 'Say how it ends: sets it down, stops, looks up.' },
      { title: 'Give the rest away', text: 'Four verbs left over are four more prompts.' },
    ],
    examples: [
      {
        mode: 'video',
        before: {
          prompt:
            'A man comes home from work, takes off his coat, walks to the kitchen, finds a letter, opens it, reads it and sits down sadly, cinematic, emotional, 8k',
          note: 'Seven verbs and eight seconds',
        },
        after: {
          prompt:
            'A man of fifty in a wet raincoat stands in a dark hallway and reads a letter to the end. Medium shot, 40mm, static. One lamp from the kitchen behind him. He folds the page along its old crease. Sound: rain off the coat onto the floorboards.',
          note: 'A single verb, and it ends',
        },
      },
    ],
    practiceExercise: {
      mode: 'video',
      brief: '"She packs, says goodbye to the dog and leaves." Choose one verb and shoot only that.',
      words: 45,
      needs: ['action', 'size', 'light'],
    },
  },
  {
    id: 'where-is-the-lamp',
    title: 'Where is the lamp',
    category: 'Foundation',
    icon: 'sun',
    minutes: 5,
    summary: 'Light has a source, a side and an edge. Name the three and leave the adjectives at home.',
    technique: 'Source, side, edge',
    story: [
      'The gaffer on that film spoke about four words a day. I had written "moody lighting" on the plan for the attic. He held the sheet at arm\'s length and said: "Where is the lamp?"',
      'I said it should feel like loneliness. He nodded, put the sheet in his back pocket, and walked round the attic touching things: the skylight, the stove, the bulb. At each he waited until I shook my head. At the stove I forgot to.',
      'So he lit the stove. Its door stood open a hand wide; the actor sat to the right of it, and everything to the left of him was gone. It was lonely. Nobody had asked for that.',
    ],
    keyPoints: [
      { title: 'Source', text: 'Window, stove, phone, street lamp: a thing that could be switched off.' },
      { title: 'Side', text: 'Left, behind, from above. Shadows fall the other way by themselves.' },
      { title: 'Edge', text: 'Small or far is hard. Big or near is soft. Say which.' },
      { title: 'What stays dark', text: 'Tell it what the lamp does not reach, and that is the mood.' },
    ],
    examples: [
      {
        mode: 'photo',
        before: {
          prompt:
            'Lonely old man in an attic, moody dramatic lighting, beautiful atmosphere, stunning, highly detailed, masterpiece',
          note: 'Six words for light, and it has nowhere to come from',
        },
        after: {
          prompt:
            'An old man mends a slipper in an attic, sitting close to the right of an iron stove with its door a hand open. Medium shot, 50mm, f/2.8. Firelight from the left, hard and low; the rafters over him go out. Ember, ash, the grey of his cardigan.',
          note: 'A stove with a door that can be closed',
        },
      },
    ],
    practiceExercise: {
      mode: 'photo',
      brief: 'Somebody waits up for somebody else. Use a single lamp and say what it does not reach.',
      words: 45,
      needs: ['size', 'lens', 'light'],
    },
  },
] as const satisfies readonly Lesson[];
