import { readingExamples } from '@cuewright/engine/content/how-it-reads';
import { openAsGuest } from '../../../testing/open.tsx';
import { expect, expectFineInEveryLook, page, test, type } from '../../../testing/page.ts';

const examples = () => page.getByRole('region', { name: /^Twenty lines/ }).getByCss('ol > li');
const own = () => page.getByRole('region', { name: 'Try a line of your own' });

test('[READS-5] the page shows twenty lines as they are read, and one’s own as it is typed', async () => {
  await openAsGuest('/reading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Cuewright reads you');
  await expect(examples()).toHaveCount(readingExamples.length);
  await expect(examples().first()).toContainText('Must not be there no text');
  await expect(examples().last()).toContainText('Light luz de la tarde');

  await page.getByRole('textbox', { name: 'Your line' }).click();
  await type('A fox waits, no people, 16:9');
  const statements = own().getByRole('listitem');
  await expect(statements).toHaveText([
    /A fox waits/,
    /A fox/,
    'Must not be there no people',
    'Setting 16:9',
  ]);
  await expectFineInEveryLook();
  await page.getByRole('textbox', { name: 'Your line' }).fill('');
  await expect(statements).toHaveCount(0);
});
