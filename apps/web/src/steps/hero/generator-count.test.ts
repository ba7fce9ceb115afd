import { modelsFor } from '@cuewright/engine/catalogue';
import { expect, it } from 'vitest';
import { generatorCount } from './generator-count.ts';

it('is the number of generators in the catalogue', () => {
  expect(generatorCount).toBe(modelsFor('advanced', 'photo').length + modelsFor('advanced', 'video').length);
});
