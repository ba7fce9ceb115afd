import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import { storyboard, wallWith } from '../../../testing/builders/storyboards.ts';
import { open } from '../../../testing/open.tsx';
import {
  expect,
  expectAddress,
  expectFine,
  type Locator,
  page,
  press,
  test,
  type,
} from '../../../testing/page.ts';

async function openCommandField(): Promise<Locator> {
  const field = page.getByRole('dialog', { name: 'Go to a step, prompt or model' });
  await expect(page.getByRole('button', { name: 'Go to a step, prompt or model' })).toBeVisible();
  await press('ControlOrMeta+k');
  await expect(field.getByRole('combobox')).toBeFocused();
  return field;
}

test('[COMMAND-2] goes to a step by a few letters, and gives the focus back when it is left', async () => {
  await open('/?step=method');
  const opener = page.getByRole('button', { name: 'Go to a step, prompt or model' });
  await opener.click();
  await press('Escape');
  await expect(opener).toBeFocused();

  const field = await openCommandField();
  await expect(field.getByRole('option', { name: 'Start page' })).toBeVisible();
  await type('vid or');
  await expect(field.getByRole('option').first()).toHaveText('Image or video');
  await press('Enter');
  await expectAddress('/?step=mode');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[COMMAND-3] a model leads to where models are chosen, and is chosen there', async () => {
  await open('/?step=method');
  const field = await openCommandField();
  await type('veo');
  await field.getByRole('option', { name: /^Veo/ }).first().click();
  await expectAddress('/?step=enhanced-steps&mode=video&method=enhanced');
  await expect(page.getByRole('radio', { name: /^Veo/, checked: true })).toBeVisible();
});

test('[COMMAND-4] saved prompts are found by their words, and opened', async () => {
  const { answers, kept } = shelfOf(
    savedPrompt({ prompt_text: 'A net mender at the boathouse doors, captured with a 50mm.' }),
  );
  await open('/?step=method', answers);
  const field = await openCommandField();
  const prompt = field.getByRole('group', { name: 'Your prompts' }).getByRole('option');
  await expect(prompt).toHaveCount(1);
  await type('boathouse');
  await expect(prompt).toContainText('A net mender at the boathouse doors');
  await prompt.click();
  await expectAddress(new RegExp(`step=result.*id=${kept[0]?.id}`));
});

test('[COMMAND-5] places are in groups, one’s boards among them, and what was gone to last is on top', async () => {
  const board = storyboard({ title: 'The net mender' });
  await open('/?step=method', wallWith(board));
  let field = await openCommandField();
  const group = (name: string) => field.getByRole('group', { name, exact: true }).getByRole('option');
  await expect(group('Learn')).toHaveText(['Library', 'Trainer']);
  await expect(group('Yours').first()).toHaveText('Storyboard');
  await expect(group('Your storyboards')).toContainText('The net mender');
  await expect(group('Recent')).toHaveCount(0);
  await group('Learn').first().click();
  await expectAddress('/?step=library');
  await expect(field).toBeHidden();

  field = await openCommandField();
  await expect(group('Recent')).toHaveText(['Library']);
  await group('Your storyboards').click();
  await expectAddress(`/?step=storyboard&id=${board.id}`);
  await expect(field).toBeHidden();
  field = await openCommandField();
  await expect(group('Recent').first()).toContainText('The net mender');
  await expect(group('Recent').nth(1)).toHaveText('Library');
  await type('lib');
  await expect(group('Recent')).toHaveCount(0);
});

test('[COMMAND-2] what nothing is called is said, in reach of ears', async () => {
  await open('/?step=method');
  const field = await openCommandField();
  await type('zzzz');
  await expect(field.getByRole('status').filter({ hasText: 'Nothing is called “zzzz”' })).toBeVisible();
});

test('the field and the list of shortcuts are accessible', async () => {
  await open('/?step=method');
  await openCommandField();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectFine('[data-base-ui-portal]');
  await press('Escape');
  await expect(page.getByRole('option').first()).toBeHidden();
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectFine('[data-base-ui-portal]');
});

test('[KEY-2] the list tells what can be pressed here, and no letter is taken from who writes', async () => {
  await open('/?step=steps&mode=photo&method=guided');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // Once a test has touched, the browser takes itself for one that nothing hovers in, where the button is not shown.
  const button = page.getByRole('button', { name: 'Keyboard shortcuts', includeHidden: true });
  await expect(button).toHaveCount(1);
  (button.element() as HTMLElement).click();
  await expect(list.getByText('Next step, or generate')).toBeVisible();
  await press('Escape');
  await expect(list).toBeHidden();
  const field = await openCommandField();
  await type('?');
  await expect(field.getByRole('combobox')).toHaveValue('?');
  await expect(list).toBeHidden();
});
