import type { Lesson } from './lesson.ts';

export const workflowSystems = [
  {
    id: 'a-shot-list-that-prompts',
    title: 'A shot list that prompts',
    category: 'Workflow Systems',
    icon: 'list',
    minutes: 7,
    summary: 'Write what stays the same once, above the list; let each line change one thing only.',
    technique: 'Head and lines',
    story: [
      "Two days into a commercial for rubber boots we had thirty-one shots and rain from noon. The assistant director had a sheet with a heading and short lines under it. Heading: girl of eight, red boots, yellow sou'wester, allotment, drizzle, 35mm. Lines: jumps. Stops. Empties the left one.",
      'I had been writing each shot as a paragraph of its own and wondering why the boots were red, then crimson, then wine.',
      'She laid her sheet on mine. "The head is the film," she said. "The lines are the day." We crossed out every word of my paragraphs that stood in her heading already. What remained was three verbs a page, and we were done by two.',
      'For a generator the heading goes in front of each line unchanged, since it forgets. But you write it once, and when the boots turn green they turn green everywhere.',
    ],
    keyPoints: [
      { title: 'Head', text: 'Person, clothes, place, weather, lens, palette. Frozen.' },
      { title: 'Line', text: 'One size and one verb. Ten words is plenty.' },
      { title: 'Paste, do not retype', text: 'A synonym is a new coat. Copy the head by machine.' },
      { title: 'Change the head', text: 'If a line wants to alter it, it belongs to another list.' },
    ],
    examples: [
      {
        mode: 'video',
        before: {
          prompt:
            'Shot 7: the little girl with the crimson wellies is now joyfully splashing in a magical puddle in the lush garden, vibrant, perfect',
          note: 'Red became crimson, allotment became garden',
        },
        after: {
          prompt:
            "A girl of eight in red rubber boots and a yellow sou'wester empties the left boot, looks in, and puts it on again. Full shot, 35mm, static, an allotment in drizzle. Flat grey light, bean poles behind. Sound: water, one squelch.",
          note: 'The head word for word, then a line of its own',
        },
      },
    ],
    practiceExercise: {
      mode: 'video',
      brief: 'Write a head for a postwoman and one line under it. The line may hold a single verb.',
      words: 50,
      needs: ['action', 'lens', 'light'],
    },
  },
  {
    id: 'change-one-thing',
    title: 'Change one thing',
    category: 'Workflow Systems',
    icon: 'versions',
    minutes: 5,
    summary: 'Test prompts as one tests lenses: a chart, a note, and one thing different each time.',
    technique: 'One variable',
    story: [
      'Before a feature the camera assistants shoot tests for a week. It is the dullest film in the world: the same grey chart, the same tired stand-in, and a board with a number. Thirty lenses, thirty boards.',
      'As a trainee I thought I would save time and changed the lens and the stop together. The loader asked me, quite kindly, which of the two had made it soft. I could not tell him. We did it again on Saturday.',
      'I think of him whenever I see somebody throw a prompt away and write another. Of course it got better, or worse; six words were different. Keep the seed if your generator lets you, change the hour and leave the lens, and write down what happened. After ten boards you know a thing about that generator that is not in its manual.',
    ],
    keyPoints: [
      { title: 'A chart', text: 'One plain shot that you know by heart. Test on that.' },
      { title: 'One difference', text: 'Hour or lens or order of words. Never a pair.' },
      { title: 'Hold the seed', text: 'Where there is one. Otherwise take four and compare fours.' },
      { title: 'A board for each', text: 'Version, change, verdict. Ten words beat memory.' },
    ],
    examples: [
      {
        mode: 'photo',
        before: {
          prompt:
            'Try 2: even more stunning, more cinematic, warmer, closer, different angle, better hands, ultra realistic',
          note: 'Seven things at once, and nothing learned',
        },
        after: {
          prompt:
            'A cooper shaves a stave at his bench, shavings on the sleeve. Medium shot, 50mm, f/4, eye level. Dawn in place of noon, window light from the left as before. Oak, iron, apron grey.',
          note: 'Board 3: the hour, and only the hour',
        },
      },
    ],
    practiceExercise: {
      mode: 'photo',
      brief: 'Write your own chart shot: one person, one task, one window. You will be using it for a year.',
      words: 40,
      needs: ['action', 'size', 'lens', 'light'],
    },
  },
] as const satisfies readonly Lesson[];
