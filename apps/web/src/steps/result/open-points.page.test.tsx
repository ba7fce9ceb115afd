import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectFineInEveryLook, page, press, test } from '../../../testing/page.ts';
import { button, sheet } from '../../../testing/result-words.ts';
import { saidList } from '../../../testing/said-words.ts';

const text = 'Two brothers carry a piano up the stairs of a tenement.';
const words = () => sheet().getByCss('[data-prompt-text]');
const points = () => page.getByRole('region', { name: /points? left to Midjourney/ });
const choice = (what: string) => points().getByRole('button', { name: new RegExp(`^${what}[^:]*: add`) });

async function openPrompt(given: Partial<Parameters<typeof savedPrompt>[0]> = {}) {
  const prompt = savedPrompt({ mode: 'photo', model: 'midjourney', prompt_text: text, ...given });
  const shelf = shelfOf(prompt);
  await open(`/?step=result&id=${prompt.id}`, shelf.answers);
}

/** The notice of it goes with the test. */
async function dismissNotice(): Promise<void> {
  // It can be sent away by hand while a pointer rests on it.
  await button('Undo').hover();
  await button('Dismiss').click();
  await expect(button('Undo')).toHaveCount(0);
}

test('[POINT-1] what the guide wants stands beside the copy, a tap puts it in as added, and one takes it out', async () => {
  await openPrompt();
  await expect(points().getByRole('heading')).toHaveText('3 points left to Midjourney');
  await expectFineInEveryLook();
  const first = choice('Light').first();
  await expect(first).toBeVisible();
  const added = first.element().textContent ?? '';
  await first.click();
  await expect(words()).toContainText(`${text} ${added.charAt(0).toUpperCase()}${added.slice(1)}.`);
  await expect(words().getByCss('[data-tag="added"]')).toBeVisible();
  await expect(saidList()).toContainText('added');
  // It is asked no more, and one goes on where one was.
  await expect(choice('Light')).toHaveCount(0);
  await expect(points().getByRole('heading')).toBeFocused();
  await dismissNotice();
  await saidList()
    .getByRole('button', { name: /which was added$/ })
    .click();
  await expect(words()).toHaveText(text);
  await expect(choice('Light').first()).toBeVisible();
});

test('[POINT-2] what was added is kept with the prompt, through a reload and a save', async () => {
  const prompt = savedPrompt({ mode: 'photo', model: 'midjourney', prompt_text: text });
  const { answers, kept } = shelfOf(prompt);
  const openIt = () => open(`/?step=result&id=${prompt.id}`, answers);
  await openIt();
  await choice('Light').first().click();
  await expect(words().getByCss('[data-tag="added"]')).toBeVisible();
  await dismissNotice();
  await openIt();
  await expect(words().getByCss('[data-tag="added"]')).toBeVisible();
  await button('Save Prompt').click();
  await expect.poll(() => kept[0]?.marks).toMatchObject([{ kind: 'light', added: true }]);
  await openIt();
  await saidList()
    .getByRole('button', { name: /which was added$/ })
    .click();
  await expect(words()).toHaveText(text);
});

test('[POINT-3] by keyboard as by hand, and what is left to the generator is asked no more', async () => {
  await openPrompt();
  const leave = points().getByRole('button', { name: /^Leave light.* to Midjourney/ });
  await expect(leave).toBeVisible();
  (leave.element() as HTMLElement).focus();
  await press('Enter');
  await expect(choice('Light')).toHaveCount(0);
  await expect(points().getByRole('heading')).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(words().getByCss('[data-tag="added"]')).toBeVisible();
  await button('Undo').click();
  await expect(words()).toHaveText(text);
});

test('[POINT-4] each further copy has the points of its own generator', async () => {
  await openPrompt({ mode: 'video', model: 'google-veo-3' });
  const copy = page.getByRole('article', { name: 'Tune for Hailuo 02' });
  const left = copy.getByRole('region', { name: /left to Hailuo 02/ });
  await left
    .getByRole('button', { name: /^Shot size, camera move: add/ })
    .first()
    .click();
  await expect(words()).toContainText('tracking');
  await expect(copy.getByCss('[data-prompt-text]')).toContainText(/tracking|\[/i);
  await expect(left.getByRole('button', { name: /camera move/ })).toHaveCount(0);
  await dismissNotice();
});

test('[POINT-5] nothing is put into words of another language', async () => {
  await openPrompt({ prompt_text: 'Zwei Brüder tragen ein Klavier die Treppe hinauf.' });
  await expect(words()).toContainText('Klavier');
  await expect(points()).toHaveCount(0);
});
