import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, type Inline, plainText } from './markdown.ts';
import { readMarkdown } from './read-markdown.ts';

function linksOf(blocks: readonly Block[]): string[] {
  const inWords = (words: readonly Inline[]): string[] =>
    words.flatMap((word) => [
      ...(word.kind === 'link' ? [word.href] : []),
      ...('words' in word ? inWords(word.words) : []),
    ]);
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap((item) => linksOf(item));
    if (block.kind === 'quote') return linksOf(block.blocks);
    return 'words' in block ? inWords(block.words) : [];
  });
}

const text = (words: string) => ({ kind: 'text', text: words });

describe('[STORM-8] Markdown of a note', () => {
  it('is read as people type it', () => {
    const [heading, paragraph, list, quote, code] = readMarkdown(
      [
        '# Lift doors',
        'Shut on the *wide*, **open** on the `CU`.',
        'Same eyeline #transition',
        '',
        '- 30 degrees',
        '- [plan](https://example.org/a_b)',
        '  1. first',
        '> said the gaffer',
        '```',
        '<b>#no-tag</b>',
        '```',
      ].join('\n'),
    );
    expect(heading).toEqual({ kind: 'heading', words: [text('Lift doors')] });
    expect(paragraph).toMatchObject({
      words: [
        text('Shut on the '),
        { kind: 'emphasis', words: [text('wide')] },
        text(', '),
        { kind: 'strong', words: [text('open')] },
        text(' on the '),
        { kind: 'code', text: 'CU' },
        text('.'),
        { kind: 'break' },
        text('Same eyeline '),
        { kind: 'tag', text: 'transition' },
      ],
    });
    expect(list).toMatchObject({ kind: 'list', isOrdered: false });
    expect(list?.kind === 'list' && list.items).toMatchObject([
      [{ kind: 'paragraph' }],
      [{ words: [{ kind: 'link', href: 'https://example.org/a_b' }] }, { kind: 'list', isOrdered: true }],
    ]);
    expect(quote).toMatchObject({ kind: 'quote', blocks: [{ words: [text('said the gaffer')] }] });
    expect(code).toEqual({ kind: 'code', text: '<b>#no-tag</b>' });
  });

  it('leaves what is no mark as it was typed', () => {
    for (const words of [
      '2 * 3 * 4',
      'snake_case_name',
      'f/2.8 ~ f/4',
      '<img src=x onerror=alert(1)>',
      'a#b',
      '#1',
    ])
      expect(readMarkdown(words)).toEqual([{ kind: 'paragraph', words: [text(words)] }]);
    expect(plainText(readMarkdown('\\*not\\* so'))).toBe('*not* so');
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert`1`)',
    '[a](data:text/html,x)',
    '[a](vbscript:x)',
    '[a](//evil.example)',
    '[a](/api/logout)',
    '![a](file:///etc/passwd)',
    '<a href="https://x.example">',
    '[a](mailto:)',
  ])('leads nowhere by %s', (words) => {
    expect(linksOf(readMarkdown(words)).filter((href) => href !== 'https://x.example')).toEqual([]);
  });

  it('leads to pages and mailboxes, and to a picture instead of showing it', () => {
    const words =
      'https://a.example/x, [b](http://b.example) ![c](https://c.example/c.png) [d](mailto:d@e.example)';
    expect(linksOf(readMarkdown(words))).toEqual([
      'https://a.example/x',
      'http://b.example',
      'https://c.example/c.png',
      'mailto:d@e.example',
    ]);
  });

  it('never throws, never leads elsewhere, and loses no word', () => {
    const marks = fc.constantFrom(
      ...[
        '*',
        '_',
        '`',
        '[',
        ']',
        '(',
        ')',
        '#',
        '>',
        '-',
        '\n',
        '    ',
        '!',
        'javascript:',
        'https://a.b',
        '```',
        '1.',
      ],
      ...['word', ' ', '~~', '\\', 'é', '🚌'],
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 60 }), (pieces) => {
        const written = pieces.join('');
        const blocks = readMarkdown(written);
        expect(linksOf(blocks).every((href) => /^(https?:\/\/|mailto:)/.test(href))).toBe(true);
        const bus = (words: string) => words.split('🚌').length;
        if (!/\]\(|```/.test(written)) expect(bus(plainText(blocks))).toBe(bus(written));
      }),
    );
  });

  it('survives what is built to be slow or deep', () => {
    for (const bomb of ['*', '**a ', '[', '![](', '> ', '`', '_a', '~~', '- '])
      expect(() => readMarkdown(bomb.repeat(Math.floor(20_000 / bomb.length)))).not.toThrow();
  });
});
