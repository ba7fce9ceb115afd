import { type Answers, answer, refuse } from '../../../testing/answers.ts';
import { drawn, storyboard, wallWith } from '../../../testing/builders/storyboards.ts';
import { open } from '../../../testing/open.tsx';
import {
  allowNoise,
  expect,
  expectAccessible,
  expectFineInEveryLook,
  PHONE,
  page,
  press,
  test,
} from '../../../testing/page.ts';

const framesOf = () => page.getByRole('list', { name: 'Frames', exact: true }).getByRole('listitem');
const frame = (n: number) => framesOf().nth(n - 1);
const promptOf = (n: number) => page.getByRole('textbox', { name: `Frame Prompt, frame ${n}`, exact: true });
const saved = () => expect(page.getByCss('[data-saving="saved"]')).toBeVisible();

async function openBoard(answers: Answers = {}): Promise<void> {
  const board = storyboard();
  await open(`/?step=storyboard&id=${board.id}`, { ...wallWith(board), ...answers });
  await expect(framesOf()).toHaveCount(4);
}

test('[BOARD-8] Generate All draws what lacks a picture, one by one, goes on past a failure, and can be ended', async () => {
  allowNoise(/Failed to generate a storyboard image/);
  const [first, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  await openBoard({
    'POST /api/generate-image': async () => {
      const n = asked++;
      if (n === 0) await first.promise;
      if (n === 1) return refuse('artist-timed-out');
      if (n === 3) await held.promise;
      return drawn(n);
    },
  });
  const all = page.getByRole('button', { name: /^Generate All/ });
  await all.click();
  await expect(all).toHaveText('Generate All, drawing 1 of 4');
  await expect(frame(4)).toContainText('Next in line');
  first.resolve();
  await expect(frame(2).getByRole('alert')).toBeVisible();
  await expect(frame(1).getByRole('img')).toBeVisible();
  await expect(frame(4).getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('4, 2 drawn')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(all).toHaveText('Generate All');
  await expect(frame(4).getByRole('progressbar')).toBeHidden();
  held.resolve();

  await frame(2).getByRole('button', { name: 'Generate, frame 2' }).click();
  await expect(frame(2).getByRole('img')).toBeVisible();
  await expect(frame(2).getByRole('alert')).toBeHidden();
  await expect(frame(2).getByRole('button', { name: 'Redraw, frame 2' })).toBeVisible();
});

test('[BOARD-6] what could not be saved stays, says so, and is saved by the next try', async () => {
  const board = storyboard();
  const wall = wallWith(board);
  await open(`/?step=storyboard&id=${board.id}`, {
    ...wall,
    'PUT /api/storyboards/{id}': () => refuse('database-unavailable'),
  });
  await promptOf(1).fill('Written into the wind');
  await expect(page.getByRole('alert')).toContainText(
    'Not saved. The database cannot be reached right now. Try again in a moment.',
  );
  answer(wall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await saved();
  await open(`/?step=storyboard&id=${board.id}`, wall);
  await expect(promptOf(1)).toHaveValue('Written into the wind');
});

test('a board that is not there says so', async () => {
  await open('/?step=storyboard&id=0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11', wallWith(storyboard()));
  await expect(page.getByRole('heading', { name: 'This storyboard does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'All storyboards' }).click();
  await expect(page.getByRole('heading', { name: 'Your storyboards' })).toBeVisible();
});

test('storyboards are accessible at work and full, in both themes, on a phone and on a desk', async () => {
  allowNoise(/Failed to generate a storyboard image/);
  let asked = 0;
  const held = Promise.withResolvers<void>();
  await openBoard({
    'POST /api/generate-image': async () => {
      const n = asked++;
      if (n === 2) await held.promise;
      return n === 0 ? drawn(n) : refuse('artist-refused');
    },
  });
  await promptOf(2).fill('Averylongwordwithoutanyplacetobreakit'.repeat(5));
  await page.getByRole('button', { name: 'Generate All' }).click();
  await expect(frame(3).getByRole('progressbar')).toBeVisible();
  await expectFineInEveryLook();

  await page.viewport(PHONE.width, PHONE.height);
  await expect(promptOf(2)).toBeHidden();
  await page.getByRole('button', { name: 'Open frame 2' }).click();
  await expect(promptOf(2)).toBeVisible();
  const boxes = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea)')]
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect());
  // Tab goes down the page, never back up.
  expect(boxes.every((box, n) => box.bottom > (boxes[n - 1]?.top ?? Number.NEGATIVE_INFINITY))).toBe(true);
  held.resolve();

  await page.getByRole('button', { name: /^Print/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
  await press('Escape');
  await page.getByRole('link', { name: 'All storyboards' }).click();
  await expect(page.getByRole('heading', { name: 'Your storyboards' })).toBeVisible();
  await expectFineInEveryLook();
});
