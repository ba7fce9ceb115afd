import { savedPrompt, shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import { expect, expectAccessible, page, press, test } from '../../../testing/page.ts';
import { button, edit, sheet } from '../../../testing/result-words.ts';

test('[LOCK-1] pinned words stay letter for letter in every copy, and are saved with the prompt', async () => {
  const prompt = savedPrompt({
    mode: 'video',
    model: 'google-veo-3',
    prompt_text: 'A courier in a red coat rides a Volta K2 down to the quay at dawn, 50mm. No text.',
  });
  const { answers, kept } = shelfOf(prompt);
  const address = `/?step=result&id=${prompt.id}`;
  await open(address, answers);
  const pins = page.getByRole('region', { name: 'Pinned words' });
  const copy = (name: string) => page.getByRole('article', { name: `Tune for ${name}` });

  // Word by word, by keyboard: what stands together is one piece.
  await pins.getByRole('button', { name: 'Pick words' }).press('Enter');
  await pins.getByRole('button', { name: 'Volta' }).press('Enter');
  await press('ArrowRight');
  await expect(pins.getByRole('button', { name: 'K2', exact: true })).toBeFocused();
  await press(' ');
  await expect(pins.getByRole('status')).toContainText('Pinned: Volta K2.');
  await expectAccessible();
  await pins.getByRole('button', { name: 'Done' }).click();

  // By selecting; half words become whole ones. The inks come later than the words, and with them other letters.
  await expect(sheet().getByRole('button', { name: 'Volta K2' })).toBeVisible();
  const text = sheet().getByCss('[data-prompt-text]');
  await expect
    .poll(async () => {
      await text.evaluate((shown) => select('oat rid', 'oat rides', shown));
      return button('Pin “coat rides”').elements().length;
    })
    .toBe(1);
  await button('Pin “coat rides”').click();
  await expect(pins.getByRole('listitem')).toHaveText(['Volta K2', 'coat rides']);
  for (const name of ['Runway Gen-4', 'Hailuo 02'])
    for (const words of ['Volta K2', 'coat rides']) await expect(copy(name)).toContainText(words);

  // Not saved yet, they wait for whoever comes back; saved, they are in the prompt.
  await open(address, answers);
  await expect(pins.getByRole('listitem')).toHaveCount(2);
  await button('Save Prompt').click();
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  expect(JSON.parse(kept[0]?.json_config ?? '').locked).toEqual(['Volta K2', 'coat rides']);
  expect(kept[0]?.revision).toBe(1);

  // One may write over them by hand; that is told.
  await edit('A courier in a red coat rides a scooter down to the quay at dusk, 50mm. No text.');
  await expect(pins.getByRole('listitem').first()).toContainText('not in the text');
  await button('Restore White').click();
  await expect(pins).not.toContainText('not in the text');

  // Unpinned on the sheet by keyboard, and in the list.
  await sheet().getByRole('button', { name: 'coat rides' }).press('Enter');
  await button('Unpin').click();
  await expect(pins.getByRole('listitem')).toHaveText(['Volta K2']);
  await pins.getByRole('button', { name: 'Unpin Volta K2' }).click();
  await expect(pins.getByRole('button', { name: 'Pick words' })).toBeFocused();
  await expect(pins.getByRole('listitem')).toHaveCount(0);
});

/** Selects these words where they stand before others. */
function select(words: string, before: string, within: HTMLElement): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(before) ?? -1;
    if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
  }
}
