import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReply } from './read-reply.ts';
import { type Block, charactersOf, cutAt, spokenOf } from './reply-blocks.ts';

const paragraph = (...inline: Extract<Block, { kind: 'paragraph' }>['inline']): Block => ({
  kind: 'paragraph',
  inline,
});

describe('[CHAT-8] [MARK-1] the Markdown of a reply', () => {
  it('is paragraphs, lists, strong, emphasis, code, links within the app, and prompts', () => {
    expect(
      readReply(
        'A **clip** of `--ar` and *more*, see [terms](/terms).\nGoes on.\n\n- one\n- **two**\n\n```prompt video google-veo-3\nA net.\n```\nEnd.',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        inline: [
          { text: 'A ' },
          { text: 'clip', isStrong: true },
          { text: ' of ' },
          { text: '--ar', isCode: true },
          { text: ' and ' },
          { text: 'more', isEmphasis: true },
          { text: ', see ' },
          { text: 'terms', href: '/terms' },
          { text: '. Goes on.' },
        ],
      },
      {
        kind: 'list',
        items: [[paragraph({ text: 'one' })], [paragraph({ text: 'two', isStrong: true })]],
      },
      { kind: 'fence', text: 'A net.', isPrompt: true, mode: 'video', model: 'google-veo-3' },
      paragraph({ text: 'End.' }),
    ]);
  });

  it('[MARK-2] keeps numbered lines apart, with what belongs to each', () => {
    expect(readReply('First:\n1. wide\n2. **close**\n   - on the hands\n\n7. out')).toEqual([
      paragraph({ text: 'First:' }),
      {
        kind: 'list',
        start: 1,
        items: [
          [paragraph({ text: 'wide' })],
          [
            paragraph({ text: 'close', isStrong: true }),
            { kind: 'list', items: [[paragraph({ text: 'on the hands' })]] },
          ],
          [paragraph({ text: 'out' })],
        ],
      },
    ]);
    expect(readReply('3. third')).toMatchObject([{ kind: 'list', start: 3 }]);
    expect(spokenOf(readReply('1. one\n2. two'))).toBe('one. two');
  });

  it('[MARK-1] leaves what is not spoken as it is written', () => {
    for (const words of [
      'a <b>tag</b>',
      '[see]: /terms',
      'f/2.8_f/4',
      '2 * 3 * 4',
      '<https://elsewhere.example>',
    ])
      expect(readReply(words)).toEqual([paragraph({ text: words })]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](https://elsewhere.example)',
    '[a](//elsewhere.example)',
    '[a](/\\elsewhere.example)',
  ])('leads nowhere else and is no HTML: %s', (source) => {
    const inline = readReply(source).flatMap((block) => (block.kind === 'paragraph' ? block.inline : []));
    expect(inline.length).toBeGreaterThan(0);
    expect(inline.every((piece) => Object.keys(piece).join() === 'text')).toBe(true);
  });

  it('[MARK-1] survives what is built to be deep, and loses no word of it', () => {
    for (const bomb of ['> ', '- ', '1. ', '**a ', '[', '![]('])
      expect(spokenOf(readReply(`${bomb.repeat(1_000)}kingfisher`))).toContain('kingfisher');
    expect(spokenOf(readReply(`${'*_'.repeat(500)}kingfisher${'_*'.repeat(500)}`))).toContain('kingfisher');
  });

  it('shows no pictures', () => {
    expect(spokenOf(readReply('Look: ![a](https://elsewhere.example/a.png)!'))).toBe('Look: !');
  });

  it('grows a character at a time into the whole, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (source) => {
        const blocks = readReply(source);
        const characters = charactersOf(blocks);
        expect(spokenOf(cutAt(blocks, characters.length))).toBe(spokenOf(blocks));
        for (let count = 1; count < characters.length; count++)
          expect(spokenOf(blocks).startsWith(spokenOf(cutAt(blocks, count)).trimEnd())).toBe(true);
      }),
    );
  });
});
