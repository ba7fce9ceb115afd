import type { Page } from '@playwright/test';
import { type ModelStandIn, startModelStandIn } from '../apps/server/testing/model-stand-in.ts';
import { testOnOwnServer } from './own-server.ts';
import { edit } from './saved-prompt.ts';
import { expect } from './test.ts';

let model: ModelStandIn | undefined;
const test = testOnOwnServer(async () => {
  model = await startModelStandIn();
  return { AI_TEXT_MODEL: 'compatible:qwen3:8b', AI_COMPATIBLE_BASE_URL: model.baseUrl.href };
});
test.afterAll(async () => model?.close());

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const paper = (page: Page) => page.getByRole('region', { name: 'Written for Midjourney' });
const copy = (page: Page) => paper(page).locator('[data-prompt-text]');
const light = 'Soft window light from the left';

test('[WRITER-8] [WRITER-10] what Text Mode made is written by a model: kept over a reload, dropped by an edit, never saved', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  await page.goto('/?step=tools&tool=text');
  await page.getByRole('textbox').first().fill('An old man folds a newspaper in a ferry terminal');
  await button(page, 'Enhance to Prompt').click();
  await button(page, 'Use This Prompt').click();
  await page.waitForURL(/step=result.*id=/);
  await expect(paper(page)).toHaveCount(0);
  await button(page, 'Write it').click();
  await expect(copy(page)).toContainText(light);
  await button(page, `Remove “${light}.”`).click();
  await expect(copy(page)).not.toContainText(light);
  await page.reload();
  await expect(copy(page)).toContainText('newspaper');
  await expect(copy(page)).not.toContainText(light);
  await button(page, `Put back “${light}.”`).click();
  await expect(copy(page)).toContainText(light);

  await edit(page, 'An old man folds a newspaper at dawn');
  await expect(paper(page)).toHaveCount(0);
  const saved = async () => await (await page.request.get('/api/prompts')).text();
  await expect.poll(saved).toContain('at dawn');
  expect(await saved()).not.toContain(light);
});
