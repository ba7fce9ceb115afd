import type { Lesson } from './lesson.ts';

export const characterCreation = [
  {
    id: 'the-coat-that-says-it',
    title: 'The coat that says it',
    category: 'Character Creation',
    icon: 'coat',
    minutes: 6,
    summary: 'Character is what somebody did to their clothes, seen from across the street.',
    technique: 'Worn detail',
    story: [
      'Our costume designer bought two identical coats for the landlord. One stayed on its hanger. The other she took home, and for three weeks her brother, who is a man that fills his pockets, wore it to work.',
      'When it came back the left pocket hung a finger lower than the right. There was a shine at the cuff from leaning on counters and a button that had been sewn on again by somebody in a hurry.',
      'The actor put it on and his left hand went straight to the pocket. "He carries keys," he said. It was in no script. We gave him keys. From then on you heard the landlord before you saw him, and people on the stairs went quiet.',
      '"A greedy landlord" gives a generator a face to invent. A pocket that hangs lower than the other gives it a man.',
    ],
    keyPoints: [
      { title: 'Wear, not wardrobe', text: 'What the coat has been through tells more than what it cost.' },
      { title: 'One habit', text: 'A repeated act leaves a mark. Put the mark on the body.' },
      { title: 'Left or right', text: 'Fix the side, or it will wander from shot to shot.' },
      { title: 'Three marks', text: 'Fewer will not hold him, more will be averaged.' },
    ],
    examples: [
      {
        mode: 'photo',
        before: {
          prompt:
            'Portrait of a greedy, intimidating landlord with an evil look, professional photography, ultra detailed',
          note: 'An opinion about a man, and not a mark on him',
        },
        after: {
          prompt:
            'A landlord of sixty on a tenement stair, brown wool coat shiny at the cuffs, left pocket pulled a finger lower by a ring of keys, third button sewn on in white thread. Low angle from four steps below, medium wide shot, 35mm. A skylight above him, the wall tiles green.',
          note: 'Three marks, each with a cause',
        },
      },
    ],
    practiceExercise: {
      mode: 'photo',
      brief:
        'A teacher in her last week before retirement. Three marks of wear, and leave out age and feeling.',
      words: 50,
      needs: ['size', 'lens', 'light'],
    },
  },
  {
    id: 'how-she-crosses-a-room',
    title: 'How she crosses a room',
    category: 'Character Creation',
    icon: 'walk',
    minutes: 6,
    summary: 'A body has habits. Write how somebody moves and the face will follow.',
    technique: 'Gait before face',
    story: [
      'We had cast two sisters who looked nothing alike. The director asked them to cross the rehearsal room and did not say why. One went round the table, touching each chair. The other walked straight at it, as if it would move, and at the last moment it was she who had to stop.',
      'He wrote that into the script in place of their descriptions. "Vera goes round things. Anna goes through." For the remaining ninety pages he had no need of an adverb for either.',
      'In the last scene Anna comes into the kitchen after the funeral and walks around the table, and touches each chair. Someone behind me in the cinema drew a breath.',
    ],
    keyPoints: [
      { title: 'Route', text: 'Around, through, along the wall: a path is a temperament.' },
      { title: 'Pace', text: 'Name it against something: half a step behind, faster than the dog.' },
      { title: 'What hands do', text: 'Idle hands default to hanging. Occupy them.' },
      { title: 'Keep it for the turn', text: 'A habit is worth most on the day it breaks.' },
    ],
    examples: [
      {
        mode: 'video',
        before: {
          prompt:
            'A shy, gentle young woman walks through a room, elegant and graceful, beautiful cinematic shot',
          note: 'Four words of praise for a walk that is not described',
        },
        after: {
          prompt:
            'Vera, twenty-nine, crosses a rehearsal room by going round the table, fingertips on the back of each chair, straightening the fourth. Full shot, 35mm, tracking left at her pace. Tall windows behind her, overcast. Sound: rubber soles, a chair leg on parquet.',
          note: 'A route, a hand, and a chair put right',
        },
      },
    ],
    practiceExercise: {
      mode: 'video',
      brief: 'Someone who has been fired comes out of the building. Only the walk may tell us.',
      words: 50,
      needs: ['action', 'size', 'movement'],
    },
  },
] as const satisfies readonly Lesson[];
