import { type Answers, answer, refuse } from '../../testing/answers.ts';
import { account } from '../../testing/builders/people.ts';
import { open } from '../../testing/open.tsx';
import { allowNoise, expect, expectFine, page, test } from '../../testing/page.ts';
import { goTo } from '../lib/trail.ts';

/** What is asked for, where it is shown, and what stands there once it has come: nobody new has any. */
const lists: readonly [keyof Answers, string, RegExp | undefined, string, string][] = [
  [
    'GET /api/brainstorm-notes',
    '/?step=brainstorm',
    undefined,
    'Your notes did not load',
    'Start capturing your ideas and inspirations',
  ],
  [
    'GET /api/workspaces',
    '/?step=workspace',
    undefined,
    'Your workspaces did not load',
    'No prompts in this workspace',
  ],
  ['GET /api/prompts', '/?step=library', /^Prompts/, 'Your prompts did not load', 'No prompts yet'],
  [
    'GET /api/image-references',
    '/?step=trainer',
    /^Image Collection/,
    'Your pictures did not load',
    '0 pictures',
  ],
];

for (const [asked, address, tab, failed, empty] of lists)
  test(`[FAIL-1] ${failed}: it says so in its place, and is asked for again`, async () => {
    allowNoise(/Failed to fetch/);
    await open('/', { [asked]: () => refuse('malformed-request') });
    goTo(address);
    if (tab) {
      await page.getByRole('button', { name: /^Account of / }).click();
      await page.getByRole('tab', { name: tab }).click();
    }
    const said = page.getByRole('alert').filter({ hasText: failed });
    await expect(said).toBeVisible();
    // The account around a tab is looked at in its own tests.
    if (!tab) await expectFine();
    answer({ [asked]: account()[asked] });
    await said.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(empty).first()).toBeVisible();
    await expect(said).toBeHidden();
  });
