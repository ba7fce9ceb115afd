import { expect, expectFine, page, test } from '../../../testing/page.ts';
import { button, edit, editBox, openResult, sheet } from '../../../testing/result-words.ts';

const question = () => page.getByRole('region', { name: 'A question about your prompt' });
const clash = 'A moonlit meadow at noon, 85mm lens.';

test('[READS-3] a conflict is asked about, one tap settles it, and one takes it back', async () => {
  await openResult({ prompt_text: clash, model: 'midjourney', json_config: '{"mode":"photo"}' });
  await expect(question()).toContainText('moonlit / noon');
  await expectFine();
  await question().getByRole('button', { name: 'Keep “noon”' }).click();
  await expect(sheet()).toContainText('A meadow at noon, 85mm lens.');
  await expect(question()).toHaveCount(0);
  await expect.poll(() => sheet().element().contains(document.activeElement)).toBe(true);
  await button('Undo').click();
  await expect(sheet()).toContainText(clash);
  await question().getByRole('button', { name: 'Keep “moonlit”' }).click();
  await expect(sheet()).toContainText('A moonlit meadow, 85mm lens.');
});

test('[READS-3] one question at a time; one that is put aside stays aside, and an edit asks anew', async () => {
  await openResult({ prompt_text: `${clash} A macro, wide shot.` });
  await expect(question()).toHaveCount(1);
  await expect(question()).toContainText('moonlit / noon');
  await question().getByRole('button', { name: 'Dismiss the question' }).click();
  await expect(question()).toContainText(/wide shot/i);
  await question().getByRole('button', { name: 'Dismiss the question' }).click();
  await expect(question()).toHaveCount(0);
  await edit('Red paint, a monochrome photo.');
  await expect(question()).toContainText('Red');
});

test('[READS-3] what has to be worded anew leads to the words, and pinned words are never taken', async () => {
  await openResult({
    prompt_text: clash,
    json_config: JSON.stringify({ mode: 'photo', prompt: clash, locked: ['noon'] }),
  });
  await expect(question().getByRole('button', { name: 'Keep “noon”' })).toBeVisible();
  await expect(question().getByRole('button', { name: 'Keep “moonlit”' })).toHaveCount(0);
  await question().getByRole('button', { name: 'Edit the text' }).click();
  await expect(editBox()).toBeFocused();
});

test('[READS-4] what a generator needs beside the words is told, and a reference it cannot take is to be described', async () => {
  const given = { prompt_text: '@mara. A beach at dawn. The camera rises slowly.', mode: 'video' } as const;
  await openResult({ ...given, model: 'runway-gen4', json_config: '{"mode":"video"}' });
  await expect(question()).toContainText('needs a start image');
  await expect(question()).toContainText('Add it where you make the clip');
  await expect(question().getByRole('button')).toHaveCount(1);
  await expectFine();
  await openResult({ ...given, model: 'modelscope-video', json_config: '{"mode":"video"}' });
  await expect(question()).toContainText('@mara');
  await question().getByRole('button', { name: 'Edit the text' }).click();
  await expect(editBox()).toBeFocused();
});

test('[ENDS-3] what a generator cannot be told to leave out stays in its words, and nothing is asked', async () => {
  await openResult({
    prompt_text: 'A quiet kitchen at dawn, no plastic chairs.',
    model: 'flux-ai',
    json_config: '{"mode":"photo"}',
  });
  await expect(sheet()).toContainText('no plastic chairs');
  await expect(question()).toHaveCount(0);
});

test('[READS-5] the sheet leads to how it was read', async () => {
  await openResult({ prompt_text: clash });
  await expect(sheet().getByRole('link', { name: 'How Cuewright reads you' })).toHaveAttribute(
    'href',
    '/reading',
  );
});
