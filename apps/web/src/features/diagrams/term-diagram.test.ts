import { glossary, glossaryGroups } from '@cuewright/engine/content/glossary';
import { describe, expect, it } from 'vitest';
import { drawnTerms } from './term-diagram.tsx';

describe('[TRN-4] small drawings', () => {
  it('are of words that the vocabulary has', () => {
    const ids = new Set(glossary.map(({ id }) => id as string));
    expect([...drawnTerms].filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are there for sizes, angles, movements, lenses, light, colour temperature and focus', () => {
    const drawn = (group: string) =>
      glossaryGroups.find(({ id }) => id === group)?.terms.filter(({ id }) => drawnTerms.has(id)).length;
    expect(drawn('framing')).toBeGreaterThanOrEqual(9);
    expect(drawn('angle')).toBeGreaterThanOrEqual(14);
    expect(drawn('movement')).toBeGreaterThanOrEqual(25);
    expect(drawn('lens')).toBeGreaterThanOrEqual(10);
    expect(drawn('light')).toBeGreaterThanOrEqual(30);
    expect(drawnTerms.has('colour-temperature') && drawnTerms.has('depth-of-field')).toBe(true);
  });
});
