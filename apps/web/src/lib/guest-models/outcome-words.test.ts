import { writingProblems } from '@cuewright/engine/guests';
import { expect, it } from 'vitest';
import { notWritten } from './outcome-words.ts';

it('[WRITER-6] each law that a model broke is said in words, with those that it is about', () => {
  for (const problem of writingProblems)
    for (const words of [undefined, 'wet stones', '"OPEN"', 'stone '.repeat(40)]) {
      const said = notWritten(
        'qwen3:8b',
        { problem, ...(words !== undefined && { words }) },
        'Cuewright’s copy stands.',
      );
      expect(said).toMatch(/^Nothing from qwen3:8b was used: it.{6,120}\. Cuewright’s copy stands\.$/);
      expect(said).not.toMatch(/undefined|“"/);
    }
});
