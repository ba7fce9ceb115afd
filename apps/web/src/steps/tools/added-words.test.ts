import { enhanceText } from '@cuewright/engine/enhance';
import { expect, it } from 'vitest';
import { addedWords } from './added-words.ts';

it('[TOOL-5] says what was added as the prompt says it', () => {
  const enhanced = enhanceText('a fox in the snow', 'video');
  if (!enhanced) throw new Error('There was something to enhance.');
  const { added, written } = enhanced;
  expect(added.map((one) => addedWords(one, written))).toEqual([
    'medium close-up',
    '85mm',
    'f/2.8',
    'Soft skylight',
    'The camera pushes in slowly',
  ]);
  for (const one of added) expect(written.text).toContain(addedWords(one, written));
});
