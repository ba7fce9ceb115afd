import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const count = (page: Page) => page.getByText(/^\d+ of 66 prompts$/);
const theme = (page: Page, name: 'stage' | 'paper') =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, name);

test('[LIB-3] [SKETCH-1] from the library to a saved prompt, by search, filters and the framework', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=library');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
  await expect(count(page)).toHaveText('66 of 66 prompts');
  // Only what is near the screen is on the page.
  expect(await cards(page).count()).toBeLessThan(30);

  await page.getByRole('searchbox', { name: 'Search' }).fill('beekeper');
  await expect(cards(page).first()).toHaveAccessibleName('Through the veil');
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Food' }).click();
  await page.getByRole('button', { name: 'For video' }).click();
  await expect(count(page)).toHaveText('2 of 66 prompts');
  await expect(page).toHaveURL(/category=Food.*type=video/);
  await page.reload();
  await expect(count(page)).toHaveText('2 of 66 prompts');

  await page.getByRole('searchbox', { name: 'Search' }).fill('xqzvvw');
  await expect(page.getByRole('heading', { name: 'No prompts found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(count(page)).toHaveText('66 of 66 prompts');

  // A card that opens takes the place of another in its row, and keeps the focus.
  const coat = card(page, 'Same coat at the border').getByRole('button', { name: /^CTO of/ });
  await coat.press('Enter');
  await expect(coat).toHaveAttribute('aria-expanded', 'true');
  await expect(coat).toBeFocused();
  await page.getByRole('button', { name: 'Close CTO' }).click();
  await expect(coat).toBeFocused();

  const honey = card(page, 'Honey leaves the spoon');
  await page.getByRole('searchbox', { name: 'Search' }).fill('honey leaves');
  await expect(honey.locator('[data-sketch="drawn"] img')).toBeVisible();
  await honey.getByRole('button', { name: 'CTO of' }).click();
  await expect(honey.getByRole('region', { name: /^Context, Task, Output/ })).toContainText(
    'Down, coil, break.',
  );
  await honey.getByRole('combobox', { name: 'Written for' }).click();
  await page.getByRole('option', { name: 'Sora 2', exact: true }).click();
  const paper = honey.getByRole('region', { name: 'Written for Sora 2', exact: true });
  await expect(paper).toContainText('chestnut honey');
  for (const name of ['stage', 'paper'] as const) {
    await theme(page, name);
    await expectAccessible(page);
  }

  await honey.getByRole('button', { name: 'Use Honey leaves the spoon' }).click();
  await page.waitForURL(/step=result/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honey leaves the spoon');
  await page.getByRole('button', { name: 'Save Prompt' }).click();
  await page.waitForURL(/step=result.*id=/);
  const usage = await (await page.request.get('/api/usage')).json();
  expect(usage.prompts_used).toBe(0);
  const { prompts } = await (await page.request.get('/api/prompts')).json();
  expect(JSON.parse(prompts[0].json_config)).toMatchObject({
    isFromLibrary: true,
    title: 'Honey leaves the spoon',
    category: 'Food',
    mode: 'video',
    prompt: prompts[0].prompt_text,
  });
});

test('[LIB-5] the list on a phone, and the guide', async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?step=library');
  await page.getByRole('radio', { name: 'List' }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(cards(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Back from a prompt leads to the very place it was taken from.
  const use = page.getByRole('button', { name: /^Use / });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1900);
  const taken = use.nth(4);
  await taken.scrollIntoViewIfNeeded();
  const [name, place] = [await taken.getAttribute('aria-label'), await taken.boundingBox()];
  await taken.click();
  await page.waitForURL(/step=result/);
  await page.goBack();
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeInViewport();
  expect(await page.getByRole('button', { name: name ?? '', exact: true }).boundingBox()).toEqual(place);

  await page.getByRole('button', { name: 'How CTO works' }).click();
  await expect(page.getByRole('region', { name: 'Context, Task, Output' })).toBeFocused();
  await expectAccessible(page);
});
