import { expect, it } from 'vitest';
import { answer } from './index.ts';
import type { Question } from './question.ts';

const prompt = { text: 'A fisherman mending a green net at dawn.', mode: 'photo' as const };
const asked: Omit<Question, 'message'> = { manner: 'balanced', history: [], isSignedIn: true, prompt };

it('[A3.6] what is changed of a prompt comes beside the prompt it was made of', () => {
  for (const message of ['Improve this prompt', 'Make it moodier', 'Make it shorter'])
    expect([message, answer({ ...asked, message }).reworked]).toEqual([message, prompt.text]);
  const given = 'Improve this: a red boat on a quay in fog';
  expect(answer({ ...asked, isSignedIn: false, prompt: undefined, message: given }).reworked).toBe(
    'a red boat on a quay in fog',
  );
});

it('[A3.6] a copy for a generator, and an answer about the craft, were made of none', () => {
  for (const message of ['Write it for Kling', 'What is bokeh?'])
    expect([message, answer({ ...asked, message }).reworked]).toEqual([message, undefined]);
});
