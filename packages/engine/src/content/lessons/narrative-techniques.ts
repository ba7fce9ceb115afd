import type { Lesson } from './lesson.ts';

export const narrativeTechniques = [
  {
    id: 'one-plate-too-many',
    title: 'One plate too many',
    category: 'Narrative Techniques',
    icon: 'plate',
    minutes: 6,
    summary: 'Put what happened into the room. A lens cannot see grief; it can see a second plate.',
    technique: 'Telling object',
    story: [
      'The scene said: she misses him. We had a kitchen, an actress of seventy-four, and forty minutes of window light.',
      'First take, she wept. It was good weeping, and it told us nothing that was not on the call sheet. The designer, who hardly ever spoke, walked in and set a second plate. "Lay the table," she said. "Then see what you have done."',
      'Second take, the actress laid two plates, looked, and put one back. Nobody moved for some time after the cut. The feeling had been in the cupboard all along; it only needed an object to come out with.',
      'A generator is the first take. Ask it for sadness and it pours tears over everything. Give it one plate too many and it has something to film.',
    ],
    keyPoints: [
      { title: 'Cross out the feeling', text: 'Then write what it made somebody do.' },
      { title: 'One object, out of place', text: 'Two and it is set dressing.' },
      { title: 'A small verb, finished', text: 'Lifts, looks, puts back. Clips have an end.' },
      { title: 'Let the camera not know', text: 'Wide and still. The push in is for later.' },
    ],
    examples: [
      {
        mode: 'video',
        before: {
          prompt:
            'A sad old woman alone in her kitchen feeling lonely after her husband died, emotional, nostalgic, heartbreaking atmosphere, beautiful cinematic lighting, 8k masterpiece',
          note: 'The feeling is named, nothing is seen',
        },
        after: {
          prompt:
            'A woman in her seventies lays the table with two plates, looks at the second, lifts it, and puts it back in the rack. Wide shot from the hall, 35mm, locked off. Window light from the left, ceiling lamp off. Sound: a clock, china.',
          note: 'One plate does the work',
        },
      },
    ],
    practiceExercise: {
      mode: 'video',
      brief: 'He is not ready to move out. Faces and tears stay out of it.',
      words: 40,
      needs: ['action', 'size', 'light'],
    },
  },
  {
    id: 'what-the-audience-knows',
    title: 'What the audience knows',
    category: 'Narrative Techniques',
    icon: 'swatches',
    minutes: 6,
    summary: 'Show us what the person in the frame cannot see, and stand still.',
    technique: 'Audience first',
    story: [
      'There is a photograph on the wall of the school where I teach: a boy on a quay, back to the sea, waving at someone beside the camera. Behind him, over the mole, comes a wave about as tall as a house.',
      'New students always ask whether he was hurt. I tell them he got wet, which is true. Then I ask why they asked, since he is smiling. It takes them a minute. They know something he does not.',
      'The whole of it lies in two facts: what he looks at, and what we look at. Put those into a prompt as two sentences, his first. Leave the wave in plain view and resist writing the word danger.',
    ],
    keyPoints: [
      { title: 'Two eyelines', text: 'Where they look, and where we do. Write both.' },
      { title: 'Plain view', text: 'The thing itself, sharp enough to be read, before it arrives.' },
      { title: 'Keep them busy', text: 'Someone with a task has a reason not to turn round.' },
      { title: 'Stop in time', text: 'End a moment early. We finish it better than you can.' },
    ],
    examples: [
      {
        mode: 'photo',
        before: {
          prompt:
            'Suspenseful dramatic scene of a boy in danger at the sea, giant epic wave, intense, thrilling, award-winning photo',
          note: 'Suspense is announced three times',
        },
        after: {
          prompt:
            'A boy of nine on a quay waves with both arms at somebody beside the camera. Behind him, over the mole, stands a wave the height of a house; it has just begun to lean. Wide shot, 50mm, f/8, eye level. Overcast afternoon, wet granite, a yellow oilskin.',
          note: 'He sees a friend, and we see the wave',
        },
      },
    ],
    practiceExercise: {
      mode: 'photo',
      brief: 'A surprise party from the point of view of the only guest who knows it is the wrong flat.',
      words: 55,
      needs: ['size', 'lens', 'light'],
    },
  },
] as const satisfies readonly Lesson[];
