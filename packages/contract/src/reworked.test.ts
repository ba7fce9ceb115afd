import { expect, it } from 'vitest';
import { answer, type Question } from '../../engine/src/assistant/index.ts';
import { productFigures } from './product-figures.ts';

const prompt = { text: 'A fisherman mending a green net at dawn.', mode: 'photo' as const };
const reworked = (message: string, rest: Partial<Question> = {}) =>
  answer({
    message,
    manner: 'balanced',
    history: [],
    isSignedIn: true,
    figures: productFigures,
    prompt,
    ...rest,
  }).reworked;

it('[A3.6] what is changed of a prompt comes beside the prompt it was made of', () => {
  for (const message of ['Improve this prompt', 'Make it moodier', 'make the net red'])
    expect([message, reworked(message)]).toEqual([message, prompt.text]);
  const given = 'Improve this: a red boat on a quay in fog';
  expect(reworked(given, { isSignedIn: false, prompt: undefined })).toBe('a red boat on a quay in fog');
});

it('[A3.6] a copy for a generator, and an answer about the craft, were made of none', () => {
  for (const message of ['Write it for Kling', 'What is bokeh?'])
    expect([message, reworked(message)]).toEqual([message, undefined]);
});
