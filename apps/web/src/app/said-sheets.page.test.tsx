import { optimize as optimizeByEngine } from '@cuewright/engine/methods/optimizer';
import { type Answers, bodiesOf } from '../../testing/answers.ts';
import { addresses, fillIn, generate } from '../../testing/builder-words.ts';
import { nextId } from '../../testing/builders/ids.ts';
import { shelfOf } from '../../testing/builders/prompts.ts';
import { storyboard, wallWith } from '../../testing/builders/storyboards.ts';
import { streamed } from '../../testing/builders/streamed.ts';
import { open } from '../../testing/open.tsx';
import {
  expect,
  expectAddress,
  expectFine,
  expectFineInEveryLook,
  page,
  press,
  test,
} from '../../testing/page.ts';
import { saidList, sayWords, wordsBar } from '../../testing/said-words.ts';

const words = () => page.getByRole('main').getByCss('[data-prompt-text]');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const ABSENT = 'something that must not be seen';

test('[SAY-12] on the live prompt of a builder: a copy is written from the words and what was said of them', async () => {
  const { answers, kept } = shelfOf();
  await open(addresses.simple(), answers);
  await fillIn(/^Stable Diffusion/, [
    'A baker with a red scarf',
    'a tiled market',
    'patience',
    'an 85mm lens',
  ]);
  await sayWords(words(), 'red scarf', 'Must not be seen');
  await expect(saidList()).toHaveText(`“red scarf” ${ABSENT}`);
  await expectFine();
  await page.viewport(1440, 900);
  await page.getByRole('radio', { name: 'For Stable Diffusion' }).click();
  const written = page.getByRole('region', { name: /^Written for Stable Diffusion/ });
  await expect(written.getByCss('[data-prompt-text]')).not.toContainText('red scarf');
  await expect(written).toContainText('Negative prompt, in its own field');

  // A word more in a box goes by it; it comes along to the result, and is saved.
  await page.getByRole('main').getByCss('textarea').first().fill('an 85mm lens at f/2');
  await expect(saidList()).toHaveText(`“red scarf” ${ABSENT}`);
  await generate().click();
  await expectAddress(/step=result/);
  await expect(saidList()).toHaveText(`“red scarf” ${ABSENT}`);
  const { prompt_text = '', marks = [] } = kept[0] ?? {};
  expect(marks.map(({ from, to, kind }) => [prompt_text.slice(from, to), kind])).toEqual([
    ['red scarf', 'absence'],
  ]);
});

test('[SAY-13] on a roll of One-Click, which keeps it', async () => {
  const { answers, kept } = shelfOf();
  const address = '/?step=automation&mode=video&method=automation';
  await open(address, answers);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(button('Use This Prompt')).toBeEnabled();
  const [word = ''] = (await words().textContent())?.match(/\p{L}{4,}/u) ?? [];
  await sayWords(words(), word, 'A note, left out');
  await open(address, answers);
  await expect(saidList()).toHaveText(`“${word}” a note, and left out`);
  await button('Use This Prompt').click();
  await expectAddress(/step=result/);
  expect(kept[0]?.marks).toMatchObject([{ kind: 'request' }]);
});

test('[SAY-13] on what Text Mode makes', async () => {
  const { answers, kept } = shelfOf();
  await open('/?step=tools&tool=text', answers);
  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill('An old man folds a newspaper in a ferry terminal');
  await button('Enhance to Prompt').click();
  await sayWords(words(), 'ferry terminal', 'A note, left out');
  await button('Use This Prompt').click();
  await expectAddress(/step=result/);
  await expect(saidList()).toHaveText('“ferry terminal” a note, and left out');
  expect(kept[0]?.marks).toMatchObject([{ kind: 'request' }]);
});

const optimizer: Answers = {
  'POST /api/optimize': ({ body }) => {
    const made = optimizeByEngine(body);
    if (!made) throw new Error('A blank idea came past its check.');
    const { text: prompt, segments } = made;
    return streamed('POST /api/optimize', {
      type: 'done',
      prompt,
      segments: [...segments],
      added: [...made.added],
      generation_id: body.generation_id ?? nextId(),
    });
  },
};

test('[SAY-13] on the idea of the optimizer, and on what is made of it', async () => {
  const { answers, kept } = shelfOf();
  const address = '/?step=optimizer&mode=photo&method=optimizer';
  await open(address, { ...answers, ...optimizer });
  await page.getByRole('textbox', { name: 'Your idea' }).fill('a lock keeper with a brass lamp');
  await sayWords(words(), 'brass lamp', 'Must not be seen');
  await page.getByRole('button', { name: /^Next/ }).click();
  await page.getByRole('button', { name: /^Fashion/ }).click();
  await page.getByRole('button', { name: /^Optimize with AI/ }).click();
  await expect(page.getByRole('heading', { name: 'What was added' })).toBeVisible();
  await expect(saidList()).toHaveText(`“brass lamp” ${ABSENT}`);
  expect(kept[0]?.marks).toMatchObject([{ kind: 'absence' }]);
  await sayWords(words(), 'lock keeper', 'A note, left out');
  await open(address, { ...answers, ...optimizer });
  await expect(saidList().getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: /^Open the result/ }).click();
  await expectAddress(/step=result/);
  await expect(saidList().getByRole('listitem')).toHaveCount(2);
  expect(bodiesOf('PATCH /api/prompts/{id}').at(-1)).toMatchObject({ marks: [{}, {}] });
});

test('[SAY-14] on a copy in the library, and it goes along when the prompt is opened', async () => {
  await open('/?step=library', shelfOf().answers);
  await page.getByRole('searchbox').fill('honey leaves');
  const card = page.getByRole('article', { name: /Honey leaves the spoon/ });
  await card.getByRole('button', { name: 'CTO of' }).click();
  const copy = card.getByCss('[data-prompt-text]');
  await sayWords(copy, 'chestnut honey', 'A note, left out');
  await expect(copy).not.toContainText('chestnut honey');
  await expect(saidList()).toHaveText('“chestnut honey” a note, and left out');
  await expectFine('main');
  await card.getByRole('button', { name: /^Use/ }).click();
  await expectAddress(/step=result/);
  await expect(saidList()).toHaveText('“chestnut honey” a note, and left out');
});

test('[SAY-15] in the box of a frame: selected, asked about, and kept with the board', async () => {
  const board = storyboard({ originalPrompt: 'A man holds up a card. I want total silence.' });
  const frames = board.frames.map((frame) => ({ ...frame, prompt: board.originalPrompt }));
  const address = `/?step=storyboard&id=${board.id}`;
  const answers = wallWith({ ...board, frames });
  await open(address, answers);
  await page.getByRole('button', { name: 'Open frame 1.' }).click();
  const box = page.getByRole('textbox', { name: 'Frame Prompt, frame 1', exact: true });
  const frame = page.getByRole('listitem', { name: 'Frame 1 of 4' });
  const select = async (from: number, to: number) => {
    await box.focus();
    await box.evaluate((element) => (element as HTMLTextAreaElement).setSelectionRange(from, to));
  };
  await select(2, 5);
  await frame.getByRole('button', { name: 'A note, left out' }).click();
  await expect(saidList()).toHaveText('“man” a note, and left out');
  await expect(box).toBeFocused();

  // By keyboard the choices are the next stop.
  await select(17, 21);
  const drawn = frame.getByRole('button', { name: 'Drawn in the picture' });
  await expect(drawn).toBeVisible();
  await press('Tab');
  await expect(drawn).toBeFocused();
  await press('Enter');
  await expect(saidList().getByRole('listitem')).toHaveCount(2);
  await expect(box).toBeFocused();

  // Where the cursor stands in words that may be a note.
  await select(30, 30);
  await expect(frame).toContainText('Which is it? “I want total silence” is');
  await expectFineInEveryLook('[data-frame]');
  // On a phone the frame has closed meanwhile.
  await page.viewport(1440, 900);
  await select(31, 31);
  await frame.getByRole('button', { name: 'A note, left out' }).click();
  await expect(saidList().getByRole('listitem')).toHaveCount(3);
  await expect(page.getByCss('[data-saving="saved"]')).toBeVisible();

  await open(address, answers);
  await page.getByRole('button', { name: 'Open frame 1.' }).click();
  await expect(saidList().getByRole('listitem')).toHaveText([
    '“man” a note, and left out',
    '“card” drawn in the picture',
    '“I want total silence” a note, and left out',
  ]);
  await button('Remove: “card” is drawn in the picture').click();
  await expect(saidList().getByRole('listitem')).toHaveCount(2);
  await expect(wordsBar()).toHaveCount(0);
});
