import { expect } from './expect.ts';
import { type Locator, page } from './page.ts';

/** What the tests of both builders press and look at. */
export const addresses = {
  simple: (mode = 'photo') => `/?step=steps&mode=${mode}&method=guided`,
  advanced: (mode = 'photo') => `/?step=enhanced-steps&mode=${mode}&method=enhanced`,
};

export const next = () => page.getByRole('button', { name: 'Next Step' });
export const generate = () => page.getByRole('button', { name: 'Generate Prompt' });
export const back = () => page.getByRole('main').getByRole('button', { name: 'Back', exact: true });
export const box = (name: string) => page.getByRole('textbox', { name, exact: true });
export const models = () => page.getByRole('radiogroup', { name: 'AI model' }).getByRole('radio');
export const templates = () => page.getByRole('list', { name: 'Templates' }).getByRole('button');
export const livePrompt = (): Locator => page.getByRole('region', { name: 'The whole prompt' });

export async function expectStep(at: number, of: number, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const progress = page.getByRole('progressbar', { name });
  await expect(progress).toHaveAttribute('aria-valuenow', String(at));
  await expect(progress).toHaveAttribute('aria-valuemax', String(of));
}

/** Chooses the model and writes the boxes one after the other; stays on the last of them. */
export async function fillIn(model: RegExp, texts: readonly string[]): Promise<void> {
  await page.getByRole('radio', { name: model }).click();
  for (const text of texts) {
    await next().click();
    await page.getByRole('main').getByCss('textarea').first().fill(text);
  }
}

/** The prompt in the result view, where generating led. */
export async function expectResult(prompt: string): Promise<void> {
  await expect.poll(() => location.search).toMatch(/step=result/);
  await expect(page.getByText(prompt, { exact: true })).toBeVisible();
}
