import type { SavedPrompt } from '@cuewright/contract';
import type { Answers } from './answers.ts';
import { savedPrompt, shelfOf } from './builders/prompts.ts';
import { expect } from './expect.ts';
import { open } from './open.tsx';
import { type Locator, page } from './page.ts';

/** What the tests of the result press and look at. */
export const sheet = (): Locator => page.getByRole('region', { name: 'Prompt', exact: true });
export const editBox = (): Locator => page.getByRole('textbox', { name: 'Prompt', exact: true });
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });

/** Edits what is on the sheet; it is not saved by that. */
export async function edit(text: string): Promise<void> {
  await button('Edit').click();
  await editBox().fill(text);
  await button('Save').click();
}

/** The result view of a saved prompt, and the shelf it lies on. */
export async function openResult(
  given: Partial<SavedPrompt> = {},
  more: Answers = {},
): Promise<SavedPrompt[]> {
  const prompt = savedPrompt(given);
  const { answers, kept } = shelfOf(prompt);
  await open(`/?step=result&id=${prompt.id}`, { ...answers, ...more });
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
  return kept;
}
