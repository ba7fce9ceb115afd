import { completeSimple } from '@cuewright/engine/methods';
import { bodiesOf, hold, refuse } from '../../../testing/answers.ts';
import { addresses, box, expectStep, fillIn, generate, livePrompt } from '../../../testing/builder-words.ts';
import { nextId } from '../../../testing/builders/ids.ts';
import { person } from '../../../testing/builders/people.ts';
import { savedPrompt, shelfOf, versionsOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import {
  DESK,
  expect,
  expectAccessible,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  PHONE,
  page,
  press,
  test,
  type,
  vi,
} from '../../../testing/page.ts';
import { button, edit, editBox, openResult, sheet } from '../../../testing/result-words.ts';

const form = {
  selectedModel: 'midjourney',
  subject: 'A net mender with a grey braid',
  setting: 'the open doors of a boathouse, fog over an empty quay',
  mood: 'patience, the last one still working',
  cameraAngle: 'a medium close-up on an 85mm lens',
  lighting: 'one bare tungsten bulb',
};

test('[BOARD-14] [RESULT-1] the header says what it is for and what it is shot with', async () => {
  const data = completeSimple(form, 'photo');
  await openResult({ json_config: JSON.stringify(data) });
  const head = page.getByCss('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  for (const words of ['Image Generation', 'Hasselblad Professional Setup', 'Midjourney', 'White'])
    await expect(head).toContainText(words);
  await openResult({ mode: 'video', model: 'google-veo-3', json_config: '{"mode":"video"}' });
  for (const words of ['Video Generation', 'Custom Settings', 'Veo 3.1'])
    await expect(head).toContainText(words);
  await expect(page.getByText('Storyboards are made from photo prompts')).toBeVisible();
  await expect(button('Create Storyboard')).toHaveCount(0);
});

test('[RESULT-13] a flag and its value are never broken over a line', async () => {
  const data = completeSimple(form, 'photo');
  await openResult({ prompt_text: data.prompt, json_config: JSON.stringify(data) });
  const flag = page.getByText('--ar 16:9', { exact: true }).first();
  await expect(flag).toBeVisible();
  for (let width = 320; width <= 420; width += 10) {
    await page.viewport(width, 844);
    expect([width, flag.element().getClientRects().length]).toEqual([width, 1]);
  }
});

test('[BOARD-17] a video’s first frame goes on as a photo prompt, which a storyboard begins at', async () => {
  await openResult({
    mode: 'video',
    model: 'google-veo-3',
    prompt_text: 'A net mender at the open doors of a boathouse. SFX: rain on tin. 8 seconds.',
    json_config: '{"mode":"video"}',
  });
  await button('Make its first frame a photo prompt').click();
  await expectAddress(/step=result&mode=photo/);
  await expect(button('Create Storyboard')).toBeVisible();
  await expect(page.getByText('A net mender at the open doors of a boathouse.').first()).toBeVisible();
  await expect(page.getByText('rain on tin')).toHaveCount(0);
});

test('[RESULT-11] it is named by what it is of, until somebody names it', async () => {
  const data = completeSimple(form, 'photo');
  const kept = await openResult({
    title: 'Photo prompt 2026-11-20',
    prompt_text: data.prompt,
    json_config: JSON.stringify(data),
  });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('A net mender with a grey braid');
  await expect(page.getByText('Photo prompt 2026-11-20')).toBeVisible();
  await button('Rename').click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await expectAccessible();
  await press('Escape');
  await expect(button('Rename')).toBeFocused();
  await press('Enter');
  await title.fill('Harbour, six in the morning');
  await press('Enter');
  await expect(heading).toHaveText('Harbour, six in the morning');
  await expect.poll(() => kept[0]?.title).toBe('Harbour, six in the morning');
});

test('[RESULT-12] the copy for the generator stands beside the words, and what is copied there is what it shows', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const data = completeSimple(form, 'photo');
  await openResult({ prompt_text: data.prompt, json_config: JSON.stringify(data) });
  await expect(sheet()).toContainText(data.prompt);
  const paper = page.getByRole('region', { name: 'Written for Midjourney' });
  await expect(paper).toContainText('net mender');
  await expect(paper).not.toContainText('4K resolution');
  await paper.getByRole('button', { name: 'Copy for Midjourney' }).click();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toMatch(/net mender(?!.*4K)/s);
  await button('Copy Prompt').click();
  await expect.poll(() => copied.mock.calls.at(-1)?.[0]).toBe(data.prompt);
  // An edit, and there is no copy of it until it is done.
  await button('Edit').click();
  await expect(paper).toHaveCount(0);
});

test('[RESULT-3] the edit box holds 2,000 characters, and never cuts a longer prompt', async () => {
  const long = 'lamp '.repeat(460).trim();
  await openResult({ prompt_text: long });
  await button('Edit').click();
  await expect(editBox()).toHaveValue(long);
  await expect(page.getByText('2,299/2,000')).toBeVisible();
  await expect(page.getByText('Nothing is cut; it can only be made shorter.')).toBeVisible();
  await editBox().press('End');
  await editBox().pressSequentially('more');
  await expect(editBox()).toHaveValue(long);
  await editBox().press('ControlOrMeta+End');
  await editBox().press('Backspace');
  await expect(page.getByText('2,298/2,000')).toBeVisible();

  await editBox().fill('  ');
  await expect(button('Save')).toBeDisabled();
  await editBox().fill('Short.');
  await expect(page.getByText('6/2,000')).toBeVisible();
  await editBox().press('ControlOrMeta+Enter');
  await expect(sheet()).toContainText('Short.');
  await button('Restore White').click();
  await expect(sheet()).toContainText('lamp lamp');
});

test('[RESULT-4] Generate New goes back to the method, its form as it was', async () => {
  await open(addresses.simple(), shelfOf().answers);
  await fillIn(/^Midjourney/, ['A baker', 'a tiled market', 'patience before dawn', 'an 85mm lens']);
  await generate().click();
  await button('Generate New').click();
  await expectAddress(/step=steps/);
  await expect(page.getByText('A baker in a tiled market').first()).toBeVisible();
});

test('an edit can be called off, and an earlier text put back on the sheet', async () => {
  const prompt = savedPrompt({ prompt_text: 'A baker in a tiled market.' });
  await open(`/?step=result&id=${prompt.id}`, shelfOf(prompt).answers);
  await button('Edit').click();
  await expect(editBox()).toBeFocused();
  await expect(editBox()).toHaveValue(prompt.prompt_text);
  await editBox().fill('Something else.');
  await button('Cancel').click();
  await expect(button('Edit')).toBeFocused();
  await expect(sheet()).toContainText(prompt.prompt_text);

  await edit('A baker at dawn.');
  const versions = page.getByRole('listitem').filter({ has: page.getByCss('time') });
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('Blue');
  await button('Restore White').click();
  await expect(page.getByText('White is back on the sheet')).toBeVisible();
  await expect(sheet()).toContainText(prompt.prompt_text);
  await expect(versions).toHaveCount(3);
});

test('[RESULT-7] one press saves an edit, and what is typed while it is being saved is an edit of that', async () => {
  const prompt = savedPrompt();
  const { answers, kept, change } = shelfOf(prompt);
  await open(`/?step=result&id=${prompt.id}`, answers);
  const versions = page.getByRole('listitem').filter({ has: page.getByCss('time') });
  await expect(versions).toHaveCount(1);
  const letItBeSaved = hold('PATCH /api/prompts/{id}');
  await edit('A baker at dawn.');
  await button('Edit').click();
  await editBox().fill('A baker, written meanwhile.');
  letItBeSaved();
  await expect(versions).toHaveCount(2);
  await button('Save').click();
  await expect(versions).toHaveCount(3);
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  // A new name is no other text: it is not asked about.
  await button('Edit').click();
  await editBox().fill('A baker at six.');
  change(prompt.id, { title: 'Harbour bakery' });
  await button('Save').click();
  await expect(versions).toHaveCount(4);
  expect(kept).toMatchObject([{ title: 'Harbour bakery', prompt_text: 'A baker at six.' }]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour bakery');
  await expect(sheet()).toContainText('A baker at six.');
});

test('[RESULT-8] [TEXT-1] Generate New from a Text result goes back to its text', async () => {
  const { answers } = shelfOf();
  await open('/?step=tools&tool=text&mode=photo', answers);
  const text = page.getByRole('textbox', { name: 'Your text' });
  await text.fill('Ferry terminal, last boat gone.');
  await button('Enhance to Prompt').click();
  await button('Use This Prompt').click();
  await expectAddress(/step=result.*id=/);
  const result = location.pathname + location.search;
  await button('Generate New').click();
  await expect(text).toHaveValue('Ferry terminal, last boat gone.');
  await page.getByRole('radio', { name: 'Video' }).click();
  await expect(text).toBeVisible();

  await text.fill('Another text, not enhanced yet.');
  await open(result, answers);
  await button('Generate New').click();
  await expect(text).toHaveValue('Ferry terminal, last boat gone.');
  await button('Undo').click();
  await expect(text).toHaveValue('Another text, not enhanced yet.');
});

test('[RESULT-5] without a prompt the result step leads back to where one is made', async () => {
  await open('/?step=result&mode=photo&method=guided');
  await expectAddress(/step=steps/);
  await open('/?step=result');
  await expectAddress(/step=method/);
  await open(`/?step=result&id=${nextId()}`, shelfOf().answers);
  await expect(page.getByRole('heading', { name: 'This prompt does not exist' })).toBeVisible();
});

test('[GEN-2] at the cap nothing is generated, and it says when there are new ones', async () => {
  const { usage } = person({ usage: { prompts_used: 5, remaining: 1 } });
  const { answers, kept } = shelfOf();
  await open(addresses.simple(), {
    ...answers,
    'GET /api/usage': usage,
    'POST /api/usage/increment': () => refuse('daily-limit-reached', { resets_at: usage.resets_at }),
  });
  await fillIn(/^Midjourney/, ['A baker', 'a tiled market', 'patience before dawn', 'an 85mm lens']);
  await generate().click();
  const note = page.getByCss('[role=status]').filter({ hasText: 'used up' });
  await expect(note).toHaveText(/New ones come at \d\d?:\d\d.*What you wrote is kept\./);
  await expectAddress(/step=steps/);
  expect(kept).toEqual([]);
});

test('[EDIT-3] a prompt that was changed or deleted elsewhere is not overwritten unasked', async () => {
  const prompt = savedPrompt({ generation_id: nextId() });
  const { answers, kept, change } = shelfOf(prompt);
  await open(`/?step=result&id=${prompt.id}`, answers);
  await expect(page.getByRole('heading', { name: 'Versions' })).toBeVisible();
  change(prompt.id, { prompt_text: 'Theirs.' });
  await edit('Mine.');
  await expect(page.getByRole('alert')).toContainText('changed elsewhere');
  expect(kept).toMatchObject([{ prompt_text: 'Theirs.' }]);
  await button('Save mine anyway').click();
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  expect(kept).toMatchObject([{ prompt_text: 'Mine.' }]);
  await expect(button('Restore Blue')).toBeVisible();

  change(prompt.id, { prompt_text: 'Theirs again.' });
  await edit('Mine again.');
  const letVersionsCome = hold('GET /api/prompts/{id}/versions');
  await button('Show that one').click();
  await expect(sheet()).toContainText('Theirs again.');

  kept.splice(0);
  letVersionsCome();
  await expect(page.getByText('and its versions with it')).toBeVisible();
  await edit('Still mine.');
  await expect(page.getByRole('alert')).toContainText('deleted elsewhere');
  const before = location.search;
  await button('Save it again').click();
  await expect.poll(() => location.search).not.toBe(before);
  await expect(sheet()).toContainText('Still mine.');
  expect(kept).toMatchObject([{ prompt_text: 'Still mine.' }]);
  // By what it was counted by, so it is no import.
  expect(bodiesOf('POST /api/prompts')).toMatchObject([{ generation_id: prompt.generation_id }]);
});

test('[VERSION-1] versions are named by revision colours, and earlier ones can be fetched', async () => {
  // Nine papers, so the 22nd version is the fourth of the third round.
  const all = versionsOf(...Array.from({ length: 22 }, (_, n) => `Take ${n + 1}.`));
  await openResult(
    { prompt_text: 'Take 22.', revision: 22 },
    {
      'GET /api/prompts/{id}/versions': ({ query: { cursor = 23, limit } }) => {
        const versions = all.filter(({ number }) => number < cursor).slice(0, limit);
        return { versions, total: 22, next_cursor: cursor === 23 ? 3 : null };
      },
    },
  );
  const versions = page.getByRole('listitem').filter({ has: page.getByCss('time') });
  await expect(versions).toHaveCount(20);
  await expect(versions.first()).toContainText('Triple yellow');
  await button('Show earlier ones').click();
  await expect(versions).toHaveCount(22);
  await expect(versions.last()).toContainText('First text');
});

test('words of the trade say what they mean, and markup is text', async () => {
  const prompt_text = '<img src=x onerror=alert(1)> with bokeh behind it --ar 16:9';
  await openResult({ prompt_text });
  await expect(sheet()).toContainText(prompt_text);
  await expect(sheet().getByRole('button', { name: 'ar', exact: true })).toHaveCount(0);
  await sheet().getByRole('button', { name: 'bokeh' }).click();
  await expect(page.getByRole('dialog')).toContainText('Bokeh');
  await press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[SKETCH-2] the result is accessible and fits, in both themes, on a phone and a desk', async () => {
  const data = completeSimple(form, 'photo');
  await openResult({ prompt_text: data.prompt, json_config: JSON.stringify(data) });
  await expect(page.getByRole('img', { name: /^Lighting plan from above\./ })).toBeVisible();
  await expectFine();
  for (const { width, height } of [{ width: 320, height: 640 }, PHONE, DESK]) {
    await page.viewport(width, height);
    expectNoSidewaysScroll();
    await expect(button('Copy Prompt')).toBeInViewport();
  }
  await button('Edit').click();
  await expectAccessible();
});

test('[DIFF-1] half of what differs is taken into the sheet, and what stood there comes back', async () => {
  await openResult({ prompt_text: 'A baker at dawn in a tiled market.' });
  await edit('A smith at dusk in a tiled market.');
  await button('Compare White').click();
  const dialog = page.getByRole('dialog', { name: 'White, and the sheet' });
  await expect(dialog).toContainText('2 of 2 differences taken');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Instead of: dusk Put in: dawn' }).click();
  await expect(dialog).toContainText('1 of 2 differences taken');
  await dialog.getByRole('button', { name: 'Take 1 of 2' }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet()).toContainText('A baker at dusk in a tiled market.');
  await button('Discard edit').click();
  await expect(sheet()).toContainText('A smith at dusk in a tiled market.');
});

test('[CHECK-1] [CHECK-2] what is the matter is underlined and listed, mended by one tap and brought back', async () => {
  const prompt = 'Please create an image of a fox in the snow, masterpiece, bokeh, golden hour, bokeh.';
  await openResult({ prompt_text: prompt, model: 'flux-ai' });
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('status')).toContainText('hints');
  await button('Show the checks').click();
  await checks
    .getByRole('listitem')
    .filter({ hasText: 'masterpiece shows nothing' })
    .getByRole('button', { name: 'Take it out' })
    .click();
  await expect(sheet()).not.toContainText('masterpiece');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet()).toContainText('masterpiece');
  await expectAccessible();
  await sheet().getByRole('button', { name: 'masterpiece' }).click();
  await expect(page.getByRole('dialog')).toContainText('was not taught by tags');
  await press('Escape');
  await checks.getByRole('button', { name: 'Fix all' }).click();
  await expect(sheet()).toContainText('A fox in the snow, bokeh, golden hour.');
  await expect(page.getByText('Edited, not saved yet.')).toBeVisible();
});

test('[CHECK-2] [CHECK-5] [CHECK-6] what is taken out of the words is set beside them, in every copy and for good', async () => {
  const kept = await openResult({
    prompt_text: 'A baker in a tiled market, no people, 8 seconds. Slow push in.',
    mode: 'video',
    model: 'google-veo-3',
  });
  const settings = page.getByLabel('Set beside the words');
  await page.getByRole('button', { name: 'Move “people” to the negative field' }).click();
  await expect(sheet()).toContainText('A baker in a tiled market, 8 seconds.');
  await expect(settings).toContainText('people');
  await page.getByRole('button', { name: 'Set 8 s' }).click();
  await expect(settings).toContainText('8 s');
  await page.getByRole('tab', { name: 'Said and open' }).click();
  const said = page.getByRole('region', { name: 'Said and left open' });
  await expect(said).toContainText('Slow push in');
  await expect(said).toContainText('Left open: what it feels like.');
  await button('Save Prompt').click();
  await expect(page.getByText('Saved. An edit becomes')).toBeVisible();
  expect(JSON.parse(kept[0]?.json_config ?? '')).toHaveProperty('settings');
  await open(location.pathname + location.search);
  await expect(settings).toContainText('8 s');
  const copy = page.getByRole('region', { name: 'Written for Veo 3.1' });
  await expect(copy.getByText('Sent as settings, not as words')).toBeVisible();
  await settings.getByRole('button', { name: 'Let 8 s go' }).click();
  await expect(settings).not.toContainText('8 s');
  await expect(settings).toContainText('people');
  // Where there is room for one paper, another tab goes back to the prompt.
  await page.viewport(PHONE.width, PHONE.height);
  await page.getByRole('radio', { name: 'For Veo 3.1' }).click();
  await expect(copy).toHaveCount(1);
  localStorage.setItem('shown-copy', 'prompt');
  dispatchEvent(new StorageEvent('storage', { key: 'shown-copy' }));
  await expect(copy).toHaveCount(0);
});

test('[CHECK-3] [CHECK-4] [CHECK-5] in a builder a word is checked once it is finished, and mended in its box', async () => {
  await open(addresses.advanced());
  await fillIn(/^FLUX/, ['A fox in the snow', 'a forest at dawn']);
  const checks = page.getByRole('region', { name: 'Checks' });
  const row = checks.getByRole('listitem').filter({ hasText: 'masterpiece shows nothing' });
  const written = box('Environment');
  await expect(checks).toContainText('Nothing to mend.');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await written.press('End');
  await type(', masterpiece');
  await vi.advanceTimersByTimeAsync(600);
  await expect(livePrompt()).toContainText('masterpiece');
  await expect(row).toBeHidden();
  await type(' ');
  await vi.advanceTimersByTimeAsync(100);
  await expect(row).toBeVisible();
  await expect(livePrompt().getByRole('button', { name: 'masterpiece' })).toBeVisible();
  await row.getByRole('button', { name: 'Take it out' }).click();
  await expect(written).toHaveValue('a forest at dawn');
  await vi.advanceTimersByTimeAsync(600);
  await expect(livePrompt()).not.toContainText('masterpiece');
  await expect(row).toBeHidden();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
  await expect(written).toHaveValue('a forest at dawn, masterpiece ');
  await vi.advanceTimersByTimeAsync(100);
  await expect(row).toBeVisible();
  vi.useRealTimers();
  await expectAccessible();

  const said = page.getByRole('region', { name: 'Said and left open' });
  await expect(said).toContainText('Left open: what it feels like.');
  await said.getByRole('button', { name: 'Subject' }).click();
  await expectStep(2, 7, 'Subject Focus');
  await page.viewport(PHONE.width, PHONE.height);
  await expect(page.getByRole('button', { name: /^Live prompt.*1 hint/ })).toBeVisible();
});
