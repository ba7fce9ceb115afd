import type { Lesson } from './lesson.ts';

export const advancedTechniques = [
  {
    id: 'the-cut-you-write-first',
    title: 'The cut you write first',
    category: 'Advanced Techniques',
    icon: 'scissors',
    minutes: 7,
    summary: 'Decide where two shots meet, then write both of them towards that frame.',
    technique: 'Written cut',
    story: [
      'The editor I learned from kept a shoebox of single frames, the last of one shot stuck to the first of the next. A match going out, a sunrise. A plate turned in the sink, a record turning. She never showed me the shots, only where they touched.',
      'I asked how she found such pairs. "I do not find them," she said. "I telephone the set." The day before they filmed the sink she had asked for a plate, white, turned clockwise, filling a third of the frame, because the record was already in the can.',
      'With a generator you are both of these people. Write the meeting frame first: shape, side, size and direction. Copy that line into the end of one prompt and the beginning of the other. You will still have to choose from several takes, but they will be takes of the same cut.',
    ],
    keyPoints: [
      { title: 'Meeting frame', text: 'Shape, side of the frame, size, direction. Four facts in one line.' },
      { title: 'Copy it', text: 'Word for word into both prompts; last in the one, first in the other.' },
      { title: 'Keep the direction', text: 'Left to right stays left to right, or the cut trips.' },
      { title: 'Change one thing', text: 'Same shape, other world. Change two and nobody sees the match.' },
    ],
    examples: [
      {
        mode: 'video',
        before: {
          prompt:
            'A woman washes dishes, then smooth seamless transition to a record playing, cinematic, beautiful',
          note: 'A transition is ordered from whoever cuts',
        },
        after: {
          prompt:
            'Close-up from above, 65mm, static: hands in suds turn a white plate clockwise, slower and slower, until it fills the middle third of the frame and stands still. Window light from the top edge. Sound: water, china, then needle crackle arriving early.',
          note: 'Ends as the record will begin',
        },
      },
    ],
    practiceExercise: {
      mode: 'video',
      brief: 'Write the first half of a match cut whose second half is a full moon.',
      words: 50,
      needs: ['action', 'size', 'light'],
    },
  },
  {
    id: 'three-depths',
    title: 'Three depths',
    category: 'Advanced Techniques',
    icon: 'layers',
    minutes: 6,
    summary: 'Near, middle, far: put one thing in each and the picture stops being a backdrop.',
    technique: 'Three depths',
    story: [
      'A painter of theatre sets explained it to me with three sheets of glass. On the first he drew a branch, on the second a man, on the third a church. Stacked, it was a village. Laid side by side it was a list.',
      '"People give me lists," he said. They had given him: tree, man, church, village, autumn. He slid the branch until it covered the tower and left the clock. Now it was a man who is late.',
      'Most prompts for places are lists. The words are right, and they all stand at one distance. Say what is near and soft, what is in the middle and sharp, what is far and small, and which of them covers which.',
    ],
    keyPoints: [
      { title: 'Near', text: 'Soft, cropped, at one side. It says where the camera is standing.' },
      { title: 'Middle', text: 'Where it happens and where the focus lies.' },
      { title: 'Far', text: 'Small and plain. It answers where we are.' },
      { title: 'Overlap', text: 'State what hides what. Overlap is the cheapest depth there is.' },
    ],
    examples: [
      {
        mode: 'photo',
        before: {
          prompt:
            'A village with a church, a tree, a man, autumn leaves, mist, picturesque, breathtaking scenery, vibrant colours',
          note: 'A list, with each thing at the same distance',
        },
        after: {
          prompt:
            'A man in a Sunday coat runs with one shoelace undone. In the foreground, a wet chestnut branch, soft across the top left; in the background, a church tower hidden by the branch up to its clock, which says five past. Full shot, 85mm, f/4. Overcast morning. Slate, rust, black.',
          note: 'Three sheets of glass, and a man who is late',
        },
      },
    ],
    practiceExercise: {
      mode: 'photo',
      brief: 'A railway platform. Three depths, with something hidden that we want to see.',
      words: 55,
      needs: ['size', 'lens', 'light'],
    },
  },
] as const satisfies readonly Lesson[];
