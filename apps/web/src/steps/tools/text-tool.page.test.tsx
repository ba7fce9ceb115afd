import { bodiesOf } from '../../../testing/answers.ts';
import { shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectAccessible, expectAddress, expectFine, page, test } from '../../../testing/page.ts';

const tool = (name: string) =>
  page.getByRole('list', { name: 'Tools' }).getByRole('button', { name: new RegExp(`^${name}`) });
const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const text = () => page.getByRole('textbox', { name: 'Your text' });

test('[TOOL-1] four cards open and close', async () => {
  const how = page.getByRole('heading', { name: 'How It Works' });
  await open('/?step=tools');
  await expect(how).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tools' }).getByRole('button')).toHaveCount(4);
  await expectFine();
  await tool('Text Mode').click();
  await expect(how).toHaveCount(0);
  await tool('Text Mode').click();
  await expect(how).toBeVisible();
});

test('[TOOL-5] [DIFF-2] a rough text is enhanced, and what was added is listed', async () => {
  const { answers, kept } = shelfOf();
  await open('/?step=tools&tool=text', answers);
  await expect(button('Enhance to Prompt')).toBeDisabled();
  await text().fill('  \n ');
  await expect(button('Enhance to Prompt')).toBeDisabled();
  await text().fill('An old man folds a newspaper in a ferry terminal');
  await button('Clear').click();
  await expect(text()).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(text()).toHaveValue('An old man folds a newspaper in a ferry terminal');
  await expect(button('Use This Prompt')).toBeDisabled();
  await button('Enhance to Prompt').click();
  const added = page.getByRole('region', { name: 'What was added' });
  await expect(added).toContainText('Light');
  await expectFine();
  await text().fill('An old man folds a newspaper in a ferry terminal at night');
  await expect(added).toHaveCount(0);
  // [LOCK-1] Tapped words beside each other are one piece.
  await button('Pick words').click();
  for (const name of ['newspaper', 'in', 'a'])
    await page
      .getByRole('group', { name: 'Tap a word' })
      .getByRole('button', { name, exact: true })
      .last()
      .click();
  await button('Enhance to Prompt').click();
  await button('Compare with your text').click();
  const compared = page.getByRole('dialog', { name: 'Your text, and what was made of it' });
  await compared.getByRole('button', { name: /Put in.*medium shot/ }).click();
  await compared.getByRole('button', { name: /^Take \d+ of \d+$/ }).click();
  await expect(page.getByText('As you took it')).toBeVisible();
  await button('Use This Prompt').click();
  await expectAddress(/step=result.*id=/);
  const [{ method, prompt_text, json_config } = { prompt_text: '', json_config: '' }] = kept;
  expect(kept).toHaveLength(1);
  expect(bodiesOf('POST /api/usage/increment')).toHaveLength(1);
  expect(method).toBe('text');
  expect(JSON.parse(json_config)).toMatchObject({
    isManualText: true,
    mode: 'photo',
    locked: ['newspaper in a'],
  });
  expect(prompt_text).not.toContain('medium shot');
  for (const words of ['old man', 'newspaper in a', 'ferry terminal', 'night'])
    expect(prompt_text).toContain(words);
});

test('[TOOL-1] the account has them too', async () => {
  const { answers, kept } = shelfOf();
  await open('/?step=method', answers);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('tab', { name: 'Tools' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Text Mode/ }).click();
  await dialog.getByRole('textbox', { name: 'Your text' }).fill('An old man in a ferry terminal');
  await dialog.getByRole('button', { name: 'Enhance to Prompt' }).click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Use This Prompt' }).click();
  await expectAddress(/step=result.*id=/);
  await expect(dialog).toHaveCount(0);
  expect(kept).toHaveLength(1);
});

test('[PASTE-2] a paste beyond the limit is told, with the rest to be had and the way back', async () => {
  const paste = async (words: string) => {
    await navigator.clipboard.writeText(words);
    await text().press('ControlOrMeta+v');
  };
  await open('/?step=tools&tool=text');
  await text().fill('A baker. ');
  const limit = Number(await text().getAttribute('maxlength'));
  const pasted = `${'lamp '.repeat(limit / 5)}and a cat`;
  await text().press('ControlOrMeta+End');
  await paste(pasted);
  const cut = pasted.length - (limit - 'A baker. '.length);
  const alert = page.getByRole('alert');
  const kept = (pasted.length - cut).toLocaleString();
  await expect(alert).toHaveText(`The paste was too long. ${kept} characters were kept, ${cut} left out.`);
  await expect(text()).toHaveValue(`A baker. ${pasted.slice(0, -cut)}`);
  await expectFine();
  await page.getByRole('button', { name: 'Copy what was left out' }).click();
  await expect.poll(() => navigator.clipboard.readText()).toBe(pasted.slice(-cut));
  await page.getByRole('button', { name: 'Undo paste' }).click();
  await expect(text()).toHaveValue('A baker. ');
  await expect(alert).toHaveCount(0);

  // Into an empty field, which stays empty until the paste is in it.
  await text().fill('');
  await paste(pasted);
  await expect(alert).toContainText('The paste was too long.');
  await text().fill('');
  await expect(alert).toHaveCount(0);
});

test('[READS-3] what the text says twice over is asked about under the prompt made of it', async () => {
  await open('/?step=tools&tool=text');
  await text().fill('A moonlit meadow at noon');
  await button('Enhance to Prompt').click();
  const question = page.getByRole('region', { name: 'A question about your prompt' });
  const prompt = page.getByRole('region', { name: 'The prompt', exact: true });
  await question.getByRole('button', { name: 'Keep “noon”' }).click();
  await expect(prompt).not.toContainText('moonlit');
  await expect(prompt).toContainText('noon');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toContainText('moonlit');
});
