import { type StepId, stepIds } from '@cuewright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Step, type Steps, stepFor, steps, type Visit } from './steps.ts';

const screen = () => null;
const visit: Visit = { step: null, mode: null, method: null, id: null, isSignedIn: true };

describe('stepFor', () => {
  const table: Steps = {
    hero: { screen, isPublic: true },
    method: { screen },
    result: { screen, guard: ({ id }) => (id ? undefined : 'method') },
  };

  it('[STEP-3] falls back to the start page for a step that is absent, unknown or not there yet', () => {
    expect(stepFor(visit, table)).toBe('hero');
    expect(stepFor({ ...visit, step: 'storyboard' }, table)).toBe('hero');
  });

  it('shows what is asked for when its guard lets it', () => {
    expect(stepFor({ ...visit, step: 'method' }, table)).toBe('method');
    expect(stepFor({ ...visit, step: 'result', id: '7' }, table)).toBe('result');
  });

  it('goes where the guard sends, and asks there again', () => {
    expect(stepFor({ ...visit, step: 'result' }, table)).toBe('method');
  });

  it('[STEP-5] shows nothing but the start page to whoever is signed out', () => {
    for (const step of stepIds) expect(stepFor({ ...visit, step, isSignedIn: false }, steps)).toBe('hero');
    expect(stepFor({ ...visit, step: 'method', isSignedIn: false }, table)).toBe('hero');
  });

  it('always ends at a step that is in the table, however the guards send', () => {
    const target = fc.option(fc.constantFrom(...stepIds), { nil: undefined });
    const guards = fc.dictionary(fc.constantFrom(...stepIds.slice(1)), target);
    fc.assert(
      fc.property(guards, fc.constantFrom(...stepIds), (sends, step) => {
        const entries = Object.entries(sends).map(([id, to]): [string, Step] => [
          id,
          { screen, guard: () => to },
        ]);
        const built: Steps = { hero: { screen, isPublic: true }, ...Object.fromEntries(entries) };
        const shown: StepId = stepFor({ ...visit, step }, built);
        expect(Object.keys(built)).toContain(shown);
        if (shown !== 'hero') expect(built[shown]?.guard?.(visit)).toBeUndefined();
      }),
    );
  });
});
