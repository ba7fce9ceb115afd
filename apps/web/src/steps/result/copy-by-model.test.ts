import { expect, it } from 'vitest';
import { copyByModel } from './copy-by-model.ts';

it('[WRITER-9] what is set beside the prompt goes along with a copy by a model', () => {
  const dropped = [{ field: 'duration', value: '8', reason: 'no-setting' } as const];
  const beside = { negative: 'boats', parameters: { '--ar': '16:9' }, dropped };
  const written = { by: 'a model', text: 'A heron.', added: [], additions: [], doubts: [], beside };
  const copy = copyByModel(written, [{ text: 'A heron.' }], undefined);
  expect(copy).toMatchObject({ text: 'A heron. --ar 16:9', negative: 'boats', dropped });
  expect(copy.segments.map(({ text }) => text).join('')).toBe(copy.text);
});
