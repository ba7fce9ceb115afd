import { cdp } from 'vitest/browser';
import { bodiesOf } from '../../../testing/answers.ts';
import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import {
  afterEach,
  expect,
  expectFineInEveryLook,
  type Locator,
  PHONE,
  page,
  press,
  test,
} from '../../../testing/page.ts';
import { button, edit, sheet } from '../../../testing/result-words.ts';
import { saidList, sayWords, selectWords, wordsBar } from '../../../testing/said-words.ts';

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled });
afterEach(() => touch(false));

const words = () => sheet().getByCss('[data-prompt-text]');
const copy = (name: string): Locator => page.getByRole('article', { name: `Tune for ${name}` });
const part = (letter: string) => words().getByCss(`[data-letter="${letter}"]`);

const text =
  'A ferry clerk at the till holds up "Kiki" and grins at dusk, red lanterns behind, slow push in.';

async function openPrompt(prompt_text = text): Promise<ReturnType<typeof shelfOf>> {
  const prompt = savedPrompt({ mode: 'video', model: 'google-veo-3', prompt_text });
  const shelf = shelfOf(prompt);
  await open(`/?step=result&id=${prompt.id}`, shelf.answers);
  await expect(copy('Runway Gen-4')).toBeVisible();
  return shelf;
}

test('[SAY-5] words that are selected are what somebody says they are: inks and copies follow at once, and it is taken back by one tap', async () => {
  await openPrompt();
  await selectWords(words(), 'd lanter');
  await expect(wordsBar()).toHaveAccessibleName('Say what “red lanterns” is');
  await expectFineInEveryLook();
  await page.viewport(1440, 900);
  // It is in nobody's way who goes on with something else.
  await button('Pick words').click();
  await expect(wordsBar()).toHaveCount(0);
  await button('Done').click();
  await selectWords(words(), 'red lanterns');
  await wordsBar().getByRole('button', { name: 'Must not be seen' }).click();
  await expect(saidList().getByRole('listitem')).toHaveText([
    '“red lanterns” something that must not be seen',
  ]);
  await expect(words().getByCss('[data-tag="not seen"]')).toHaveText('red lanterns');
  await expect(part('T').first()).toHaveText('red lanterns');
  await expect(copy('Hailuo 02').getByCss('[data-prompt-text]')).not.toContainText('red lanterns');

  // Another kind wins over the one before; what is selected is read again with it.
  await sayWords(words(), 'red lanterns', 'A note, left out');
  await expect(copy('Runway Gen-4')).toContainText('Notes about the job');
  await button('Remove: “red lanterns” is a note, and left out').click();
  await expect(saidList()).toHaveCount(0);
  await expect(copy('Runway Gen-4').getByCss('[data-prompt-text]')).toContainText('red lanterns');
});

test('[SAY-6] what was said is opened by a tap on the words, changed and taken back there', async () => {
  await openPrompt();
  await sayWords(words(), 'red lanterns', 'A setting');
  await words().getByRole('button', { name: 'red lanterns' }).click();
  const said = page.getByRole('dialog', { name: 'red lanterns' });
  await expect(said).toContainText('You said: “red lanterns” is a setting.');
  await expectFineInEveryLook();
  await said.getByRole('button', { name: 'Something else…' }).click();
  await expect(said.getByRole('button', { name: 'A setting' })).toHaveAttribute('aria-pressed', 'true');
  await said.getByRole('button', { name: 'Another part…' }).click();
  await said.getByRole('button', { name: 'Light', exact: true }).click();
  await expect(saidList()).toHaveText('“red lanterns” about the light');
  await words().getByRole('button', { name: 'red lanterns' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(saidList()).toHaveCount(0);
});

test('[SAY-7] by keyboard: from word to word, more with Shift, Enter for the choices, Escape back; and it is told', async () => {
  await openPrompt();
  const group = page.getByRole('group', { name: 'Words of the prompt' }).first();
  await group.focus();
  await expect(group).toHaveAccessibleDescription(/Arrow keys go from word to word/);
  const told = sheet().getByRole('status').first();
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(told).toHaveText('“ferry”');
  await press('Shift+ArrowRight');
  await expect(told).toHaveText('“ferry clerk”');
  expect(getSelection()?.toString()).toBe('ferry clerk');
  await expect(wordsBar()).toHaveCount(0);

  await press('Enter');
  await expect(wordsBar().getByRole('button', { name: 'Drawn in the picture' })).toBeFocused();
  await press('ArrowRight');
  await expect(wordsBar().getByRole('button', { name: 'Spoken' })).toBeFocused();
  await press('Escape');
  await expect(wordsBar()).toHaveCount(0);
  await expect(group).toBeFocused();
  expect(getSelection()?.toString()).toBe('ferry clerk');

  await press('Enter');
  await press('End');
  await press('ArrowLeft');
  await press('Enter');
  await expect(wordsBar().getByRole('button', { name: 'Somebody or something' })).toBeVisible();
  await wordsBar().getByRole('button', { name: 'Reference' }).focus();
  await press('Enter');
  await expect(told).toHaveText('“ferry clerk” is a reference.');
  await expect(group).toBeFocused();
  await press('End');
  await expect(told).toHaveText('“in”');
  await press('Home');
  await press('ArrowRight');
  await expect(told).toHaveText('“ferry”, a reference');
  // On what was said, Enter opens that.
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'ferry clerk' })).toContainText('You said');
  await press('Escape');
  await group.focus();
  await press('Home');
  await press('Escape');
  expect(getSelection()?.toString()).toBe('');
});

test('[SAY-8] by touch: the choices are at the foot of the screen, over nothing that is selected', async () => {
  await touch(true);
  await page.viewport(PHONE.width, PHONE.height);
  await openPrompt();
  await selectWords(words(), 'slow push in');
  const bar = await wordsBar().boundingBox();
  expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(PHONE.height);
  const below = getSelection()?.getRangeAt(0).getBoundingClientRect().bottom ?? 0;
  expect(below).toBeLessThan(bar?.y ?? 0);
  for (const choice of wordsBar().getByRole('button').elements())
    expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await wordsBar().getByRole('button', { name: 'A setting' }).click();
  await expect(saidList()).toHaveText('“slow push in” a setting');
});

test('[SAY-9] words that may be one thing or another carry dots, and both are one tap away', async () => {
  await openPrompt();
  const asked = words().getByRole('button', { name: '"Kiki"' });
  await expect(asked).toHaveAccessibleDescription('This may be one thing or another');
  await asked.click();
  const ask = page.getByRole('dialog', { name: '"Kiki"' });
  await expect(ask).toContainText('Which is it? “Kiki” is');
  await expect(ask.getByRole('button')).toHaveText(['Drawn in the picture', 'Spoken', 'Something else…']);
  await expectFineInEveryLook();
  await ask.getByRole('button', { name: 'Spoken' }).click();
  await expect(saidList()).toHaveText('“Kiki” spoken');
  await expect(words().getByCss('[data-tag="?"]')).toHaveCount(0);
  await button('Remove: “Kiki” is spoken').click();

  // By keyboard: Enter on the word itself.
  await expect(words().getByCss('[data-tag="?"]')).toHaveCount(1);
  const group = page.getByRole('group', { name: 'Words of the prompt' }).first();
  await group.focus();
  for (let n = 0; n < 9; n++) await press('ArrowRight');
  await expect(sheet().getByRole('status').first()).toHaveText('“"Kiki"”');
  await press('Enter');
  await ask.getByRole('button', { name: 'Something else…' }).click();
  await ask.getByRole('button', { name: 'A note, left out' }).click();
  await expect(saidList()).toHaveText('“Kiki” a note, and left out');
});

test('[SAY-10] what was said goes on with its words through an edit, waits for whoever comes back, and is saved', async () => {
  const { answers, kept } = await openPrompt();
  await sayWords(words(), 'red lanterns', 'Must not be seen');
  await expect(page.getByText('Edited, not saved yet.')).toBeVisible();
  await edit(`Fog. ${text}`);
  await expect(saidList()).toHaveText('“red lanterns” something that must not be seen');
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  const from = `Fog. ${text}`.indexOf('red lanterns');
  expect(kept[0]?.marks).toEqual([{ from, to: from + 12, kind: 'absence' }]);

  await sayWords(words(), 'ferry clerk', 'A note, left out');
  await open(`/?step=result&id=${kept[0]?.id}`, answers);
  await expect(saidList().getByRole('listitem')).toHaveCount(2);
  await button('Save Prompt').click();
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  // No new text, no new version.
  expect(bodiesOf('PATCH /api/prompts/{id}').at(-1)).not.toHaveProperty('prompt_text');
  expect(kept[0]?.marks).toHaveLength(2);

  await button('Remove: “ferry clerk” is a note, and left out').click();
  await button('Discard edit').click();
  await expect(saidList().getByRole('listitem')).toHaveCount(2);
});

test('[SAY-11] on the copy of its generator, words of the prompt are marked in the prompt; others are not', async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await openPrompt(`${text} 9:16`);
  await page.getByRole('radio', { name: 'For Veo 3.1' }).click();
  const written = page.getByRole('region', { name: 'Written for Veo 3.1' }).getByCss('[data-prompt-text]');
  await sayWords(written, 'red lanterns', 'A note, left out');
  await expect(written).not.toContainText('red lanterns');
  await expect(saidList()).toHaveText('“red lanterns” a note, and left out');
  await page.getByRole('radio', { name: 'Prompt', exact: true }).click();
  await expect(words().getByCss('[data-tag="note"]')).toHaveText('red lanterns');
});
