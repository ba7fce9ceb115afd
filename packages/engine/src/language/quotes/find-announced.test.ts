import { describe, expect, it } from 'vitest';
import { copiesOf } from '../../copies/index.ts';
import { read } from '../read.ts';

const letteringOf = (text: string, isClip = false) =>
  read(text, { isClip })
    .statements.filter(({ kind }) => kind === 'lettering')
    .map(({ from, to }) => text.slice(from, to));

describe('[LETTER-1] words that are written are known by what stands in front of them', () => {
  it.each([
    ['At the top big in blocky capitals: SOUP NIGHT. Below it a tin.', ['SOUP NIGHT']],
    ['Along the bottom smaller: Thursday 18:30 bring a spoon.', ['Thursday 18:30 bring a spoon']],
    ['A fair. Headline: Grow slow, eat late. A drawing of a peg rail.', ['Headline: Grow slow, eat late']],
    ['Gold letters on the glass spelling out OPTICIENNE, a plane tree', ['OPTICIENNE']],
    ['A tin, in gold script: Rosehip 1954', ['Rosehip 1954']],
    ['Three drawings. Under each a caption: Sit. Lean. Stand. All on white.', ['Sit', 'Lean', 'Stand']],
    [
      'A poster. Big headline text: fish on friday, in small print under it: until sold out',
      ['fish on friday'],
    ],
    ['The lettering is gilded, condensed Victorian: BRÖNTE & DAUGHTERS.', ['BRÖNTE & DAUGHTERS']],
    ['A mug, text I WAS BRAVE TODAY around the rim', ['I WAS BRAVE TODAY']],
    ['A book cover, title The Long Field, on blue cloth', ['The Long Field']],
    ['A round sticker with a hedgehog, clinic name Kolczak below it', ['Kolczak']],
    ['A tea towel, bottom edge in tiny letters: made in Hawick since 1947', ['made in Hawick since 1947']],
  ] as const)('%s', (text, words) => {
    expect(letteringOf(text).slice(0, words.length)).toEqual([...words]);
    expect(letteringOf(text)).not.toContain('White');
  });

  it.each([
    'Gouache, four colours: mustard, slate, off-white, brick.',
    'She is at the top of the big stairs: a long dress, a lamp.',
    'A shelf in three sizes: big, small, tiny.',
    'On the left a chair: oak, old, worn.',
    'A girl by the name of Anna in a boat.',
    'Mood board, big to small: a coat, a hat',
  ])('and what only stands behind a colon is not: %s', (text) => {
    expect(letteringOf(text)).toEqual([]);
  });

  it('quoted in a copy they are read as the same once more', () => {
    const text =
      'A notice. At the top big in blocky capitals: SOUP NIGHT. Along the bottom smaller: bring a spoon.';
    for (const model of ['flux-ai', 'dall-e-3', 'nano-banana', 'ideogram-2'] as const) {
      const [copy] = copiesOf({ words: { text }, mode: 'photo', models: [model] });
      expect(copy?.prompt).toContain('"SOUP NIGHT"');
      expect(copy?.prompt).toContain('"bring a spoon"');
      const [again] = copiesOf({ words: { text: copy?.prompt ?? '' }, mode: 'photo', models: [model] });
      expect(again?.prompt).toBe(copy?.prompt);
    }
  });

  it('a line that is spoken stays spoken', () => {
    expect(letteringOf('In a whisper: "Run."', true)).toEqual([]);
    expect(letteringOf('In the corner an old man: "Not today."', true)).toEqual([]);
  });
});
