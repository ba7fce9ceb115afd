import { expect, expectAccessible, page, test, type } from '../../../testing/page.ts';
import { button, openResult } from '../../../testing/result-words.ts';

test('[VARY-1] [VARY-2] a part is varied, twenty texts are listed, drawn anew and saved', async () => {
  const kept = await openResult({ prompt_text: 'A red boat at a quay.' });
  await button('Variations').click();
  const dialog = page.getByRole('dialog', { name: 'Variations' });
  const box = dialog.getByRole('textbox', { name: 'The prompt, with its choices' });
  await expect(box).toBeFocused();
  await box.evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(2, 5));
  await dialog.getByRole('button', { name: 'Vary this part' }).click();
  await expect(box).toHaveValue('A {red|} boat at a quay.');
  await type('blue|green|black|white');
  const list = dialog.getByRole('list', { name: 'Variations' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await box.fill('A {red|blue|green|black|white} boat at {dawn|noon|dusk|night|two}, {2$$fog|rain|gulls}.');
  await expect(dialog).toContainText('20 of 75 texts, drawn evenly with seed 1.');
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await expectAccessible();

  const first = await list.textContent();
  await dialog.getByRole('button', { name: 'Draw others' }).click();
  await expect(dialog).toContainText('drawn evenly with seed 2.');
  expect(await list.textContent()).not.toBe(first);

  await box.fill('A {red|{dark|light} blue} boat.');
  await expect(list.getByRole('listitem')).toHaveText([
    'A red boat.',
    'A dark blue boat.',
    'A light blue boat.',
  ]);
  const tens = '{0|1|2|3|4|5|6|7|8|9}';
  await box.fill(`${tens} boats, ${tens} gulls, ${tens} nets, {fog|rain}.`);
  await dialog.getByRole('textbox', { name: 'How many' }).fill('');
  await expect(dialog).toContainText('These choices make 2,000 texts. Ask for 1,000 of them at the most');
  await box.fill('A {red|blue');
  await expect(dialog).toContainText('The choice that begins “{red|blue” is not closed');
  await box.fill('A {red|blue} boat.');
  await dialog.getByRole('button', { name: 'Save all 2' }).click();
  await expect(dialog).toContainText('2 saved to your prompts.');
  const texts = kept.map(({ prompt_text }) => prompt_text);
  for (const text of ['A red boat.', 'A blue boat.']) expect(texts).toContain(text);
});
