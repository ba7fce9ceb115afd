import { glossary } from '@cuewright/engine/content/glossary';
import { expect, it } from 'vitest';
import { drawnTerms } from '../../features/diagrams/term-diagram.tsx';
import { sketchedTerms } from './sketched-terms.ts';

it('sketches words of the glossary that no diagram draws', () => {
  const ids = new Set<string>(glossary.map(({ id }) => id));
  expect([...sketchedTerms.keys()].filter((id) => !ids.has(id) || drawnTerms.has(id))).toEqual([]);
});
