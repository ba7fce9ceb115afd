import fc from 'fast-check';

/** A text with several people and several moves, and what it says of them. */
export interface Peopled {
  readonly text: string;
  /** Each number that is said of somebody, in order. */
  readonly numbers: readonly { readonly words: string; readonly count: number }[];
  /** What is done, in order. */
  readonly deeds: readonly string[];
  /** What the camera does, in order. */
  readonly moves: readonly string[];
}

const counts = [
  ['two', 2],
  ['three', 3],
  ['five', 5],
  ['a pair of', 2],
  ['half a dozen', 6],
  ['twenty-two', 22],
] as const;
const several = ['brothers', 'nurses', 'divers', 'monks', 'welders', 'sailors'];
const single = [
  'a baker',
  'an old woman',
  'the tall referee',
  'a fox',
  'a girl of seven',
  'a 70-year-old man',
];
const traits = ['', ' in boiler suits', ' with lanterns', ' in red coats', ' on the left', ' with grey hair'];
const parts = ['one laughing', 'one of them holding a rope', 'the oldest kneeling', 'the other waving'];
const ofSeveral = ['carry a piano', 'cross the road', 'climb the stairs', 'look up', 'sweep the floor'];
const ofOne = ['carries a crate', 'waits', 'lifts a bowl', 'turns away', 'climbs the stairs'];
const joints = [', then ', ' and ', ', and then '];
const moves = [
  'slow push-in on the door',
  'the camera pans left',
  'a tilt up to the roof',
  'the camera holds still',
];

interface Said {
  words: string;
  numbers: Peopled['numbers'];
  deeds: readonly string[];
}

const deedsOf = (deeds: readonly string[]) =>
  fc.tuple(
    fc.constantFrom(...deeds),
    fc.option(fc.tuple(fc.constantFrom(...joints), fc.constantFrom(...deeds)), { nil: undefined }),
  );

const group: fc.Arbitrary<Said> = fc
  .tuple(
    fc.constantFrom(...counts),
    fc.constantFrom(...several),
    fc.constantFrom(...traits),
    fc.option(fc.constantFrom(...parts), { nil: undefined }),
    deedsOf(ofSeveral),
  )
  .map(([[words, count], noun, trait, part, [deed, more]]) => {
    const who = `${words} ${noun}${trait}`;
    const done = more ? `${deed}${more[0]}${more[1]}` : deed;
    const deeds = more ? [deed, more[1]] : [deed];
    const numbers = [{ words, count }];
    return part === undefined
      ? { words: `${who} ${done}`, numbers, deeds }
      : {
          words: `${who}, ${part}`,
          numbers,
          deeds: [
            part
              .split(' ')
              .slice(part.includes('of them') ? 3 : part.startsWith('the') ? 2 : 1)
              .join(' '),
          ],
        };
  });

const one: fc.Arbitrary<Said> = fc
  .tuple(fc.constantFrom(...single), deedsOf(ofOne))
  .map(([who, [deed, more]]) => ({
    words: more ? `${who} ${deed}${more[0]}${more[1]}` : `${who} ${deed}`,
    numbers: [],
    deeds: more ? [deed, more[1]] : [deed],
  }));

const sentence: fc.Arbitrary<Said> = fc
  .tuple(fc.oneof(group, one), fc.option(one, { nil: undefined }))
  .map(([first, second]) =>
    second === undefined
      ? first
      : {
          words: `${first.words} while ${second.words}`,
          numbers: first.numbers,
          deeds: [...first.deeds, ...second.deeds],
        },
  );

const shot = fc
  .uniqueArray(fc.constantFrom(...moves), { minLength: 1, maxLength: 3 })
  .map((list) => ({ words: list.join(', then '), moves: list }));

/** Sentences about people, and at times one about the camera. */
export const peopledText: fc.Arbitrary<Peopled> = fc
  .tuple(fc.array(sentence, { minLength: 1, maxLength: 4 }), fc.option(shot, { nil: undefined }))
  .map(([sentences, camera]) => ({
    text: [...sentences.map(({ words }) => words), ...(camera ? [camera.words] : [])]
      .map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`)
      .join(' '),
    numbers: sentences.flatMap(({ numbers }) => numbers),
    deeds: sentences.flatMap(({ deeds }) => deeds),
    moves: camera?.moves ?? [],
  }));
