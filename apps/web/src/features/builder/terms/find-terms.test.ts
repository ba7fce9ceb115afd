import { glossary } from '@cuewright/engine/content/glossary';
import { describe, expect, it } from 'vitest';
import { createTermFinder, isOfTheTrade } from './find-terms.ts';

const find = createTermFinder(glossary);
const names = (text: string) => find(text).map(({ start, end }) => text.slice(start, end));

describe('[BUILD-9] words of the trade', () => {
  it('are found where they stand, the longest phrase first, each once', () => {
    expect(names('Low-key, one pool of tungsten light; halation. Low key again.')).toEqual([
      'Low-key',
      'tungsten',
      'halation',
    ]);
    expect(names('slow dolly in on a close-up')).toContain('close-up');
    expect(names('The golden hour')).toEqual(['golden hour']);
    expect(names('')).toEqual([]);
  });

  it('are not those that everybody knows', () => {
    expect(names('stone steps at night, a model in a hall')).toEqual([]);
  });

  it('are every one known by their name', () => {
    for (const { id, name } of glossary.filter(isOfTheTrade)) {
      const found = find(`in ${name.toLowerCase()} now`).map(({ term }) => term.id);
      expect([id, found.length]).toEqual([id, 1]);
    }
  });
});
