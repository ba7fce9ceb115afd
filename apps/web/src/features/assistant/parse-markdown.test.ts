import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersOf, cutAt, parseMarkdown, spokenOf } from './parse-markdown.ts';

describe('[CHAT-8] the Markdown of a reply', () => {
  it('is paragraphs, lists, strong, emphasis, code, links within the app, and prompts', () => {
    expect(
      parseMarkdown(
        'A **clip** of `--ar` and *more*, see [terms](/terms).\nGoes on.\n\n- one\n- **two**\n\n```prompt video google-veo-3\nA net.\n```\nEnd.',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        inline: [
          { kind: 'text', text: 'A ' },
          { kind: 'strong', text: 'clip' },
          { kind: 'text', text: ' of ' },
          { kind: 'code', text: '--ar' },
          { kind: 'text', text: ' and ' },
          { kind: 'em', text: 'more' },
          { kind: 'text', text: ', see ' },
          { kind: 'link', text: 'terms', href: '/terms' },
          { kind: 'text', text: '.' },
          { kind: 'text', text: ' ' },
          { kind: 'text', text: 'Goes on.' },
        ],
      },
      { kind: 'list', items: [[{ kind: 'text', text: 'one' }], [{ kind: 'strong', text: 'two' }]] },
      { kind: 'fence', text: 'A net.', isPrompt: true, mode: 'video', model: 'google-veo-3' },
      { kind: 'paragraph', inline: [{ kind: 'text', text: 'End.' }] },
    ]);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '[a](https://elsewhere.example)',
    '[a](//elsewhere.example)',
    '[a](/\\elsewhere.example)',
  ])('leads nowhere else and is no HTML: %s', (source) => {
    const inline = parseMarkdown(source).flatMap((block) => (block.kind === 'paragraph' ? block.inline : []));
    expect(inline.every(({ kind, href }) => kind === 'text' && href === undefined)).toBe(true);
  });

  it('shows no pictures', () => {
    expect(spokenOf(parseMarkdown('Look: ![a](https://elsewhere.example/a.png)!'))).toBe('Look: !');
  });

  it('grows a character at a time into the whole, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (source) => {
        const blocks = parseMarkdown(source);
        const characters = charactersOf(blocks);
        expect(spokenOf(cutAt(blocks, characters.length))).toBe(spokenOf(blocks));
        for (let count = 1; count < characters.length; count++)
          expect(spokenOf(blocks).startsWith(spokenOf(cutAt(blocks, count)).trimEnd())).toBe(true);
      }),
    );
  });
});
