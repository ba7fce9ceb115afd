import { shelfOf } from '../../../testing/builders/prompts.ts';
import { open } from '../../../testing/open.tsx';
import {
  expect,
  expectAddress,
  expectFine,
  expectNoSidewaysScroll,
  PHONE,
  page,
  test,
} from '../../../testing/page.ts';

const heading = () => page.getByRole('main').getByRole('heading', { level: 1 });
const lessons = () => page.getByRole('list', { name: 'Lessons' }).getByRole('listitem');

test('[TRN-2] [TRN-5] lessons are narrowed to a category, with examples to copy below', async () => {
  await open('/?step=trainer');
  await expect(heading()).toHaveText('The Art of AI Prompting');
  await expect(page.getByText('0 of 12 lessons done')).toBeVisible();
  for (const name of ['Character examples', 'Professional template examples']) {
    const examples = page.getByRole('main').getByCss('section').filter({ hasText: name });
    await expect(examples.getByRole('button', { name: /^Copy/ }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Narrative Techniques' }).click();
  await expect(lessons()).toHaveCount(2);
  await expectFine();
});

test('[TRN-2] [SKETCH-1] a lesson is written for a model, and its challenge is read as it is written', async () => {
  await open('/?step=trainer', shelfOf().answers);
  await page.getByRole('link', { name: 'One plate too many' }).click();
  await expect(heading()).toHaveText('One plate too many');
  await page.getByRole('combobox', { name: 'Written for' }).click();
  await page.getByRole('option', { name: 'Sora 2', exact: true }).click();
  await expect(page.getByRole('region', { name: 'After', exact: true })).toContainText('lays the table');
  await expect(page.getByRole('region', { name: 'Before', exact: true }).getByCss('s').first()).toHaveText(
    'sad',
  );
  await expect(page.getByCss('[data-sketch="drawn"] img')).toHaveCount(2);

  const checks = page.getByRole('list', { name: 'Checks' });
  await page.getByLabel('Your shot').fill('A sad man leaves.');
  await expect(checks).toContainText('No light yet');
  await expect(checks).toContainText('sad tells, and no lens can see it');
  await page
    .getByLabel('Your shot')
    .fill(
      'A man tapes the last box and sets one mug on the sill. Wide shot, 28mm, static. Window light from the left.',
    );
  await expect(checks).toContainText('It can be shot as it stands');
  await expect(page.getByRole('button', { name: 'Copy Story Lesson' })).toBeVisible();
  await expectFine();
});

test('[TRN-3] the words of the trade are found, drawn and lead to the library', async () => {
  await page.viewport(PHONE.width, PHONE.height);
  await open('/?step=trainer');
  await page.getByRole('tab', { name: 'Technical Mastery' }).click();
  const words = page.getByRole('list', { name: 'Words of the trade' }).getByRole('listitem');
  await expect(words).toHaveCount(17);
  await page.getByRole('searchbox', { name: 'Search the vocabulary' }).fill('rembrant');
  await expect(words.first()).toContainText('bright triangle on the dark cheek');
  await expect(words.first().getByCss('svg')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the vocabulary' }).fill('rack focus');
  await expectAddress(/tab=technical.*q=rack/);
  await expect(words.first().getByRole('heading')).toHaveText(/^Rack focus$/i);
  expectNoSidewaysScroll();
  await expectFine();
  await words
    .first()
    .getByRole('link', { name: /^(Honey leaves the spoon|Through the grille)$/ })
    .first()
    .click();
  await expect(heading()).toHaveText('Prompt Library');
  await expect(page.getByText(/^1 of 66 prompts$/)).toBeVisible();
});
