import { expect, it } from 'vitest';
import { carriesSettings, copyByModel } from './copy-by-model.ts';

const engine = { text: 'a heron, no boats', segments: [], dropped: [] };

it('[WRITER-6] a model words a copy only where nothing that is set beside the prompt stands in its words', () => {
  expect(carriesSettings(engine, {})).toBe(true);
  expect(carriesSettings(engine, { negative: ['boats'] })).toBe(false);
  expect(carriesSettings({ ...engine, negative: 'boats' }, { negative: ['boats'] })).toBe(true);
  expect(carriesSettings({ ...engine, text: 'a heron --ar 16:9' }, { ratio: '16:9' })).toBe(false);
  expect(carriesSettings({ ...engine, parameters: { seconds: 8 } }, { duration: 8 })).toBe(true);
});

it('[WRITER-6] what is set beside the prompt goes along with a copy by a model', () => {
  const dropped = [{ field: 'duration', value: '8', reason: 'no-setting' } as const];
  const written = { by: 'a model', text: 'A heron.', added: [], additions: [], beside: { dropped: [] } };
  const along = { ...engine, negative: 'boats', parameters: { '--ar': '16:9' }, dropped };
  const copy = copyByModel(written, [{ text: 'A heron.' }], along, { negative: ['boats'], duration: 8 });
  expect(copy).toMatchObject({ text: 'A heron. --ar 16:9', negative: 'boats', dropped });
  expect(copy.segments.map(({ text }) => text).join('')).toBe(copy.text);
  // What is set in the words alone, the model’s own answer has.
  expect(copyByModel(written, [], along, {})).toMatchObject({ text: 'A heron.', dropped: [] });
});
