import type { Lesson } from './lesson.ts';

export const videoMastery = [
  {
    id: 'give-the-move-a-reason',
    title: 'Give the move a reason',
    category: 'Video Mastery',
    icon: 'dolly',
    minutes: 6,
    summary: 'The camera starts because something happened and stops because something else did.',
    technique: 'Motivated move',
    story: [
      'For two hours we had been pushing in on a woman at a switchboard. Slowly, quickly, from higher up. It looked like a camera that had been told to push in.',
      'The dolly grip, who had knees and opinions, asked what he was supposed to be going towards. The director said: her. "She was there before," said the grip. "What changed?"',
      'What changed was that a lamp came on, row four, the line that had been dead since the flood. So he stood still until the lamp, went when it lit, and stopped when her hand closed on the plug. It was the same rail, the same lens and the same woman. After the take nobody said cut, because we all wanted to know who was calling.',
    ],
    keyPoints: [
      { title: 'Name the trigger', text: 'A lamp, a sound, a look. The move begins on it.' },
      { title: 'Name the end', text: 'Where it stops, and on what. Moves drift when they have no address.' },
      { title: 'One move a clip', text: 'Push or pan. Both at once in six seconds is weather.' },
      { title: 'Hold after', text: 'Two still seconds at the end are what an editor will thank you for.' },
    ],
    examples: [
      {
        mode: 'video',
        before: {
          prompt:
            'Cinematic slow dolly zoom orbit around a telephone operator, dramatic camera movement, epic, vintage, highly detailed',
          note: 'Three moves, and none of them has anywhere to go',
        },
        after: {
          prompt:
            'A telephone operator, knitting at her board at night under a desk lamp. A bulb lights on row four; a dolly in begins and stops as her hand closes on the plug. 40mm, eye level, wide shot to close-up, then two seconds still. Sound: needles, a relay, breath.',
          note: 'Begins on the lamp, ends on the hand',
        },
      },
    ],
    practiceExercise: {
      mode: 'video',
      brief: 'An empty classroom. Move the camera exactly once, and make us see why it went.',
      words: 50,
      needs: ['movement', 'lens', 'light'],
    },
  },
  {
    id: 'write-the-sound-first',
    title: 'Write the sound first',
    category: 'Video Mastery',
    icon: 'sound',
    minutes: 5,
    summary: 'Three sounds, in the order in which they are heard, each made by something in the shot.',
    technique: 'Three sounds',
    story: [
      'Our recordist used to close her eyes for the first rehearsal of any scene. Afterwards she would read back what she had: kettle, spoon, a chair that was not his. Then she would ask the director which of those the scene was.',
      'In the kitchen of the two brothers it was the spoon. One stirs and stirs; the other listens. We had four pages of talk, and she took her headphones off and said, gently, that she had understood it by the second stir.',
      'The talk went. What is left is a cup, a spoon, and then the spoon laid down. If your generator makes sound, that is a line of dialogue you can write in six words. If it makes none, write it all the same: a picture that knows what it sounds like holds still in the right places.',
    ],
    keyPoints: [
      { title: 'Source on screen', text: 'Let each sound have a maker that we can see or have seen.' },
      { title: 'In order', text: 'First, next, last. A list without order comes out as mush.' },
      { title: 'One that stops', text: 'Silence has to be made. End a sound and we hear it.' },
      { title: 'Music last', text: 'Ask for it when nothing in the room will do the work.' },
    ],
    examples: [
      {
        mode: 'video',
        before: {
          prompt:
            'Two brothers sit in tense silence in a kitchen, dramatic music, emotional, epic sound design',
          note: 'Music is asked to feel it for them',
        },
        after: {
          prompt:
            'Two brothers at a kitchen table at night, one stirring tea that has long been stirred, the other looking at the spoon. Two-shot, 50mm, static, a practical lamp low between them. Sound: spoon on china going round, a tap dripping once, the spoon laid on the saucer.',
          note: 'The spoon speaks, and then it stops',
        },
      },
    ],
    practiceExercise: {
      mode: 'video',
      brief: 'A night watchman is sure he heard something. Three sounds, and the third is his own.',
      words: 55,
      needs: ['sound', 'size', 'light'],
    },
  },
] as const satisfies readonly Lesson[];
