import { openCommandField } from './go-to.ts';
import { expect, expectAccessible, test } from './test.ts';

test('[COMMAND-2] goes to a step by a few letters, and gives the focus back when it is left', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=method');
  const opener = page.getByRole('button', { name: 'Go to a step, prompt or model' });
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  const field = await openCommandField(page);
  await expect(field.getByRole('option', { name: 'Start page' })).toBeVisible();
  await page.keyboard.type('vid or');
  await expect(field.getByRole('option').first()).toHaveText('Image or video');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?step=mode');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[COMMAND-3] a model leads to where models are chosen, and is chosen there', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=method');
  const field = await openCommandField(page);
  await page.keyboard.type('veo');
  await field.getByRole('option', { name: /^Veo/ }).first().click();
  await expect(page).toHaveURL('/?step=enhanced-steps&mode=video&method=enhanced');
  await expect(page.getByRole('radio', { name: /^Veo/, checked: true })).toBeVisible();
});

test('[COMMAND-4] saved prompts are found by their words, and opened', async ({ page, signIn }) => {
  await signIn();
  const saved = await page.request.post('/api/prompts', {
    data: {
      title: 'Low Water, shot 14A',
      description: 'A net mender at the boathouse doors',
      model: 'midjourney',
      prompt_text: 'A net mender at the boathouse doors, captured with a 50mm.',
      json_config: JSON.stringify({ mode: 'photo', prompt: 'A net mender at the boathouse doors' }),
    },
  });
  expect(saved.status()).toBe(201);
  const { id } = await saved.json();
  await page.goto('/?step=method');
  const field = await openCommandField(page);
  const prompt = field.getByRole('group', { name: 'Your prompts' }).getByRole('option');
  await expect(prompt).toHaveCount(1);
  await page.keyboard.type('boathouse');
  await expect(prompt).toContainText('A net mender at the boathouse doors');
  await prompt.click();
  await expect(page).toHaveURL(new RegExp(`step=result.*id=${id}`));
});

test('[COMMAND-2] what nothing is called is said, in reach of ears', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/?step=method');
  const field = await openCommandField(page);
  await page.keyboard.type('zzzz');
  await expect(field.getByRole('status').filter({ hasText: 'Nothing is called “zzzz”' })).toBeVisible();
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the field and the list of shortcuts are accessible, ${colorScheme}`, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await signIn();
    await page.goto('/?step=method');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await openCommandField(page);
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, '[data-base-ui-portal]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('option').first()).toBeHidden();
    }
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible(page, '[data-base-ui-portal]');
  });
}

test('[KEY-2] the list tells what can be pressed here, and no letter is taken from who writes', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/?step=steps&mode=photo&method=guided');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(list.getByText('Next step, or generate')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  const field = await openCommandField(page);
  await page.keyboard.type('?');
  await expect(field.getByRole('combobox')).toHaveValue('?');
  await expect(list).toBeHidden();
});
