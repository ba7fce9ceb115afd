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
    expect(drawn('framing')).toBe(17);
    expect(drawn('composition')).toBe(14);
    expect(drawn('angle')).toBe(16);
    expect(drawn('movement')).toBe(34);
    expect(drawn('lens')).toBe(24);
    // All but lightning, which is over before it can be drawn.
    expect(drawn('light')).toBe(50);
    expect(drawnTerms.has('colour-temperature') && drawnTerms.has('depth-of-field')).toBe(true);
  });
});
