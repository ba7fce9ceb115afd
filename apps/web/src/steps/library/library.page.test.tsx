import { shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import {
  allowNoise,
  expect,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  PHONE,
  page,
  press,
  test,
} from '../../../testing/page.ts';

const cards = () => page.getByRole('main').getByRole('article');
const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const count = () => page.getByText(/^\d+ of 66 prompts$/);
const search = () => page.getByRole('searchbox', { name: 'Search' });

test('[LIB-3] a prompt is found by search and filters, which a reload keeps', async () => {
  await open('/?step=library');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prompt Library');
  await expect(count()).toHaveText('66 of 66 prompts');
  // Only what is near the screen is on the page.
  await expect(cards().first()).toBeVisible();
  expect(cards().elements().length).toBeLessThan(30);

  await search().fill('beekeper');
  await expect(cards().first()).toHaveAccessibleName('Through the veil');
  await search().fill('');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Food' }).click();
  await page.getByRole('button', { name: 'For video' }).click();
  await expect(count()).toHaveText('2 of 66 prompts');
  await expectAddress(/category=Food.*type=video/);
  await open(location.pathname + location.search);
  await expect(count()).toHaveText('2 of 66 prompts');

  await search().fill('xqzvvw');
  await expect(page.getByRole('heading', { name: 'No prompts found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(count()).toHaveText('66 of 66 prompts');
});

test('a card that opens takes the place of another in its row, and keeps the focus', async () => {
  await open('/?step=library');
  const coat = card('Same coat at the border').getByRole('button', { name: /^CTO of/ });
  await coat.press('Enter');
  await expect(coat).toHaveAttribute('aria-expanded', 'true');
  await expect(coat).toBeFocused();
  await page.getByRole('button', { name: 'Close CTO' }).click();
  await expect(coat).toBeFocused();
});

test('[SKETCH-1] [LIB-3] a prompt is sketched, told by its framework, written for a generator, and saved uncounted', async () => {
  const { answers, kept } = shelfOf();
  // Nothing answers a count: one that was asked for would fail the test.
  const { 'POST /api/usage/increment': _, ...uncounted } = answers;
  await open('/?step=library', uncounted);
  const honey = card('Honey leaves the spoon');
  await search().fill('honey leaves');
  await expect(honey.getByCss('[data-sketch="drawn"] img')).toBeVisible();
  await honey.getByRole('button', { name: 'CTO of' }).click();
  await expect(honey.getByRole('region', { name: /^Context, Task, Output/ })).toContainText(
    'Down, coil, break.',
  );
  await honey.getByRole('combobox', { name: 'Written for' }).click();
  await page.getByRole('option', { name: 'Sora 2', exact: true }).click();
  await expect(honey.getByRole('region', { name: 'Written for Sora 2', exact: true })).toContainText(
    'chestnut honey',
  );
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectFine();

  await honey.getByRole('button', { name: 'Use Honey leaves the spoon' }).click();
  await expectAddress(/step=result/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honey leaves the spoon');
  await page.getByRole('button', { name: 'Save Prompt' }).click();
  await expectAddress(/step=result.*id=/);
  expect(JSON.parse(kept[0]?.json_config ?? '')).toMatchObject({
    isFromLibrary: true,
    title: 'Honey leaves the spoon',
    category: 'Food',
    mode: 'video',
    prompt: kept[0]?.prompt_text,
  });
});

test('the list on a phone, and the guide', async () => {
  // Chromium says so where a row that is measured grows the page in the same frame.
  allowNoise(/ResizeObserver loop/);
  await page.viewport(PHONE.width, PHONE.height);
  await open('/?step=library');
  await page.getByRole('radio', { name: 'List' }).click();
  await expectAddress(/view=list/);
  await expect(cards().first()).toBeVisible();
  expectNoSidewaysScroll();
  await page.getByRole('button', { name: 'How CTO works' }).click();
  const guide = page.getByRole('dialog', { name: 'Context, Task, Output' });
  await expect(guide.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expectFine();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'How CTO works' })).toBeFocused();
});

test('[LIB-6] on a wide screen the filters stand beside the list, and the widest has five cards to a row', async () => {
  await page.viewport(2200, 1200);
  await open('/?step=library');
  await expect(cards().first()).toBeVisible();
  const tops = () =>
    cards()
      .elements()
      .map((one) => Math.round(one.getBoundingClientRect().top));
  await expect.poll(() => tops().filter((top) => top === tops()[0]).length).toBe(5);
  const right = search().element().getBoundingClientRect().right;
  expect(right).toBeLessThan(cards().first().element().getBoundingClientRect().left);
  await page.viewport(1440, 900);
  await expect.poll(() => tops().filter((top) => top === tops()[0]).length).toBe(4);
  await page.viewport(900, 900);
  const below = () => cards().first().element().getBoundingClientRect().top;
  expect(search().element().getBoundingClientRect().bottom).toBeLessThan(below());
  expectNoSidewaysScroll();
});
