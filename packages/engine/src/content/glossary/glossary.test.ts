import { describe, expect, it } from 'vitest';
import * as words from '../../shot/words.ts';
import { wordsOf } from '../every-text.ts';
import { glossary, glossaryGroups } from './glossary.ts';

describe('[W7] the vocabulary', () => {
  it('[W7.1] has at least 160 terms, each with an id of its own', () => {
    expect(glossary.length).toBeGreaterThanOrEqual(160);
    expect(new Set(glossary.map(({ id }) => id)).size).toBe(glossary.length);
    for (const { id } of glossary) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(glossaryGroups.filter(({ terms }) => terms.length < 5)).toEqual([]);
  });

  it('[W7.2] explains every value of a shot', () => {
    const known = new Set(glossary.map(({ id }) => id));
    const values = Object.values(words).flat();
    expect(values.length).toBeGreaterThan(150);
    expect(values.filter((value) => !known.has(value))).toEqual([]);
  });

  it('[W7.3] says each in one sentence or two of at most 120 characters', () => {
    expect(glossary.filter(({ definition }) => definition.length > 120)).toEqual([]);
    expect(glossary.filter(({ definition }) => !/^[A-Z].*\.$/.test(definition))).toEqual([]);
  });

  it('[W7.4] explains no term by itself', () => {
    const circular = glossary.filter(({ name, aliases, definition }) =>
      [name, ...aliases].some((own) => {
        const said = ` ${wordsOf(definition).join(' ')} `;
        return said.includes(` ${wordsOf(own).join(' ')} `);
      }),
    );
    expect(circular.map(({ id, definition }) => `${id}: ${definition}`)).toEqual([]);
  });

  it('[W7.5] gives each name and other name to one term only', () => {
    const owners = new Map<string, string>();
    const clashes: string[] = [];
    for (const { id, name, aliases } of glossary)
      for (const own of [name.toLowerCase(), ...aliases]) {
        expect(own).toBe(own.toLowerCase());
        if (owners.has(own)) clashes.push(`${own}: ${owners.get(own)}, ${id}`);
        owners.set(own, id);
      }
    expect(clashes).toEqual([]);
  });
});
