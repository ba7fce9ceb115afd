import { expect, it } from 'vitest';
import { nowMeant, putBack } from './earlier.ts';

const block = (text: string) => ({ isUser: false, text: `Done.\n\n\`\`\`prompt photo\n${text}\n\`\`\`` });
const question = (prompt: string, ...made: string[]) => ({
  message: 'put it back',
  manner: 'balanced' as const,
  history: made.map(block),
  isSignedIn: true,
  prompt: { text: prompt, mode: 'photo' as const },
  figures: {} as never,
});

it('[AIRA-8] the next wish goes on from what was made of the prompt on the screen', () => {
  const made = 'A mustard velvet armchair in a loft';
  expect(nowMeant(question('A green velvet armchair in a loft', made))?.text).toBe(made);
  expect(nowMeant(question('Two horses on a beach', made))?.text).toBe('Two horses on a beach');
});

it('[AIRA-8] takes back one change, and says so where there is none', () => {
  const given = 'A green velvet armchair in a loft';
  const made = 'A mustard velvet armchair in a loft';
  expect(putBack(question(given, made)).block?.text).toBe(given);
  expect(putBack(question(given, made, `${made}, rain`)).block?.text).toBe(made);
  expect(putBack(question(given)).lead).toContain('nothing to take back');
  expect(putBack(question(made, made)).block).toBeUndefined();
});
