import { expect, it } from 'vitest';
import { cameFrom } from './came-from.ts';
import { promptDataOf } from './prompt-data-of.ts';

const saved = { json_config: '{"isBasic":true}', mode: 'photo', model: '', prompt_text: 'A dog' } as const;

it('[WORK-10] a prompt that was chosen in a workspace says so, and no other', () => {
  const after = (...before: string[]) => cameFrom('workspace', { before, behind: 1 });
  expect(after('/', '/?step=workspace&tab=workspace')).toBe(true);
  expect(after('/?step=workspace', '/?step=method')).toBe(false);
  expect(after('/')).toBe(false);
  expect(after()).toBe(false);
  expect(promptDataOf(saved, { isFromWorkspace: true })).toMatchObject({
    isBasic: true,
    isFromWorkspace: true,
  });
  expect(promptDataOf(saved)).not.toHaveProperty('isFromWorkspace');
});
