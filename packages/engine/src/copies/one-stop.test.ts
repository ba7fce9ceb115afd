import { describe, expect, it } from 'vitest';
import { type ModelId, modelOf } from '../catalogue/index.ts';
import { type CopyFor, copiesOf } from './copies-of.ts';

function copyOf(text: string, model: ModelId): CopyFor {
  const [copy] = copiesOf({ words: { text }, mode: modelOf(model).mode, models: [model] });
  if (!copy) throw new Error('No copy came.');
  return copy;
}
const leftOff = ({ leftOff: told }: CopyFor) => told.map(({ what }) => what);

describe('[FORM-13] a text has one stop as well, and what a list leaves off must not be there', () => {
  it.each([
    ['a toy shelf, 70-200mm f/2.8 at f/11', 'a toy shelf, 70-200mm at f/11', ['the stop: f/2.8']],
    ['a toy shelf, 85mm f/1.8 lens', 'a toy shelf, 85mm f/1.8 lens', []],
    ['a toy shelf, f/1.8, then f/11', 'a toy shelf, f/1.8, then f/11', []],
  ])('the lens’s own goes where there is another: %s', (text, prompt, told) => {
    const copy = copyOf(text, 'nano-banana');
    expect([copy.prompt, leftOff(copy)]).toEqual([prompt, told]);
  });

  it('a switch that is off', () => {
    const text = 'A tug in ice. Film grain: yes; light leaks: no; lens dust: off';
    expect(copyOf(text, 'stable-diffusion')).toMatchObject({
      prompt: 'A tug in ice. Film grain',
      negative: 'light leaks, lens dust',
    });
  });
});
