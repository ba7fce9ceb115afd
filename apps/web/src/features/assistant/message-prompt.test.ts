import { expect, it } from 'vitest';
import type { Message } from './message.ts';
import { promptIn, withTaken } from './message-prompt.ts';

const message: Message = {
  id: '1',
  text: 'Darker by light.\n\n```prompt photo midjourney\na red boat, fog, one low lamp\n```\n\nAsk for more.',
  isUser: false,
  timestamp: '',
  type: 'text',
  buttons: [],
};

it('[DIFF-3] what is taken stands in the message, and what was offered is still known', () => {
  const some = withTaken(message, 'a red boat, $& fog');
  expect(some.text).toBe(message.text.replace(', fog, one low lamp', ', $$& fog'));
  expect(promptIn(some)).toBe('a red boat, $& fog');
  const other = withTaken(some, 'a red boat');
  expect([promptIn(other), other.offered]).toEqual(['a red boat', 'a red boat, fog, one low lamp']);
  expect(withTaken({ ...message, text: 'No prompt.' }, 'a red boat').text).toBe('No prompt.');
});
