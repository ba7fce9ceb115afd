import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slowText } from '../../../../../../packages/engine/testing/slow-texts.ts';
import { openWorkCounter } from '../../../../../../scripts/count-work.ts';

const countWork = openWorkCounter(/\/apps\/server\/src\//);
const { OnlyOurLinks } = await import('./only-our-links.ts');

function shown(...pieces: string[]): string {
  const links = new OnlyOurLinks();
  return pieces.map((piece) => links.add(piece)).join('') + links.end();
}

describe('[AI-12] the links of a model’s answer', () => {
  it.each([
    ['[this](https://evil.example/a) and [help](/?step=trainer)', 'this and [help](/?step=trainer)'],
    ['![x](/privacy) at <https://evil.example> or www.evil.example.', 'x at  or '],
    ['[a] [b](//evil.example "a title") [c', '[a] b [c'],
    ['[[deep](/privacy)', '[[deep](/privacy)'],
    ['ht[tp](x)://evil.example', ''],
    ['[broken\nover](//evil.example)', '[broken\nover](//evil.example)'],
    [`[${'x'.repeat(600)}](javascript:alert)`, `${'x'.repeat(600)}](javascript:alert)`],
    [`[a](${' '.repeat(600)}`, `a](${' '.repeat(600)}`],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('are the same however the text comes', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '!',
      ' ',
      '\n',
      '/',
      'http://e',
      'www.',
      '/privacy',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(shown(...pieces)).toBe(shown(pieces.join('')));
      }),
    );
  });

  it.each(['[](', '[', '![', '[a](', '[]', 'http://', 'a'])('are looked for once: %s', (unit) => {
    const work = (length: number) => countWork(() => shown(...slowText(unit, length)));
    work(100);
    expect(work(4_000)).toBeLessThan(work(1_000) * 5);
  });
});
