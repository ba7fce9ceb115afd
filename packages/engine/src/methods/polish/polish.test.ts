import { describe, expect, it } from 'vitest';
import { polish, polishProblems, type Suggestions } from './index.ts';

const lamp: Suggestions = {
  additions: [
    { slot: 'light', text: 'one work lamp low at the left' },
    { slot: 'camera', text: '35mm at f/2.8, chest height' },
    { slot: 'place', text: 'wet planks underfoot' },
    { slot: 'look', text: 'rust and slate grey' },
  ],
};
const keeper = { idea: 'A lock keeper opens the gate', mode: 'photo' as const };
const codes = (idea: string, suggested: Partial<Suggestions>) =>
  polishProblems({ idea, mode: 'photo' }, { ...lamp, ...suggested }).map(({ code }) => code);

describe('an idea with somebody else’s suggestions', () => {
  it('[O5.1] keeps every word of an English idea, whatever it is said to be in English', () => {
    const english = 'The keeper of a lock opens a gate';
    const made = polish(keeper, { ...lamp, english });
    expect(made?.text).toContain(keeper.idea);
    expect(made).toMatchObject({ isTranslated: false, original: keeper.idea });
  });

  it('[O5.2] tells the added from the given, part by part, and put together the stretches are the text', () => {
    const { text: whole, segments, added } = polish(keeper, lamp) ?? {};
    expect(segments?.map(({ text }) => text).join('')).toBe(whole);
    expect(added?.map(({ slot }) => slot)).toEqual(['light', 'camera', 'place', 'look']);
    for (const { text } of added ?? []) expect(whole).toContain(text);
    expect(segments?.find(({ added }) => !added)).toMatchObject({ part: 'subject' });
  });

  it('[O5.3] says an idea of another language in English, and keeps it as it was given', () => {
    const idea = 'Ein Schleusenwärter öffnet das Tor, 35mm, auf dem Schild steht „Durchfahrt“';
    const english = 'A lock keeper opens the gate, 35mm, the sign reads “Durchfahrt”';
    const made = polish({ idea, mode: 'photo' }, { ...lamp, english });
    expect(made).toMatchObject({ isTranslated: true, original: idea });
    expect(made?.text).toContain('A lock keeper opens the gate');
    expect(made?.text).toContain('“Durchfahrt”');
    expect(made?.text).toContain('35mm');
    expect(codes(idea, { english })).toEqual([]);
  });

  it('[O5.3] puts a quotation back that the translation has in other letters', () => {
    const made = polish(
      { idea: '„CAFÉ SOLE“ steht über der Tür', mode: 'photo' },
      { ...lamp, english: 'the words “Cafe Sole” over the door' },
    );
    expect(made?.text).toContain('“CAFÉ SOLE”');
  });

  it('[O5.2] sorts a rough text into its parts, and loses nothing of it', () => {
    const idea = 'An old man folds a newspaper in a ferry terminal at night';
    const { text, segments } = polish({ idea, mode: 'photo' }, lamp) ?? {};
    const said = segments?.filter(({ added }) => !added) ?? [];
    expect(new Set(said.map(({ part }) => part)).size).toBeGreaterThan(1);
    for (const word of ['old man', 'newspaper', 'ferry terminal', 'night']) expect(text).toContain(word);
    expect(text).toContain('work lamp low at the left');
  });

  it('[O5.4] is never told of sound in a photograph', () => {
    expect(polish(keeper, { additions: [{ slot: 'sound', text: 'a winch' }] })?.added).toEqual([]);
  });

  it('[O5.6] leaves out what is about the job, whoever suggests', () => {
    const made = polish({ ...keeper, idea: `${keeper.idea}. Budget is 300 euros, deadline Friday.` }, lamp);
    expect(made?.text).toMatch(/^A lock keeper opens the gate\. One work lamp/);
    expect(made?.left.map(({ about }) => about)).toEqual(['terms']);
  });

  it.each([
    [
      'loses what is in quotes',
      '„Ruhe“ steht an der Wand',
      { english: 'Silence is on the wall' },
      'term-lost',
    ],
    ['loses a figure', 'Ein Hund rennt, 85mm', { english: 'A dog is running past' }, 'term-lost'],
    ['answers in another script', '犬が走る', { english: '犬が走っている' }, 'not-english'],
    ['says ten times as much', 'Hund', { english: 'a dog runs '.repeat(60) }, 'too-long'],
    [
      'names a generator',
      'A dog',
      { additions: [{ slot: 'look', text: 'in the look of Midjourney' }] },
      'generator-named',
    ],
    [
      'brings an address',
      'A dog',
      { additions: [{ slot: 'look', text: 'see https://evil.example' }] },
      'address-named',
    ],
    ['brings markup', 'A dog', { additions: [{ slot: 'look', text: '<b>red</b>' }] }, 'address-named'],
    ['writes a novel', 'A dog', { additions: [{ slot: 'place', text: 'mud '.repeat(90) }] }, 'too-long'],
    ['says nothing', 'A dog', { additions: [] }, 'nothing-suggested'],
  ] as [string, string, Partial<Suggestions>, string][])(
    '[O5.5] is refused where it %s',
    (_what, idea, suggested, code) => {
      expect(codes(idea, suggested)).toContain(code);
    },
  );

  it('[O5.5] may name the generator that the idea names', () => {
    expect(
      codes('A dog, for Midjourney', { additions: [{ slot: 'look', text: 'as Midjourney likes it' }] }),
    ).toEqual([]);
  });
});
