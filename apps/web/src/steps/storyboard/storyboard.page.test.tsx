import { type Answers, answer, bodiesOf, refuse } from '../../../testing/answers.ts';
import { drawn, storyboard, wallWith } from '../../../testing/builders/storyboards.ts';
import { open } from '../../../testing/open.tsx';
import { allowNoise, expect, expectFine, PHONE, page, press, test } from '../../../testing/page.ts';

const framesOf = () => page.getByRole('list', { name: 'Frames', exact: true }).getByRole('listitem');
const frame = (n: number) => framesOf().nth(n - 1);
const promptOf = (n: number) => page.getByRole('textbox', { name: `Frame Prompt, frame ${n}`, exact: true });
const openFrame = (n: number) => page.getByRole('button', { name: `Open frame ${n}.` }).click();
const more = async (n: number, item: string) => {
  await page.getByRole('button', { name: `More for frame ${n}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
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
  await expect(frame(2).getByRole('alert')).toContainText('The generator took too long.');
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

test('[BOARD-11] a generator draws where it is chosen, and where it cannot there is a sketch that says so', async () => {
  const board = storyboard();
  const frames = board.frames.map((one, n) =>
    n === 2 ? { ...one, imageUrl: drawn(1).imageUrl, isSketch: true } : one,
  );
  await open(`/?step=storyboard&id=${board.id}`, {
    ...wallWith({ ...board, frames }),
    'GET /api/artist': {
      sketch: { name: 'The board artist', is_free: true },
      picture: { name: 'Imagen 4', is_free: false },
    },
    'POST /api/generate-image': drawn(2),
  });
  const third = frame(3);
  const sketch = third.getByText('Sketch', { exact: true });
  // A sketch is no picture yet.
  await expect(page.getByText('4 frames lack a picture. Imagen 4 draws, and each counts')).toBeVisible();
  await expect(sketch).toBeVisible();
  await third.getByRole('button', { name: 'Redraw, frame 3' }).click();
  await expect(sketch).toBeHidden();
  expect(bodiesOf('POST /api/generate-image')).toMatchObject([{ kind: 'picture' }]);

  answer({
    'POST /api/generate-image': {
      ...drawn(3),
      kind: 'sketch',
      is_counted: false,
      fell_back: 'artist-failed',
    },
  });
  await third.getByRole('button', { name: 'Redraw, frame 3' }).click();
  await expect(sketch).toBeVisible();
  await expect(page.getByText('Sketched instead')).toBeVisible();
  await page.getByRole('radio', { name: 'Sketch', exact: true }).click();
  await expect(page.getByText('3 frames lack a picture. The board artist draws for free.')).toBeVisible();
});

test('[BOARD-12] frames are put in order by hand and by keyboard, doubled, deleted and taken back', async () => {
  const board = storyboard();
  const frames = board.frames.map((one, n) => ({
    ...one,
    prompt: ['one', 'two', 'three', 'four'][n] ?? '',
  }));
  const wall = wallWith({ ...board, frames });
  const address = `/?step=storyboard&id=${board.id}`;
  await open(address, wall);
  await expect(framesOf()).toHaveCount(4);
  const order = () =>
    framesOf()
      .elements()
      .map((one) => one.querySelector('[data-cell="only-here"] > :last-child')?.textContent?.trim());
  const grip = (n: number) => page.getByRole('button', { name: `Move frame ${n}` });

  await grip(1).press('ArrowRight');
  await expect(grip(2)).toBeFocused();
  await expect(page.getByText('Frame 1 is frame 2 now')).toBeAttached();
  await expect.poll(order).toEqual(['two', 'one', 'three', 'four']);
  await press('End');
  await expect(grip(4)).toBeFocused();
  await expect.poll(order).toEqual(['two', 'three', 'four', 'one']);

  await grip(1).dropTo(frame(3), { targetPosition: { x: 60, y: 60 } });
  await expect.poll(order).toEqual(['three', 'four', 'two', 'one']);
  await saved();
  await open(address, wall);
  await expect.poll(order).toEqual(['three', 'four', 'two', 'one']);

  await more(2, 'Duplicate');
  await expect.poll(order).toEqual(['three', 'four', 'four', 'two', 'one']);
  await more(1, 'Delete');
  await expect.poll(order).toEqual(['four', 'four', 'two', 'one']);
  await expect(page.getByRole('heading', { name: 'Frame 1', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(order).toEqual(['three', 'four', 'four', 'two', 'one']);

  await page.getByRole('button', { name: 'Close-up shot' }).click();
  await page.getByRole('button', { name: 'Add Another Frame' }).click();
  await expect(framesOf()).toHaveCount(6);
  await openFrame(6);
  await expect(promptOf(6)).toHaveValue(`Close-up shot: ${board.originalPrompt}`);
  await page.getByRole('button', { name: 'Close-up shot' }).click();
  await page.getByRole('button', { name: 'Add Another Frame' }).click();
  await openFrame(7);
  await expect(promptOf(7)).toHaveValue(board.originalPrompt);

  await page.getByRole('button', { name: 'Reverse angle' }).click();
  await page.getByRole('button', { name: 'Add Another Frame' }).click();
  await openFrame(8);
  await expect(promptOf(8)).toHaveValue(`Reverse angle: ${board.originalPrompt}`);
  await expect(frame(8).getByLabel('Note')).toHaveValue('From the other side; same people, same light');
});

test('[BOARD-16] frames stand two by two, a strip opens at the word that was pressed, and only what differs is said', async () => {
  const board = storyboard({ originalPrompt: 'A net mender at the open doors of a boathouse.' });
  const frames = board.frames.map((one, n) =>
    n === 1 ? { ...one, move: 'Push in', lens: '50mm', duration: 7, dialogue: '“Leave it.”' } : one,
  );
  await open(`/?step=storyboard&id=${board.id}`, wallWith({ ...board, frames }));
  const strip = (n: number) => page.getByRole('button', { name: `Open frame ${n}.` });
  await expect(strip(1)).toContainText('Only here Wide establishing shot');
  await expect(strip(2)).toContainText('Size Medium shot Move Push in Lens 50mm Seconds 7 s');
  await expect(strip(2)).not.toContainText('boathouse');
  const topOf = (n: number) => Math.round(frame(n).element().getBoundingClientRect().top);
  expect(topOf(1)).toBe(topOf(2));
  expect(topOf(3)).toBe(topOf(4));
  expect(topOf(3)).toBeGreaterThan(topOf(1));

  await frame(2).getByText('50mm').click();
  const lens = frame(2).getByLabel('Lens', { exact: true });
  await expect(lens).toBeFocused();
  await lens.fill('85mm');
  await expect(promptOf(2)).toHaveValue(`Medium shot: ${board.originalPrompt}`);
  await press('Escape');
  await expect(strip(2)).toBeFocused();
  await expect(strip(2)).toContainText('Lens 85mm');
  await press('Enter');
  await expect(frame(2).getByRole('combobox', { name: /^Size/ })).toBeFocused();
  await page.getByRole('button', { name: 'Close frame 2' }).click();
  await expect(strip(2)).toBeFocused();
});

test('[BOARD-13] boards are listed, reopened, renamed and deleted', async () => {
  const title = () => page.getByLabel('Title', { exact: true });
  const ofEntry = async (name: string, item: string) => {
    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await open('/?step=storyboard');
  await expect(page.getByRole('heading', { name: 'No storyboards yet' })).toBeVisible();
  await openBoard();
  await page.getByRole('button', { name: 'Rename' }).click();
  await title().fill('  ');
  await expect(page.getByText('Give it a title.')).toBeVisible();
  await title().fill('Marks');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marks');
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused();
  await saved();

  await page.getByRole('link', { name: 'All storyboards' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Marks' });
  await expect(entry).toContainText('4 frames in 16:9, 0 drawn');
  await ofEntry('Marks', 'Rename');
  await title().fill('Boathouse');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  const link = page.getByRole('link', { name: 'Boathouse' });
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boathouse');

  history.back();
  await ofEntry('Boathouse', 'Delete');
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
  await ofEntry('Boathouse', 'Delete');
  await expect(link).toBeHidden();
  expect(bodiesOf('DELETE /api/storyboards/{id}')).toEqual([]);
  // As soon as nobody can take it back any more; it can be sent away by hand while a pointer rests on it.
  await page.getByRole('button', { name: 'Undo' }).last().hover();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
  await expect.poll(() => bodiesOf('DELETE /api/storyboards/{id}')).toHaveLength(1);
});

test('[BOARD-6] what could not be saved stays, says so, and is saved by the next try', async () => {
  const board = storyboard();
  const wall = wallWith(board);
  await open(`/?step=storyboard&id=${board.id}`, {
    ...wall,
    'PUT /api/storyboards/{id}': () => refuse('database-unavailable'),
  });
  await openFrame(1);
  await promptOf(1).fill('Written into the wind');
  await expect(page.getByRole('alert')).toContainText(
    'Not saved. The database cannot be reached right now. Try again in a moment.',
  );
  answer(wall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await saved();
  await open(`/?step=storyboard&id=${board.id}`, wall);
  await openFrame(1);
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
  await openFrame(2);
  await promptOf(2).fill('Averylongwordwithoutanyplacetobreakit'.repeat(5));
  await page.getByRole('button', { name: 'Generate All' }).click();
  await expect(frame(3).getByRole('progressbar')).toBeVisible();
  await expectFine();

  await page.viewport(PHONE.width, PHONE.height);
  await expect(promptOf(2)).toBeVisible();
  const boxes = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, textarea)')]
    .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.getBoundingClientRect());
  // Tab goes down the page, never back up.
  expect(boxes.every((box, n) => box.bottom > (boxes[n - 1]?.top ?? Number.NEGATIVE_INFINITY))).toBe(true);
  held.resolve();

  await page.getByRole('button', { name: /^Print/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFine();
  await press('Escape');
  await page.getByRole('link', { name: 'All storyboards' }).click();
  await expect(page.getByRole('heading', { name: 'Your storyboards' })).toBeVisible();
  await expectFine();
});
