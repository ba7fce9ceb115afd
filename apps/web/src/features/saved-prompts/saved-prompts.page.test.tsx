import { type Answers, answer, refuse } from '../../../testing/answers.ts';
import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import {
  allowNoise,
  expect,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  page,
  press,
  test,
  vi,
} from '../../../testing/page.ts';

const titles = () => page.getByRole('list', { name: 'Saved prompts' }).getByRole('heading');

async function openSavedPrompts(answers: Answers): Promise<void> {
  await open('/?step=mode', answers);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('tab', { name: /^Prompts/ }).click();
}

test('[HISTORY-1] there are none yet, and a way to make one', async () => {
  await openSavedPrompts(shelfOf().answers);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
  await expect(dialog).toContainText('Start creating prompts to see them here.');
  await expectFine('[role="dialog"]');
  await dialog.getByRole('button', { name: 'Create a prompt' }).click();
  await expectAddress(/step=method/);
  await expect(dialog).toBeHidden();
});

test('[HISTORY-2] each is cut to 200 characters, copied whole, named and starred', async () => {
  const long = `${'x'.repeat(199)}🚌 and more`;
  const { answers, kept } = shelfOf(savedPrompt({ prompt_text: long, title: 'Night bus' }));
  await openSavedPrompts(answers);
  await expect(page.getByText(`${'x'.repeat(199)}🚌…`, { exact: true })).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.getByRole('button', { name: 'Copy Night bus' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(copied.mock.calls).toEqual([[long]]);

  await page.getByRole('button', { name: 'More for Night bus' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('The last bus');
  await press('Enter');
  await expect(titles()).toHaveText(['The last bus']);
  await page.getByRole('button', { name: 'Make The last bus a favourite' }).click();
  await expect(page.getByRole('button', { name: 'Take The last bus off the favourites' })).toBeVisible();
  await expect.poll(() => kept[0]?.favourite).toBe(true);
});

/** Finds by whole pieces of text, and takes one slip for `harbour`. */
function searchedShelf(): Answers {
  const harbour = savedPrompt({ title: 'Harbour at six', prompt_text: 'Fog over an empty quay.' });
  const bus = savedPrompt({
    title: 'Night bus',
    mode: 'video',
    model: 'google-veo-3',
    method: 'text',
    prompt_text: 'A night bus crosses a wet square.',
  });
  return {
    'GET /api/prompts': ({ query: { q = '', mode, model, method, favourite } }) => {
      const isSlip = q === 'harbuor';
      const prompts = [bus, harbour].filter(
        (one) =>
          (isSlip ? one === harbour : `${one.title} ${one.prompt_text}`.includes(q)) &&
          one.mode === (mode ?? one.mode) &&
          one.model === (model ?? one.model) &&
          one.method === (method ?? one.method) &&
          String(one.favourite) === (favourite ?? String(one.favourite)),
      );
      return { prompts, total: prompts.length, today: 2, similar: isSlip, next_cursor: null };
    },
  };
}

async function choose(label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('[HISTORY-3] words, a slip in them, and filters find what is looked for', async () => {
  await openSavedPrompts(searchedShelf());
  await expect(titles()).toHaveText(['Night bus', 'Harbour at six']);
  const search = page.getByLabel('Search');
  await search.fill('empty qu');
  await expect(titles()).toHaveText(['Harbour at six']);
  await search.fill('harbuor');
  await expect(page.getByText('Nothing has “harbuor” in it. These titles are like it.')).toBeVisible();
  await expect(titles()).toHaveText(['Harbour at six']);
  await search.fill('zebra');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all prompts' }).click();
  await expect(titles()).toHaveCount(2);
  await choose('Mode', 'Video');
  await expect(titles()).toHaveText(['Night bus']);
  await choose('Mode', 'Photo and video');
  await choose('Generator', 'Midjourney');
  await expect(titles()).toHaveText(['Harbour at six']);
  await choose('Generator', 'Every generator');
  await choose('Method', 'Text Mode');
  await expect(titles()).toHaveText(['Night bus']);
  await choose('Method', 'Every method');
  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('[HISTORY-4] a page holds a hundred, and what is beyond it is reachable', async () => {
  const prompts = Array.from({ length: 102 }, (_, n) => savedPrompt({ title: `Take ${n + 1}` }));
  await openSavedPrompts(shelfOf(...prompts).answers);
  await expect(page.getByText('100 of 102')).toBeVisible();
  await expect(titles()).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(titles()).toHaveCount(102);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('a deletion is taken back, or waits until the page is left', async () => {
  const { answers, kept } = shelfOf(savedPrompt({ title: 'Gone' }));
  await openSavedPrompts(answers);
  const remove = async () => {
    await page.getByRole('button', { name: 'More for Gone' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(titles()).toHaveCount(0);
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles()).toHaveText(['Gone']);
  await remove();
  await expect(page.getByText('Prompt deleted')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Prompts 0' })).toBeVisible();
  expect(kept).toHaveLength(1);
  dispatchEvent(new Event('pagehide'));
  await expect.poll(() => kept).toEqual([]);
});

test('a list that does not load says so and can be asked for again', async () => {
  allowNoise(/Failed to fetch prompts/);
  await openSavedPrompts({ 'GET /api/prompts': () => refuse('malformed-request') });
  await expect(page.getByRole('alert')).toContainText('Your prompts did not load');
  answer(shelfOf().answers);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
});

test('[SKETCH-1] saved prompts are accessible and fit, in both themes, on a phone and a desk', async () => {
  await openSavedPrompts(shelfOf(savedPrompt({ title: 'Harbour at six' })).answers);
  await expect(page.getByCss('[data-sketch="drawn"] img')).toBeVisible();
  await expect(titles()).toHaveCount(1);
  await expectFine();
  await page.viewport(320, 640);
  expectNoSidewaysScroll();
});
