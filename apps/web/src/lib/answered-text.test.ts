import { expect, it } from 'vitest';
import { answeredText } from './answered-text.ts';

it('[AI-11] says who wrote it, and why not the model', () => {
  expect(answeredText({ kind: 'model', model: 'qwen3:8b' })).toBe('Written by qwen3:8b.');
  expect(answeredText({ kind: 'engine', fell_back: 'timed-out' })).toBe(
    'The model took too long, so Cuewright wrote this by itself.',
  );
  expect(answeredText({ kind: 'engine' })).toBe('');
});
