import { describe, expect, it } from 'vitest';
import { type ModelId, modelsFor } from '../catalogue/index.ts';
import { type CopyFor, copiesOf } from '../copies/index.ts';
import type { Mode } from '../shot/shot.ts';
import { rows } from './table.ts';

function copyOf(text: string, model: ModelId, mode: Mode = 'photo'): CopyFor {
  const [copy] = copiesOf({ words: { text }, mode, models: [model] });
  if (!copy) throw new Error('No copy came.');
  return copy;
}
const names = rows.flatMap(({ things }) => things.split(', '));
const asks = ({ open }: CopyFor) => open.filter(({ part }) => part === 'negative');

describe('[ABSENT-1] what is there instead', () => {
  it.each([
    ['a pier at dusk, no people', 'deserted surroundings'],
    ['a man reads on a bench, no other people', 'alone in the frame'],
    ['two women at a table, no other guests', 'the frame theirs alone'],
    ['a gull, no clouds', 'clear sky'],
    ['a wet street in Turin, no cars', 'empty road'],
    ['an old kitchen, no furniture', 'bare floor and walls'],
    ['a farewell room, frosted window, no flowers, no cross', 'plain, undecorated room'],
    ['a clay pot, no hands', 'resting on its own'],
    ['a can, no text, no logos', 'unmarked surfaces'],
    ['a marble bust, no shadows', 'even light'],
    ['a clay bowl, no reflections', 'matte surfaces'],
    ['a glass carafe, no fingerprints', 'spotless, polished surfaces'],
    ['a smith, no modern clothing', 'period dress'],
    ['a Roman stall, no modern things', 'everything true to its period'],
    ['a portrait of a girl, no glasses', 'clear face, visible eyes'],
    ['a valley, no power lines', 'clean skyline'],
  ])('%s', (text, phrase) => {
    const { prompt, negative } = copyOf(text, 'flux-ai');
    expect([prompt.toLowerCase(), negative]).toEqual([expect.stringContaining(phrase), '']);
    expect(prompt).not.toMatch(/\b(?:no|not|without)\b/);
  });

  it('is known of about a hundred things and more, each once, and names none of them', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(100);
  });
});

describe('[ABSENT-2] the whole of its name counts, never its last word', () => {
  it.each([
    ['a man in the street, no modern clothing at the tram stop', /\bunclothed|naked|no clothing/i],
    ['a bar, no plastic chairs', /bare floor|no chairs/i],
    ['a meadow, no wild animals from Africa', /deserted/i],
  ])('%s', (text, wrong) => {
    for (const { id } of modelsFor('advanced', 'photo')) {
      const copy = copyOf(text, id);
      expect(copy.prompt).not.toMatch(wrong);
    }
  });
});

describe('[ABSENT-3] where nobody knows, it stays as it was said, and nothing is turned round', () => {
  it.each(['drones', 'plastic chairs', 'muzzle flash'])('%s', (thing) => {
    const text = `a quiet kitchen, no ${thing}`;
    const copy = copyOf(text, 'flux-ai');
    expect([copy.prompt, copy.leftOff, asks(copy)]).toEqual([text, [], []]);
  });

  it('what is there all the same is not said to be gone', () => {
    const copy = copyOf('a crowd in the street, two dancers in front, no people', 'flux-ai');
    expect(copy.prompt).toBe('a crowd in the street, two dancers in front, no people');
  });

  it('and where there is a field or a flag nothing is asked', () => {
    for (const id of ['stable-diffusion', 'midjourney', 'dall-e-3'] as const)
      expect(asks(copyOf('a quiet kitchen, no drones', id))).toEqual([]);
  });

  it('of every known thing: the copy names it not, says what is there, or tells it', () => {
    const wrong = names.flatMap((thing) => {
      const { prompt, leftOff } = copyOf(`An old tower by the sea, no ${thing}.`, 'nano-banana');
      const isThere = new RegExp(`\\b${thing}\\b`, 'i').test(prompt);
      const isTold = leftOff.some(({ what }) => what.toLowerCase().includes(thing));
      const isAsSaid = /\bno \b/i.test(prompt);
      return (isThere && !isAsSaid) || !(isTold || isAsSaid) ? [`${thing}: ${prompt}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
